import Foundation

/// The fit of glyphs of the bundled icon fonts to symbols beside text, in fractions of the text's size.
///
/// Measured on iOS, body (17 points) at three pixels a point:
/// - `heart.fill`: box 20.667 x 17.333, ink 16.667 x 15.333 (rounded out to pixels) at (2, 1) in it. The glyph's ink is
///   426 x 394 units of 512.
/// - `checkmark.circle`: box 19.667 x 19, baseline of the text beside it 15.66 below the box's top. The glyph's ink is
///   437 x 438 units.
///
/// An em of 1.165 x 17 = 19.805 points makes the heart's ink 16.48 x 15.24 and the circle's 16.90 x 16.94, the sizes
/// that both boxes allow with one vertical margin. The box is rounded up to pixels.
enum SymbolFit {
    static let emSize: CGFloat = 1.165
    /// Above and below the ink: 1.01 of 17 points; boxes 17.26 and 18.96 high before rounding.
    static let verticalMargin: CGFloat = 0.0594
    /// The margin beside the ink: 2.0 of 17 points for the heart, 1.3 for the circle, which both boxes need.
    static let sideMargin: CGFloat = 0.118
    static let enclosedSideMargin: CGFloat = 0.0765
    /// The middle of every glyph above its baseline, in ems of the icon font (192 of 512 units); it stands on the
    /// middle of the text's capitals, as SF Symbols' circles do.
    static let middle: CGFloat = 0.375

    /// Symbols in a circle reach to the margins of their box, others keep more distance.
    static func sideMargin(ofSymbol name: String) -> CGFloat {
        name.split(separator: ".").contains("circle") ? enclosedSideMargin : sideMargin
    }
}
