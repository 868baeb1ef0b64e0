/// The side of the plot of axis marks.
///
/// Source: Apple, Charts `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, top, bottom, leading, trailing }

    let kind: Kind

    /// Below the plot, and at its trailing edge; categories of y at its leading edge.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    public static let top = AxisMarkPosition(kind: .top)
    public static let bottom = AxisMarkPosition(kind: .bottom)
    public static let leading = AxisMarkPosition(kind: .leading)
    public static let trailing = AxisMarkPosition(kind: .trailing)
}

/// The position of axis marks relative to the plot.
///
/// Source: Apple, Charts `AxisMarkPreset`.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, aligned, extended, inset }

    let kind: Kind

    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// The first and the last label stay between the plot's edges.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Grid lines reach to the labels.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels are inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}
