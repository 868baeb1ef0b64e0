import Foundation

extension ViewTree {
    /// What a finger reaches at the first text that says something: one text of several in a card, which is called by all of them, or a
    /// text that stands before a field in a row.
    func target(saying words: String, at time: Double) -> HitTarget? {
        let container = bounds
        var found: HitTarget?
        for root in root?.touchRoots ?? [] where found == nil {
            root.visitWritten(words, time: time, outward: ProjectionTransform()) { node, outward in
                let frame = node.frame(at: time)
                let point = CGPoint(x: frame.midX, y: frame.midY).applying(outward)
                guard found == nil, container.contains(point) else { return }
                // What only scrolls does nothing with a text in it.
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

    /// The field in the row that a text stands in, if there is one alone.
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
    /// What a field is called, whatever is written in it; nothing for what is no field.
    func fieldNames(_ names: TouchNames) -> [String] {
        guard let touch = fieldTouch else { return [] }
        return (touch.names.map(spoken) + [names.fieldLabel ?? ""]).filter { !$0.isEmpty }
    }

    func isInside(_ other: ViewNode) -> Bool {
        var node: ViewNode? = self
        while let here = node {
            if here === other { return true }
            node = here.parent
        }
        return false
    }

    /// Visits the views in which certain words stand, and no others.
    fileprivate func visitWritten(
        _ words: String, time: Double, outward: ProjectionTransform, _ visit: (ViewNode, ProjectionTransform) -> Void
    ) {
        guard !isDeparting, isChosen else { return }
        if written == words { return visit(self, outward) }
        let inner = touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        for child in touchedChildren { child.visitWritten(words, time: time, outward: inner, visit) }
    }
}
