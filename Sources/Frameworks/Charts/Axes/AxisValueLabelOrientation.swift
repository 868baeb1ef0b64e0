/// The orientation of a label.
///
/// Source: Apple, Charts `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

    let kind: Kind

    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// Read from top to bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// Read from bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The treatment of labels that overlap.
///
/// Source: Apple, Charts `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, disabled, truncate
        case greedy(priority: Double, minimumSpacing: CGFloat?)
    }

    let kind: Kind

    var priority: Double { if case .greedy(let priority, _) = kind { priority } else { 0 } }

    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// All labels are drawn.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// Labels are cut to the room they have.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// A label that meets one before it is left out.
    public static let greedy = greedy()

    /// A label that meets one of a higher priority, or one of the same before it, is left out.
    ///
    /// - Parameter minimumSpacing: the room between labels, in points; nil: 2.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, minimumSpacing: minimumSpacing))
    }
}
