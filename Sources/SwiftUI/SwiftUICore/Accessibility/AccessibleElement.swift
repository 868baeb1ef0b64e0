import Foundation

/// An element of a tree, as assistive technologies find it.
package struct AccessibleElement {
    /// `button`, `toggle`, `text`, `image`, `group` and the like.
    package var role: String
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// The names of the traits, without `is`: `header`, `selected`.
    package var traits: [String] = []
    /// The names of its custom actions.
    package var actions: [String] = []
    /// The place where it is seen, in points from the top left of the container.
    package var frame: CGRect
    /// The point that assistive technologies touch, in the same coordinates, where a modifier has set one; nil: the middle.
    package var activationPoint: CGPoint?
    /// True if a finger acts on it.
    package var isTouched = false
    /// The size of the font of a text, in points.
    package var fontSize: Double?
    var sortPriority = 0.0
    /// The elements of a group.
    package var children: [AccessibleElement] = []
}

extension ViewTree {
    /// Returns the elements at a moment in the order in which they are read.
    package func accessibleElements(at time: Double) -> [AccessibleElement] {
        var parts: [ObjectIdentifier: [(target: HitTarget, role: ControlTouch.Role?)]] = [:]
        visitTouchParts(at: time, isByHand: false) { touched, names in
            if touched.part.interaction.scrolls { return }
            parts[ObjectIdentifier(touched.part.node), default: []].append(
                (target(of: touched, names: names), names.role ?? touched.part.interaction.role))
        }
        let reader = AccessibilityReader(time: time, parts: parts)
        let roots = root?.touchRoots ?? []
        // What is presented in front is read alone.
        let shown = roots.lazy.map { reader.elements(of: $0, ProjectionTransform(), nil) }.first { !$0.isEmpty } ?? []
        return shown.inReadingOrder
    }
}

/// Reads the elements of a tree.
@MainActor
private struct AccessibilityReader {
    let time: Double
    /// The targets of fingers, by the node that they touch.
    let parts: [ObjectIdentifier: [(target: HitTarget, role: ControlTouch.Role?)]]

    /// - Parameter given: the properties of the views around, which are those of an element that is alone in them.
    func elements(of node: ViewNode, _ outward: ProjectionTransform, _ given: AccessibilityProperties?) -> [AccessibleElement] {
        guard !node.isDeparting, node.isChosen else { return [] }
        let own = given ?? node.traits.accessibility
        if own.isHidden || node.traits.accessibility.isHidden { return [] }
        if let touched = parts[ObjectIdentifier(node)] {
            let controls = touched.filter { $0.role != nil }
            if !controls.isEmpty { return controls.map { element(of: $0.target, $0.role, own, node) } }
        }
        if let words = node.written {
            var text = element("text", words, own, node, outward)
            let font: Font = node.environment.font ?? .body
            text.fontSize = Double(font.resolved(in: node.environment.fontContext).sizeInPoints)
            return words.isEmpty ? [] : [text]
        }
        let inside = inner(of: node, outward, own)
        switch own.childBehavior {
        case .ignore? where given == nil: return [element("group", node.spokenLabelOfItself ?? "", own, node, outward)]
        case .combine? where given == nil: return [combined(inside, own, node, outward)]
        case .contain? where given == nil:
            var group = element("group", node.spokenLabelOfItself ?? "", own, node, outward)
            group.children = inside.inReadingOrder
            return [group]
        default: break
        }
        if inside.isEmpty, node.pictured != nil || own.label != nil {
            return [element(node.pictured == nil ? "element" : "image", node.pictured ?? "", own, node, outward)]
        }
        return inside
    }

    /// Returns the elements inside a node. Properties of a modifier's node belong to the only node inside it.
    private func inner(of node: ViewNode, _ outward: ProjectionTransform, _ own: AccessibilityProperties) -> [AccessibleElement] {
        let transform = node.touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        let children = node.touchedChildren.filter { !$0.isDeparting && $0.isChosen }
        if case .naming? = (node as? InteractionNode)?.interaction {
            return children.flatMap { elements(of: $0, transform, nil) }.filter(\.isTouched)
        }
        let isAround = children.count == 1 && (node is WrapperNode || (node as? LayoutContainerNode)?.modified != nil)
        // A view with a behaviour of its own is read as one; those inside have properties of their own.
        let passed = isAround && own.childBehavior == nil ? own : nil
        return children.flatMap { elements(of: $0, transform, passed) }
    }

    private func element(
        of target: HitTarget, _ role: ControlTouch.Role?, _ own: AccessibilityProperties, _ node: ViewNode
    ) -> AccessibleElement {
        var element = element(role?.rawValue ?? "element", target.label, own, node, ProjectionTransform())
        element.label = own.label.map(node.spoken) ?? target.label
        element.frame = node.tree.onCanvas(target.frame)
        element.activationPoint = own.activationPoint?.point(in: element.frame)
        element.identifier = target.identifier ?? element.identifier
        element.isTouched = true
        return element
    }

    private func element(
        _ role: String, _ label: String, _ own: AccessibilityProperties, _ node: ViewNode, _ outward: ProjectionTransform
    ) -> AccessibleElement {
        let traits = own.traits
        let frame = node.tree.onCanvas(node.frame(at: time).bounds(mappedBy: outward))
        let role = traits.contains(.isButton) ? "button" : traits.contains(.isToggle) ? "toggle" : traits.contains(.isLink) ? "link" : role
        return AccessibleElement(
            role: role, label: own.label.map(node.spoken) ?? label, value: own.value.map(node.spoken), hint: own.hint.map(node.spoken),
            identifier: own.identifier, traits: traits.names,
            actions: own.actions.compactMap { if case .named(let name) = $0.kind { node.spoken(name) } else { nil } },
            frame: frame, activationPoint: own.activationPoint?.point(in: frame), isTouched: parts[ObjectIdentifier(node)] != nil,
            sortPriority: own.sortPriority)
    }

    /// One element with the labels, traits and actions of those inside.
    private func combined(
        _ inside: [AccessibleElement], _ own: AccessibilityProperties, _ node: ViewNode, _ outward: ProjectionTransform
    ) -> AccessibleElement {
        let ordered = inside.inReadingOrder
        let label = ordered.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let touched = ordered.first(where: \.isTouched)
        var element = element(touched?.role ?? "group", label, own, node, outward)
        element.traits += ordered.flatMap(\.traits).filter { !element.traits.contains($0) }
        element.actions += ordered.flatMap(\.actions)
        element.isTouched = touched != nil
        return element
    }
}

extension [AccessibleElement] {
    /// By priority; of equal ones in the order of the tree.
    fileprivate var inReadingOrder: [AccessibleElement] {
        enumerated().sorted { ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset) }.map(\.element)
    }
}

extension ViewNode {
    /// The label that a modifier gave the node, spoken.
    fileprivate var spokenLabelOfItself: String? { traits.accessibility.label.map(spoken) }
}
