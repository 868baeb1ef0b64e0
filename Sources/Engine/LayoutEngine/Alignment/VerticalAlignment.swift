import Foundation

/// An alignment position along the vertical axis.
///
/// Source: Apple, SwiftUI `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
    let id: any AlignmentID.Type

    /// Creates a custom vertical alignment of the specified type.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    /// A guide that marks the top edge of the view.
    public static let top = VerticalAlignment(TopAlignment.self)

    /// A guide that marks the vertical center of the view.
    public static let center = VerticalAlignment(VerticalCenterAlignment.self)

    /// A guide that marks the bottom edge of the view.
    public static let bottom = VerticalAlignment(BottomAlignment.self)

    /// A guide that marks the top-most text baseline in a view; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineAlignment.self)

    /// A guide that marks the bottom-most text baseline in a view; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaselineAlignment.self)

    public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool { lhs.id == rhs.id }

    /// Merges a sequence of explicit alignment values produced by this instance, the mean by default.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        AlignmentKey(self).combineExplicit(values.compactMap { $0 })
    }
}

private enum TopAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenterAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum BottomAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstTextBaselineAlignment: SelectingAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func selected(among values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
}

private enum LastTextBaselineAlignment: SelectingAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func selected(among values: [CGFloat]) -> CGFloat { values.max() ?? 0 }
}
