import Drawing
import Typesetting

/// One box of an entry as it was evaluated and laid out: enough to draw it, and to move it to what it is in another entry,
/// without the views that it came from.
@MainActor
package struct ArchivedBox {
    /// What the box does with what is inside it.
    enum Kind {
        /// Its children, back to front before z-indices are looked at.
        case layers
        /// Its first child, seen where the others have alpha.
        case mask
        /// Its first child; the others fill the container behind everything.
        case containerLayer
        /// Its only child, drawn by an effect.
        case effect(any RenderEffect)
        /// Its only child, which can come and go.
        case element(ArchivedPassage)
        case text(ArchivedText)
        case shape(any ArchivedShape)
        /// What a view drew that has no box of its own kind, and stands still but for its place.
        case drawing(ArchivedDrawing)
        /// What such a view drew from moment to moment.
        case film(ArchivedFilm)
    }

    /// The same in all entries in which the box is the same.
    let number: Int
    var kind: Kind
    /// In points from the top left of the container.
    let frame: CGRect
    let environment: EnvironmentValues
    /// What moves the box from what it was in the entry before.
    let transaction: Transaction
    let zIndex: Double?
    var children: [ArchivedBox]
}

/// How an element comes and goes.
struct ArchivedPassage {
    var transition: AnyTransition?
    /// What lets it appear in this entry; nil if it was there.
    var entrance: Transaction?
    /// What lets it go in this entry; nil if it stays.
    var exit: Transaction?
}

/// A text as it was laid out.
struct ArchivedText {
    let text: ResolvedText
    let layout: TextLayout
    let size: CGSize
}

/// A shape with what fills it.
@MainActor
protocol ArchivedShape {
    /// The node of the shape: the one that was there, brought up to date, or a new one.
    func node(existing: ViewNode?, in tree: ViewTree, prepare: (ViewNode) -> Void) -> ViewNode
}

struct ArchivedFilling<S: Shape>: ArchivedShape {
    let shape: S
    let style: ResolvedStyle
    let fillStyle: FillStyle

    func node(existing: ViewNode?, in tree: ViewTree, prepare: (ViewNode) -> Void) -> ViewNode {
        let node = existing as? ShapeNode<S> ?? ShapeNode(tree: tree, shape: shape, style: style, fillStyle: fillStyle)
        prepare(node)
        node.update(shape: shape, style: style, fillStyle: fillStyle)
        return node
    }
}
