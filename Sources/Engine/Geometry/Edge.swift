/// An edge of a rectangle.
///
/// Source: Apple, SwiftUI `Edge`.
public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
    case top
    case leading
    case bottom
    case trailing

    /// The edge on the other side.
    package var opposite: Edge {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }

    /// An efficient set of edges.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.top, .leading, .bottom, .trailing]
    }
}
