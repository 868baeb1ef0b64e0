import Foundation

/// The fit of the bundled faces to the system's fonts.
///
/// **Size.** The capitals of Inter's text cut are 2048/2816 = 0.7273 em high, those of its display cut 1472/2048 =
/// 0.7188 em, SF's 1443/2048 = 0.7046 em. At one point size Inter would look 3 % and 2 % larger, so its glyphs are
/// drawn at 0.9688 and 0.9803 of the nominal size; the text cut's x-height becomes 0.528 em, SF's is 0.526. The serif
/// and monospaced faces are fitted by their capitals alike, so that designs mix on a line.
///
/// **Width.** With that size and SF's tracking table, Inter still runs narrower than SF, the more the bolder:
/// measured against 23 strings of 17-point regular text on iOS the rest is 0.014 em a character, and against
/// "Hello, world" in the nine weights at 13 points on macOS it is the first row below. The display cut was fitted to
/// "Settings" (34 points, bold: 0.010 em) and "Hello World" (34 points, black, rounded: 0.035 em), two points through
/// which the second row runs as the first does.
/// Residual over the 17-point strings: at most 0.9 %, 0.4 % on average; over 13-point capitals 0.7 %.
///
/// **Optical size.** SF's letters come closer to its display cut point by point, Inter's are those of one cut or the other. On macOS
/// "Hello, world 0123" is 8.195 em wide from 10 to 17 points (without the tracking table), 7.678 em at 22 and 7.298 em at 26, which lie
/// on a line that meets Inter's display cut, 7.252 em, at 26.5 points. Between 17 and 26.5 points the spaces between letters make up for
/// the excess or lack of width in the cut in use; by weight they differ as the cuts do.
enum SystemFontFit {
    /// The cap height of SF over its em.
    static let capHeight: CGFloat = 1443 / 2048

    /// Thousandths of an em to add after each character at the weights 100, 200 ... 900.
    private static let textSpacing: [CGFloat] = [9, 9, 12, 14, 22, 27, 35, 49, 61]
    private static let displaySpacing: [CGFloat] = [7, 7, 8, 8, 9, 9, 10, 22, 35]

    /// Returns whether the display cut is used: from 20 points, as SF does. Rounded text uses it at every size: SF Rounded has one cut,
    /// and its tracking table is that of a display cut (at 17 points 0.37, SF Pro's text cut has -0.43).
    static func usesDisplayCut(_ font: FontDescription, design: FontDescription.Design) -> Bool {
        design == .rounded || font.sizeInPoints >= 20
    }

    /// Thousandths of an em that the text cut, fitted, is wider than the display cut a character, in the nine weights; from
    /// "Hello, world 0123" in Inter.
    private static let cutDifference: [CGFloat] = [51, 51, 53, 54, 58, 61, 65, 64, 61]

    /// Points to add after each character between the optical sizes of the text and the display cut, 17 and 26.5.
    static func opticalSpacing(ofSize size: CGFloat, weight: Double, isDisplay: Bool) -> CGFloat {
        let displayShare = min(max((size - 17) / 9.5, 0), 1)
        let missing = isDisplay ? 1 - displayShare : -displayShare
        return missing == 0 ? 0 : missing * size * value(atWeight: weight, in: cutDifference) / 1000
    }

    /// Points to add after each character beside the tracking table's.
    static func spacing(ofSize size: CGFloat, weight: Double, isDisplay: Bool) -> CGFloat {
        size * value(atWeight: weight, in: isDisplay ? displaySpacing : textSpacing) / 1000
    }

    /// Points to add after each character of the monospaced face: its letters, fitted by their capitals, are 0.5792 em wide, those of SF
    /// Mono 0.6125 em (10.4 points at 17, measured in pictures of code), alike in all weights.
    static func monospacedSpacing(ofSize size: CGFloat) -> CGFloat { size * (0.6125 - 0.6 * capHeight / 0.73) }

    private static func value(atWeight weight: Double, in table: [CGFloat]) -> CGFloat {
        let place = min(max((weight - 100) / 100, 0), Double(table.count - 1))
        let low = min(Int(place), table.count - 2)
        let part = CGFloat(place - Double(low))
        return table[low] + part * (table[low + 1] - table[low])
    }
}
