import Drawing
import Foundation
@_spi(Nodes) import SwiftUICore

/// The frame of a scroll view: the visible part of the content, and the coordinate space with its name.
struct ScrollWindowModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let state: ScrollState?
    let margins: EdgeInsets
    let isClipped: Bool

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ScrollWindowNode(tree: context.tree, inner: inner) }
        node.modifier = self
        return node
    }
}

/// Clips scrolling content at its edges; edges that lie on those of the safe area move out to those of the container, behind its bars.
final class ScrollWindowNode: WrapperNode {
    var modifier: ScrollWindowModifier?
    /// The distances the content shows beyond the frame, in points: left, top, right, bottom.
    private var reach: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) = (0, 0, 0, 0)
    /// The touch count that was last reported to the binding.
    private var toldTouches = 0

    var state: ScrollState? { modifier?.state }
    override var scrollExcess: CGSize? { state?.excess }
    override var refreshesByPull: Bool { state?.pull != nil }

    // The spinner goes round until the refresh ends, and is visible as far as the content is pulled away.
    override var ownStillTime: Double {
        guard let state, let pull = state.pull else { return ownSettlingTime }
        return pull.isRunning ? .infinity : max(ownSettlingTime, state.timeDependence.end)
    }
    override var recurs: Bool { state?.pull?.isRunning ?? false }
    override var ownRepetition: (start: Double, period: Double)? { state?.pull?.repetition }

    override func nextRestTime(after time: Double) -> Double {
        max(super.nextRestTime(after: time), state?.pull?.nextRestTime(after: time) ?? time)
    }

    override func hasSpace(named name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        let axes = state?.axes ?? .vertical
        return switch name {
        case .nearest: true
        case .scrolling(.horizontal): axes.contains(.horizontal)
        case .scrolling(.vertical): axes.contains(.vertical)
        }
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let whole = environment.safeArea?.extended(frame, edges: .all, isRightToLeft: isRightToLeft) ?? frame
        reach = (frame.minX - whole.minX, frame.minY - whole.minY, whole.maxX - frame.maxX, whole.maxY - frame.maxY)
        state?.window = frame
        state?.margins = modifier.map { ScrollState.Margins($0.margins, isRightToLeft: isRightToLeft) } ?? .none
        state?.collapses = environment.safeArea.map { abs($0.free.minY - frame.minY) < 0.5 ? $0.collapses : [] } ?? []
        state?.pull = state.flatMap { RefreshPull.known($0.pull, axes: $0.axes, in: environment) }
        state?.visible = modifier?.isClipped ?? true ? whole : whole.union(tree.bounds)
        super.placeChildren(in: frame, proposal: proposal)
    }

    override func touchParts(at time: Double) -> [TouchPart] {
        guard let state, environment.isScrollEnabled, environment.isEnabled, state.excess != .zero || state.pull != nil
        else { return [] }
        let gesture = AttachedGesture(scrolling: self, state)
        return [TouchPart(interaction: .scroll(gesture), node: self, frame: frame(at: time), isWhole: true, name: "scroll view")]
    }

    /// The frames of the views at which scrolls come to rest, in the content's coordinates.
    var targetFrames: [CGRect] {
        guard let content = inner.scrolledContent, let origin = content.placedFrame?.origin else { return [] }
        var frames: [CGRect] = []
        content.visitScrollTargets { frames.append($0.offsetBy(dx: -origin.x, dy: -origin.y)) }
        return frames
    }

    private func window(at time: Double) -> CGRect {
        let frame = frame(at: time)
        return CGRect(
            x: frame.minX - reach.left, y: frame.minY - reach.top, width: frame.width + reach.left + reach.right,
            height: frame.height + reach.top + reach.bottom)
    }

    /// Returns whether a point is in the window: content that has scrolled out of sight takes no touches.
    override func letsTouchesIn(at point: CGPoint, time: Double) -> Bool { window(at: time).contains(point) }

    override func paint(with painter: inout Painter) {
        guard modifier?.isClipped ?? true else {
            paintPull(with: &painter)
            return inner.paint(with: &painter)
        }
        let window = window(at: painter.time)
        let items = painter.group {
            paintPull(with: &$0)
            inner.paint(with: &$0)
        }
        guard !items.isEmpty else { return }
        painter.draw([.clip(Path(window), FillStyle(), items)])
    }

    override func performActions() {
        super.performActions()
        guard let modifier, let state else { return }
        // Changes caused by a finger's scroll are continuous, too.
        withTransaction(\.isContinuous, state.touchPhase == .interacting) { tellOfScroll(modifier, state) }
    }

    private func tellOfScroll(_ modifier: ScrollWindowModifier, _ state: ScrollState) {
        if !environment.scrollWatchers.isEmpty {
            tree.motion.hasWatchers = true
            if state.timeDependence.end > tree.now { tree.follow(state) }
            let geometry = state.geometry(
                at: tree.now, margins: modifier.margins, isRightToLeft: environment.layoutDirection == .rightToLeft)
            for watcher in environment.scrollWatchers {
                watcher.see(
                    geometry, phase: state.phase(at: tree.now), velocity: state.velocity(at: tree.now), by: self)
            }
        }
        if let link = environment.scrollPositionLink, state.touchCount != toldTouches {
            toldTouches = state.touchCount
            if let id = firstIdentityInSight(anchor: link.anchor) {
                state.reached = id
                link.reach(id)
            }
        }
    }

    /// The identities of a type of which views are seen, in the order of the layout.
    ///
    /// - Parameter threshold: which part of a view has to be seen, 0 to 1.
    func identitiesInSight<ID: Hashable>(_ type: ID.Type, threshold: Double) -> [ID] {
        guard let window = placedFrame else { return [] }
        var found: [ID] = []
        inner.visitIdentities { node, id in
            guard let id = id.base as? ID, !found.contains(id), let frame = node.placedFrame else { return }
            let seen = frame.intersection(window)
            guard frame.width > 0, frame.height > 0, !seen.isNull else { return }
            let part = seen.width * seen.height / (frame.width * frame.height)
            if part > 0, part >= threshold - 1e-9 { found.append(id) }
        }
        return found
    }

    /// The view of the content that is at an anchor of the window; without one, the first of which the larger part is seen.
    private func firstIdentityInSight(anchor: UnitPoint?) -> AnyHashable? {
        guard let frame = placedFrame else { return nil }
        let window = state?.margins.inside(frame) ?? frame
        var best: (id: AnyHashable, distance: CGFloat)?
        inner.visitIdentities { node, id in
            let frame = node.placedFrame ?? .zero
            let point = anchor ?? .topLeading
            let (x, y) = (
                frame.minX + frame.width * point.x - window.minX - window.width * point.x,
                frame.minY + frame.height * point.y - window.minY - window.height * point.y
            )
            let distance = CGPoint(x: x, y: y).distance(to: .zero)
            if best.map({ distance < $0.distance }) ?? true { best = (id, distance) }
        }
        return best?.id
    }
}

/// The content of a scroll view, as far from its place as it is scrolled.
struct ScrolledContentModifier: ViewModifier, WrapperModifier {
    typealias Body = Never
    let state: ScrollState
    let link: ScrollPositionLink?

    func wrap(_ inner: ViewNode, existing: ViewNode?, owner: ViewElement, in context: BuildContext) -> ViewNode {
        let node = WrapperNode.reuse(existing, inner: inner) { ScrolledContentNode(tree: context.tree, inner: inner) }
        node.modifier = self
        return node
    }
}

final class ScrolledContentNode: WrapperNode {
    var modifier: ScrolledContentModifier?
    /// The last target that the binding requested.
    private var lastTarget = ScrollPosition.Target.nowhere
    /// The request that was fulfilled last.
    private weak var fulfilled: ScrollReader.Request?

    override var movingSpace: (any MovingSpace)? { modifier?.state }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        guard let state = modifier?.state else { return super.placeChildren(in: frame, proposal: proposal) }
        state.rest = frame
        // If the content has turned out to be longer, the scroll can come nearer to its target.
        if let asked, asked.revision == tree.evaluation.revision {
            _ = scroll(state, to: asked.target, asked.transaction, isCorrection: true)
        }
        state.settle(at: tree.now)
        place(state, proposal)
        guard !tree.isSampling else { return }
        guard answerRequests(state) else { return pursue(state) }
        // Other rows are on the way now, wherever the content is at present.
        let outer = tree.layoutPass.placesAll
        tree.layoutPass.placesAll = true
        defer { tree.layoutPass.placesAll = outer }
        place(state, proposal)
        // Rows on the way to the target are now built, and the target may be elsewhere than estimated.
        for _ in 0..<3 {
            guard let asked else { break }
            let before = state.target
            guard scroll(state, to: asked.target, asked.transaction, isCorrection: true) else { break }
            if state.target.distance(to: before) < 0.01 { break }
            place(state, proposal)
        }
    }

    /// The target of the scroll in the current update, with its transaction and revision.
    private var asked: (target: ScrollPosition.Target, transaction: Transaction, revision: Int)?

    /// Continues to the last requested target, which may turn out to be elsewhere as rows on the way come into sight.
    private func pursue(_ state: ScrollState) {
        guard let (target, transaction, revision) = asked, revision != tree.evaluation.revision, case .view = target else { return }
        guard state.timeDependence.end > tree.now, state.touchCount == askedTouches, let point = point(for: target, transaction, state)
        else { return asked = nil }
        state.redirect(to: point, at: tree.now)
    }

    /// The touch count when that target was requested.
    private var askedTouches = 0

    private func place(_ state: ScrollState, _ proposal: ProposedViewSize) {
        tree.addMovingSpace(state, placedBy: self)
        let offset = state.offset(at: tree.moment)
        inner.place(at: CGPoint(x: state.window.minX - offset.x, y: state.window.minY - offset.y), proposal: proposal)
    }

    /// Scrolls to the place that a reader or a binding requests.
    ///
    /// - Returns: whether there was a request that was not yet fulfilled.
    private func answerRequests(_ state: ScrollState) -> Bool {
        var hasMoved = false
        for reader in environment.scrollReaders {
            guard let request = reader.request, request !== fulfilled else { continue }
            fulfilled = request
            guard scroll(state, to: .view(request.id, request.anchor), request.transaction) else { continue }
            request.isFound = true
            hasMoved = true
            asked = (.view(request.id, request.anchor), request.transaction, tree.evaluation.revision)
        }
        if let link = modifier?.link, link.target != lastTarget {
            lastTarget = link.target
            // The view that a finger has scrolled to is there already.
            if case .view(let id, _) = link.target, id == state.reached { return hasMoved }
            state.reached = nil
            if scroll(state, to: link.target, transaction) {
                hasMoved = true
                asked = (link.target, transaction, tree.evaluation.revision)
            }
        }
        return hasMoved
    }

    private func scroll(
        _ state: ScrollState, to target: ScrollPosition.Target, _ transaction: Transaction, isCorrection: Bool = false
    ) -> Bool {
        guard let point = point(for: target, transaction, state) else { return false }
        askedTouches = state.touchCount
        tree.noting {
            explaining("scroll") {
                state.scroll(to: point, animation: transaction.effectiveAnimation, at: tree.now, isCorrection: isCorrection)
            }
        }
        return true
    }

    /// Returns the offset that shows a target; nil where there is no such view.
    private func point(for target: ScrollPosition.Target, _ transaction: Transaction, _ state: ScrollState) -> CGPoint? {
        switch target {
        case .nowhere: nil
        case .view(let id, let anchor):
            frame(of: id).map {
                state.offset(showing: $0, anchor: transaction.scrollTargetAnchor ?? anchor ?? modifier?.link?.anchor)
            }
        case .edge(let edge): state.offset(at: edge, isRightToLeft: environment.layoutDirection == .rightToLeft)
        case .offset(let x, let y): CGPoint(x: x ?? state.target.x, y: y ?? state.target.y)
        }
    }

    /// The frame of a view in the content's coordinates.
    private func frame(of id: AnyHashable) -> CGRect? {
        let origin = inner.placedFrame?.origin ?? .zero
        let frame = (inner as? ListNode)?.frame(ofRow: id) ?? inner.node(identifiedBy: id)?.placedFrame ?? inner.frame(ofLazyRow: id)
        return frame?.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}

extension ViewNode {
    /// Returns the state of the view that scrolls up and down at the top of the subtree; a bar above follows it.
    func scrollState(at top: CGFloat) -> ScrollState? {
        guard !isDeparting, isChosen, placedFrame.map({ $0.minY <= top + 0.5 && $0.maxY > top + 0.5 }) ?? true else { return nil }
        if let window = self as? ScrollWindowNode { return window.state.flatMap { $0.axes.contains(.vertical) ? $0 : nil } }
        // Another stack has its own bars.
        if (self as? BarredNode)?.followsScroll ?? false { return nil }
        for child in children { if let state = child.scrollState(at: top) { return state } }
        return nil
    }

    /// The state of the first view in the subtree that scrolls up and down, inside whatever bars.
    var innerScrollState: ScrollState? {
        guard !isDeparting, isChosen else { return nil }
        if let window = self as? ScrollWindowNode { return window.state.flatMap { $0.axes.contains(.vertical) ? $0 : nil } }
        for child in children { if let state = child.innerScrollState { return state } }
        return nil
    }

    /// Visits the views in the subtree with an explicit identity, outer before inner.
    func visitIdentities(_ visit: (ViewNode, AnyHashable) -> Void) {
        guard !isDeparting else { return }
        for id in traits.identities { visit(self, id) }
        for child in children { child.visitIdentities(visit) }
    }

    /// The content of the outermost scroll view in the subtree.
    fileprivate var scrolledContent: ViewNode? {
        if let node = self as? ScrolledContentNode { return node.inner }
        for child in (self as? WrapperNode).map({ [$0.inner] }) ?? children {
            if let content = child.scrolledContent { return content }
        }
        return nil
    }

    /// Visits the views in the subtree at which scrolls come to rest.
    func visitScrollTargets(_ visit: (CGRect) -> Void) {
        guard !isDeparting else { return }
        if traits.isScrollTarget, let placedFrame { return visit(placedFrame) }
        guard traits.isScrollTargetLayout else {
            for child in children { child.visitScrollTargets(visit) }
            return
        }
        // Modifiers around the layout have its traits, too.
        var layout = self
        while true {
            if let wrapper = layout as? WrapperNode {
                layout = wrapper.inner
            } else if layout.children.count == 1, layout.children[0].traits.isScrollTargetLayout {
                layout = layout.children[0]
            } else {
                break
            }
        }
        if let lines = layout as? LazyLinesNode { return lines.visitLineFrames(visit) }
        for child in layout.children where !child.isDeparting {
            if let frame = child.placedFrame { visit(frame) }
        }
    }

    /// The frame of a row that has an identity, in a lazy container in the subtree.
    fileprivate func frame(ofLazyRow id: AnyHashable) -> CGRect? {
        if let frame = (self as? LazyLinesNode)?.frame(ofRow: id) { return frame }
        for child in children where !child.isDeparting {
            if let frame = child.frame(ofLazyRow: id) { return frame }
        }
        return nil
    }

    /// The first view in the subtree with an identity; of a view and the modifiers around it, the view that got it.
    func node(identifiedBy id: AnyHashable) -> ViewNode? {
        guard !isDeparting else { return nil }
        for child in children {
            if let node = child.node(identifiedBy: id) { return node }
        }
        return traits.identities.contains(id) ? self : nil
    }
}
