<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ClassList</name>
    <message numerus="yes">
        <source>%1 · %n round(s)</source>
        <comment>number and rounds</comment>
        <translation>
            <numerusform>%1 · %n round</numerusform>
            <numerusform>%1 · %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::RecordsClerk</name>
    <message numerus="yes">
        <source>It works: %n person(s),</source>
        <translation>
            <numerusform>It works: %n person,</numerusform>
            <numerusform>It works: %n people,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s).</source>
        <translation>
            <numerusform>%n session.</numerusform>
            <numerusform>%n sessions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CheckCard</name>
    <message numerus="yes">
        <source>It declares %n certificate(s) or key(s) void.</source>
        <translation>
            <numerusform>It declares %n certificate or key void.</numerusform>
            <numerusform>It declares %n certificates or keys void.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::CoursePage</name>
    <message numerus="yes">
        <source>deal %n task(s)</source>
        <translation>
            <numerusform>deal %n task</numerusform>
            <numerusform>deal %n tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n question(s)</source>
        <translation>
            <numerusform>%n question</numerusform>
            <numerusform>%n questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done.</source>
        <translation>
            <numerusform>%1 of %n lesson done.</numerusform>
            <numerusform>%1 of %n lessons done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::DrillWords</name>
    <message numerus="yes">
        <source>Cut out %n chip(s) of %1.</source>
        <translation>
            <numerusform>Cut out %n chip of %1.</numerusform>
            <numerusform>Cut out %n chips of %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::EffortCard</name>
    <message numerus="yes">
        <source>On average over %n round(s):</source>
        <translation>
            <numerusform>On average over %n round:</numerusform>
            <numerusform>On average over %n rounds:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamLines</name>
    <message numerus="yes">
        <source>%1 (%n round(s))</source>
        <translation>
            <numerusform>%1 (%n round)</numerusform>
            <numerusform>%1 (%n rounds)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n minute(s)</source>
        <translation>
            <numerusform>%1, %n minute</numerusform>
            <numerusform>%1, %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>You deal %n round by the rules of %1.</numerusform>
            <numerusform>You deal %n rounds by the rules of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal at least %n round(s) by the rules of %1.</source>
        <translation>
            <numerusform>You deal at least %n round by the rules of %1.</numerusform>
            <numerusform>You deal at least %n rounds by the rules of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) are taken.</source>
        <translation>
            <numerusform>%n seat is taken.</numerusform>
            <numerusform>%n seats are taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the last round: %n question(s) about the rules of the house.</source>
        <translation>
            <numerusform>After the last round: %n question about the rules of the house.</numerusform>
            <numerusform>After the last round: %n questions about the rules of the house.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minute(s).</source>
        <translation>
            <numerusform>You have %n minute.</numerusform>
            <numerusform>You have %n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round may take %n second(s) on average.</source>
        <translation>
            <numerusform>A round may take %n second on average.</numerusform>
            <numerusform>A round may take %n seconds on average.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamTile</name>
    <message numerus="yes">
        <source>%n round(s), %1</source>
        <comment>rounds done and time</comment>
        <translation>
            <numerusform>%n round, %1</numerusform>
            <numerusform>%n rounds, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ExamsPage</name>
    <message numerus="yes">
        <source>%n exam(s) under way</source>
        <translation>
            <numerusform>%n exam under way</numerusform>
            <numerusform>%n exams under way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeapsView</name>
    <message numerus="yes">
        <source>A stack of %n chip(s)</source>
        <translation>
            <numerusform>A stack of %n chip</numerusform>
            <numerusform>A stack of %n chips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HeatMap</name>
    <message numerus="yes">
        <source>At no seat: %n mistake(s)</source>
        <translation>
            <numerusform>At no seat: %n mistake</numerusform>
            <numerusform>At no seat: %n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat %1, %2: %n mistake(s)</source>
        <comment>seat and bet</comment>
        <translation>
            <numerusform>Seat %1, %2: %n mistake</numerusform>
            <numerusform>Seat %1, %2: %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::HouseTile</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::LessonPage</name>
    <message numerus="yes">
        <source>%n mistake(s). Deal one more like it.</source>
        <translation>
            <numerusform>%n mistake. Deal one more like it.</numerusform>
            <numerusform>%n mistakes. Deal one more like it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clean. %n round(s) to go.</source>
        <translation>
            <numerusform>Clean. %n round to go.</numerusform>
            <numerusform>Clean. %n rounds to go.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ManyPage</name>
    <message numerus="yes">
        <source>Not one finding in %n session(s).</source>
        <translation>
            <numerusform>Not one finding in %n session.</numerusform>
            <numerusform>Not one finding in %n sessions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n session(s). Enter opens the last time it happened.</source>
        <translation>
            <numerusform>In %n session. Enter opens the last time it happened.</numerusform>
            <numerusform>In %n sessions. Enter opens the last time it happened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::MistakesPage</name>
    <message numerus="yes">
        <source>%1 mistakes in %n round(s), without those put right at once</source>
        <translation>
            <numerusform>%1 mistakes in %n round, without those put right at once</numerusform>
            <numerusform>%1 mistakes in %n rounds, without those put right at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PersonPage</name>
    <message numerus="yes">
        <source>%n session(s)</source>
        <translation>
            <numerusform>%n session</numerusform>
            <numerusform>%n sessions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PinChange</name>
    <message numerus="yes">
        <source>A PIN has %n characters or more.</source>
        <translation>
            <numerusform>A PIN has %n character or more.</numerusform>
            <numerusform>A PIN has %n characters or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PracticeRun</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) left</source>
        <translation>
            <numerusform>%n minute left</numerusform>
            <numerusform>%n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s). It will come again soon.</source>
        <translation>
            <numerusform>%n mistake. It will come again soon.</numerusform>
            <numerusform>%n mistakes. It will come again soon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::PractiseScreen</name>
    <message numerus="yes">
        <source>You know %1 of %n skill(s) of this house. Rounds are made for what is due, weak or next.</source>
        <translation>
            <numerusform>You know %1 of %n skill of this house. Rounds are made for what is due, weak or next.</numerusform>
            <numerusform>You know %1 of %n skills of this house. Rounds are made for what is due, weak or next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None is open in this house. A mistake stays here until its skill went right %n time(s) in a row.</source>
        <translation>
            <numerusform>None is open in this house. A mistake stays here until its skill went right %n time in a row.</numerusform>
            <numerusform>None is open in this house. A mistake stays here until its skill went right %n times in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), %1 of them clean.</source>
        <translation>
            <numerusform>%n round, %1 of them clean.</numerusform>
            <numerusform>%n rounds, %1 of them clean.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new is known yet: a skill counts once it went right %n time(s) in a row.</source>
        <translation>
            <numerusform>Nothing new is known yet: a skill counts once it went right.</numerusform>
            <numerusform>Nothing new is known yet: a skill counts once it went right %n times in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ProgressScreen</name>
    <message numerus="yes">
        <source>%n skill(s) are due today.</source>
        <translation>
            <numerusform>%n skill is due today.</numerusform>
            <numerusform>%n skills are due today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ready for the exam: %n skill(s) missing.</source>
        <translation>
            <numerusform>Ready for the exam: %n skill missing.</numerusform>
            <numerusform>Ready for the exam: %n skills missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewPage</name>
    <message numerus="yes">
        <source>Round %1: %n finding(s)</source>
        <translation>
            <numerusform>Round %1: %n finding</numerusform>
            <numerusform>Round %1: %n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ReviewScreen</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioCard</name>
    <message numerus="yes">
        <source>%1, %n seat(s) taken</source>
        <translation>
            <numerusform>%1, %n seat taken</numerusform>
            <numerusform>%1, %n seats taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScenarioEditor</name>
    <message numerus="yes">
        <source>The house&apos;s own dealer deals it in %n line(s), without a finding.</source>
        <translation>
            <numerusform>The house&apos;s own dealer deals it in %n line, without a finding.</numerusform>
            <numerusform>The house&apos;s own dealer deals it in %n lines, without a finding.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::ScorePanel</name>
    <message numerus="yes">
        <source>Recording, %n round(s)</source>
        <translation>
            <numerusform>Recording, %n round</numerusform>
            <numerusform>Recording, %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SecretRules</name>
    <message numerus="yes">
        <source>A passphrase has %n characters or more. It guards the key that signs certificates.</source>
        <translation>
            <numerusform>A passphrase has %n character or more. It guards the key that signs certificates.</numerusform>
            <numerusform>A passphrase has %n characters or more. It guards the key that signs certificates.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SessionLibrary</name>
    <message numerus="yes">
        <source>%n line(s) of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</source>
        <translation>
            <numerusform>%n line of it cannot be resumed; it stays in the file, and what you deal now is kept in a new one.</numerusform>
            <numerusform>%n lines of it cannot be resumed; they stay in the file, and what you deal now is kept in a new one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::SkillMap</name>
    <message numerus="yes">
        <source>%1: right in %2 of %n round(s), due %3.</source>
        <translation>
            <numerusform>%1: right in %2 of %n round, due %3.</numerusform>
            <numerusform>%1: right in %2 of %n rounds, due %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::TrainerDoor</name>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Too many wrong tries. Wait %n second.</numerusform>
            <numerusform>Too many wrong tries. Wait %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Wrong. Wait %n second before the next try.</numerusform>
            <numerusform>Wrong. Wait %n seconds before the next try.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwise::ui::WhoDealsPopup</name>
    <message numerus="yes">
        <source>Too many wrong tries. Wait %n second(s).</source>
        <translation>
            <numerusform>Too many wrong tries. Wait %n second.</numerusform>
            <numerusform>Too many wrong tries. Wait %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrong. Wait %n second(s) before the next try.</source>
        <translation>
            <numerusform>Wrong. Wait %n second before the next try.</numerusform>
            <numerusform>Wrong. Wait %n seconds before the next try.</numerusform>
        </translation>
    </message>
</context>
</TS>
