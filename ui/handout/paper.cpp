// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/document.h"

namespace pitwise {

std::string_view name(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return "a4";
    case Paper::Letter:
        break;
    }
    return "letter";
}

std::optional<Paper> paperFromText(std::string_view text)
{
    for (const Paper paper : {Paper::A4, Paper::Letter}) {
        if (text == name(paper))
            return paper;
    }
    return std::nullopt;
}

} // namespace pitwise
