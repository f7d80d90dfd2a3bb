// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/screens/demo/demofiles.h"
#include "ui/screens/demo/demoplayer.h"
#include "ui/screens/demo/demotable.h"
#include "ui/shell/screen.h"
#include "ui/shell/shell.h"

namespace pitwise::ui {

class DemoFooter;
class DemoHeader;
class DifferenceCard;

/// The perfect dealer shows a round, at one table or side by side at two with the same shoe,
/// patrons and decisions.
class DemoScreen : public Screen
{
    Q_OBJECT

public:
    explicit DemoScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void left() override { setPlaying(false); }
    void houseChanged(const KnownHouse &known) override;
    void houseRemoved(const std::string &name) override;
    void viewOptionsChanged(const ViewOptions &options) override;
    [[nodiscard]] bool isPresentation() const override { return true; }

    /// For both tables.
    void chooseHouse(const std::string &name);
    void chooseHouses(const std::string &left, const std::string &right);
    void setSeed(std::uint64_t seed);
    void setSituation(Situation situation);
    [[nodiscard]] Situation situation() const;
    void setTwoTables(bool two);
    [[nodiscard]] bool hasTwoTables() const;
    /// False: each dealer works at his own speed.
    void setLockStep(bool lockStep);
    void setLargeType(bool large);
    /// Finds the next round in which this mistake can happen, and shows it.
    void setMistake(ShownMistake mistake);
    [[nodiscard]] ShownMistake mistake() const;
    /// A picture of each step for slides: `stem-000.png` and so on. The screen can be used
    /// meanwhile. Emits `picturesWritten` at the
    /// end.
    void writePictures(const QString &stem);
    /// Goes to the table after `step` steps.
    void goTo(int step) { m_player.goTo(step); }
    [[nodiscard]] int step() const { return m_player.step(); }
    [[nodiscard]] int steps() const { return m_player.steps(); }
    void setPlaying(bool playing) { m_player.setPlaying(playing); }
    [[nodiscard]] bool isPlaying() const { return m_player.isPlaying(); }
    [[nodiscard]] DemoTable *leftTable() const { return m_left; }
    [[nodiscard]] DemoTable *rightTable() const { return m_right; }
    /// The note beside the mistakes: why something cannot be shown.
    [[nodiscard]] QString note() const;
    /// Shows or hides the comparison card.
    void showDifference();
    [[nodiscard]] DifferenceCard *difference() const { return m_card; }

Q_SIGNALS:
    /// The average over a thousand rounds is ready.
    void averaged();
    /// `trouble` is an error message, or empty.
    void picturesWritten(int pictures, const QString &trouble);
    /// The user takes over ("Now you").
    void takenOver(const pitwise::ui::TakeOver &session);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectTables();
    void connectControls();
    void choose(DemoTable *table);
    void load();
    void follow();
    void placeCard();
    void saveAs();
    void reportSaved(const QString &trouble, const QString &what);
    void showStep();
    [[nodiscard]] int guests() const;

    std::uint64_t m_seed = 3;
    DemoPlayer m_player;
    DemoTable *m_left;
    DemoTable *m_right;
    std::string m_leftHouse; ///< the last choice
    DemoHeader *m_header;
    DemoFooter *m_footer;
    DifferenceCard *m_card;
    DemoPictures m_pictures;
    bool m_largeType = false;
};

} // namespace pitwise::ui
