import Foundation

/// An alignment position along the horizontal axis.
///
/// Source: Apple, SwiftUI `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
    let id: any AlignmentID.Type

    /// Creates a custom horizontal alignment of the specified type.
    public init(_ id: any AlignmentID.Type) { self.id = id }

    /// A guide that marks the leading edge of the view.
    public static let leading = HorizontalAlignment(LeadingAlignment.self)

    /// A guide that marks the horizontal center of the view.
    public static let center = HorizontalAlignment(HorizontalCenterAlignment.self)

    /// A guide that marks the trailing edge of the view.
    public static let trailing = HorizontalAlignment(TrailingAlignment.self)

    public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool { lhs.id == rhs.id }

    /// Merges a sequence of explicit alignment values produced by this instance, the mean by default.
    public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
        AlignmentKey(self).combineExplicit(values.compactMap { $0 })
    }
}

private enum LeadingAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenterAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum TrailingAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
