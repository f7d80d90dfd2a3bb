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

/// The house's own dealer shows a round: at one table, or at two beside each other with the same
/// shoe, the same patrons and the same decisions.
class DemoScreen : public Screen
{
    Q_OBJECT

public:
    explicit DemoScreen(Shell &shell, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void left() override { setPlaying(false); }
    void houseChanged(const KnownHouse &known) override;
    void viewOptionsChanged(const ViewOptions &options) override;
    [[nodiscard]] bool isPresentation() const override { return true; }

    /// At both tables.
    void chooseHouse(const std::string &name);
    void chooseHouses(const std::string &left, const std::string &right);
    void setSeed(std::uint64_t seed);
    void setSituation(Situation situation);
    [[nodiscard]] Situation situation() const;
    void setTwoTables(bool two);
    [[nodiscard]] bool hasTwoTables() const;
    /// False: each dealer goes at his own speed.
    void setLockStep(bool lockStep);
    void setLargeType(bool large);
    /// What the dealer does wrong; the first round from here on that has room for it.
    void setMistake(ShownMistake mistake);
    [[nodiscard]] ShownMistake mistake() const;
    /// A picture of each step, for slides: `stem-000.png` and on. `picturesWritten` comes when they
    /// are.
    void writePictures(const QString &stem);
    /// Steps that are over.
    void goTo(int step) { m_player.goTo(step); }
    [[nodiscard]] int step() const { return m_player.step(); }
    [[nodiscard]] int steps() const { return m_player.steps(); }
    void setPlaying(bool playing) { m_player.setPlaying(playing); }
    [[nodiscard]] bool isPlaying() const { return m_player.isPlaying(); }
    [[nodiscard]] DemoTable *leftTable() const { return m_left; }
    [[nodiscard]] DemoTable *rightTable() const { return m_right; }
    /// Beside the mistakes: why something cannot be shown here.
    [[nodiscard]] QString note() const;
    /// Shows what the difference costs, or hides it.
    void showDifference();
    [[nodiscard]] DifferenceCard *difference() const { return m_card; }

Q_SIGNALS:
    /// The average over a thousand rounds was worked out.
    void averaged();
    /// The text is why one cannot be written.
    void picturesWritten(int pictures, const QString &trouble);
    /// "Now you."
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
    void tellSaved(const QString &trouble, const QString &what);
    void showStep();
    [[nodiscard]] int guests() const;

    std::uint64_t m_seed = 3;
    DemoPlayer m_player;
    DemoTable *m_left;
    DemoTable *m_right;
    std::string m_leftHouse; ///< as it was chosen last
    DemoHeader *m_header;
    DemoFooter *m_footer;
    DifferenceCard *m_card;
    DemoPictures m_pictures;
    int m_stepBeforePictures = 0;
    bool m_largeType = false;
};

} // namespace pitwise::ui
