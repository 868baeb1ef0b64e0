/// The horizontal or vertical dimension in a 2D coordinate system.
///
/// Source: Apple, SwiftUI `Axis`.
public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
    case horizontal
    case vertical

    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// The other axis.
    package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }

    /// An efficient set of axes.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)

        package func contains(_ axis: Axis) -> Bool { contains(axis == .horizontal ? Set.horizontal : Set.vertical) }
    }
}
