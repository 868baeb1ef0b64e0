/// What views have put over the window, and what others grow out of.
@MainActor
struct Presence {
    /// True if a view has presented something since the tree was made.
    var mayPresent = false

    /// True if views have asked for bars over the keyboard.
    var hasKeyboardBars = false

    /// The views out of which others grow, by the name that these give them.
    var zoomSources: [AnyHashable: NodeReference] = [:]
}
