// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "translations/builtinlanguages.h"

namespace pitwise {

const std::vector<BuiltInLanguage> &builtInLanguages()
{
    static const std::vector<BuiltInLanguage> none;
    return none;
}

} // namespace pitwise
