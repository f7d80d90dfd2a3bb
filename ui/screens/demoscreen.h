// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "engine/demo/moments.h"
#include "ui/panels/effortcard.h"
#include "ui/panels/timeline.h"
#include "ui/screens/demotable.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace pitwise::ui {

/// A session that somebody goes on with who only watched until now.
struct TakeOver
{
    KnownHouse known;
    SessionSpec spec;
    CrowdSettings patrons;
    std::vector<LogEntry> log;
    bool hasMistake = false; ///< something in it was done wrong
};

/// The house's own dealer shows a round: at one table, or at two beside each other with the same
/// shoe, the same patrons and the same decisions.
class DemoScreen : public QWidget
{
    Q_OBJECT

public:
    explicit DemoScreen(const std::vector<KnownHouse> &houses, QWidget *parent = nullptr);

    void setOptions(const ViewOptions &options);
    void addHouse(const KnownHouse &known);
    /// At both tables.
    void chooseHouse(const std::string &name);
    void chooseHouses(const std::string &left, const std::string &right);
    void setSeed(std::uint64_t seed);
    void setSituation(Situation situation);
    [[nodiscard]] Situation situation() const;
    void setTwoTables(bool two);
    [[nodiscard]] bool hasTwoTables() const;
    /// Else each dealer goes on as fast as he is.
    void setLockStep(bool lockStep);
    void setLargeType(bool large);
    /// What the dealer does wrong; the first round from here on that has room for it.
    void setMistake(ShownMistake mistake);
    [[nodiscard]] ShownMistake mistake() const;
    /// The session as it is dealt at one table, in dealing notation; the text is why it cannot be
    /// written.
    [[nodiscard]] QString writeDealFile(const QString &path, const DemoTable *table) const;
    /// A picture of each step, for slides: `stem-000.png` and on. `picturesWritten` comes when they
    /// are.
    void writePictures(const QString &stem);
    /// Steps that are over.
    void goTo(int step);
    [[nodiscard]] int step() const { return m_step; }
    [[nodiscard]] int steps() const { return static_cast<int>(m_moments.size()) - 1; }
    void setPlaying(bool playing);
    [[nodiscard]] bool isPlaying() const { return m_ticks.isActive(); }
    [[nodiscard]] DemoTable *left() const { return m_left; }
    [[nodiscard]] DemoTable *right() const { return m_right; }
    /// What stands beside the mistakes: that something cannot be shown here.
    [[nodiscard]] QString note() const;
    /// What the difference is, or away with it.
    void showDifference();
    [[nodiscard]] EffortCard *difference() const { return m_card; }

Q_SIGNALS:
    void gone();
    /// The average over a thousand rounds was worked out.
    void averaged();
    /// The text is why one cannot be written.
    void picturesWritten(int pictures, const QString &trouble);
    /// "Now you."
    void takenOver(const pitwise::ui::TakeOver &session);

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeTop(QLayout *page);
    void arrangeBottom(QLayout *page);
    void connectAll();
    void choose(DemoTable *table);
    void load();
    [[nodiscard]] std::optional<Pair> found(Situation situation, ShownMistake mistake) const;
    void follow();
    void workOut();
    void tellDifference();
    void placeCard();
    void saveAs();
    void writePicture(const QString &stem, int step, int before);
    void tellSaved(const QString &trouble, const QString &what);
    void tick();
    void wait();
    [[nodiscard]] int guests() const;

    std::uint64_t m_seed = 3;
    int m_step = 0;
    Moments m_moments{{}};
    QTimer m_ticks;
    DemoTable *m_left;
    DemoTable *m_right;
    std::string m_leftHouse; ///< as it was chosen last
    Timeline *m_timeline;
    QLabel *m_title;
    Choice *m_tables;
    QComboBox *m_situation;
    PillButton *m_again;
    PillButton *m_save;
    Choice *m_mistake;
    QLabel *m_note;
    PillButton *m_large;
    PillButton *m_difference;
    Choice *m_speed;
    Choice *m_pace;
    PillButton *m_back;
    PillButton *m_play;
    PillButton *m_forward;
    QLabel *m_legend;
    EffortCard *m_card;
    std::optional<EffortOfBoth> m_average; ///< of these houses, by the model of the card
    int m_asked = 0; ///< what was asked for last counts
    bool m_largeType = false;
};

} // namespace pitwise::ui
