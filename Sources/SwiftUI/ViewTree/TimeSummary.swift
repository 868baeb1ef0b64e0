import Drawing

/// Until when a subtree depends on time, in one answer; it holds until something in the subtree is evaluated or placed anew.
struct TimeSummary {
    /// The first moment from which nothing in it is on its way any more; `-infinity` if nothing ever was.
    var settlingTime = -Double.infinity
    /// The first moment from which it is drawn alike for ever: later than `settlingTime` for what ticks or plays again and
    /// again, which is infinite.
    var stillTime = -Double.infinity
    /// Whether something in it plays again and again, and rests in between.
    var recurs = false
    /// Whether a text in it says something else as time passes.
    var ticks = false

    mutating func add(_ other: TimeSummary) {
        settlingTime = max(settlingTime, other.settlingTime)
        stillTime = max(stillTime, other.stillTime)
        recurs = recurs || other.recurs
        ticks = ticks || other.ticks
    }
}

/// What a node drew, or some of the nodes inside it, and in which surroundings of the painter.
struct KeptDrawing {
    var surroundings: Painter.Surroundings
    /// The places of the nodes inside that drew it, in drawing order; nil where it is the node's own drawing.
    var run: Range<Int>?
    var items: [DisplayItem]
}

/// What a node remembers of itself between two evaluations: how it depends on time, and what it drew while it stood still.
struct NodeMemory {
    /// The revision of the tree in which the rest was true.
    var revision = -1
    var summary: TimeSummary?
    /// Whether it was drawn while it stood still: what is drawn once is not worth keeping.
    var wasDrawn = false
    /// One for each surroundings that it is drawn in: a widget in two tones is drawn twice for each picture.
    var drawings: [KeptDrawing] = []
    /// Neighbours inside that stood still together when the node was drawn.
    var runs: [Range<Int>] = []

    static let mostDrawings = 3
    static let mostRuns = 24

    /// Keeps a drawing in place of the oldest one if there are many.
    mutating func keep(_ drawing: KeptDrawing) {
        let most = drawing.run == nil ? Self.mostDrawings : Self.mostDrawings * Self.mostRuns
        if drawings.count >= most { drawings.removeFirst() }
        drawings.append(drawing)
    }
}

extension ViewNode {
    /// How the subtree depends on time, found once and remembered.
    var timeSummary: TimeSummary {
        if memory.revision == tree.layoutRevision, let known = memory.summary { return known }
        if memory.revision != tree.layoutRevision { memory = NodeMemory() }
        memory.revision = tree.layoutRevision
        let summary = makeTimeSummary()
        memory.summary = summary
        return summary
    }

    /// The latest moment at which something in the subtree still moves.
    func latestSettlingTime() -> Double { timeSummary.settlingTime }

    /// The items that the node, or a run of those inside it, drew in the same surroundings, if they have stood still since.
    func keptDrawing(of run: Range<Int>? = nil, in surroundings: Painter.Surroundings) -> [DisplayItem]? {
        memory.drawings.first { $0.run == run && $0.surroundings == surroundings }?.items
    }
}

extension Painter {
    /// What decides how a node that stands still is drawn, besides the node.
    struct Surroundings: Equatable {
        var opacity: Double
        var leafEffects: [LeafEffect]
        var shownGroup: ToneGroup?
        var currentGroup: ToneGroup
    }

    private var surroundings: Surroundings {
        Surroundings(opacity: opacity, leafEffects: leafEffects, shownGroup: shownGroup, currentGroup: currentGroup)
    }

    /// Draws one of a container's nodes. A node that stood still when it was drawn last, and has not been evaluated or placed
    /// since, is not drawn again: its items are the same.
    mutating func add(_ node: ViewNode) {
        guard keepsDrawings, textRenderer == nil, time >= node.timeSummary.stillTime else { return node.paint(with: &self) }
        let surroundings = surroundings
        if let known = node.keptDrawing(in: surroundings) {
            items += known
            usedKept = true
            return
        }
        guard node.memory.wasDrawn else {
            node.memory.wasDrawn = true
            return node.paint(with: &self)
        }
        let items = addedItems { node.paint(with: &$0) }
        node.memory.keep(KeptDrawing(surroundings: surroundings, items: items))
    }

    /// Draws a container's nodes, back to front. Neighbours that stand still are drawn as if they were one node: a thousand
    /// rows beside a number that rolls are not asked one by one for each frame.
    mutating func add(_ nodes: [ViewNode], of container: ViewNode) {
        guard keepsDrawings, textRenderer == nil else {
            for node in nodes { node.paint(with: &self) }
            return
        }
        // What is remembered is of this evaluation.
        _ = container.timeSummary
        var start = 0
        while start < nodes.count {
            let end = nodes[start...].firstIndex { time < $0.timeSummary.stillTime } ?? nodes.count
            if end - start > 1 { add(start..<end, of: nodes, of: container) } else { add(nodes[start]) }
            start = max(end, start + 1)
        }
    }

    private mutating func add(_ run: Range<Int>, of nodes: [ViewNode], of container: ViewNode) {
        let surroundings = surroundings
        if let known = container.keptDrawing(of: run, in: surroundings) {
            items += known
            usedKept = true
            return
        }
        // Where other neighbours stand still in each frame, as while rows come to rest one after another, each is kept.
        guard container.memory.runs.contains(run) else {
            for node in nodes[run] { add(node) }
            if container.memory.runs.count == NodeMemory.mostRuns { container.memory.runs.removeFirst() }
            container.memory.runs.append(run)
            return
        }
        let items = addedItems { painter in
            for node in nodes[run] { node.paint(with: &painter) }
        }
        container.memory.keep(KeptDrawing(surroundings: surroundings, run: run, items: items))
    }

    /// The items that are added to those there are; what is inside of what is kept need not be kept as well.
    private mutating func addedItems(_ paint: (inout Painter) -> Void) -> [DisplayItem] {
        let start = items.count
        keepsDrawings = false
        paint(&self)
        keepsDrawings = true
        return Array(items[start...])
    }
}
