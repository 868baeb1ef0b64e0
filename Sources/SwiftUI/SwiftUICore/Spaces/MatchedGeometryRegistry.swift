import Foundation

/// The groups of views with matched geometry in a tree: their sources, and the frames that move from one source to the next.
///
/// Views that stay follow the source as they follow any layout: their leaves animate to its place. When another view becomes the source,
/// the group's frame moves from the old source to the new one, and views inserted or removed with the change ride along. The frame is a
/// track like any other: its value at a moment is a function of the events so far.
@MainActor
final class MatchedGeometryRegistry {
    private struct WeakNode {
        weak var node: MatchedGeometryNode?
    }

    /// The moving frame of a group.
    @MainActor
    final class Group: TimedPart {
        /// The source at the last event.
        weak var source: MatchedGeometryNode?
        /// The visible frame of the source's content at the beginning of the current event.
        var presented: CGRect?
        /// `x, y, width, height` in the coordinates of the whole picture; nil until the source changes for the first time.
        var track: AnimatedValue<AnimatableVector>?

        var timeDependence: TimeDependence {
            guard let end = track?.settlingTime, end > -.infinity else { return .never }
            return .until(end)
        }
    }

    private var nodes: [WeakNode] = []
    private var groups: [MatchedGeometryKey: Group] = [:]
    private var serials = 0

    /// The limit of repeated passes for nested views.
    private static let maximumPasses = 8

    func makeSerial() -> Int {
        serials += 1
        return serials
    }

    /// True if no view has matched geometry, so that the layout of each view is independent of the others.
    var isEmpty: Bool { nodes.isEmpty }

    func add(_ node: MatchedGeometryNode) { nodes.append(WeakNode(node: node)) }

    func isMoving(_ key: MatchedGeometryKey, at time: Double) -> Bool {
        groups[key]?.track.map { time < $0.settlingTime } ?? false
    }

    /// Records the visible frames before an event changes them.
    func begin(at time: Double) {
        for group in groups.values {
            group.presented = nil
            guard let source = group.source, source.placedFrame != nil else { continue }
            if let track = group.track, time < track.settlingTime {
                group.presented = CGRect(track.value(at: time))
            } else {
                group.presented = source.presentedFrame(at: time)
            }
        }
    }

    /// Gives every view its group's frame, once layout has placed the whole tree.
    func resolve(in tree: ViewTree) {
        guard !nodes.isEmpty, let root = tree.root else { return }
        nodes.removeAll { $0.node == nil }
        for pass in 0..<Self.maximumPasses {
            let members = Self.members(below: root)
            var hasChanged = false
            for (key, views) in members.order.map({ ($0, members.byKey[$0] ?? []) }) {
                if resolve(key, views, isFirst: pass == 0, in: tree) { hasChanged = true }
            }
            if pass == 0 { forgetGroups(but: Set(members.order), in: tree) }
            guard hasChanged else { break }
        }
    }

    private func forgetGroups(but keys: Set<MatchedGeometryKey>, in tree: ViewTree) {
        guard !tree.isSampling else { return }
        groups = groups.filter { keys.contains($0.key) }
    }

    /// A view of a group, with a flag for a pending removal.
    private struct Member {
        var node: MatchedGeometryNode
        var modifier: MatchedGeometryModifier
        var isLeaving: Bool
    }

    /// Returns the views of each group, and the groups in tree order.
    private static func members(
        below root: ViewNode
    ) -> (order: [MatchedGeometryKey], byKey: [MatchedGeometryKey: [Member]]) {
        var order: [MatchedGeometryKey] = []
        var byKey: [MatchedGeometryKey: [Member]] = [:]
        func visit(_ node: ViewNode, isLeaving: Bool) {
            let isLeaving = isLeaving || node.isDeparting
            if let node = node as? MatchedGeometryNode, let modifier = node.modifier {
                if byKey[modifier.key] == nil { order.append(modifier.key) }
                byKey[modifier.key, default: []].append(Member(node: node, modifier: modifier, isLeaving: isLeaving))
            }
            for child in node.children { visit(child, isLeaving: isLeaving) }
        }
        visit(root, isLeaving: false)
        return (order, byKey)
    }

    /// Finds a group's source, moves the group's frame there, and places the group's views.
    ///
    /// - Returns: whether the place of a view has changed.
    private func resolve(_ key: MatchedGeometryKey, _ members: [Member], isFirst: Bool, in tree: ViewTree) -> Bool {
        let group = groups[key] ?? Group()
        groups[key] = group
        let sources = members.filter { $0.modifier.isSource && !$0.isLeaving }
        // The oldest of several sources is used.
        let source = sources.min { $0.node.serial < $1.node.serial }?.node
        if isFirst, sources.count > 1, !tree.isSampling {
            tree.diagnostics.note(.matchedSources("\(key.id)", views: sources.map(\.node.explainedName)))
        }
        if let source { follow(source, group, in: tree) }
        let isMoving = group.track.map { tree.moment < $0.settlingTime } ?? false
        // The group stays registered as long as a moment of its movement may be requested.
        if isFirst, group.track.map({ tree.now < $0.settlingTime }) ?? false { tree.addTimedPart(group) }
        if isFirst, !tree.isSampling { board(members, isMoving: isMoving) }

        var hasChanged = false
        for member in members {
            let node = member.node
            var frame: CGRect?
            if isMoving, node.ridesAlong, let track = group.track {
                frame = CGRect(track.value(at: tree.moment))
            } else if let source, node !== source {
                frame = source.layoutFrame
            }
            let local = frame.map { $0.mapped(by: node.globalTransform.inverted()) }
            guard node.setOverride(local, anchor: source?.modifier?.anchor ?? member.modifier.anchor) else { continue }
            hasChanged = true
            if member.isLeaving { node.commitLeaving() }
        }
        return hasChanged
    }

    /// Moves the group's frame to a new source, or to the new place of the same one.
    private func follow(_ source: MatchedGeometryNode, _ group: Group, in tree: ViewTree) {
        let target = AnimatableVector(source.layoutFrame)
        let animation = tree.isSampling ? nil : source.transaction.effectiveAnimation
        let isRunning = group.track.map { tree.now < $0.settlingTime } ?? false
        if !tree.isSampling, group.source !== source {
            let rode = group.source?.ridesAlong ?? true
            if let presented = group.presented, animation != nil, !(isRunning && rode) {
                group.track = AnimatedValue(AnimatableVector(presented))
            } else if animation == nil {
                group.track = nil
            }
            source.explaining("matchedGeometry") { describingFrame { group.track?.set(target, animation: animation, at: tree.now) } }
            group.source = source
        } else if isRunning {
            // If the target itself depends on time, the running movement is redirected to it.
            source.explaining("matchedGeometry") { describingFrame { group.track?.set(target, animation: animation, at: tree.now) } }
        }
    }

    /// Decides which views ride along: those inserted or removed while the frame moves, until it has arrived.
    private func board(_ members: [Member], isMoving: Bool) {
        for member in members {
            let node = member.node
            let rode = node.ridesAlong
            node.ridesAlong = isMoving && (rode || member.isLeaving || !node.isKnown)
            if node.ridesAlong, !rode, node.isKnown { node.forgetInnerGeometry() }
            node.isKnown = true
        }
    }
}

extension AnimatableVector {
    fileprivate init(_ rect: CGRect) {
        self.init([Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)])
    }
}

extension CGRect {
    fileprivate init(_ vector: AnimatableVector) {
        let numbers = vector.components + Array(repeating: 0, count: max(4 - vector.components.count, 0))
        self.init(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
    }
}
