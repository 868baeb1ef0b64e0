/// A part of a node that does something when it is touched.
struct TouchPart {
    var interaction: Interaction
    /// Whose words are the part's name.
    var node: ViewNode
    /// In the node's coordinates, before any transform.
    var frame: CGRect
    /// Whether the part is everything in its frame, and not only where the node has content.
    var isWhole = false
    /// What it is called if nothing in it has words.
    var name: String?
    /// Whether it does what another one does in the same way.
    var isLikeOthers = false
}

/// A part that a touch reaches, and where that is.
struct TouchedPart {
    var part: TouchPart
    /// From the part's coordinates to those of the container.
    var outward: ProjectionTransform
}

extension ViewNode {
    /// What a touch at a point reaches, innermost first; nil where there is nothing to touch.
    ///
    /// A touch goes to the frontmost view that has content there, and to every view around it. Clipping hides and does not
    /// keep touches out, as on Apple's systems, where a picture that overflows its clipped frame takes taps beside it unless
    /// it is given a content shape.
    ///
    /// - Parameters:
    ///   - point: in the node's coordinates, before any transform of its own.
    ///   - outward: from these coordinates to the container's.
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

    /// A point as it is inside the node; nil where the node's transform leaves nothing to touch.
    func enter(
        at point: CGPoint, time: Double, outward: ProjectionTransform
    ) -> (CGPoint, ProjectionTransform)? {
        guard let transform = touchTransform(at: time), !transform.isIdentity else { return (point, outward) }
        var inverse = transform
        guard inverse.invert() else { return nil }
        let inside = point.applying(inverse)
        guard inside.x.isFinite, inside.y.isFinite else { return nil }
        return (inside, transform.concatenating(outward))
    }

    /// Visits every part that does something, outer before inner, with what views around it say that it is called.
    ///
    /// - Parameter isByHand: whether no part is visited that touches pass by.
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

    /// Of a view and what lies behind, in front of it or masks it, the one that is the element which modifiers around them name: the
    /// view itself if a touch does anything there.
    private func layeredElement(among children: [ViewNode], at time: Double) -> ViewNode? {
        guard let node = self as? WrapperNode else { return nil }
        return ([node.inner] + children).first { $0.hasTouchParts(at: time) }
    }

    private func hasTouchParts(at time: Double) -> Bool {
        var isFound = false
        visitTouchParts(time: time, outward: ProjectionTransform(), names: TouchNames()) { _, _ in isFound = true }
        return isFound
    }

    /// Visits the middle of every view without others in it, where it is seen in the container, back to front.
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

    /// The accessibility label of the view, or all that is written in it, or the names of its pictures.
    var spokenLabel: String {
        if let own = traits.accessibility.label { return spoken(own) }
        let words = writtenWords()
        return words.isEmpty ? picturedNames.joined(separator: ", ") : words.joined(separator: ", ")
    }

    func spoken(_ text: Text) -> String {
        let moment = ReferenceDate(date: tree.clock.date(at: tree.now))
        return TickingText(text: text, environment: environment).resolved(at: moment).string
    }

    /// - Parameter besidesControls: whether what stands in controls is left out.
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

/// What is said around something that can be touched about what it is called.
struct TouchNames {
    /// Of the element itself, said by a modifier further out.
    private(set) var label: String?
    private(set) var identifier: String?
    /// What people may say to find it besides.
    private(set) var inputLabels: [String] = []
    /// What is written in the control that it is a part of.
    private(set) var control: String?
    /// What that control is, or what is said of it.
    private(set) var role: ControlTouch.Role?
    /// What a field in it is called.
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

    /// Whether something is said around the element that only it is called.
    var areGiven: Bool { label != nil || identifier != nil || !inputLabels.isEmpty }

    /// What follows is inside several views, of which none is the element alone.
    mutating func leaveElement() { (label, identifier, inputLabels) = (nil, nil, []) }
}
