/// A view to preview with each of some arguments.
package struct ViewPreviewGroup: PreviewContent {
    /// The previews, each with a word for its argument.
    package let members: [(label: String, content: ViewPreviewContent)]

    package init<Argument>(
        traits: [PreviewTrait<Preview.ViewTraits>], arguments: [Argument], body: @escaping @MainActor (Argument) -> any View
    ) {
        members = arguments.enumerated().map { index, argument in
            (Self.label(of: argument) ?? "\(index + 1)", ViewPreviewContent(traits: traits) { body(argument) })
        }
    }

    /// Returns the argument in words, if it has any of its own: a number, a text, a case. Other values are counted.
    private static func label<Argument>(of argument: Argument) -> String? {
        let isPlain = argument is any CustomStringConvertible || Mirror(reflecting: argument).displayStyle == .enum
        let words = "\(argument)"
        return isPlain && !words.isEmpty && words.count <= longestLabel && !words.contains(where: \.isNewline) ? words : nil
    }

    /// A longer text is no name.
    private static let longestLabel = 40
}
