import Drawing
import WidgetArchive
@_spi(Nodes) import SwiftUICore

/// The boxes of an entry as a view: nodes of the kinds that they came from, each at its place. They move from one entry to the next as
/// any view does.
package struct ArchivedEntryView: View, PrimitiveView {
    package typealias Body = Never
    let box: ArchivedBox

    package init(box: ArchivedBox) { self.box = box }

    package func build(at structure: ViewElement, in context: BuildContext) -> [ViewNode] {
        let presenter = EntryPresenter(tree: context.tree)
        return [presenter.node(of: box, at: structure.child(.identity(box.number), holding: ArchivedBox.self))]
    }
}

/// Makes nodes of boxes.
@MainActor
private struct EntryPresenter {
    unowned let tree: ViewTree

    func node(of box: ArchivedBox, at structure: ViewElement) -> ViewNode {
        let node = bareNode(of: box, at: structure)
        if box.zIndex != nil { node.traits.zIndex = box.zIndex }
        return node
    }

    private func bareNode(of box: ArchivedBox, at structure: ViewElement) -> ViewNode {
        switch box.kind {
        case .layers:
            let node = structure.base as? ArchivedLayersNode ?? ArchivedLayersNode(tree: tree)
            prepare(node, box, structure)
            node.show(children(of: box, in: node, at: structure), in: box)
            return node
        case .mask:
            let inner = child(0, of: box, at: structure)
            let node = WrapperNode.reuse(structure.base, inner: inner) { MaskNode(tree: tree, inner: inner) }
            prepare(node, box, structure)
            node.setSecondary([filling(box, with: 1, at: structure)], alignment: .center, in: context(of: box))
            return node
        case .containerLayer:
            let inner = child(0, of: box, at: structure)
            let node = WrapperNode.reuse(structure.base, inner: inner) { ContainerLayerNode(tree: tree, inner: inner) }
            prepare(node, box, structure)
            node.setLayer([filling(box, with: 1, at: structure)], alignment: .center, in: context(of: box))
            return node
        case .effect(let effect):
            let inner = child(0, of: box, at: structure)
            let node = effect.renderEffect.wrap(inner, existing: structure.base, owner: structure, in: context(of: box))
            prepare(node, box, structure)
            return node
        case .element(let passage):
            return element(passage, of: box, at: structure)
        case .text(let text):
            let node = structure.base as? TextNode ?? TextNode(tree: tree)
            prepare(node, box, structure)
            node.present(text)
            return node
        case .shape(let shape):
            return shapeNode(shape.form.shape, shape, of: box, at: structure)
        case .drawing(let drawing):
            let node = pictureNode(of: box, at: structure)
            node.show(drawing, size: box.frame.size)
            return node
        case .fade(let drawing):
            let node = pictureNode(of: box, at: structure)
            node.show(drawing, size: box.frame.size, fades: true)
            return node
        case .film(let film):
            let node = pictureNode(of: box, at: structure)
            node.show(film, size: box.frame.size)
            return node
        }
    }

    private func pictureNode(of box: ArchivedBox, at structure: ViewElement) -> ArchivedImageNode {
        let node = structure.base as? ArchivedImageNode ?? ArchivedImageNode(tree: tree)
        prepare(node, box, structure)
        return node
    }

    private func shapeNode<S: Shape>(
        _ shape: S, _ archived: ArchivedShape, of box: ArchivedBox, at structure: ViewElement
    ) -> ViewNode {
        let (style, fillStyle) = (archived.style.resolved, archived.rule.style)
        let node = structure.base as? ShapeNode<S> ?? ShapeNode(tree: tree, shape: shape, style: style, fillStyle: fillStyle)
        prepare(node, box, structure)
        node.update(shape: shape, style: style, fillStyle: fillStyle)
        return node
    }

    private func context(of box: ArchivedBox) -> BuildContext {
        BuildContext(tree: tree, environment: box.surroundings.environment(in: tree), transaction: box.motion.transaction)
    }

    private func prepare(_ node: ViewNode, _ box: ArchivedBox, _ structure: ViewElement) {
        structure.base = node
        if tree.laysOutInParts { node.forget() }
        node.environment = box.surroundings.environment(in: tree)
        node.transaction = tree.isSampling ? Transaction() : box.motion.transaction
        if !(node is WrapperNode) { node.traits = ViewTraits() }
    }

    private func child(_ index: Int, of box: ArchivedBox, at structure: ViewElement) -> ViewNode {
        let inner = box.children[index]
        return node(of: inner, at: structure.child(.identity(inner.number), holding: ArchivedBox.self))
    }

    /// Returns a child in layers as large as the box, at its former place in them.
    private func filling(_ box: ArchivedBox, with index: Int, at structure: ViewElement) -> ViewNode {
        let around = ArchivedBox(
            number: 0, kind: .layers, frame: box.frame, surroundings: box.surroundings, motion: box.motion, zIndex: nil,
            children: [box.children[index]])
        return node(of: around, at: structure.child(.position(index), holding: ArchivedBox.self))
    }

    private func element(_ passage: ArchivedPassage, of box: ArchivedBox, at structure: ViewElement) -> ViewNode {
        let inner = child(0, of: box, at: structure)
        inner.traits.transition = passage.transition.map(AnyTransition.init(_:))
        var context = context(of: box)
        let boundary = IdentityBoundary(
            isInserting: passage.entrance != nil, transaction: (passage.entrance ?? box.motion).transaction)
        context.pending.append(.boundary(boundary))
        return tree.wrap(inner, at: structure, in: context)
    }

    /// The nodes inside a box, with those among them that are on their way out.
    private func children(of box: ArchivedBox, in node: ArchivedLayersNode, at structure: ViewElement) -> [ViewNode] {
        if !tree.isSampling { node.forgetDeparted(before: tree.now, at: structure) }
        let isFirst = !node.wasShown
        var result: [ViewNode] = []
        var kept = Set<Int>()
        for child in box.children {
            let place = structure.child(.identity(child.number), holding: ArchivedBox.self)
            guard case .element(var passage) = child.kind else {
                result.append(self.node(of: child, at: place))
                continue
            }
            kept.insert(child.number)
            if let exit = passage.exit {
                guard let element = place.transitionNode else { continue }
                if !tree.isSampling, !element.isDeparting { element.remove(with: exit.transaction) }
                if element.departureTime > tree.now { result.append(element) }
                continue
            }
            if isFirst || tree.isSampling { passage.entrance = nil }
            result.append(element(passage, of: child, at: place))
            if child.zIndex != nil { result[result.count - 1].traits.zIndex = child.zIndex }
        }
        // Elements that left in an earlier entry keep their places among the others.
        for (position, number, element) in node.departing where !kept.contains(number) {
            result.insert(element, at: min(position, result.count))
        }
        return result
    }
}

/// Nodes, each where its box was.
@MainActor
private final class ArchivedLayersNode: ViewNode {
    private var content: [ViewNode] = []
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var size = CGSize.zero
    /// True if the box's source had no place, as with a stack whose only view is laid out in its stead: the box comes from nowhere to the
    /// place it gets later.
    private var isUnplaced = false
    private(set) var wasShown = false

    /// The elements on their way out, with their places and numbers.
    var departing: [(position: Int, number: Int, element: TransitionNode)] {
        content.enumerated().compactMap { index, node in
            guard let node = node as? TransitionNode, node.isDeparting else { return nil }
            guard let number = numbers[ObjectIdentifier(node)] else { return nil }
            return (index, number, node)
        }
    }

    private var numbers: [ObjectIdentifier: Int] = [:]

    /// Forgets elements that are gone.
    func forgetDeparted(before time: Double, at structure: ViewElement) {
        for (_, number, element) in departing where element.departureTime <= time {
            content.removeAll { $0 === element }
            _ = structure.removeChild(.identity(number))
        }
    }

    func show(_ nodes: [ViewNode], in box: ArchivedBox) {
        let known = numbers
        content = nodes
        size = box.frame.size
        isUnplaced = box.frame == .zero
        wasShown = true
        numbers = [:]
        frames = [:]
        let present = nodes.filter { !$0.isDeparting }
        let boxes = box.children.filter { if case .element(let passage) = $0.kind { passage.exit == nil } else { true } }
        for (node, child) in zip(present, boxes) {
            numbers[ObjectIdentifier(node)] = child.number
            frames[ObjectIdentifier(node)] = child.frame
        }
        for node in nodes where node.isDeparting { numbers[ObjectIdentifier(node)] = known[ObjectIdentifier(node)] }
    }

    override var children: [ViewNode] { content }
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { size }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        for node in content where !node.isDeparting {
            guard let frame = frames[ObjectIdentifier(node)] else { continue }
            node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }

    override func didCommit() {
        if isUnplaced { forgetOwnGeometry() }
    }

    override func isSolid(at point: CGPoint, time: Double) -> Bool { false }
}
