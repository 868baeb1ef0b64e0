extension AnimationContext {
    /// The current environment of the view that created the custom animation.
    ///
    /// Source: Apple, SwiftUI `AnimationContext.environment`.
    public var environment: EnvironmentValues { surroundings as? EnvironmentValues ?? EnvironmentValues() }
}

extension ViewNode {
    /// The animation of what changes in this node, in its environment.
    var attributeAnimation: Animation? { transaction.attributeAnimation(in: tree) { noteSurroundings() } }

    /// The animation of a change of content, which a hand cannot move.
    var contentAnimation: Animation? { transaction.animation == nil ? nil : attributeAnimation }
}

extension Transaction {
    /// The animation of an attribute that changes.
    ///
    /// - Parameters:
    ///   - tree: whose attribute it is: in a widget's not every animation plays.
    ///   - surroundings: those of the attribute's view, for an animation that asks for them.
    @MainActor
    func attributeAnimation(in tree: ViewTree, _ surroundings: () -> AnimationSurroundings) -> Animation? {
        if let animation { return tree.played(animation)?.surrounded(by: surroundings()) }
        return tracksVelocity ? .tracking : nil
    }
}
