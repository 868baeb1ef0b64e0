/// A part of a node that responds to touches.
@_spi(Nodes) public struct TouchPart {
    package var interaction: Interaction
    /// The node whose text names the part.
    package var node: ViewNode
    /// The frame in the node's coordinates, before any transform.
    package var frame: CGRect
    /// True if the whole frame belongs to the part, not only the node's content.
    package var isWhole = false
    /// The name of a part without any text.
    package var name: String?
    /// True if the part behaves in the same way as another one.
    package var isLikeOthers = false

    package init(
        interaction: Interaction, node: ViewNode, frame: CGRect, isWhole: Bool = false, name: String? = nil, isLikeOthers: Bool = false
    ) {
        self.interaction = interaction
        self.node = node
        self.frame = frame
        self.isWhole = isWhole
        self.name = name
        self.isLikeOthers = isLikeOthers
    }
}

/// A part that a touch reaches, with its position.
struct TouchedPart {
    var part: TouchPart
    /// The map from the part's coordinates to those of the container.
    var outward: ProjectionTransform
}

extension ViewNode {
    /// Returns the parts that a touch at a point reaches, innermost first; nil if there is nothing to touch.
    ///
    /// A touch goes to the frontmost view that has content there, and to every view around it. Clipping hides content but does not keep
    /// touches out. On Apple's systems, too, a picture that overflows its clipped frame takes taps beside the frame unless it is given a
    /// content shape.
    ///
    /// - Parameters:
    ///   - point: the point in the node's coordinates, before any transform of its own.
    ///   - outward: the map from these coordinates to the container's.
    func touched(at point: CGPoint, time: Double, outward: ProjectionTransform) -> [TouchedPart]? {
        guard !isDeparting, isChosen, letsTouchesIn(at: point, time: time) else { return nil }
        guard let (inside, inner) = enter(at: point, time: time, outward: outward) else { return nil }
        var found: [TouchedPart]?
        for child in touchedChildren.inDrawingOrder.reversed() where found == nil {
            found = child.touched(at: inside, time: time, outward: inner)
        }
        if found == nil, isSolid(at: point, time: time) { found = [] }
        if case .blocksSubviews? = (self as? InteractionNode)?.interaction, found != nil { found = [] }
        for part in touchParts(at: time) {
            guard part.isWhole ? part.frame.contains(point) : found != nil else { continue }
            found = (found ?? []) + [TouchedPart(part: part, outward: outward)]
        }
        return found
    }

    /// Returns a point in the coordinates inside the node; nil if the node's transform leaves nothing to touch.
    package func enter(
        at point: CGPoint, time: Double, outward: ProjectionTransform
    ) -> (CGPoint, ProjectionTransform)? {
        guard let transform = touchTransform(at: time), !transform.isIdentity else { return (point, outward) }
        var inverse = transform
        guard inverse.invert() else { return nil }
        let inside = point.applying(inverse)
        guard inside.x.isFinite, inside.y.isFinite else { return nil }
        return (inside, transform.concatenating(outward))
    }

    /// Visits every part that responds to touches, outer before inner, with the names given by the views around it.
    ///
    /// - Parameter isByHand: whether parts that touches cannot reach are skipped.
    func visitTouchParts(
        time: Double, outward: ProjectionTransform, names: TouchNames, isByHand: Bool = true, _ visit: (TouchedPart, TouchNames) -> Void
    ) {
        guard !isDeparting, isChosen else { return }
        if isByHand, case .hitTesting(false)? = (self as? InteractionNode)?.interaction { return }
        var names = names
        names.take(from: self)
        for part in touchParts(at: time) { visit(TouchedPart(part: part, outward: outward), names) }
        if case .blocksSubviews? = (self as? InteractionNode)?.interaction { return }
        let children = touchedChildren
        let element = children.count == 1 ? children[0] : names.areGiven ? layeredElement(among: children, at: time) : nil
        let inner = touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        for child in children {
            var inside = names
            if child !== element { inside.leaveElement() }
            child.visitTouchParts(time: time, outward: inner, names: inside, isByHand: isByHand, visit)
        }
    }

    /// Returns the element that outer modifiers name, among a view and its background, overlay or mask: the view itself if it responds to
    /// touches.
    private func layeredElement(among children: [ViewNode], at time: Double) -> ViewNode? {
        guard let node = self as? WrapperNode else { return nil }
        return ([node.inner] + children).first { $0.hasTouchParts(at: time) }
    }

    private func hasTouchParts(at time: Double) -> Bool {
        var isFound = false
        visitTouchParts(time: time, outward: ProjectionTransform(), names: TouchNames()) { _, _ in isFound = true }
        return isFound
    }

    /// Visits the middle of every leaf view, at its visible place in the container, back to front.
    func visitShown(time: Double, outward: ProjectionTransform, _ visit: (CGPoint) -> Void) {
        guard !isDeparting, isChosen else { return }
        let children = touchedChildren
        guard !children.isEmpty else {
            let frame = frame(at: time)
            return visit(CGPoint(x: frame.midX, y: frame.midY).applying(outward))
        }
        let inner = touchTransform(at: time).map { $0.concatenating(outward) } ?? outward
        for child in children { child.visitShown(time: time, outward: inner, visit) }
    }

    /// The accessibility label of the view; without one all the text in it, or the names of its pictures.
    var spokenLabel: String {
        if let own = traits.accessibility.label { return spoken(own) }
        let words = writtenWords()
        return words.isEmpty ? picturedNames.joined(separator: ", ") : words.joined(separator: ", ")
    }

    func spoken(_ text: Text) -> String {
        let moment = ReferenceDate(date: tree.clock.date(at: tree.now))
        return TickingText(text: text, environment: environment).resolved(at: moment).string
    }

    /// - Parameter besidesControls: whether the text in controls is left out.
    fileprivate func writtenWords(besidesControls: Bool = false) -> [String] {
        if besidesControls, (self as? InteractionNode)?.interaction.role != nil { return [] }
        if let own = traits.accessibility.label { return [spoken(own)] }
        if let written { return written.isEmpty ? [] : [written] }
        return children.filter { !$0.isDeparting }.flatMap { $0.writtenWords(besidesControls: besidesControls) }
    }

    private var picturedNames: [String] {
        if let pictured { return [pictured] }
        return children.filter { !$0.isDeparting }.flatMap(\.picturedNames)
    }
}

/// The names that surrounding views give to a touchable part.
struct TouchNames {
    /// The label of the element itself, from an outer modifier.
    private(set) var label: String?
    private(set) var identifier: String?
    /// Further names by which people may ask for it.
    private(set) var inputLabels: [String] = []
    /// The text in the control that contains the part.
    private(set) var control: String?
    /// The role of that control, or the one given by an accessibility trait.
    private(set) var role: ControlTouch.Role?
    /// The label of a field inside.
    private(set) var fieldLabel: String?

    @MainActor
    mutating func take(from node: ViewNode) {
        if let label = node.traits.accessibility.label { self.label = node.spoken(label) }
        identifier = node.traits.accessibility.identifier ?? identifier
        if node.traits.accessibility.traits.contains(.isToggle) { role = .toggle }
        let words = node.traits.accessibility.inputLabels
        if !words.isEmpty { inputLabels = words.map(node.spoken) }
        if case .naming(let hidden, let role)? = (node as? InteractionNode)?.interaction {
            let words = node.writtenWords(besidesControls: true)
            self.role = role
            control = words.isEmpty ? hidden.map(node.spoken) : words.joined(separator: ", ")
        }
        if case .labelling? = (node as? InteractionNode)?.interaction {
            let words = node.writtenWords(besidesControls: true)
            if !words.isEmpty { fieldLabel = words.joined(separator: ", ") }
        }
    }

    /// True if a surrounding view has given the element a label, identifier or names.
    var areGiven: Bool { label != nil || identifier != nil || !inputLabels.isEmpty }

    /// Removes the names of the element, before a visit to several views none of which is the element alone.
    mutating func leaveElement() { (label, identifier, inputLabels) = (nil, nil, []) }
}
