/// One preview out of a ``PreviewProvider``: a view and the attributes that its modifiers set.
@MainActor
package struct PreviewItem {
    package let attributes: PreviewAttributes
    package let view: any View

    /// The previews a provider's `previews` hold.
    ///
    /// A container such as `Group` is as many previews as it has children; attributes set on it hold for each child
    /// that does not set its own.
    package static func items(in view: any View) -> [PreviewItem] {
        items(in: view, inherited: PreviewAttributes())
    }

    private static func items(in view: any View, inherited: PreviewAttributes) -> [PreviewItem] {
        if let container = view as? any PreviewContainer {
            return container.previewChildren.flatMap { items(in: $0, inherited: inherited) }
        }
        // The content of an `if #available` is hidden in an `AnyView`.
        if let hidden = (view as? AnyView)?.hidden { return items(in: hidden, inherited: inherited) }
        guard let modified = view as? any ModifiedPreview else {
            return [PreviewItem(attributes: inherited, view: view)]
        }
        let attributes = (modified.previewAttributes ?? PreviewAttributes()).inheriting(inherited)
        let inner = items(in: modified.modifiedView, inherited: attributes)
        // An attribute is read and its modifier left behind; any other modifier stays around its content.
        if modified.previewAttributes != nil { return inner }
        return inner.map { PreviewItem(attributes: $0.attributes, view: modified.remodified($0.view)) }
    }
}

/// A modified view with the types of its content and its modifier hidden.
@MainActor
private protocol ModifiedPreview {
    var previewAttributes: PreviewAttributes? { get }
    var modifiedView: any View { get }
    /// Another view under the same modifier.
    func remodified(_ view: any View) -> any View
}

extension ModifiedContent: ModifiedPreview where Content: View, Modifier: ViewModifier {
    var previewAttributes: PreviewAttributes? { (modifier as? PreviewAttributesModifier)?.attributes }
    var modifiedView: any View { content }

    func remodified(_ view: any View) -> any View {
        func modify<V: View>(_ view: V) -> any View { view.modifier(modifier) }
        return modify(view)
    }
}
