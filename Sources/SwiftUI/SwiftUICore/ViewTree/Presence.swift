/// The layers that views have put over the window, and the views that others grow out of.
@MainActor
package struct Presence {
    /// True if a view has presented something since the tree was made.
    package var mayPresent = false

    /// True if views have asked for bars over the keyboard.
    package var hasKeyboardBars = false

    /// The views out of which others grow, by the name that these give them.
    package var zoomSources: [AnyHashable: NodeReference] = [:]
}
