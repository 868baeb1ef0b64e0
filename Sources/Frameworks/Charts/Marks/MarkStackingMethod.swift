/// The ways in which you can stack marks in a chart.
///
/// Source: Apple, Charts `MarkStackingMethod`.
public struct MarkStackingMethod: Hashable, Sendable {
    private enum Kind: Hashable { case standard, normalized, center, unstacked }

    private let kind: Kind

    /// Stack marks starting at zero.
    public static let standard = MarkStackingMethod(kind: .standard)
    /// Create normalized stacked bar and area charts: every stack is one.
    public static let normalized = MarkStackingMethod(kind: .normalized)
    /// Stack marks with their middle at zero, as a streamgraph does.
    public static let center = MarkStackingMethod(kind: .center)
    /// Don't stack marks.
    public static let unstacked = MarkStackingMethod(kind: .unstacked)
}
