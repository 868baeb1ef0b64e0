/// The rules by which a character is drawn as an emoji, in colour, or as text.
///
/// Source: Unicode Technical Standard 51, section 2 (definitions of emoji presentation and of emoji sequences).
enum EmojiPresentation {
    /// U+FE0E, in UTF-16.
    static let textSelector: UInt16 = 0xFE0E
    private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
    private static let joiner: Unicode.Scalar = "\u{200D}"
    private static let keycap: Unicode.Scalar = "\u{20E3}"

    /// - Parameter scalars: one user-perceived character, not empty.
    static func isAsked(by scalars: [Unicode.Scalar]) -> Bool {
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        let rest = scalars.dropFirst()
        if rest.contains(where: { $0.value == textSelector }) { return false }
        if first.properties.isEmojiPresentation { return true }
        return rest.contains { scalar in
            scalar == emojiSelector || scalar == keycap || scalar.properties.isEmojiModifier
                || scalar == joiner && first.value > 0x7F
        }
    }
}
