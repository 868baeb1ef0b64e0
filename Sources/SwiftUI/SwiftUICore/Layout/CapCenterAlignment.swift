extension VerticalAlignment {
    /// A guide that marks the middle of the capitals of a text's first line, and of those that a symbol is made for; the middle of any
    /// other view.
    ///
    /// Source: bullets of 5 points before text of 16 in pictures of iOS 17 (swift-markdown-ui, `MarkdownListTests.testBulletedList`), labels
    /// whose middles are 6.2 points above the text's baseline. Capitals have theirs 5.6 points above it.
    package static let firstCapCenter = VerticalAlignment(FirstCapCenter.self)
}

private enum FirstCapCenter: SelectingAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    static func selected(among values: [CGFloat]) -> CGFloat { values.min() ?? 0 }
}
