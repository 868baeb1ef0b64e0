import WidgetArchive
@_spi(Nodes) import SwiftUICore

/// The parts of an inline accessory's view that the system shows: an image and a text on one line, in its own font and colour.
///
/// Source: Apple, WidgetKit "Creating accessory widgets and watch complications": an inline accessory is a row of text with an optional
/// image, drawn in the system's font and colour. No page says which of several; the first of each is taken.
package struct InlineLine: View {
    private let image: Image?
    private let text: Text?
    /// The values of the text's environment that are not style.
    private let surroundings: EnvironmentValues

    /// - Parameter tree: a tree that has evaluated and laid out the accessory's view.
    @MainActor
    package init(of tree: ViewTree) {
        var parts = InlineParts()
        if let root = tree.root { parts.collect(from: root) }
        image = parts.image
        text = parts.text?.source
        surroundings = parts.text?.environment ?? tree.environment
        if text == nil, image == nil {
            tree.diagnostics.note(.lineIsEmpty)
        } else if parts.hasMore {
            tree.diagnostics.note(.lineLeavesOut)
        }
    }

    package var body: some View {
        line
            .lineLimit(1)
            .environment(\.isTextPlain, true)
            .environment(\.textCase, surroundings.textCase)
            .environment(\.locale, surroundings.locale)
            .environment(\.timeZone, surroundings.timeZone)
            .environment(\.calendar, surroundings.calendar)
            .environment(\.redactionReasons, surroundings.redactionReasons)
    }

    @ViewBuilder private var line: some View {
        if let image, let text {
            Label {
                text
            } icon: {
                plain(image)
            }
        } else if let text {
            text
        } else if let image {
            plain(image)
        }
    }

    /// A symbol in the size of the text; a picture as it is, at most as high as the line.
    @ViewBuilder private func plain(_ image: Image) -> some View {
        if case .symbol(let name) = image.source {
            Image(systemName: name, variableValue: image.variableValue)
        } else {
            image.resizable().aspectRatio(contentMode: .fit).frame(maxHeight: Self.pictureHeight)
        }
    }

    /// The height of a line of body text, in points.
    private static let pictureHeight: CGFloat = 20
}

/// The first text and the first image among the boxes of a view.
@MainActor
private struct InlineParts {
    private(set) var image: Image?
    private(set) var text: TextNode?
    /// True if there are other texts or images.
    private(set) var hasMore = false

    mutating func collect(from node: ViewNode) {
        guard node.isChosen, !node.isDeparting, !isClear(node) else { return }
        switch node {
        case let node as TextNode:
            guard let words = node.written, !words.isEmpty else { return }
            if text == nil { text = node } else { hasMore = true }
        case let node as ImageNode:
            if image == nil { image = node.image } else { hasMore = true }
        case let node as SecondaryNode:
            // The background and overlay of a view come after it.
            collect(from: node.inner)
            for child in node.children where child !== node.inner { collect(from: child) }
        default:
            for child in node.children { collect(from: child) }
        }
    }

    /// Returns whether a box is fully transparent.
    private func isClear(_ node: ViewNode) -> Bool {
        (node as? any ArchivableEffectNode)?.archivedEffect == ArchivedEffect(.opacity, [0])
    }
}
