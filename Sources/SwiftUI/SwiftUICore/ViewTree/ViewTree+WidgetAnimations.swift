/// Which animations a widget's views play.
extension ViewTree {
    /// Seconds after which nothing in a widget moves any more on the way from one entry to the next.
    ///
    /// Source: Human Interface Guidelines, Widgets: animations last two seconds at the most (record `animation.max`). How a device
    /// ends a longer one is not told: here what still moves then is where it is bound for.
    static let longestInWidget = 2.0

    /// True if changes animate: in a widget on a dimmed display they do not.
    ///
    /// Source: Apple, WidgetKit "Animating data updates in widgets and Live Activities": in Always On the system performs no animations.
    var playsAnimations: Bool { !(environment.isInWidget && environment.isLuminanceReduced) }

    /// How an animation plays in the tree; nil: not at all.
    func played(_ animation: Animation) -> Animation? {
        guard environment.isInWidget else { return animation }
        guard playsAnimations else { return nil }
        return isTooLong(animation) ? animation.cutOff(after: Self.longestInWidget) : animation
    }

    /// Tells of an animation that is cut off in a widget.
    ///
    /// - Parameter place: where the source names it, if that is known.
    func noteLength(of animation: Animation?, at place: SourcePlace? = nil) {
        guard environment.isInWidget, playsAnimations, !isSampling, let animation, !animation.repeatsForever, isTooLong(animation) else {
            return
        }
        diagnostics.note(.cutOffInWidget(at: place))
    }

    private func isTooLong(_ animation: Animation) -> Bool {
        if let judged = animations.judged, judged.animation == animation { return judged.isTooLong }
        let isTooLong = animation.moves(after: Self.longestInWidget)
        animations.judged = (animation, isTooLong)
        return isTooLong
    }

    /// Returns whether an animation never ends and the tree is a widget's, of which the system archives the state at rest.
    func leavesOutInWidget(_ animation: Animation?) -> Bool {
        guard environment.isInWidget, let animation, animation.repeatsForever else { return false }
        diagnostics.note(.standsStillInWidget("An animation that repeats forever", shows: "the animation's end"))
        return true
    }
}
