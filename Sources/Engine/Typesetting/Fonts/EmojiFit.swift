import Foundation

/// The size of emoji beside text of a size.
///
/// iOS draws small emoji larger than the text. The height of U+1F914 in a `UILabel`, in pixels at two a point, was
/// measured for every size from 11 to 30 points (flutter/flutter issue 28894): 28 30 32 34 38 40 40 40 41 42 43 44 46
/// 48 50 52 54 56 56 58. With ink 0.97 of its box high, the box is 1.25 times the size up to 16 points, 20 points
/// until 18, and then grows to the size itself at 24 points; every row agrees within a pixel.
///
/// The advance is 1.125 boxes (45 points at 40, openradar 29235932). Noto's pictures are 136 pixels wide with ink 117
/// high: at that advance their ink is 0.97 of the box too, about the middle of the capitals.
enum EmojiFit {
    /// The side of the box, in points.
    static func box(ofSize size: CGFloat) -> CGFloat {
        if size <= 16 { return size * 1.25 }
        if size >= 24 { return size }
        return size <= 18 ? 20 : 20 + (size - 18) * 2 / 3
    }

    /// The advance from box to box, in boxes.
    static let advance: CGFloat = 1.125

    /// The em size at which a font's emoji have that advance.
    static func emSize(ofSize size: CGFloat, in font: FontInstance) -> CGFloat {
        let own = font.glyph(of: "\u{1F600}").map { font.advance(of: $0) } ?? advance
        return box(ofSize: size) * advance / max(own, 0.1)
    }
}
