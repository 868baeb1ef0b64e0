import Drawing

/// Until when a subtree depends on time, in one answer; it holds until something in the subtree is evaluated or placed anew.
package struct TimeSummary {
    /// The first moment from which nothing in it is on its way any more; `-infinity` if nothing ever was.
    package var settlingTime = -Double.infinity
    /// The first moment from which it is drawn alike for ever: later than `settlingTime` for what ticks or plays again and
    /// again, which is infinite.
    package var stillTime = -Double.infinity
    /// True if something in the subtree plays again and again, and rests in between.
    var recurs = false
    /// True if the words of a text in the subtree change as time passes.
    var ticks = false

    mutating func add(_ other: TimeSummary) {
        settlingTime = max(settlingTime, other.settlingTime)
        stillTime = max(stillTime, other.stillTime)
        recurs = recurs || other.recurs
        ticks = ticks || other.ticks
    }
}

/// The drawing of a node, or of some of the nodes inside it, with the painter's surroundings in which it was made.
struct KeptDrawing {
    var surroundings: Painter.Surroundings
    var items: [DisplayItem]
}

/// The drawings of one node, one for each surroundings: a widget in two tones is drawn twice for each image.
struct KeptDrawings {
    private var drawings: [KeptDrawing] = []
    private static let most = 3
    /// True if the node was ever drawn.
    var wasDrawn = false

    /// The items that were drawn in the same surroundings.
    func items(in surroundings: Painter.Surroundings) -> [DisplayItem]? {
        drawings.first { $0.surroundings == surroundings }?.items
    }

    /// Keeps a drawing, in place of the oldest one if there are many.
    mutating func keep(_ items: [DisplayItem], in surroundings: Painter.Surroundings) {
        if drawings.count == Self.most { drawings.removeFirst() }
        drawings.append(KeptDrawing(surroundings: surroundings, items: items))
    }
}

/// The memory of a node between two evaluations: its dependence on time, and its drawing while it stood still.
package struct NodeMemory {
    /// The revision of the tree in which the rest was true.
    var revision = -1
    /// Tells what is remembered now from what was before, in one tree.
    var number = 0
    var summary: TimeSummary?
    /// The node's drawings.
    var drawings = KeptDrawings()
    /// The drawings of the nodes inside, so many neighbours at a time.
    var neighbours: KeptNeighbours?
    /// The drawings of the nodes inside from before the node itself was evaluated or placed anew: many of them were not.
    private var formerNeighbours: KeptNeighbours.Past?

    /// Returns whether the memory belongs to a layout of the whole tree before the last one.
    @MainActor
    func isOutdated(in tree: ViewTree) -> Bool { revision >= 0 && revision != tree.layoutPass.revision }

    /// The node is evaluated or placed anew.
    @MainActor
    package mutating func forget() {
        let former = neighbours?.past ?? formerNeighbours
        self = NodeMemory()
        formerNeighbours = former
    }

    /// Takes the former drawings of the nodes inside, to be handed on.
    mutating func takeFormerNeighbours() -> KeptNeighbours.Past? {
        defer { formerNeighbours = nil }
        return formerNeighbours
    }
}

extension ViewNode {
    /// How the subtree depends on time, found once and remembered.
    package var timeSummary: TimeSummary {
        if memory.revision == tree.layoutPass.revision, let known = memory.summary { return known }
        if memory.isOutdated(in: tree) { memory = NodeMemory() }
        memory.revision = tree.layoutPass.revision
        tree.layoutPass.memoryCount += 1
        memory.number = tree.layoutPass.memoryCount
        let summary = makeTimeSummary()
        memory.summary = summary
        return summary
    }

    /// True for a leaf, and for modifiers around one.
    fileprivate var isOneLeaf: Bool {
        var node = self
        while true {
            let children = node.children
            guard let only = children.first else { return true }
            guard children.count == 1 else { return false }
            node = only
        }
    }

    /// The latest moment at which something in the subtree still moves.
    package func latestSettlingTime() -> Double { timeSummary.settlingTime }
}

extension Painter {
    /// The state, besides the node's own, that decides how a node is drawn that stands still.
    struct Surroundings: Equatable {
        var opacity: Double
        var leafEffects: [LeafEffect]
        var shownGroup: ToneGroup?
        var currentGroup: ToneGroup
    }

    var surroundings: Surroundings {
        Surroundings(opacity: opacity, leafEffects: leafEffects, shownGroup: shownGroup, currentGroup: currentGroup)
    }

    /// Draws one of a container's nodes. A node that stood still when it was drawn last, and has not been evaluated or placed
    /// since, is not drawn again: its items are the same.
    mutating func add(_ node: ViewNode) {
        guard keepsDrawings, textRenderer == nil, time >= node.timeSummary.stillTime else { return node.paint(with: &self) }
        let surroundings = surroundings
        if let known = node.memory.drawings.items(in: surroundings) { return add(kept: known) }
        // What holds other nodes is laid out anew as often as one of them: it is kept with the second frame, and they before.
        guard !isInKept, node.memory.drawings.wasDrawn || node.isOneLeaf else {
            node.memory.drawings.wasDrawn = true
            return node.paint(with: &self)
        }
        node.memory.drawings.keep(paintedRun { node.paint(with: &$0) }, in: surroundings)
    }

    mutating func add(kept run: [DisplayItem]) {
        usedKept = true
        add(run: run)
    }

    /// Adds what is painted, and answers it.
    mutating func paintedRun(_ paint: (inout Painter) -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        // What is inside of what is kept need not be kept as well.
        isInKept = true
        paint(&self)
        isInKept = false
        let painted = items
        items = outer
        add(run: painted)
        return painted
    }

    private mutating func add(run: [DisplayItem]) {
        if run.count > 1 { items.append(.run(run)) } else { items += run }
    }
}
