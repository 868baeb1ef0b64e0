/// An individual dimension of a mark: how wide or high it is.
///
/// Source: Apple, Charts `MarkDimension`.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Storage: Hashable, Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    public init(floatLiteral value: Double) { self.init(.fixed(CGFloat(value))) }
    public init(integerLiteral value: Int) { self.init(.fixed(CGFloat(value))) }

    /// The size that suits the mark and the scale.
    public static let automatic = MarkDimension(.automatic)

    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }

    /// The step of the scale, less a number of points at each end.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

    /// A share of the step of the scale; 1 is all of it.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }

    /// The length inside a step of a scale, in points.
    ///
    /// - Parameter automatic: the length if none is set.
    func length(in step: CGFloat, automatic: CGFloat) -> CGFloat {
        switch storage {
        case .automatic: automatic
        case .fixed(let value): max(value, 0)
        case .inset(let value): max(step - 2 * value, 0)
        case .ratio(let value): max(step * value, 0)
        }
    }
}
