/// The nodes inside a container in drawing order, in groups of neighbours that are kept together while they stand still, and
/// groups of such groups: a thousand rows beside a number that rolls are neither asked nor drawn one by one for each frame.
///
/// It holds for as long as the container is neither evaluated nor placed anew, and so are the nodes inside. When the container is,
/// groups of which no node was are handed on.
@MainActor
final class KeptNeighbours {
    /// Neighbours, or groups of them.
    struct Group {
        /// The first moment from which all of it is drawn alike for ever.
        var stillTime = -Double.infinity
        var drawings = KeptDrawings()
    }

    let nodes: [ViewNode]
    /// The number under which each node remembered its drawing when the group was made.
    private let memories: [Int]
    /// Groups of neighbours, groups of these, and so on, until there is one that holds all.
    var levels: [[Group]]

    /// How many neighbours are kept together: as many as are still few where one of them begins to move.
    nonisolated static let width = 16

    /// The drawings without the nodes, which may have gone. No two nodes of a tree share a number.
    struct Past {
        fileprivate let memories: [Int]
        fileprivate let levels: [[Group]]

        /// Returns whether the node that remembers under a number stood at a place.
        fileprivate func holds(_ memory: Int, at place: Int) -> Bool { memories.indices.contains(place) && memories[place] == memory }

        /// How many a group holds, if there is such a group.
        fileprivate func count(of place: Int, level: Int) -> Int? {
            guard levels.indices.contains(level), levels[level].indices.contains(place) else { return nil }
            return KeptNeighbours.members(of: place, among: level == 0 ? memories.count : levels[level - 1].count).count
        }
    }

    var past: Past { Past(memories: memories, levels: levels) }

    /// - Parameter former: the groups from before the container was evaluated or placed anew.
    init(of nodes: [ViewNode], former: Past?) {
        self.nodes = nodes
        var times = nodes.map(\.timeSummary.stillTime)
        memories = nodes.map(\.memory.number)
        levels = []
        var areKept = nodes.indices.map { former?.holds(memories[$0], at: $0) ?? false }
        while times.count > 1 {
            let level = levels.count
            let places = 0..<(times.count + Self.width - 1) / Self.width
            let ranges = places.map { $0 * Self.width..<min(($0 + 1) * Self.width, times.count) }
            times = ranges.map { times[$0].reduce(-.infinity, max) }
            areKept = places.map { place in
                former?.count(of: place, level: level) == ranges[place].count && areKept[ranges[place]].allSatisfy { $0 }
            }
            levels.append(
                places.map { place in
                    guard areKept[place], let kept = former?.levels[level][place] else { return Group(stillTime: times[place]) }
                    return kept
                })
        }
    }

    /// The places, one level below, of what a group holds.
    func members(of place: Int, level: Int) -> Range<Int> {
        Self.members(of: place, among: level == 0 ? nodes.count : levels[level - 1].count)
    }

    nonisolated private static func members(of place: Int, among count: Int) -> Range<Int> {
        let start = place * width
        return start..<min(start + width, count)
    }
}

extension Painter {
    /// Draws the nodes inside a container, back to front. Neighbours that stand still are drawn as if they were one node.
    mutating func add(nodesInside container: ViewNode) {
        guard keepsDrawings, textRenderer == nil else {
            for node in container.children.inDrawingOrder { node.paint(with: &self) }
            return
        }
        // What is remembered is of this evaluation.
        _ = container.timeSummary
        let neighbours: KeptNeighbours
        if let known = container.memory.neighbours {
            neighbours = known
        } else {
            let former = container.memory.takeFormerNeighbours()
            neighbours = KeptNeighbours(of: container.children.inDrawingOrder, former: former)
            container.memory.neighbours = neighbours
        }
        guard let top = neighbours.levels.indices.last else {
            for node in neighbours.nodes { add(node) }
            return
        }
        add(group: 0, level: top, of: neighbours, surroundings)
    }

    private mutating func add(group place: Int, level: Int, of neighbours: KeptNeighbours, _ surroundings: Surroundings) {
        let members = neighbours.members(of: place, level: level)
        let isStill = time >= neighbours.levels[level][place].stillTime
        guard isStill, members.count > 1 else {
            return add(members: members, level: level, of: neighbours, surroundings)
        }
        if let known = neighbours.levels[level][place].drawings.items(in: surroundings) { return add(kept: known) }
        // Many neighbours are kept at once. Of fewer, what is laid out anew with every frame is not worth keeping, and groups of
        // groups are made of groups that are kept: both are kept with the second frame.
        let isMany = level == 0 && members.count == KeptNeighbours.width
        guard !isInKept, isMany || neighbours.levels[level][place].drawings.wasDrawn else {
            neighbours.levels[level][place].drawings.wasDrawn = true
            return add(members: members, level: level, of: neighbours, surroundings)
        }
        let drawn = paintedRun { $0.add(members: members, level: level, of: neighbours, surroundings) }
        neighbours.levels[level][place].drawings.keep(drawn, in: surroundings)
    }

    private mutating func add(members: Range<Int>, level: Int, of neighbours: KeptNeighbours, _ surroundings: Surroundings) {
        for place in members {
            if level == 0 {
                add(neighbours.nodes[place])
            } else {
                add(group: place, level: level - 1, of: neighbours, surroundings)
            }
        }
    }
}
