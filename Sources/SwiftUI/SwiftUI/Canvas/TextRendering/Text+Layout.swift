extension Text {
    /// A text in lines, as a ``TextRenderer`` gets it.
    ///
    /// Source: Apple, SwiftUI `Text.Layout`.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: ResolvedTextLayout

        init(_ text: ResolvedTextLayout) { self.text = text }

        /// Whether something was left out because there was no room.
        public var isTruncated: Bool { text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }

        public subscript(index: Int) -> Line { Line(text: text, index: index) }

        public static func == (lhs: Layout, rhs: Layout) -> Bool {
            lhs.text === rhs.text || lhs.text.isEqual(to: rhs.text)
        }

        /// How a part of a layout is drawn.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.DrawingOptions`.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Glyphs stand where they are asked to, and not on whole pixels; for text that moves.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
        }

        /// The place of a character in a text.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.CharacterIndex`.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let offset: Int

            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
            public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(offset: offset + n) }
        }

        /// The room that a part of a layout takes, in points.
        ///
        /// Source: Apple, SwiftUI `Text.Layout.TypographicBounds`.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline, seen from the top left of the text.
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            /// How far the font reaches above the baseline.
            public var ascent: CGFloat = 0
            /// How far the font reaches below the baseline.
            public var descent: CGFloat = 0
            /// The room the font asks for between lines.
            public var leading: CGFloat = 0

            /// No room at the origin.
            public init() {}

            /// From the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }
    }
}

extension ResolvedTextLayout {
    /// Whether both show the same glyphs in the same places.
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
