import RunContext
import UniformTypeIdentifiers
@_spi(Nodes) import SwiftUICore

/// The callbacks of a view for cargo that is carried over it.
@MainActor
struct DropDestination {
    /// Returns whether the view can take the cargo at all; the other callbacks are not called for cargo it cannot take.
    var accepts: (DragCargo) -> Bool
    var enter: (DragCargo, CGPoint) -> Void
    /// Returns whether a drop would do something now.
    var update: (DragCargo, CGPoint) -> Bool
    var exit: (DragCargo, CGPoint) -> Void
    /// Takes the cargo; returns whether it did.
    var perform: (DragCargo, CGPoint) -> Bool
}

extension DropDestination {
    /// Creates a destination that is notified whether something is over it, and then receives the cargo.
    init(accepts: @escaping (DragCargo) -> Bool, target: @escaping (Bool) -> Void, perform: @escaping (DragCargo, CGPoint) -> Bool) {
        self.init(
            accepts: accepts, enter: { _, _ in target(true) }, update: { _, _ in true }, exit: { _, _ in target(false) }, perform: perform)
    }

    /// Creates a destination that asks a delegate.
    init(types: [String], delegate: any DropDelegate) {
        @MainActor func info(_ cargo: DragCargo, _ point: CGPoint) -> DropInfo { DropInfo(location: point, providers: [cargo.provider]) }
        self.init(
            accepts: { $0.conforms(to: types) && delegate.validateDrop(info: info($0, .zero)) },
            enter: { delegate.dropEntered(info: info($0, $1)) },
            update: { cargo, point in
                switch delegate.dropUpdated(info: info(cargo, point))?.operation {
                case .cancel, .forbidden: false
                case .copy, .move, nil: true
                }
            },
            exit: { delegate.dropExited(info: info($0, $1)) }, perform: { delegate.performDrop(info: info($0, $1)) })
    }
}

nonisolated struct DropModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    /// The maker of the callbacks: closures, or a delegate.
    enum Source {
        case closures(accepts: (DragCargo) -> Bool, target: (Bool) -> Void, perform: (DragCargo, CGPoint) -> Bool)
        case delegate(types: [String], any DropDelegate)
    }
    let source: Source

    @MainActor private var destination: DropDestination {
        switch source {
        case .closures(let accepts, let target, let perform): DropDestination(accepts: accepts, target: target, perform: perform)
        case .delegate(let types, let delegate): DropDestination(types: types, delegate: delegate)
        }
    }

    @MainActor func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { DropNode(tree: context.tree, inner: inner) }
        node.destination = destination
        return node
    }
}

/// A view on which something can be dropped.
@MainActor
final class DropNode: WrapperNode {
    var destination: DropDestination?

    override var dumpedChildren: [ViewNode] { inner.dumpedChildren }
    override var kind: String { inner.kind }
}

/// A cargo on its way over the views of a tree.
///
/// The destination is the innermost view under the finger that takes such a cargo.
@MainActor
final class DragSession {
    private unowned let tree: ViewTree
    private let cargo: DragCargo
    private var destination: (node: DropNode, location: CGPoint)?
    private var isWelcome = false

    init(_ cargo: DragCargo, in tree: ViewTree) { (self.cargo, self.tree) = (cargo, tree) }

    /// Notifies destinations that the finger has entered, moved or left.
    func move(to point: CGPoint) {
        let next = tree.dropNode(at: point, for: cargo)
        if next?.node !== destination?.node {
            if let (node, location) = destination { node.destination?.exit(cargo, location) }
            if let (node, location) = next { node.destination?.enter(cargo, location) }
        }
        destination = next
        isWelcome = next.map { $0.node.destination?.update(cargo, $0.location) ?? false } ?? false
    }

    /// Ends the session at the point of the last move; returns whether a destination took the cargo.
    func drop(at point: CGPoint) -> Bool {
        guard let (node, location) = destination else {
            // A cargo of another type is not converted to that of the destination.
            if tree.dropNode(at: point, for: nil) != nil { tellOfTypes() }
            return false
        }
        let isTaken = isWelcome && node.destination?.perform(cargo, location) ?? false
        node.destination?.exit(cargo, location)
        destination = nil
        return isTaken
    }

    private func tellOfTypes() {
        let own = cargo.item.map { "\(type(of: $0))" } ?? cargo.provider.registeredTypeIdentifiers.joined(separator: ", ")
        RunContext.current.tasks?.note(
            .notShown("The drop", instead: "the destination takes a type other than \(own), and values are not converted"))
    }
}

extension ViewTree {
    /// The places on which something can be dropped, in points of the container, as they are seen.
    package var dropTargets: [CGRect] {
        var found: [CGRect] = []
        func visit(_ node: ViewNode) {
            guard !node.isDeparting, node.isChosen else { return }
            if node is DropNode { found.append((node.placedFrame ?? .zero).mapped(by: node.globalTransform)) }
            for child in node.touchedChildren { visit(child) }
        }
        for root in root?.touchRoots ?? [] { visit(root) }
        return found
    }

    /// The innermost view at a point that takes a cargo, and where in it that is; with no cargo, any that takes some.
    fileprivate func dropNode(at point: CGPoint, for cargo: DragCargo?) -> (node: DropNode, location: CGPoint)? {
        for root in root?.touchRoots ?? [] {
            if let found = root.dropNode(at: point, time: now, for: cargo) { return found }
        }
        return nil
    }
}

extension ViewNode {
    fileprivate func dropNode(at point: CGPoint, time: Double, for cargo: DragCargo?) -> (node: DropNode, location: CGPoint)? {
        guard !isDeparting, isChosen, letsTouchesIn(at: point, time: time),
            let (inside, _) = enter(at: point, time: time, outward: ProjectionTransform())
        else { return nil }
        for child in touchedChildren.inDrawingOrder.reversed() {
            if let found = child.dropNode(at: inside, time: time, for: cargo) { return found }
        }
        guard let drop = self as? DropNode, let destination = drop.destination, environment.isEnabled else { return nil }
        let frame = frame(at: time)
        guard frame.contains(point), cargo.map(destination.accepts) ?? true else { return nil }
        return (drop, CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    }
}
