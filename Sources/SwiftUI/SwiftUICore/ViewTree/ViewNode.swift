import Drawing
import Foundation

/// One box of the laid-out tree: it answers proposals, has a place, and draws.
///
/// Frames are absolute: in points from the top left of the container, before any transform effect. Position and size
/// animate here, at the node, after layout; layouts only ever see final sizes.
@MainActor
@_spi(Nodes) open class ViewNode {
    /// A tree outlives its nodes; they go through it too often to count that.
    package unowned(unsafe) let tree: ViewTree
    package var environment = EnvironmentValues() {
        didSet {
            guard let surroundings, !tree.isSampling else { return }
            surroundings.note(environment, at: tree.now)
        }
    }
    /// The environment from event to event, once an animation of the node's attributes has asked for it.
    private var surroundings: AnimationSurroundings?
    /// The transaction of the last update in which the node was built or kept.
    package var transactionBox: TransactionBox?
    package var transaction: Transaction {
        get { transactionBox?.transaction ?? Transaction() }
        set { transactionBox = TransactionBox(newValue) }
    }
    package var traits = ViewTraits()

    /// True if the element is on its way out: drawn, but no longer laid out.
    package var isDeparting: Bool { false }

    /// The views whose bodies made the node, innermost first, if an inspection asks for names.
    var sourceNames: [SourceName] = []

    /// The words in the node itself.
    var written: String? { nil }

    /// The name of the picture in the node itself, which stands for its words where there are none.
    var pictured: String? { nil }

    /// The nodes inside this one, back to front before z-indices are looked at.
    open var children: [ViewNode] { [] }

    /// True if no node inside has to hear of updates: this is the outermost node of a view that is kept.
    var isQuiet = false

    /// True if the container shows the node; a container that shows one of several nodes leaves the others out.
    package var isChosen = true

    /// The frame that layout has given the node.
    package private(set) var placedFrame: CGRect?
    package private(set) var placedProposal = ProposedViewSize.unspecified

    /// The node that placed this one last: what is around it.
    var parent: ViewNode? { parentReference?.node }
    private var parentReference: NodeReference?

    /// `x, y, width, height` on their way to the placed frame.
    private var geometry: AnimatedValue<AnimatableVector>?

    private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var sizesPass = -1
    /// The layout pass in which the node got its place; none if something in it has changed since.
    private var placedPass = -1

    /// The node that measured or placed this one last: what changes here concerns it too.
    var layoutParent: ViewNode? { layoutParentReference?.node }
    private var layoutParentReference: NodeReference?

    /// The weak form of this node, once something refers to it.
    var madeReference: NodeReference?

    /// The memory that holds until the node is evaluated or placed anew.
    package var memory = NodeMemory()

    package init(tree: ViewTree) { self.tree = tree }

    deinit { madeReference?.expire() }

    /// The kind of the node in a word, for dumps.
    open var kind: String { String(describing: type(of: self)).replacingOccurrences(of: "Node", with: "") }

    /// The nodes that a dump shows inside this one.
    open var dumpedChildren: [ViewNode] { children }

    // MARK: Layout

    /// The size for a proposal; called at most once per pass and proposal.
    open func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The explicit position of an alignment guide in a box of the given size, or nil for the guide's default.
    package func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard tree.hasGuide(guide), let content = alignedContent(size: size, proposal: proposal) else { return nil }
        return content.position(of: guide)
    }

    /// The node inside whose guides are the node's own, in a box of the given size; nil where no node inside is.
    open func alignedContent(size: CGSize, proposal: ProposedViewSize) -> AlignedContent? { nil }

    /// The distances the node prefers to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// The priority of a node to which no modifier gave one.
    var ownLayoutPriority: Double { 0 }

    /// Places the nodes inside, once the frame is known.
    open func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {}

    /// Places nodes, as those that are inside this one.
    func placeInside(_ place: () -> Void) {
        let outer = tree.layoutPass.placer
        tree.layoutPass.placer = self
        place()
        tree.layoutPass.placer = outer
    }

    // MARK: Spaces

    /// Returns the map that the node applies to the coordinates of the nodes inside, at a moment; nil where there is none.
    func spaceTransform(at time: Double) -> ProjectionTransform? { nil }

    /// The space that moves the content of the node from moment to moment, other than by a transform.
    open var movingSpace: (any MovingSpace)? { nil }

    /// Returns whether the node's coordinate space has a name.
    open func hasSpace(named name: AnyHashable) -> Bool { false }

    // MARK: Drawing

    /// Draws the node as it is at the painter's time.
    open func paint(with painter: inout Painter) {
        painter.add(nodesInside: self)
    }

    // MARK: Touches

    /// Returns the map from the places of the nodes inside to where they are seen and touched at a moment; nil where they are at their
    /// places.
    func touchTransform(at time: Double) -> ProjectionTransform? { nil }

    /// The nodes inside this one that can be touched, back to front before z-indices are looked at.
    package var touchedChildren: [ViewNode] { children }

    /// Returns whether a touch at a point of the node's own coordinates reaches the nodes inside.
    open func letsTouchesIn(at point: CGPoint, time: Double) -> Bool { true }

    /// Returns whether something of the node's own is at a point, so that a touch there is a touch of the node.
    open func isSolid(at point: CGPoint, time: Double) -> Bool { children.isEmpty && frame(at: time).contains(point) }

    /// Returns the effects of a touch of the node.
    open func touchParts(at time: Double) -> [TouchPart] { [] }

    /// How far what the node scrolls reaches beyond it, in points; nil for a node that does not scroll.
    open var scrollExcess: CGSize? { nil }

    /// True if the node refreshes its content when a finger pulls that down beyond its beginning.
    open var refreshesByPull: Bool { false }

    /// To which sides a swipe moves a row of the node, so that actions come out.
    open func sidesBySwipe(of row: ViewNode) -> [RowSide] { [] }

    public enum RowSide { case left, right }

    /// The moment from which the node's own attributes stand still.
    open var ownSettlingTime: Double { -.infinity }

    /// The moment at which the node's frame is where layout has put it.
    final var arrivalTime: Double { geometry?.settlingTime ?? -.infinity }

    /// The moment from which the node itself is drawn alike for ever; infinite if it ticks or plays again and again.
    open var ownStillTime: Double { ownSettlingTime }

    /// The nodes that are seen of this one, for those who remove it: itself, or the rows it stands for.
    open func takeShown() -> [ViewNode] { [self] }

    /// True if the node itself plays again and again; `nextRestTime` answers when it rests.
    open var recurs: Bool { false }

    /// True if the words of the node itself change as time passes.
    var ticks: Bool { false }

    /// Forgets what the layout of the node remembers of the nodes inside.
    open func forgetLayout() {}

    /// How the subtree depends on time.
    func makeTimeSummary() -> TimeSummary {
        var summary = TimeSummary(
            settlingTime: max(ownSettlingTime, arrivalTime), stillTime: max(ownStillTime, arrivalTime), recurs: recurs, ticks: ticks)
        for child in children { summary.add(child.timeSummary) }
        return summary
    }

    // MARK: Motion

    /// Makes the placed frames the targets of the geometry animations, in the whole subtree.
    package func commitGeometry() {
        guard !isDeparting else { return }
        commitOwnGeometry()
        for child in children { child.commitGeometry() }
    }

    /// How far what carries the node has moved since the last commit, where the node moves with that and is in it at its place at once;
    /// nil for a node all of whose ways are animated.
    func wayOfCarrier() -> CGSize? { nil }

    /// True if the nodes inside are committed together with the node, and never by themselves.
    var commitsAsWhole: Bool { false }

    /// Makes the placed frame the target of the node's own geometry animation.
    final func commitOwnGeometry() {
        if let placedFrame {
            // What moves by itself from moment to moment is anywhere, not on the grid of pixels alone.
            let frame = tree.layoutPass.isBetweenPixels ? placedFrame : placedFrame.snapped(toPixelLength: environment.pixelLength)
            let vector = AnimatableVector([
                Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
            ])
            if geometry == nil {
                geometry = AnimatedValue(vector)
            } else if geometry?.target != vector {
                if let way = wayOfCarrier() {
                    let carried = AnimatableVector([Double(way.width), Double(way.height), 0, 0])
                    geometry?.set(vector - carried, animation: nil, at: tree.now)
                }
                explaining("frame") { describingFrame { geometry?.set(vector, animation: committingAnimation, at: tree.now) } }
            }
        }
        didCommit()
    }

    /// From now on the environment is noted from event to event.
    func noteSurroundings() -> AnimationSurroundings {
        let noted = surroundings ?? AnimationSurroundings(environment, at: tree.now)
        surroundings = noted
        return noted
    }

    /// The animation of what changes when a layout is committed; a moment between events starts nothing, whatever the
    /// transaction of an element that is on its way out once was.
    package var committingAnimation: Animation? { tree.isSampling || tree.layoutPass.isHalting ? nil : attributeAnimation }

    /// Lets the subtree be where it is placed next at once.
    package func forgetGeometry() {
        geometry = nil
        for child in children { child.forgetGeometry() }
    }

    /// Lets the node, and not what is inside, be where it is placed next at once.
    package func forgetOwnGeometry() { geometry = nil }

    /// The first moment not before another at which everything in the subtree that moves again and again is at rest.
    open func nextRestTime(after time: Double) -> Double {
        guard timeSummary.recurs else { return time }
        return children.reduce(time) { $1.isDeparting ? $0 : max($0, $1.nextRestTime(after: time)) }
    }

    /// The loops that the node itself plays, with a rest in between.
    package var ownLoops: [AnimationLoop] { ownRepetition.map { [AnimationLoop(start: $0.start, period: $0.period)] } ?? [] }

    /// The time at which the node begins to play again and again, and its period, in seconds; nil for a node that does not.
    open var ownRepetition: (start: Double, period: Double)? { nil }

    /// Collects the loops of the subtree, with a rest in between.
    func collectLoops(into loops: inout [AnimationLoop]) {
        guard timeSummary.recurs else { return }
        loops += ownLoops
        for child in children where !child.isDeparting { child.collectLoops(into: &loops) }
    }

    /// Returns whether something in the subtree has become larger or smaller by itself since it was laid out.
    func hasOutgrownItsPlace(at time: Double) -> Bool {
        timeSummary.ticks && children.contains { !$0.isDeparting && $0.hasOutgrownItsPlace(at: time) }
    }

    // MARK: Preferences

    /// Adds this subtree's contribution to a preference.
    open func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        for child in children where !child.isDeparting { child.collect(key, into: &value) }
    }

    /// Called when an update is complete and every frame has its final place.
    open func didCommit() {}

    /// True if a view of this subtree has an action for its disappearance.
    open var hasFarewells: Bool { !isQuiet && children.contains { $0.hasFarewells } }

    /// Runs what the views of this subtree want done when they have disappeared; inner views first.
    open func performFarewells() {
        for child in children { child.performFarewells() }
    }

    /// Runs what the views of this subtree want done when they are out of sight and still there, as a page is under another one.
    open func performAbsence() {
        for child in children where !child.isDeparting && !child.isQuiet { child.performAbsence() }
    }

    /// Runs what they want done when they are back in sight.
    open func performReturn() {
        for child in children where !child.isDeparting && !child.isQuiet { child.performReturn() }
    }

    /// Runs what the views of this subtree want done after layout; inner views first.
    open func performActions() {
        for child in children where !child.isDeparting && !child.isQuiet { child.performActions() }
    }
}

extension ViewNode {
    /// The frame at a moment: where the node is drawn.
    package func frame(at time: Double) -> CGRect {
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
        if sizesPass != tree.layoutPass.number {
            sizes.removeAll(keepingCapacity: true)
            sizesPass = tree.layoutPass.number
        }
        for known in sizes where known.proposal == proposal { return known.size }
        let size = layingOut { computeSize(proposal) }
        sizes.append((proposal, size))
        return size
    }

    package func place(at topLeading: CGPoint, proposal: ProposedViewSize) {
        if tree.laysOutInParts {
            // Whatever is inside is where it was.
            if !tree.layoutPass.placesAll, placedPass == tree.layoutPass.number, placedFrame?.origin == topLeading,
                placedProposal == proposal
            {
                return noteSurroundingNodes()
            }
            tree.layoutPass.placedAgain.append(self)
        }
        let frame = CGRect(origin: topLeading, size: sizeThatFits(proposal))
        placedFrame = frame
        placedProposal = proposal
        placedPass = tree.layoutPass.number
        memory.forget()
        noteSurroundingNodes()
        layingOut { placeInside { placeChildren(in: frame, proposal: proposal) } }
    }

    private func noteSurroundingNodes() {
        if parentReference?.node !== tree.layoutPass.placer { parentReference = tree.layoutPass.placer?.reference }
        guard let outer = tree.layoutPass.node, outer !== self, layoutParentReference?.node !== outer else { return }
        layoutParentReference = outer.reference
    }

    /// Lays out what is inside.
    private func layingOut<Result>(_ body: () -> Result) -> Result {
        let outer = tree.layoutPass.node
        // A node that asks for its own guides while it places what is inside is laid out in nothing new.
        if let outer, outer !== self, layoutParentReference?.node !== outer { layoutParentReference = outer.reference }
        tree.layoutPass.node = self
        defer { tree.layoutPass.node = outer }
        return body()
    }

    /// Forgets what held before the node was evaluated anew.
    package final func forget() {
        sizesPass = -1
        placedPass = -1
        memory.forget()
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
    /// By z-index; of equal ones those on their way out are behind the others, and the rest keep their order.
    ///
    /// Source: reported again and again of `ZStack`, in which a view without a `zIndex` leaves behind its siblings
    /// (fatbobman.com/en/posts/zindex, and the answers that give every such view a `zIndex`).
    @MainActor package var inDrawingOrder: [ViewNode] {
        guard contains(where: { ($0.traits.zIndex ?? 0) != 0 || $0.isDeparting }) else { return self }
        func key(_ place: (offset: Int, element: ViewNode)) -> (Double, Int, Int) {
            (place.element.traits.zIndex ?? 0, place.element.isDeparting ? 0 : 1, place.offset)
        }
        return enumerated().sorted { key($0) < key($1) }.map(\.element)
    }
}

extension CGRect {
    /// The rectangle with its origin at the nearest pixel, a half rounded up, and its far corner at the nearest pixel too.
    ///
    /// Source: Apple's positions at @3x are multiples of a third (layer trees); 0.5 rounds up (ImageRenderer at @1x).
    package func snapped(toPixelLength pixel: CGFloat) -> CGRect {
        guard pixel > 0 else { return self }
        let snap = { (value: CGFloat) -> CGFloat in
            value.isFinite ? ((value / pixel) + 0.5 + 1e-9).rounded(.down) * pixel : value
        }
        let (left, top) = (snap(minX), snap(minY))
        return CGRect(x: left, y: top, width: snap(maxX) - left, height: snap(maxY) - top)
    }
}
