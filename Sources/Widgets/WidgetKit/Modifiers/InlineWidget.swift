/// An inline accessory as the system shows it: a separate line, with the address that the accessory's view sets.
package struct InlineWidget: View {
    private let line: InlineLine
    private let day: Text?
    private let url: URL?

    /// - Parameters:
    ///   - tree: has evaluated and laid out the accessory's view.
    ///   - day: the text before it on the same line, as on a Lock Screen, where both are centred together.
    @MainActor
    package init(of tree: ViewTree, day: Text? = nil) {
        line = InlineLine(of: tree)
        self.day = day
        url = tree.preference(WidgetURLKey.self)
    }

    package var body: some View {
        HStack(spacing: Self.gap) {
            if let day { day.fixedSize() }
            line
        }
        .widgetURL(url)
    }

    /// Between the day and the accessory, in points; judged by eye from pictures of Lock Screens.
    private static let gap: CGFloat = 8
}
