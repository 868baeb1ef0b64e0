import Foundation

extension ViewTree {
    /// Returns the target that a finger reaches at the first text with the given words: one of several texts in a card, whose name is all
    /// of them, or a text before a field in a row.
    func target(saying words: String, at time: Double) -> HitTarget? {
        let container = bounds
        var found: HitTarget?
        for root in root?.touchRoots ?? [] where found == nil {
            root.visitWritten(words, time: time, outward: ProjectionTransform()) { node, outward in
                let frame = node.frame(at: time)
                let point = CGPoint(x: frame.midX, y: frame.midY).applying(outward)
                guard found == nil, container.contains(point) else { return }
                // A scroll view alone does nothing with a text in it.
                if let touched = touched(at: point)?.first(where: { !$0.part.interaction.scrolls && node.isInside($0.part.node) }) {
                    found = target(of: touched, names: TouchNames())
                    found?.point = point
                } else {
                    found = field(besides: node)
                }
            }
        }
        return found
    }

    /// Returns the field in the row that contains a text, if it is the only one.
    private func field(besides node: ViewNode) -> HitTarget? {
        var row = node.parent
        while let here = row, here.children.count == 1 { row = here.parent }
        guard let row, (row as? LayoutContainerNode)?.isRow ?? false else { return nil }
        var fields: [HitTarget] = []
        visitTouchParts(at: now) { touched, names in
            guard touched.part.node.fieldTouch != nil, touched.part.node.isInside(row) else { return }
            fields.append(target(of: touched, names: names))
        }
        return fields.count == 1 ? fields[0] : nil
    }
}

extension ViewNode {
    /// Returns the names of a field, independent of its text; empty for a node that is not a field.
    func fieldNames(_ names: TouchNames) -> [String] {
        guard let touch = fieldTouch else { return [] }
        return (touch.names.map(spoken) + [names.fieldLabel ?? ""]).filter { !$0.isEmpty }
    }

    package func isInside(_ other: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let here = node {
            if here === other { return true }
            node = here.parent
        }
        return false
    }

    /// Visits the views whose text is exactly the given words.
    fileprivate func visitWritten(
        _ words: String, time: Double, outward: ProjectionTransform, _ visit: (ViewNode, ProjectionTransform) -> Void
    ) {
        guard !isDeparting, isChosen else { return }
        if written == words { return visit(self, outward) }
        let inner = touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        for child in touchedChildren { child.visitWritten(words, time: time, outward: inner, visit) }
    }
}
