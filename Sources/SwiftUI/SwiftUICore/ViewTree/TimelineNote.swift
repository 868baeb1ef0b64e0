/// The dates of a timeline view, for a person who asks what moves when.
package struct TimelineNote: Sendable, Equatable {
    /// When dates come, after the one that is shown first; in seconds of the tree.
    package enum Ticks: Sendable, Equatable {
        case everyFrame
        /// So many seconds after each other.
        case every(Double)
        case at([Double])
    }

    /// The content, in the words of the view.
    package var view: String
    /// The schedule as it is written in a source; its type where it is of the user's own.
    package var schedule: String
    /// When it begins to count, in seconds of the tree.
    package var start: Double
    /// When the view has gone, or another schedule takes this one's place; nil as long as it counts.
    package var end: Double?
    package var ticks: Ticks
}
