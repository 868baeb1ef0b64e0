extension Text.Layout {
    /// A stretch of a line in one style: its glyphs from left to right.
    ///
    /// Source: Apple, SwiftUI `Text.Layout.Run`.
    public struct Run: RandomAccessCollection, Equatable {
        let text: ResolvedTextLayout
        let line: Int
        let index: Int
        let offset: CGSize

        private var run: ResolvedTextLayout.Run { text.lines[line].runs[index] }

        public var startIndex: Int { 0 }
        public var endIndex: Int { run.glyphs.count }

        /// Returns a single glyph.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// Returns the attribute of a type that `customAttribute(_:)` set on the text.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            guard text.attributes.indices.contains(run.style) else { return nil }
            return text.attributes[run.style][ObjectIdentifier(key)]?.value as? T
        }

        /// The direction in which the run is written.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

        /// The typographic bounds of the run.
        public var typographicBounds: TypographicBounds { bounds(of: startIndex..<endIndex) }

        /// The characters that the glyphs show, glyph by glyph.
        public var characterIndices: [CharacterIndex] { characterIndices(of: startIndex..<endIndex) }

        public static func == (lhs: Run, rhs: Run) -> Bool {
            lhs.line == rhs.line && lhs.index == rhs.index && lhs.offset == rhs.offset
                && (lhs.text === rhs.text || lhs.text.isEqual(to: rhs.text))
        }

        func bounds(of glyphs: Range<Int>) -> TypographicBounds {
            var bounds = text.bounds(ofLine: line, run: index, glyphs: glyphs)
            bounds.origin.x += offset.width
            bounds.origin.y += offset.height
            return bounds
        }

        func characterIndices(of glyphs: Range<Int>) -> [CharacterIndex] {
            let own = text.lines[line].glyphs[run.glyphs].dropFirst(glyphs.lowerBound).prefix(glyphs.count)
            return own.map { CharacterIndex(offset: $0.characters.lowerBound) }
        }
    }

    /// Some neighbouring glyphs of a run.
    ///
    /// Source: Apple, SwiftUI `Text.Layout.RunSlice`.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        /// The indices of the glyphs among those of the run.
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            precondition(
                indices.lowerBound >= 0 && indices.upperBound <= run.endIndex, "A slice has glyphs of its run alone.")
            self.run = run
            self.indices = indices
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }

        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// Returns the attribute of a type that `customAttribute(_:)` set on the text.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The typographic bounds of the glyphs.
        public var typographicBounds: TypographicBounds { run.bounds(of: indices) }

        /// The characters that the glyphs show, glyph by glyph.
        public var characterIndices: [CharacterIndex] { run.characterIndices(of: indices) }
    }
}
