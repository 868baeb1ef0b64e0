import Drawing
import Foundation

/// One box of the laid-out tree: it answers proposals, has a place, and draws.
///
/// Frames are absolute: in points from the top left of the container, before any transform effect. Position and size
/// animate here, at the node, after layout; layouts only ever see final sizes.
@MainActor
package class ViewNode {
    unowned let tree: ViewTree
    var environment = EnvironmentValues()
    var transaction = Transaction()
    var traits = ViewTraits()

    /// Whether the element is on its way out: drawn, but no longer laid out.
    var isDeparting: Bool { false }

    /// Whether a modifier said of this very node, and not only of one inside it, what a touch does; and what those inside
    /// have said before it.
    var ownsInteraction = false
    var inheritedInteraction = (taps: 0, gestures: 0)

    /// What is written in the node itself.
    var written: String? { nil }

    /// The nodes inside this one, back to front before z-indices are looked at.
    var children: [ViewNode] { [] }

    /// Whether the container shows the node; one that shows one of several leaves the others out.
    var isChosen = true

    /// Where layout has put the node.
    private(set) var placedFrame: CGRect?
    private(set) var placedProposal = ProposedViewSize.unspecified

    /// `x, y, width, height` on their way to the placed frame.
    private var geometry: AnimatedValue<AnimatableVector>?

    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var sizesPass = -1
    /// The layout pass in which the node got its place; none if something in it has changed since.
    private var placedPass = -1

    /// The node that measured or placed this one last: what changes here concerns it too.
    private(set) weak var layoutParent: ViewNode?

    /// What holds until the node is evaluated or placed anew.
    var memory = NodeMemory()

    init(tree: ViewTree) { self.tree = tree }

    /// What the node is, in a word, for dumps.
    var kind: String { String(describing: type(of: self)).replacingOccurrences(of: "Node", with: "") }

    /// The nodes that a dump shows inside this one.
    var dumpedChildren: [ViewNode] { children }

    // MARK: Layout

    /// The size for a proposal; called at most once per pass and proposal.
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The explicit position of an alignment guide in a box of the given size, or nil for the guide's default.
    package func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The distances the node prefers to its neighbours.
    package var spacing: ViewSpacing { ViewSpacing() }

    /// The priority of a node to which no modifier gave one.
    var ownLayoutPriority: Double { 0 }

    /// Places the nodes inside, once the frame is known.
    func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {}

    // MARK: Drawing

    /// Draws the node as it is at the painter's time.
    func paint(with painter: inout Painter) {
        for child in children.inDrawingOrder { painter.add(child) }
    }

    /// The moment from which the node's own attributes stand still.
    var ownSettlingTime: Double { -.infinity }

    /// The moment from which the node itself is drawn alike for ever; infinite if it ticks or plays again and again.
    var ownStillTime: Double { ownSettlingTime }

    /// Whether the node itself plays again and again, and says by `latestRest` when it rests.
    var recurs: Bool { false }

    /// Whether the node itself says something else as time passes.
    var ticks: Bool { false }

    /// What the layout of the node remembers of the nodes inside is no longer true.
    func forgetLayout() {}

    /// How the subtree depends on time.
    func makeTimeSummary() -> TimeSummary {
        let arrival = geometry?.settlingTime ?? -.infinity
        var summary = TimeSummary(
            settlingTime: max(ownSettlingTime, arrival), stillTime: max(ownStillTime, arrival), recurs: recurs, ticks: ticks)
        for child in children { summary.add(child.timeSummary) }
        return summary
    }

    // MARK: Motion

    /// Makes the placed frames the targets of the geometry animations, in the whole subtree.
    func commitGeometry() {
        guard !isDeparting else { return }
        commitOwnGeometry()
        for child in children { child.commitGeometry() }
    }

    /// Makes the placed frame the target of the node's own geometry animation.
    final func commitOwnGeometry() {
        if let placedFrame {
            let frame = placedFrame.snapped(toPixelLength: environment.pixelLength)
            let vector = AnimatableVector([
                Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
            ])
            if geometry == nil {
                geometry = AnimatedValue(vector)
            } else if geometry?.target != vector {
                geometry?.set(vector, animation: committingAnimation, at: tree.now)
            }
        }
        didCommit()
    }

    /// The animation of what changes when a layout is committed; a moment between events starts nothing, whatever the
    /// transaction of an element that is on its way out once was.
    var committingAnimation: Animation? { tree.isSampling ? nil : transaction.effectiveAnimation }

    /// The first moment not before another at which everything in the subtree that moves again and again is at rest.
    func latestRest(after time: Double) -> Double {
        guard timeSummary.recurs else { return time }
        return children.reduce(time) { $1.isDeparting ? $0 : max($0, $1.latestRest(after: time)) }
    }

    /// Whether something in the subtree has become larger or smaller by itself since it was laid out.
    func hasOutgrownItsPlace(at time: Double) -> Bool {
        timeSummary.ticks && children.contains { !$0.isDeparting && $0.hasOutgrownItsPlace(at: time) }
    }

    // MARK: Preferences

    /// Adds this subtree's contribution to a preference.
    func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        for child in children where !child.isDeparting { child.collect(key, into: &value) }
    }

    /// Called when an update is complete and every frame has its final place.
    func didCommit() {}

    /// Whether a view of this subtree wants something done when it disappears.
    var hasFarewells: Bool { children.contains { $0.hasFarewells } }

    /// Runs what the views of this subtree want done when they have disappeared; inner views first.
    func performFarewells() {
        for child in children { child.performFarewells() }
    }

    /// Runs what the views of this subtree want done after layout; inner views first.
    func performActions() {
        for child in children where !child.isDeparting { child.performActions() }
    }
}

extension ViewNode {
    /// The frame at a moment: where the node is drawn.
    func frame(at time: Double) -> CGRect {
        guard let geometry else { return placedFrame ?? .zero }
        let vector = geometry.value(at: time).components
        guard vector.count == 4 else { return placedFrame ?? .zero }
        return CGRect(x: vector[0], y: vector[1], width: max(vector[2], 0), height: max(vector[3], 0))
    }
}

extension ViewNode: @MainActor AlignmentGuideSource {}

extension ViewNode: @MainActor LayoutItem {
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, source: self)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if sizesPass != tree.layoutPass {
            sizes.removeAll(keepingCapacity: true)
            sizesPass = tree.layoutPass
        }
        if let known = sizes[proposal] { return known }
        let size = layingOut { computeSize(proposal) }
        sizes[proposal] = size
        return size
    }

    package func place(at topLeading: CGPoint, proposal: ProposedViewSize) {
        if tree.evaluatesInParts {
            // Whatever is inside is where it was.
            if placedPass == tree.layoutPass, placedFrame?.origin == topLeading, placedProposal == proposal { return }
            tree.placedAgain.append(self)
        }
        let frame = CGRect(origin: topLeading, size: sizeThatFits(proposal))
        placedFrame = frame
        placedProposal = proposal
        placedPass = tree.layoutPass
        memory = NodeMemory()
        layingOut { placeChildren(in: frame, proposal: proposal) }
    }

    /// Lays out what is inside.
    private func layingOut<Result>(_ body: () -> Result) -> Result {
        let outer = tree.nodeInLayout
        if let outer, layoutParent !== outer { layoutParent = outer }
        tree.nodeInLayout = self
        defer { tree.nodeInLayout = outer }
        return body()
    }

    /// Forgets what held before the node was evaluated anew.
    final func forget() {
        sizesPass = -1
        placedPass = -1
        memory = NodeMemory()
        forgetLayout()
    }

    /// Forgets what held of the node and of all that it is laid out in; false if that does not lead up to the root.
    final func forgetUpwards() -> Bool {
        var node = self
        while true {
            node.forget()
            if node is RootNode { return true }
            guard let parent = node.layoutParent else { return false }
            node = parent
        }
    }

    package var layoutPriority: Double { traits.layoutPriority ?? ownLayoutPriority }

    package func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value {
        traits.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
}

extension [ViewNode] {
    /// Stable by z-index: equal ones keep their order.
    @MainActor var inDrawingOrder: [ViewNode] {
        guard contains(where: { ($0.traits.zIndex ?? 0) != 0 }) else { return self }
        return enumerated()
            .sorted { ($0.element.traits.zIndex ?? 0, $0.offset) < ($1.element.traits.zIndex ?? 0, $1.offset) }
            .map(\.element)
    }
}

extension CGRect {
    /// The rectangle with its origin at the nearest pixel, a half rounded up, and its far corner at the nearest pixel too.
    ///
    /// Source: Apple's positions at @3x are multiples of a third (layer trees); 0.5 rounds up (ImageRenderer at @1x).
    func snapped(toPixelLength pixel: CGFloat) -> CGRect {
        guard pixel > 0 else { return self }
        let snap = { (value: CGFloat) -> CGFloat in
            value.isFinite ? ((value / pixel) + 0.5 + 1e-9).rounded(.down) * pixel : value
        }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
