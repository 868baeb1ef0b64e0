/// The treatment of an annotation that does not fit into its surroundings.
///
/// Source: Apple, Charts `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// The area that an annotation has to fit into.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, plot, chart }

        let kind: Kind

        public static let automatic = Boundary(kind: .automatic)
        /// The plot.
        public static let plot = Boundary(kind: .plot)
        /// The whole chart, with axes and legend.
        public static let chart = Boundary(kind: .chart)
    }

    /// The treatment of overflow along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic, disabled, padScale
            case fit(Boundary)
        }

        let kind: Kind

        public static let automatic = Strategy(kind: .automatic)
        /// The annotation is moved until it fits.
        public static var fit: Strategy { fit(to: .automatic) }
        /// The scale is made larger until the annotation fits.
        public static let padScale = Strategy(kind: .padScale)
        /// The annotation keeps its position.
        public static let disabled = Strategy(kind: .disabled)

        /// The annotation is moved until it fits into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }

    public var x: Strategy
    public var y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

    public static let automatic = AnnotationOverflowResolution()
}
