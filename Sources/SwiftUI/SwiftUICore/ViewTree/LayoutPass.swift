/// The layout of a tree: the pass that is going on, and the marks by which nodes tell whether what they remember holds.
@MainActor
package struct LayoutPass {
    /// The number of passes, so that nodes can tell when their measurements are stale.
    var number = 0

    /// The number of layouts of the whole tree: what nodes remember of how they are drawn holds until the next one.
    var revision = 0

    /// The number of things that nodes have remembered.
    var memoryCount = 0

    /// True if nodes that are not built anew keep their places, in an update.
    var isKeeping = false

    /// True if a node that is placed where it is already places those inside all the same.
    package var placesAll = false

    /// True if everything has to be committed, as everything was placed anew.
    var needsWholeCommit = true

    /// True while nodes are committed that are on their way, and so not on the grid of pixels.
    var isBetweenPixels = false

    /// True while nodes are committed where they are placed at once, whatever their transaction.
    var isHalting = false

    /// True if a layout was ever used that may state where an alignment guide is.
    var hasStatedGuides = false

    /// The node that measures or places others at present.
    var node: ViewNode?

    /// The node that is placing those inside it.
    var placer: ViewNode?

    /// The nodes that got a place while others kept theirs.
    var placedAgain: [ViewNode] = []

    /// Lazy containers that are longer or shorter than they had answered, while views are laid out for an event.
    package var learned: [ViewNode] = []
}

extension ViewTree {
    /// True if the layout of what has not been evaluated holds.
    package var laysOutInParts: Bool { sampling.evaluatesParts || layoutPass.isKeeping }

    /// Forgets all sizes and places.
    package func beginLayoutPass() { layoutPass.number += 1 }

    /// From now on, in the update in course, everything is placed anew.
    func layOutWhole() {
        layoutPass.isKeeping = false
        layoutPass.revision += 1
        layoutPass.needsWholeCommit = true
    }

    /// Lays lazy containers out again that have found other lengths than they had answered before.
    func layOutLearned() {
        guard !layoutPass.learned.isEmpty else { return }
        // A scroll view may show another part of its content now.
        layOutWhole()
        var rounds = 0
        while !layoutPass.learned.isEmpty, rounds < Self.mostRoundsOfLearning, let root {
            rounds += 1
            let nodes = layoutPass.learned
            layoutPass.learned = []
            for node in nodes { _ = node.forgetUpwards() }
            root.layOutAgain(in: bounds, placement: container.placement)
        }
        layoutPass.learned = []
    }

    /// Lengths settle in two rounds; rows whose size depends on how many are seen need not settle at all.
    private static let mostRoundsOfLearning = 4
}
