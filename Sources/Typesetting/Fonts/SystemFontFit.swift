import Foundation

/// How the bundled faces are fitted to the system's fonts.
///
/// **Size.** Inter's capitals are 2048/2816 = 0.7273 em high, SF's 1443/2048 = 0.7046 em. At one point size Inter
/// would look 3 % larger, so its glyphs are drawn at 0.9688 of the nominal size; its x-height becomes 0.5287 em, SF's
/// is 0.5264. The serif and monospaced faces are fitted by their capitals alike, so that designs mix on a line.
///
/// **Width.** With that size and SF's tracking table, Inter still runs narrower than SF, the more the bolder:
/// measured against 23 strings of 17-point regular text on iOS the rest is 0.014 em a character, and against
/// "Hello, world" in the nine weights at 13 points on macOS it is the first row below. The display cut was fitted to
/// "Settings" (34 points, bold: 0.017 em) and "Hello World" (34 points, black, rounded: 0.041 em).
/// Residual over the 17-point strings: at most 2.1 %, 0.9 % on average.
enum SystemFontFit {
    /// The cap height of SF over its em.
    static let capHeight: CGFloat = 1443 / 2048

    /// Thousandths of an em to add after each character at the weights 100, 200 ... 900.
    private static let textSpacing: [CGFloat] = [9, 9, 12, 14, 22, 27, 35, 49, 61]
    private static let displaySpacing: [CGFloat] = [13, 13, 14, 15, 16, 16, 17, 29, 41]

    /// The size in points from which the display cut is used.
    static let displaySize: CGFloat = 20

    /// Points to add after each character beside the tracking table's.
    static func spacing(ofSize size: CGFloat, weight: Double) -> CGFloat {
        let table = size < displaySize ? textSpacing : displaySpacing
        let place = min(max((weight - 100) / 100, 0), Double(table.count - 1))
        let low = min(Int(place), table.count - 2)
        let part = CGFloat(place - Double(low))
        return size * (table[low] + part * (table[low + 1] - table[low])) / 1000
    }
}
