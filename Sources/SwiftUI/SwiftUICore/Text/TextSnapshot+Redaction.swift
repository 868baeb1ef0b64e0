import Drawing
import Foundation
import Typesetting

extension TextSnapshot {
    /// Draws a bar in place of each line. It is as wide as the line and reaches from the baseline to the height of capitals.
    ///
    /// Source: the pictures named at `ResolvedText.redacted`. The bars are 11.9 points high for a text of 17 points and 10.5 for one of 15,
    /// and the areas that their corners leave out are those of radii of 2.5 and 2.1 points.
    func paintRedacted(at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        guard let fill = fills.first else { return }
        for line in layout.lines {
            guard let capHeight = line.glyphs.map(\.capHeight).max() else { continue }
            let bar = CGRect(x: origin.x + line.left, y: origin.y + line.baseline - capHeight, width: line.width, height: capHeight)
            painter.drawRedacted(bar, cornerRadius: capHeight / 5, fill: fill, in: CGRect(origin: origin, size: layout.size))
        }
    }
}

extension ResolvedText {
    /// The text that bars are as long as: any character counts as much as another, a space too.
    ///
    /// Source: pictures of iOS 26 at two pixels a point in the public repository kasianov-mikhail/scout,
    /// `Tests/ScoutSnapshotTests/__Snapshots__`, on their middle row of pixels. `ReleaseRowSnapshotTests/rows.1.png` has bars of 35.54, 49.57
    /// and 56.57 points for the 5, 7 and 8 characters of "3.2.1", "100.00%" and "1000.00%" at 15 points; `TrendCardSnapshotTests/
    /// states.1.png` one of 39.51 points for 5 spaces at 17 points. An x with 0.0432 em less between two of them gives each within 0.07
    /// points. No picture shows how lines of several words break: here they do at spaces.
    var redacted: ResolvedText {
        var result = self
        (result.runs, result.styles) = ([], [])
        let hasWords = string.contains { !$0.isWhitespace }
        for (run, style) in zip(runs, styles) {
            guard run.attachment == nil, let last = run.text.last else {
                result.append(run, style)
                continue
            }
            func letters(_ text: Substring) -> String {
                text.map { $0.isNewline ? String($0) : $0.isWhitespace && hasWords ? "x\u{200B}" : "x" }.joined()
            }
            var (beginning, end) = (run, run)
            beginning.text = letters(run.text.dropLast())
            beginning.tracking = -0.0432 * run.font.sizeInPoints
            (beginning.kerning, end.tracking, end.kerning) = (0, 0, 0)
            end.text = letters(Substring(String(last)))
            if !beginning.text.isEmpty { result.append(beginning, style) }
            result.append(end, style)
        }
        return result
    }

    private mutating func append(_ run: TextRun, _ style: Style) {
        runs.append(run)
        styles.append(style)
    }
}
