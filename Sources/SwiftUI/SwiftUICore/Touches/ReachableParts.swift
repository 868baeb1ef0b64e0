/// The parts that a finger could reach at a moment. They serve to find later what has appeared since, such as a page, a sheet, or the
/// buttons of a row.
@MainActor
package struct ReachableParts {
    /// References outlive their nodes, so that no later node is mistaken for one of these.
    private var nodes: [ObjectIdentifier: NodeReference] = [:]

    fileprivate init(of tree: ViewTree, at time: Double) {
        tree.visitTouchParts(at: time) { touched, _ in
            guard tree.point(of: touched, at: time) != nil else { return }
            let reference = touched.part.node.reference
            nodes[ObjectIdentifier(reference)] = reference
        }
    }

    func contains(_ node: ViewNode) -> Bool { node.madeReference.map { nodes[ObjectIdentifier($0)] != nil } ?? false }
}

extension ViewTree {
    /// Returns the parts that a finger can reach at a moment. The tree is neither evaluated nor laid out for it.
    package func reachableParts(at time: Double) -> ReachableParts { ReachableParts(of: self, at: time) }

    /// Returns the targets that a finger can reach at a moment and could not reach before, in reading order of the tree.
    ///
    /// A button that has only changed its text is not among them, because its view is the same.
    package func targets(notIn before: ReachableParts, at time: Double) throws -> [HitTarget] {
        try advance(to: time)
        begin(at: time)
        _ = displayList(at: time)
        var result: [HitTarget] = []
        visitTouchParts(at: time) { touched, names in
            guard !before.contains(touched.part.node) else { return }
            let target = target(of: touched, names: names)
            if target.point != nil { result.append(target) }
        }
        return result
    }
}
