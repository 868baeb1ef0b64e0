/// The focus of a tree, and how its views are looked for by touches.
@MainActor
package struct TouchState {
    /// The field that was touched last.
    package weak var focusedField: ViewNode?

    /// True if disabled views are asked for with those that can be touched, to be reported by name.
    var countsDisabled = false

    /// True while actions of views run that are out of sight: under another page, or in a tree that only measures.
    package var isOutOfSight = false
}
