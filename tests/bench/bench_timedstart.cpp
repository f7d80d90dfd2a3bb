// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pitwise, or a bare window with an empty graphics view, up to the first painted frame: then it
// ends. Whoever starts it measures.

#include "app/desktop/run.h"
#include "ui/shell/mainwindow.h"
#include "ui/table/tableview.h"

#include <QApplication>
#include <QGraphicsView>

#include <cstdlib>
#include <cstring>

namespace {

/// Ends the program after the first paint event of the widget it watches.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(QObject *watched) : QObject(watched) { watched->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(
                qApp, [] { std::_Exit(0); }, Qt::QueuedConnection);
        return false;
    }
};

int bare(int argc, char **argv)
{
    QApplication application{argc, argv};
    QMainWindow window;
    auto *view = new QGraphicsView{&window};
    view->setScene(new QGraphicsScene{view});
    window.setCentralWidget(view);
    window.resize(1280, 720);
    window.show();
    new FirstPaint{view->viewport()};
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    if (argc > 1 && std::strcmp(argv[1], "--bare") == 0)
        return bare(argc, argv);
    return pitwise::run(argc, argv, [](pitwise::ui::MainWindow &window) {
        const auto views = window.findChildren<pitwise::ui::TableView *>();
        new FirstPaint{views.isEmpty() ? static_cast<QObject *>(&window) : views.front()};
    });
}
