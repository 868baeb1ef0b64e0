/// The side of the plot of axis marks.
///
/// Source: Apple, Charts `AxisMarkPosition`.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, top, bottom, leading, trailing }

    let kind: Kind

    /// Below the plot, and at its trailing edge; labels of categories of y stand in the plot, above their marks.
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
    /// Labels of x are centred at their values; the first and the last stay between the chart's edges.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels of y stand on their grid lines, which run on under them; the top line has none.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels are inside the plot.
    public static let inset = AxisMarkPreset(kind: .inset)
}
