import Drawing

/// Takes the boxes of a tree after each of its updates. A box that lives on from one entry to the next keeps its number: that
/// is all of identity that an archive needs.
@MainActor
final class EntryArchiver {
    /// What cannot be archived.
    enum Failure: Error, Equatable, CustomStringConvertible {
        /// A view of a kind that an archive has no box for, by the word that dumps have for it.
        case unknownKind(String)

        var description: String {
            switch self {
            case .unknownKind(let kind): "A widget's archive cannot hold \(kind): it has no box for it."
            }
        }
    }

    private let tree: ViewTree
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// An identifier is one object's only as long as the object is there.
    private var numbered: [ViewNode] = []

    init(tree: ViewTree) { self.tree = tree }

    /// The boxes of the tree as it is after its last update; nil if nothing was shown yet.
    func entry() throws -> ArchivedBox? {
        guard let root = tree.root else { return nil }
        return try box(of: root, .layers, boxes(of: root.children))
    }

    private func number(of node: ViewNode) -> Int {
        if let known = numbers[ObjectIdentifier(node)] { return known }
        numbered.append(node)
        numbers[ObjectIdentifier(node)] = numbered.count
        return numbered.count
    }

    private func boxes(of nodes: [ViewNode]) throws -> [ArchivedBox] {
        // What leaves since an earlier entry is known from that one.
        try nodes.filter { !$0.isDeparting || ($0 as? TransitionNode)?.lastExit?.update == tree.updateCount }.map(box)
    }

    private func box(of node: ViewNode, _ kind: ArchivedBox.Kind, _ children: [ArchivedBox]) -> ArchivedBox {
        ArchivedBox(
            number: number(of: node), kind: kind, frame: node.placedFrame ?? .zero, environment: node.environment,
            transaction: node.transaction, zIndex: node.traits.zIndex, children: children)
    }

    private func box(of node: ViewNode) throws -> ArchivedBox {
        switch node {
        case let node as TransitionNode:
            return box(of: node, .element(passage(of: node)), node.isDeparting ? [] : [try box(of: node.inner)])
        case let node as MaskNode:
            return box(of: node, .mask, [try box(of: node.inner), try box(of: node.secondary)])
        case let node as ContainerLayerNode:
            return box(of: node, .containerLayer, [try box(of: node.inner), try box(of: node.layer)])
        case let node as any ArchivableEffectNode:
            return box(of: node, .effect(try node.archivedEffect()), [try box(of: node.inner)])
        case let node as any PassingNode:
            // Neither drawn nor moved by itself.
            return try box(of: node.inner)
        case is LayoutContainerNode, is BackgroundNode, is OverlayNode, is GeometryReaderNode, is SpacerNode:
            return box(of: node, .layers, try boxes(of: node.children))
        case let node as TextNode:
            return box(of: node, .text(try node.archivedText()), [])
        case let node as any ArchivableShapeNode:
            return box(of: node, .shape(node.archivedShape()), [])
        default:
            throw Failure.unknownKind(node.kind)
        }
    }

    private func passage(of node: TransitionNode) -> ArchivedPassage {
        ArchivedPassage(
            transition: node.inner.traits.transition,
            entrance: node.lastEntrance?.update == tree.updateCount ? node.lastEntrance?.transaction : nil,
            exit: node.isDeparting ? node.lastExit?.transaction : nil)
    }
}

/// A node that lets what is inside it be laid out and drawn as if it were not there.
protocol PassingNode: WrapperNode {}

extension PreferenceNode: PassingNode {}
extension PreferenceChangeNode: PassingNode {}
extension AppearanceNode: PassingNode {}
extension ValueChangeNode: PassingNode {}
extension TaskNode: PassingNode {}
extension InteractionNode: PassingNode {}

@MainActor
protocol ArchivableEffectNode: WrapperNode {
    func archivedEffect() throws -> any RenderEffect
}

extension EffectNode: ArchivableEffectNode {
    func archivedEffect() throws -> any RenderEffect {
        // What a text renderer draws is drawn by code of the user's.
        if kind.hasPrefix("TextRendererEffect") { throw EntryArchiver.Failure.unknownKind(kind) }
        return effect
    }
}

@MainActor
protocol ArchivableShapeNode: ViewNode {
    func archivedShape() -> any ArchivedShape
}

extension ShapeNode: ArchivableShapeNode {
    func archivedShape() -> any ArchivedShape {
        ArchivedFilling(shape: shape, style: fill.value(at: .infinity), fillStyle: fillStyle)
    }
}
