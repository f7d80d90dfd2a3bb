// SPDX-FileCopyrightText: 2026 The Pitwise authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/manual/certificatepage.h"

#include "app/certificate/certificate.h"
#include "ui/paint/pdffile.h"
#include "ui/text/datawords.h"
#include "ui/text/examwords.h"
#include "ui/text/keywords.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>

#include <qrencode.h>

#include <memory>

namespace pitwise {

namespace {

constexpr int Dpi = 144; // two dots to a point
constexpr qreal Wide = 1190; // A4
constexpr qreal High = 1684;
constexpr qreal Margin = 110;

QString text(const std::string &value)
{
    return QString::fromStdString(value);
}

/// Fills sentences in, in the language of whoever writes the page.
class Said
{
public:
    explicit Said(const Wording &say) : m_say(say) { }

    [[nodiscard]] QString operator()(const char *pattern,
                                     const std::vector<std::string> &values = {}) const
    {
        std::vector<Sentence> parts;
        for (const std::string &value : values)
            parts.push_back(plain(value));
        return text(m_say(words(pattern, std::move(parts))));
    }
    [[nodiscard]] QString operator()(const Sentence &sentence) const
    {
        return text(m_say(sentence));
    }

private:
    const Wording &m_say;
};

/// Paints the page from top to bottom.
class Page
{
public:
    Page(QPainter &painter, const Certificate &certificate, const Said &said)
        : m_painter(painter),
          m_certificate(certificate),
          m_said(said),
          m_ink(ui::paper().text),
          m_dim(ui::paper().dim),
          m_accent(ui::feltOf(text(certificate.house)).cloth)
    {
    }

    void paint(const std::string &payload)
    {
        head();
        facts();
        groups();
        code(payload);
        signatures();
    }

private:
    /// A line of text, cut off with dots if it is too long. `across` is 0 to 1 of the width.
    void line(qreal y, const QString &words, qreal size, QFont::Weight weight, const QColor &colour,
              qreal x = Margin, qreal width = Wide - 2 * Margin, int align = Qt::AlignLeft)
    {
        const QFont font = ui::paperFont(size, weight);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        const QFontMetricsF metrics{font};
        m_painter.drawText(QRectF{x, y, width, size * 1.5}, align | Qt::AlignVCenter,
                           metrics.elidedText(words, Qt::ElideRight, width));
    }

    void head()
    {
        m_painter.fillRect(QRectF{0, 0, Wide, 40}, m_accent);
        line(120, text(m_certificate.site), 30, QFont::DemiBold, m_accent);
        line(200, m_said(QT_TRANSLATE_NOOP("Words", "Certificate")), 64, QFont::Bold, m_ink);
        line(320, m_said(QT_TRANSLATE_NOOP("Words", "This certifies that")), 26, QFont::Normal,
             m_dim);
        line(365, text(m_certificate.name), 54, QFont::DemiBold, m_ink);
        line(450, m_said(QT_TRANSLATE_NOOP("Words", "number %1"), {m_certificate.number}), 26,
             QFont::Normal, m_dim);
        line(500, m_said(QT_TRANSLATE_NOOP("Words", "passed the dealing exam")), 26, QFont::Normal,
             m_dim);
        line(545, text(m_certificate.examName), 40, QFont::DemiBold, m_ink);
    }

    void facts()
    {
        const Certificate &c = m_certificate;
        const QList<std::pair<QString, QString>> rows{
            {m_said(QT_TRANSLATE_NOOP("Words", "House")), text(c.houseName)},
            {m_said(QT_TRANSLATE_NOOP("Words", "Game")), m_said(choiceWords("game", c.gameName))},
            {m_said(QT_TRANSLATE_NOOP("Words", "Score")),
             m_said(words(QT_TRANSLATE_NOOP("Words", "%1 of 100, %2 rounds"),
                          {figure(c.statement.score), plain(c.statement.rounds)}))},
            {m_said(QT_TRANSLATE_NOOP("Words", "Hours dealt")), m_said(figure(c.hours))},
            {m_said(QT_TRANSLATE_NOOP("Words", "Granted")), m_said(dayWords(toText(c.granted)))},
            {m_said(QT_TRANSLATE_NOOP("Words", "Valid until")),
             m_said(dayWords(toText(c.expires)))},
        };
        qreal y = 660;
        for (const auto &[label, value] : rows) {
            line(y, label, 24, QFont::Normal, m_dim, Margin, 260);
            line(y, value, 24, QFont::DemiBold, m_ink, Margin + 280, Wide - 2 * Margin - 280);
            y += 46;
        }
    }

    void groups()
    {
        qreal y = 980;
        for (const SkillGroup group : AllSkillGroups) {
            const std::string &value =
                m_certificate.statement.groups[static_cast<std::size_t>(group)];
            const bool occurred = !value.ends_with(" of 0)");
            const double share =
                occurred ? QString::fromStdString(value).section(QLatin1Char(' '), 0, 0).toDouble()
                         : 0;
            line(y, m_said(groupWords(group)), 24, QFont::Normal, m_dim, Margin, 260);
            const QRectF bar{Margin + 280, y + 10, 380, 16};
            m_painter.fillRect(bar, ui::paper().line);
            m_painter.fillRect(QRectF{bar.topLeft(), QSizeF{bar.width() * share / 100, 16}},
                               m_accent);
            line(y, m_said(gradeWords(value)), 24, QFont::DemiBold, m_ink, Margin + 690, 280);
            y += 46;
        }
    }

    void code(const std::string &payload)
    {
        const std::unique_ptr<QRcode, void (*)(QRcode *)> code{
            QRcode_encodeData(static_cast<int>(payload.size()),
                              reinterpret_cast<const unsigned char *>(payload.data()), 0,
                              QR_ECLEVEL_M),
            QRcode_free};
        if (!code)
            return;
        constexpr qreal Side = 260;
        const qreal module = Side / code->width;
        const QPointF from{Margin, 1260};
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(Qt::black);
        for (int y = 0; y < code->width; ++y) {
            for (int x = 0; x < code->width; ++x) {
                if ((code->data[y * code->width + x] & 1) != 0)
                    m_painter.drawRect(QRectF{from.x() + x * module, from.y() + y * module,
                                              module + 0.3, module + 0.3});
            }
        }
        line(1546,
             m_said(QT_TRANSLATE_NOOP(
                 "Words", "The code names the file that proves this page; it is attached to "
                          "this document. Check it: pitwise-cli verify")),
             18, QFont::Normal, m_dim);
        line(1573, m_said(QT_TRANSLATE_NOOP("Words", "Certificate %1"), {m_certificate.id}), 18,
             QFont::Normal, m_dim);
        line(1600, m_said(QT_TRANSLATE_NOOP("Words", "Key %1"), {m_certificate.key.fingerprint()}),
             18, QFont::Normal, m_dim);
    }

    void signatures()
    {
        const qreal left = Margin + 340;
        const QList<QString> who{
            m_said(QT_TRANSLATE_NOOP("Words", "%1, trainer"), {m_certificate.trainer}),
            m_said(QT_TRANSLATE_NOOP("Words", "%1, dealer"), {m_certificate.name})};
        qreal y = 1340;
        for (const QString &name : who) {
            m_painter.fillRect(QRectF{left, y, Wide - Margin - left, 2}, m_dim);
            line(y + 8, name, 20, QFont::Normal, m_dim, left, Wide - Margin - left);
            y += 120;
        }
    }

    QPainter &m_painter;
    const Certificate &m_certificate;
    const Said &m_said;
    QColor m_ink;
    QColor m_dim;
    QColor m_accent;
};

} // namespace

std::string qrPayload(const std::string &pitcert, const std::string &fileName)
{
    const Certificate c = readCertificate(pitcert).certificate;
    return "pitcert:" + toHex(digestOf(pitcert)) + "?id=" + c.id + "&key=" + c.key.id()
         + "&file=" + fileName;
}

QString writeCertificatePage(const std::string &pitcert, const QString &fileName,
                             const QString &path, const Wording &say)
{
    const Said said{say};
    const CertificateReading reading = readCertificate(pitcert);
    if (!reading.ok())
        return said(QT_TRANSLATE_NOOP("Words", "it is not a certificate: %1"), {reading.fault});
    QBuffer buffer;
    buffer.open(QBuffer::WriteOnly);
    {
        QPdfWriter writer{&buffer};
        writer.setPageSize(QPageSize{QPageSize::A4});
        writer.setPageMargins({});
        writer.setResolution(Dpi);
        writer.setTitle(
            said(QT_TRANSLATE_NOOP("Words", "Certificate of %1"), {reading.certificate.name}));
        writer.setCreator(QStringLiteral("Pitwise"));
        writer.addFileAttachment(fileName, QByteArray::fromStdString(pitcert),
                                 QStringLiteral("text/plain"));
        QPainter painter{&writer};
        painter.setRenderHint(QPainter::Antialiasing, false);
        Page{painter, reading.certificate, said}.paint(qrPayload(pitcert, fileName.toStdString()));
    }
    return ui::writePdfFile(buffer.data(), path);
}

} // namespace pitwise
