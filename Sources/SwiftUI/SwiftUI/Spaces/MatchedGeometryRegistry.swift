import Foundation

/// The groups of views of matched geometry in a tree: who the source is, and the frame on its way from one to the next.
///
/// Views that stay follow the source as they follow any layout: their leaves animate to where it is. Where the source is
/// another view than before, the group's frame moves from the old one to the new one, and those that come or go with the
/// change ride along. The frame is a track like any other: its value at a moment is a function of the events so far.
@MainActor
final class MatchedGeometryRegistry {
    private struct WeakNode {
        weak var node: MatchedGeometryNode?
    }

    /// The frame of a group on its way.
    @MainActor
    final class Group: TimedPart {
        /// The source at the last event.
        weak var source: MatchedGeometryNode?
        /// Where the source's content was seen when the event in course began.
        var presented: CGRect?
        /// `x, y, width, height` in the coordinates of the whole picture; nil while no source has been followed by another.
        var track: AnimatedValue<AnimatableVector>?

        var timeDependence: TimeDependence {
            guard let end = track?.settlingTime, end > -.infinity else { return .never }
            return .until(end)
        }
    }

    private var nodes: [WeakNode] = []
    private var groups: [MatchedGeometryKey: Group] = [:]
    private var serials = 0

    /// Resolving again and again for views inside of each other ends here.
    private static let maximumPasses = 8

    func makeSerial() -> Int {
        serials += 1
        return serials
    }

    /// Whether no view has matched geometry: then what one is laid out at concerns no other one.
    var isEmpty: Bool { nodes.isEmpty }

    func add(_ node: MatchedGeometryNode) { nodes.append(WeakNode(node: node)) }

    func isMoving(_ key: MatchedGeometryKey, at time: Double) -> Bool {
        groups[key]?.track.map { time < $0.settlingTime } ?? false
    }

    /// Remembers where everything is seen before an event changes it.
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

    /// A view of a group, and whether it is on its way out.
    private struct Member {
        var node: MatchedGeometryNode
        var modifier: MatchedGeometryModifier
        var isLeaving: Bool
    }

    /// The views of each group, and the groups in the order in which the tree has them.
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

    /// Finds a group's source, moves the group's frame there, and puts the group's views where they belong.
    ///
    /// - Returns: whether a view was placed anew.
    private func resolve(_ key: MatchedGeometryKey, _ members: [Member], isFirst: Bool, in tree: ViewTree) -> Bool {
        let group = groups[key] ?? Group()
        groups[key] = group
        let sources = members.filter { $0.modifier.isSource && !$0.isLeaving }
        // Of several the one that was there first.
        let source = sources.min { $0.node.serial < $1.node.serial }?.node
        if isFirst, sources.count > 1, !tree.isSampling {
            tree.diagnostics.note(.matchedSources("\(key.id)", views: sources.map(\.node.explainedName)))
        }
        if let source { follow(source, group, in: tree) }
        let isMoving = group.track.map { tree.moment < $0.settlingTime } ?? false
        // As long as it may be asked for a moment at which it moves.
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

    /// Lets the group's frame move to a source that is another one, or elsewhere than it was.
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
            // A target that depends on time itself takes what still runs along.
            source.explaining("matchedGeometry") { describingFrame { group.track?.set(target, animation: animation, at: tree.now) } }
        }
    }

    /// Decides who rides along: whoever comes or goes while the frame moves, until it is there.
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
