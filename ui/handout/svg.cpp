// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/handout/document.h"

#include "ui/text/gamewords.h"

#include <cmath>

namespace pitwise {

namespace {

using namespace sketch;

std::string svgNumber(double value)
{
    const auto hundredths = std::lround(value * 100);
    const auto whole = std::labs(hundredths) / 100;
    const auto rest = std::labs(hundredths) % 100;
    return (hundredths < 0 ? "-" : "") + std::to_string(whole) + (rest < 10 ? ".0" : ".")
         + std::to_string(rest);
}

std::string attribute(const char *name, double value)
{
    return std::string{" "} + name + "=\"" + svgNumber(value) + '"';
}

const char *svgColour(Tone tone)
{
    switch (tone) {
    case Tone::Cloth:
        return "#e3efe7";
    case Tone::Shade:
        return "#c9dbd0";
    case Tone::Line:
        return "#2f6b4a";
    case Tone::Ink:
        return "#222";
    case Tone::Mark:
        break;
    }
    return "#9a5b00";
}

/// Each part as SVG.
struct SvgPart
{
    const Wording &say;

    [[nodiscard]] std::string text(Point at, const std::string &words, double size,
                                   const std::string &more) const
    {
        return "<text" + attribute("x", at.x) + attribute("y", at.y + size * 0.35)
             + attribute("font-size", size) + ' ' + more + '>' + escapedHtml(words) + "</text>";
    }
    static std::string points(const std::vector<Point> &all)
    {
        std::string list;
        for (const Point &point : all)
            list += svgNumber(point.x) + ',' + svgNumber(point.y) + ' ';
        return list;
    }
    static std::string card(Point at, double scale, const char *style)
    {
        return "<rect" + attribute("x", at.x - CardWide * scale / 2)
             + attribute("y", at.y - CardHigh * scale / 2) + attribute("width", CardWide * scale)
             + attribute("height", CardHigh * scale) + " rx=\"0.6\" " + style + "/>";
    }

    std::string operator()(const Area &part) const
    {
        return "<polygon points=\"" + points(part.corners) + "\" fill=\"" + svgColour(part.fill)
             + "\" stroke=\"#2f6b4a\" stroke-width=\"0.3\"/>";
    }
    std::string operator()(const Box &part) const
    {
        return "<rect" + attribute("x", part.corner.x) + attribute("y", part.corner.y)
             + attribute("width", part.wide) + attribute("height", part.high) + " rx=\"1\" fill=\""
             + svgColour(part.fill) + "\" stroke=\"#2f6b4a\" stroke-width=\"0.25\"/>";
    }
    std::string operator()(const Spot &part) const
    {
        return "<circle" + attribute("cx", part.at.x) + attribute("cy", part.at.y)
             + attribute("r", part.radius)
             + " fill=\"none\" stroke=\"#2f6b4a\" stroke-width=\"0.3\""
             + (part.later ? " stroke-dasharray=\"0.8 0.6\"" : "") + "/>"
             + text(part.at, say(part.text), part.radius * 0.55,
                    "text-anchor=\"middle\" fill=\"#2f6b4a\"");
    }
    std::string operator()(const Stack &part) const
    {
        std::string all;
        double y = part.at.y;
        for (std::size_t i = 0; i < part.chips.size(); ++i, y -= 0.6 * part.scale)
            all += "<ellipse" + attribute("cx", part.at.x) + attribute("cy", y)
                 + attribute("rx", 2.2 * part.scale) + attribute("ry", 1.6 * part.scale)
                 + " fill=\"#fff\" stroke=\"#444\" stroke-width=\"0.25\"/>";
        if (!part.chips.empty())
            all += text({part.at.x, y + 0.6 * part.scale}, toText(part.chips.back()),
                        1.7 * part.scale, "text-anchor=\"middle\" fill=\"#222\"");
        return all;
    }
    std::string operator()(const PlayingCard &part) const
    {
        if (!part.card)
            return card(part.at, part.scale,
                        "fill=\"#b9c7d8\" stroke=\"#444\" stroke-width=\"0.25\"");
        const bool red = part.card->suit() == 1 || part.card->suit() == 2;
        return card(part.at, part.scale, "fill=\"#fff\" stroke=\"#444\" stroke-width=\"0.25\"")
             + text(part.at, say(cardWords(*part.card)), 2.7 * part.scale,
                    std::string{"text-anchor=\"middle\" font-weight=\"bold\" fill=\""}
                        + (red ? "#c4222d" : "#1d1f24") + '"');
    }
    std::string operator()(const CardPlace &part) const
    {
        return card(part.at, part.scale,
                    "fill=\"none\" stroke=\"#2f6b4a\" stroke-width=\"0.25\" "
                    "stroke-dasharray=\"0.8 0.6\"");
    }
    std::string operator()(const CutCard &part) const
    {
        return "<rect" + attribute("x", part.at.x - 0.4) + attribute("y", part.at.y - part.high / 2)
             + " width=\"0.8\"" + attribute("height", part.high) + " fill=\"#d9a300\"/>";
    }
    std::string operator()(const Badge &part) const
    {
        return "<circle" + attribute("cx", part.at.x) + attribute("cy", part.at.y)
             + " r=\"1.7\" fill=\"#9a5b00\"/>"
             + text(part.at, std::to_string(part.number), 2.1,
                    "text-anchor=\"middle\" font-weight=\"bold\" fill=\"#fff\"");
    }
    std::string operator()(const Arrow &part) const
    {
        return "<polyline points=\"" + points(part.through)
             + "\" fill=\"none\" stroke=\"#9a5b00\" stroke-width=\"0.5\" marker-end=\"url(#head)\""
             + (part.dashed ? " stroke-dasharray=\"1.2 0.8\"" : "") + "/>";
    }
    std::string operator()(const Label &part) const
    {
        const char *anchor = part.align == Align::Left   ? "start"
                           : part.align == Align::Middle ? "middle"
                                                         : "end";
        return text(part.at, say(part.text), part.size,
                    std::string{"text-anchor=\""} + anchor + "\" fill=\"" + svgColour(part.tone)
                        + '"' + (part.bold ? " font-weight=\"bold\"" : "")
                        + (part.onLine ? " paint-order=\"stroke\" stroke=\"#e3efe7\" "
                                         "stroke-width=\"1.2\""
                                       : ""));
    }
};

} // namespace

std::string asSvg(const Sketch &drawing, const Wording &say)
{
    std::string text =
        "<svg viewBox=\"0 " + svgNumber(drawing.top) + " 100 " + svgNumber(drawing.height())
        + "\" role=\"img\" font-family=\"sans-serif\"><title>" + escapedHtml(say(drawing.caption))
        + "</title><defs><marker id=\"head\" orient=\"auto\" markerWidth=\"5\" "
          "markerHeight=\"5\" refX=\"3.4\" refY=\"2\"><path d=\"M0 0 L4 2 L0 4 Z\" "
          "fill=\"#9a5b00\"/></marker></defs>";
    for (const Part &part : drawing.parts)
        text += std::visit(SvgPart{say}, part);
    return text + "</svg>";
}

} // namespace pitwise
