extension Text.Layout {
    /// A line of a text: its runs from left to right.
    ///
    /// Source: Apple, SwiftUI `Text.Layout.Line`.
    public struct Line: RandomAccessCollection, Equatable {
        private let text: ResolvedTextLayout
        private let index: Int

        /// The left end of the baseline. The runs of the line move with it.
        public var origin: CGPoint

        init(text: ResolvedTextLayout, index: Int) {
            (self.text, self.index) = (text, index)
            origin = CGPoint(x: text.lines[index].left, y: text.lines[index].baseline)
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines[index].runs.count }

        public subscript(index: Int) -> Run {
            let line = text.lines[self.index]
            let offset = CGSize(width: origin.x - line.left, height: origin.y - line.baseline)
            return Run(text: text, line: self.index, index: index, offset: offset)
        }

        /// The typographic bounds of the line.
        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds()
            bounds.origin = origin
            bounds.width = text.lines[index].width
            for run in self {
                let own = run.typographicBounds
                bounds.ascent = Swift.max(bounds.ascent, own.ascent)
                bounds.descent = Swift.max(bounds.descent, own.descent)
                bounds.leading = Swift.max(bounds.leading, own.leading)
            }
            return bounds
        }

        public static func == (lhs: Line, rhs: Line) -> Bool {
            lhs.index == rhs.index && lhs.origin == rhs.origin
                && (lhs.text === rhs.text || lhs.text.isEqual(to: rhs.text))
        }
    }
}
