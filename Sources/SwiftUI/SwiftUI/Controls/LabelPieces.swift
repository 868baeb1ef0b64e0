/// The parts of a label: words and pictures, each under the modifiers around it.
///
/// Places that arrange labels by themselves, such as controls, take them apart.
@MainActor
package struct LabelPieces {
    /// Titles, in the order of the source.
    package var words: [AnyView] = []
    /// Icons, in the order of the source.
    package var pictures: [AnyView] = []
    /// Every modifier on the way, the outermost first.
    package var modifiers: [any ViewModifier] = []

    /// Creates the pieces of a view by its type; a view of user code is replaced by its body.
    package init(of view: any View) { add(view, depth: 0) }

    /// The depth beyond any real label; only bodies that hold themselves reach it.
    private static let mostLevels = 64

    private mutating func add(_ view: any View, depth: Int) {
        guard depth < Self.mostLevels else { return }
        switch view {
        case is EmptyView: break
        case is Text: words.append(AnyView(existential: view))
        case is Image: pictures.append(AnyView(existential: view))
        case let label as any TakenApart: for child in label.pieces { add(child, depth: depth + 1) }
        case let modified as any ModifiedPiece:
            modifiers.append(modified.anyModifier)
            var inner = LabelPieces()
            inner.add(modified.anyContent, depth: depth + 1)
            words += inner.words.map(modified.modify)
            pictures += inner.pictures.map(modified.modify)
            modifiers += inner.modifiers
        case let container as any PreviewContainer:
            for child in container.previewChildren { add(child, depth: depth + 1) }
        case is any PrimitiveView: words.append(AnyView(existential: view))
        default: addBody(of: view, depth: depth)
        }
    }

    private init() {}

    private mutating func addBody<V: View>(of view: V, depth: Int) {
        if V.Body.self == Never.self { return words.append(AnyView(view)) }
        add(view.body, depth: depth + 1)
    }
}

/// A view that lists the views it is made of.
@MainActor
private protocol TakenApart {
    var pieces: [any View] { get }
}

extension Label: TakenApart {
    @MainActor fileprivate var pieces: [any View] { [title, icon] }
}

extension AnyView: TakenApart {
    @MainActor fileprivate var pieces: [any View] { [hidden] }
}

/// A modified view with the types of its content and its modifier hidden.
@MainActor
protocol ModifiedPiece {
    var anyContent: any View { get }
    var anyModifier: any ViewModifier { get }
    func modify(_ view: AnyView) -> AnyView
}

extension ModifiedContent: ModifiedPiece where Content: View, Modifier: ViewModifier {
    var anyContent: any View { content }
    var anyModifier: any ViewModifier { modifier }
    func modify(_ view: AnyView) -> AnyView { AnyView(view.modifier(modifier)) }
}
