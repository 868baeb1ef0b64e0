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

/// What a node drew, and in which surroundings of the painter.
struct KeptDrawing {
    var surroundings: Painter.Surroundings
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

    static let mostDrawings = 3
}

extension ViewNode {
    /// How the subtree depends on time, found once and remembered.
    var timeSummary: TimeSummary {
        if memory.revision == tree.revision, let known = memory.summary { return known }
        if memory.revision != tree.revision { memory = NodeMemory() }
        memory.revision = tree.revision
        let summary = makeTimeSummary()
        memory.summary = summary
        return summary
    }

    /// The latest moment at which something in the subtree still moves.
    func latestSettlingTime() -> Double { timeSummary.settlingTime }

    /// The items that the node drew in the same surroundings, if it has stood still since.
    func keptDrawing(in surroundings: Painter.Surroundings) -> [DisplayItem]? {
        memory.drawings.first { $0.surroundings == surroundings }?.items
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

    /// Draws one of a container's nodes. A node that stood still when it was drawn last, and has not been evaluated or placed
    /// since, is not drawn again: its items are the same.
    mutating func add(_ node: ViewNode) {
        guard keepsDrawings, textRenderer == nil, time >= node.timeSummary.stillTime else { return node.paint(with: &self) }
        let surroundings = Surroundings(
            opacity: opacity, leafEffects: leafEffects, shownGroup: shownGroup, currentGroup: currentGroup)
        if let known = node.keptDrawing(in: surroundings) {
            items += known
            usedKept = true
            return
        }
        guard node.memory.wasDrawn else {
            node.memory.wasDrawn = true
            return node.paint(with: &self)
        }
        let start = items.count
        // What is inside of what is kept need not be kept as well.
        keepsDrawings = false
        node.paint(with: &self)
        keepsDrawings = true
        if node.memory.drawings.count == NodeMemory.mostDrawings { node.memory.drawings.removeFirst() }
        node.memory.drawings.append(KeptDrawing(surroundings: surroundings, items: Array(items[start...])))
    }
}
