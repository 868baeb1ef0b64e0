/// An inline accessory as the system shows it: a line of its own, with the address that the accessory's view names.
package struct InlineWidget: View {
    private let line: InlineLine
    private let url: URL?

    /// - Parameter tree: has evaluated and laid out the accessory's view.
    @MainActor
    package init(of tree: ViewTree) {
        line = InlineLine(of: tree)
        url = tree.preference(WidgetURLKey.self)
    }

    package var body: some View { line.widgetURL(url) }
}
