/// A keyed child of a dynamic container (`if`, `ForEach`, `.id`).
@MainActor
package struct KeyedChild {
    var key: AnyHashable
    var view: any View
    /// The tag of views in it that have none of their own.
    var tag: AnyHashable?
    /// The identity by which user code knows it.
    var identity: AnyHashable?

    package init(key: AnyHashable, view: any View, tag: AnyHashable? = nil, identity: AnyHashable? = nil) {
        self.key = key
        self.view = view
        self.tag = tag
        self.identity = identity
    }
}

/// The memory of a dynamic container: the children it had, and those on their way out.
@MainActor
package final class DynamicChildren {
    package struct Present {
        package var key: AnyHashable
        package var elements: [ViewNode]

        package init(key: AnyHashable, elements: [ViewNode]) {
            self.key = key
            self.elements = elements
        }
    }

    package struct Departing {
        var position: Int
        var key: AnyHashable
        package var element: TransitionNode
        /// The child's element, should the child come back in time.
        var structure: ViewElement?
    }

    package var present: [Present]?
    package var departing: [Departing] = []

    package init() {}

    /// Takes a departing child back; returns true if the child comes back as what it was.
    package func takeBack(_ key: AnyHashable, at node: ViewElement) -> Bool {
        guard let known = departing.first(where: { $0.key == key }), let structure = known.structure else { return false }
        node.restoreChild(structure, at: .identity(key))
        departing.removeAll { $0.key == key }
        return true
    }
}

extension BuildContext {
    /// Expands children that are told apart by key: new keys are inserted, missing ones removed, each with its transition.
    ///
    /// A key that comes back before its animation ends is the same view as before, and turns round.
    /// Departing elements are part of the result until their animations end; containers draw them but do not lay them out.
    ///
    /// - Parameter standsAlone: true if the modifiers around them outlast their change.
    package func buildDynamic(_ children: [KeyedChild], at node: ViewElement, standsAlone: Bool = false) -> [ViewNode] {
        let memory = node.remembered(DynamicChildren())
        if tree.isSampling { return sampleDynamic(children, at: node, memory: memory) }
        let before = memory.present
        let known = Set((before ?? []).map(\.key))
        memory.departing.removeAll { $0.element.departureTime <= tree.now }
        var present: [DynamicChildren.Present] = []
        for child in children {
            var inner = self
            let isMissing = before != nil && !known.contains(child.key)
            let isInserting = isMissing && !memory.takeBack(child.key, at: node)
            // What a moment between events made of it was for that moment alone.
            if isInserting { _ = node.removeChild(.identity(child.key)) }
            inner.pending.append(
                .boundary(IdentityBoundary(isInserting: isInserting, transaction: transaction, standsAlone: standsAlone)))
            if let tag = child.tag { inner.pending.append(.tag(tag)) }
            if let identity = child.identity { inner.pending.append(.identity(identity)) }
            let structure = node.child(.identity(child.key), holding: type(of: child.view))
            present.append(
                .init(key: child.key, elements: tree.build(child.view, at: structure, in: inner)))
        }
        for departing in memory.departing { departing.element.keepDeparting() }
        removeMissing(from: before ?? [], keeping: Set(children.map(\.key)), memory: memory, node: node)
        memory.present = present
        // Some update to come forgets them.
        if !memory.departing.isEmpty { tree.hinderKeeping() }
        return merge(present: present, departing: memory.departing)
    }

    /// The elements at a moment between two events: nothing is inserted, nothing removed, nothing remembered.
    private func sampleDynamic(
        _ children: [KeyedChild], at node: ViewElement, memory: DynamicChildren
    ) -> [ViewNode] {
        var present: [DynamicChildren.Present] = []
        for child in children {
            var inner = self
            inner.pending.append(.boundary(IdentityBoundary(isInserting: false, transaction: transaction)))
            if let tag = child.tag { inner.pending.append(.tag(tag)) }
            if let identity = child.identity { inner.pending.append(.identity(identity)) }
            let structure = node.child(.identity(child.key), holding: type(of: child.view))
            present.append(.init(key: child.key, elements: tree.build(child.view, at: structure, in: inner)))
        }
        for departing in memory.departing { departing.element.keepDeparting() }
        return merge(present: present, departing: memory.departing)
    }

    /// Lets the children go that are no longer there.
    package func removeMissing(
        from before: [DynamicChildren.Present], keeping keys: Set<AnyHashable>, memory: DynamicChildren,
        node: ViewElement
    ) {
        for (position, child) in before.enumerated() where !keys.contains(child.key) {
            let structure = node.removeChild(.identity(child.key))
            let elements = child.elements.flatMap { $0.takeShown() }
            for case let element as TransitionNode in elements where !element.isDeparting {
                element.remove(with: transaction)
                element.disappear(at: element.departureTime)
                if element.departureTime > tree.now {
                    memory.departing.append(
                        .init(position: position, key: child.key, element: element, structure: structure))
                }
            }
        }
    }

    /// A departing element keeps its place among the others, behind the one that took it.
    private func merge(
        present: [DynamicChildren.Present], departing: [DynamicChildren.Departing]
    ) -> [ViewNode] {
        var result: [ViewNode] = []
        for position in 0...present.count {
            result += departing.filter { min($0.position, present.count) == position }.map(\.element)
            if position < present.count { result += present[position].elements }
        }
        return result
    }
}
