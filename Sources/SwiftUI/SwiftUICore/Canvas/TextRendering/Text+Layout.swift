extension Text {
    /// A text broken into lines, as a ``TextRenderer`` receives it.
    ///
    /// Source: Apple, SwiftUI `Text.Layout`.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: ResolvedTextLayout

        init(_ text: ResolvedTextLayout) { self.text = text }

        /// A Boolean value that indicates whether text was left out for lack of room.
        public var isTruncated: Bool { text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }

        public subscript(index: Int) -> Line { Line(text: text, index: index) }

        public static func == (lhs: Layout, rhs: Layout) -> Bool {
            lhs.text === rhs.text || lhs.text.isEqual(to: rhs.text)
        }

        /// The ways in which a part of a layout is drawn.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.DrawingOptions`.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Glyphs keep their exact positions instead of snapping to whole pixels; for moving text.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// The position of a character in a text.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.CharacterIndex`.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// The space that a part of a layout takes, in points.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.TypographicBounds`.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline, relative to the top left of the text.
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            /// The distance that the font reaches above the baseline.
            public var ascent: CGFloat = 0
            /// The distance that the font reaches below the baseline.
            public var descent: CGFloat = 0
            /// The space that the font asks for between lines.
            public var leading: CGFloat = 0

            /// Creates empty bounds at the origin.
            public init() {}

            /// The rectangle from the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }
}

extension ResolvedTextLayout {
    /// Returns true if both layouts show the same glyphs in the same places.
    func isEqual(to other: ResolvedTextLayout) -> Bool {
        guard characters == other.characters, attributes == other.attributes, lines.count == other.lines.count else {
            return false
        }
        return zip(lines, other.lines).allSatisfy { line, other in
            line.baseline == other.baseline
                && line.glyphs.elementsEqual(other.glyphs) { $0.origin == $1.origin && $0.outline == $1.outline }
        }
    }
}
