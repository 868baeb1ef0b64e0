extension Text {
    /// The style of the line under or through text.
    ///
    /// Source: Apple, SwiftUI `Text.LineStyle`.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a line style.
        ///
        /// - Parameters:
        ///   - pattern: the pattern of the line.
        ///   - color: the colour of the line; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// Draw a single solid line.
        public static let single = LineStyle()

        public static func == (lhs: LineStyle, rhs: LineStyle) -> Bool {
            lhs.pattern.kind == rhs.pattern.kind && lhs.color == rhs.color
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(pattern.kind)
            hasher.combine(color)
        }
    }
}

extension Text.LineStyle {
    /// The pattern of the line.
    ///
    /// Source: Apple, SwiftUI `Text.LineStyle.Pattern`.
    public struct Pattern: Sendable {
        package enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        let kind: Kind

        /// Draw a solid line.
        public static let solid = Pattern(kind: .solid)
        /// Draw a line of dots.
        public static let dot = Pattern(kind: .dot)
        /// Draw a line of dashes.
        public static let dash = Pattern(kind: .dash)
        /// Draw a line of alternating dashes and dots.
        public static let dashDot = Pattern(kind: .dashDot)
        /// Draw a line of alternating dashes and two dots.
        public static let dashDotDot = Pattern(kind: .dashDotDot)
    }
}

extension Text.LineStyle.Pattern.Kind {
    /// The alternating lengths of dashes and gaps, in thicknesses of the line; empty for a line without gaps.
    ///
    /// The names are those of `NSUnderlineStyle`. In TextKit's lines a dot is a short dash, and a dash is about three dots long. The
    /// numbers are read off pictures of them, not measured.
    var dash: [CGFloat] {
        switch self {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
    }
}

extension Text {
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Applies an underline to the text.
    ///
    /// - Parameters:
    ///   - isActive: whether the line is drawn.
    ///   - pattern: the pattern of the line.
    ///   - color: the colour of the line; nil for that of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Applies a strikethrough to the text; see `underline(_:pattern:color:)`.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
}

nonisolated extension View {
    /// Applies an underline to the text in this view; see `Text.underline(_:pattern:color:)`.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }

    /// Applies a strikethrough to the text in this view; see `Text.underline(_:pattern:color:)`.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}
