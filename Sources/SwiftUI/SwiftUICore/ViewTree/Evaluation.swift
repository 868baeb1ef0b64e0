/// The evaluations of a tree's views: their numbers, and the state that they have made.
@MainActor
package struct Evaluation {
    /// True while views are evaluated: bodies read what the update in course has changed, and not what is still to come.
    var isGoingOn = false

    /// The number of evaluations of the whole tree.
    package var revision = 0

    /// The number of evaluations of a widget's root: each begins afresh. It stays 0 in an app, whose views live on.
    ///
    /// The system runs a widget's views once for each entry, in a process that has shown no other, and archives them: state begins
    /// with its initial value, and views appear. Elements and nodes stay, as the archives are compared when one follows another.
    ///
    /// Source: seed 001, an engineer of WidgetKit: "Widgets don't have state, instead they create a timeline".
    var entryNumber = 0

    /// The number of evaluations whose reading of observable objects is watched.
    var observationCount = 0

    /// The number of views met so far that react to changes, rather than only show them.
    private(set) var reactionCount = 0

    /// The state of the user's views, in the order in which it came to be.
    var states: [StateReference] = []

    private var namespaceCount = 0

    /// Notes a view that starts something when a value changes.
    mutating func noteReaction() { reactionCount += 1 }

    mutating func makeNamespaceNumber() -> Int {
        namespaceCount += 1
        return namespaceCount
    }
}
