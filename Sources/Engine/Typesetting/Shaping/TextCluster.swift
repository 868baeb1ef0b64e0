import Foundation

/// The least that moves as one: a character, or several in a ligature.
struct TextCluster: Sendable {
    /// UTF-16 offsets in the paragraph.
    var start: Int32
    var end: Int32
    var item: Int32
    /// Its glyphs in its item's, which run from left to right.
    var firstGlyph: Int32
    var glyphCount: Int32
    var isWhitespace: Bool
    /// True if the cluster ends a line.
    var isLineEnd = false
    /// True if the cluster reaches to the next tab stop.
    var isTab = false
    /// True if a line that starts with the cluster must be shaped again.
    var isUnsafeToBreak: Bool
    /// Points, spacing included; a tab's is found when its line is filled.
    var advance: CGFloat
    /// The part of the advance that is spacing.
    var spacing: CGFloat
    /// The distance of the first glyph from the cluster's left end, in points: half of the room that the system's letter has beside it.
    var inset: CGFloat = 0
    /// The part of the advance that brings the next cluster nearer, in points; it counts only where that one follows.
    var kerning: CGFloat = 0
}
