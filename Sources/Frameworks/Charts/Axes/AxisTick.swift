/// A mark that a chart draws on an axis to indicate a reference point along that axis.
///
/// Source: Apple, Charts `AxisTick`.
public struct AxisTick {
    /// The length of a tick.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic
            case fixed(CGFloat)
            case label(CGFloat)
            case longestLabel(CGFloat)
        }

        let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
        public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

        /// The height of the labels below the plot; short beside it.
        public static let automatic = Length(.automatic)
        /// The height or width of its label.
        public static let label = label()
        /// The height or width of the largest label of the axis.
        public static let longestLabel = longestLabel()

        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(.label(length)) }
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length(.longestLabel(length)) }

        static func fixed(_ length: CGFloat) -> Length { Length(.fixed(length)) }
    }

    private let part: AxisPart

    /// - Parameters:
    ///   - centered: whether it is centred between its value and the next.
    ///   - stroke: the line's style; by default half a point wide, on x dashed.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(length), isCentered: centered, stroke: stroke)
    }

    /// - Parameter length: in points.
    @_disfavoredOverload
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        part = AxisPart(kind: .tick(.fixed(length)), isCentered: centered, stroke: stroke)
    }
}

extension AxisTick: PrimitiveAxisMark {
    var parts: [AxisPart] { [part] }
}
