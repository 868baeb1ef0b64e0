extension HorizontalAlignment {
    /// A guide that marks the leading edge of a list row's separator: the leading edge of the row's first text, unless a view of
    /// the row sets it.
    ///
    /// Source: Apple, SwiftUI `HorizontalAlignment.listRowSeparatorLeading`. That the guides of several views combine to the
    /// least is ours, so that an image before a text can set it.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

    /// A guide that marks the trailing edge of a list row's separator: the edge of the group, unless a view of the row sets it.
    ///
    /// Source: Apple, SwiftUI `HorizontalAlignment.listRowSeparatorTrailing`.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private enum ListRowSeparatorLeading: SelectingAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    static func selected(among values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
}

private enum ListRowSeparatorTrailing: SelectingAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    static func selected(among values: [CGFloat]) -> CGFloat { values.max() ?? 0 }
}
