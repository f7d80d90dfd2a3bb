// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/style/controlstyle.h"

#include "ui/style/bars.h"
#include "ui/style/buttons.h"
#include "ui/style/fields.h"
#include "ui/style/items.h"
#include "ui/style/controlpainting.h"
#include "ui/style/menus.h"
#include "ui/style/messageicons.h"
#include "ui/style/wholetexts.h"
#include "ui/theme/theme.h"
#include "ui/theme/typescale.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QListView>
#include <QStyleOption>

namespace pitwise::ui {

namespace {

constexpr int ItemInset = 6; // left and right of the text in lists

/// The field inside a spin box or a combo box: its box has the ground and the ring.
bool isInner(const QWidget *widget)
{
    return widget != nullptr
        && (qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) != nullptr
            || qobject_cast<const QComboBox *>(widget->parentWidget()) != nullptr);
}

bool isTip(const QWidget *widget)
{
    return widget != nullptr && widget->inherits("QTipLabel");
}

bool isDropList(const QWidget *widget)
{
    return widget != nullptr && widget->inherits("QComboBoxListView");
}

template<typename Option>
const Option *as(const QStyleOption *option)
{
    return qstyleoption_cast<const Option *>(option);
}

} // namespace

ControlStyle::ControlStyle() : QProxyStyle(QStringLiteral("fusion")) { }

void ControlStyle::install()
{
    if (qobject_cast<ControlStyle *>(QApplication::style()) == nullptr)
        QApplication::setStyle(new ControlStyle); // which owns it
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                                 QPainter *painter, const QWidget *widget) const
{
    const QColor ink = inkOf(option->state, option->palette);
    switch (element) {
    case PE_PanelLineEdit:
        if (!isInner(widget))
            paintLineField(painter, *option);
        return;
    case PE_FrameLineEdit:
        return; // part of the ground
    case PE_Frame:
        return isDropList(widget) ? void() : paintListFrame(painter, *option);
    case PE_FrameMenu:
    case PE_FrameStatusBarItem:
        return;
    case PE_PanelMenu:
        return paintPopupGround(painter, *option, QPalette::Base);
    case PE_PanelTipLabel:
        return paintPopupGround(painter, *option, QPalette::ToolTipBase);
    case PE_PanelButtonTool:
        return paintToolButtonGround(painter, *option);
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        return paintCheckBox(painter, option->rect, option->state, option->palette);
    case PE_IndicatorRadioButton:
        return paintRadioButton(painter, option->rect, option->state, option->palette);
    case PE_IndicatorArrowDown:
        return paintChevron(painter, option->rect, Qt::DownArrow, ink);
    case PE_IndicatorArrowUp:
        return paintChevron(painter, option->rect, Qt::UpArrow, ink);
    case PE_IndicatorArrowLeft:
        return paintChevron(painter, option->rect, Qt::LeftArrow, ink);
    case PE_IndicatorArrowRight:
        return paintChevron(painter, option->rect, Qt::RightArrow, ink);
    case PE_IndicatorHeaderArrow:
        if (const auto *header = as<QStyleOptionHeader>(option))
            paintChevron(painter, option->rect,
                         header->sortIndicator == QStyleOptionHeader::SortUp ? Qt::UpArrow
                                                                             : Qt::DownArrow,
                         option->palette.color(QPalette::PlaceholderText));
        return;
    case PE_FrameFocusRect:
        // The ground of a chosen item says enough, in its own colour.
        if (!(option->state & State_Selected))
            paintFocusRing(painter, option->rect, FieldCorner - 2, option->palette);
        return;
    case PE_PanelItemViewItem:
    case PE_PanelItemViewRow:
        if (const auto *item = as<QStyleOptionViewItem>(option))
            paintItemGround(painter, *item,
                            qobject_cast<const QListView *>(widget) != nullptr ? ItemShape::Rounded
                                                                               : ItemShape::Row);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ControlStyle::drawControl(ControlElement element, const QStyleOption *option,
                               QPainter *painter, const QWidget *widget) const
{
    const auto *button = as<QStyleOptionButton>(option);
    const auto *combo = as<QStyleOptionComboBox>(option);
    const auto *item = as<QStyleOptionMenuItem>(option);
    const auto *progress = as<QStyleOptionProgressBar>(option);
    if (element == CE_PushButtonBevel && button != nullptr)
        return paintPushButton(painter, *button);
    if (element == CE_PushButtonLabel && button != nullptr)
        return paintPushButtonText(painter, *button);
    if (element == CE_PushButton && button != nullptr) {
        paintPushButton(painter, *button);
        return paintPushButtonText(painter, *button);
    }
    if (element == CE_ComboBoxLabel && combo != nullptr)
        return paintComboText(painter, *combo);
    if (element == CE_MenuItem && item != nullptr)
        return paintMenuItem(painter, *item);
    if (element == CE_MenuEmptyArea)
        return;
    if (element == CE_HeaderSection || element == CE_HeaderEmptyArea)
        return paintHeading(painter, *option);
    if (element == CE_ProgressBar && progress != nullptr)
        return paintProgress(painter, *progress);
    QProxyStyle::drawControl(element, option, painter, widget);
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                      QPainter *painter, const QWidget *widget) const
{
    const auto *combo = as<QStyleOptionComboBox>(option);
    const auto *spin = as<QStyleOptionSpinBox>(option);
    const auto *slider = as<QStyleOptionSlider>(option);
    if (control == CC_ComboBox && combo != nullptr)
        return paintComboBox(painter, *combo);
    if (control == CC_SpinBox && spin != nullptr)
        return paintSpinBox(painter, *spin);
    if (control == CC_ScrollBar && slider != nullptr)
        return paintScrollBar(painter, *slider);
    if (control == CC_Slider && slider != nullptr)
        return paintSlider(painter, *slider,
                           subControlRect(control, option, SC_SliderHandle, widget));
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                   SubControl part, const QWidget *widget) const
{
    const auto *combo = as<QStyleOptionComboBox>(option);
    const auto *spin = as<QStyleOptionSpinBox>(option);
    const auto *slider = as<QStyleOptionSlider>(option);
    if (control == CC_ComboBox && combo != nullptr)
        return comboPart(*combo, part);
    if (control == CC_SpinBox && spin != nullptr)
        return spinPart(*spin, part);
    if (control == CC_ScrollBar && slider != nullptr)
        return scrollBarPart(*slider, part);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect ControlStyle::subElementRect(SubElement element, const QStyleOption *option,
                                   const QWidget *widget) const
{
    if (element == SE_LineEditContents && !isInner(widget))
        return option->rect.adjusted(textInset() - 2, 1, 2 - textInset(), -1);
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption *option,
                                     const QSize &size, const QWidget *widget) const
{
    switch (type) {
    case CT_LineEdit:
        return isInner(widget) ? size : roundLineText(size);
    case CT_ComboBox:
        return roundComboText(size);
    case CT_SpinBox:
        return roundSpinText(size);
    case CT_PushButton:
        return pushButtonSize(size);
    case CT_MenuItem:
        if (const auto *item = as<QStyleOptionMenuItem>(option))
            return menuItemSize(*item, size);
        break;
    case CT_ItemViewItem: {
        const QSize plain = QProxyStyle::sizeFromContents(type, option, size, widget);
        return plain.expandedTo({0, scaled(isDropList(widget) ? 30 : 26)});
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                              const QWidget *widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_ToolTipLabelFrameWidth:
        return scaled(7);
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuVMargin:
        return 4;
    case PM_MenuHMargin:
        return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return scaled(18);
    case PM_SliderLength:
        return 18;
    case PM_SliderThickness:
        return 22;
    case PM_MessageBoxIconSize:
        return scaled(44);
    case PM_FocusFrameHMargin: // beside the text of an item, and of the heading above it
    case PM_HeaderMargin:
        return scaled(ItemInset);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                            QStyleHintReturn *more) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup: // a list below the box, not a menu over it
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_UnderlineShortcut:
        return 0;
    case SH_ToolTipLabel_Opacity:
        return 255;
    default:
        return QProxyStyle::styleHint(hint, option, widget, more);
    }
}

QIcon ControlStyle::standardIcon(StandardPixmap which, const QStyleOption *option,
                                 const QWidget *widget) const
{
    const auto ours = messageIcon(which, QApplication::palette());
    return ours ? *ours : QProxyStyle::standardIcon(which, option, widget);
}

void ControlStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (isTip(widget)) {
        // Qt gives tool tips the colours and the font of the desktop.
        widget->setPalette(QApplication::palette());
        widget->setFont(uiFont(13.5));
    }
    if (qobject_cast<QAbstractSpinBox *>(widget) != nullptr
        || qobject_cast<QComboBox *>(widget) != nullptr || widget->inherits("QLineEdit"))
        widget->setAttribute(Qt::WA_Hover);
    auto *view = qobject_cast<QAbstractItemView *>(widget);
    if (view != nullptr && view->findChild<WholeTexts *>() == nullptr)
        new WholeTexts{view};
}

} // namespace pitwise::ui
