extension AnimationContext {
    /// The current environment of the view that created the custom animation.
    ///
    /// Source: Apple, SwiftUI `AnimationContext.environment`.
    public var environment: EnvironmentValues { surroundings as? EnvironmentValues ?? EnvironmentValues() }
}

extension ViewNode {
    /// The animation of changes in this node, in its environment.
    package var attributeAnimation: Animation? { transaction.attributeAnimation(in: tree) { noteSurroundings() } }

    /// The animation of a change of content, which no gesture can drive.
    package var contentAnimation: Animation? { transaction.animation == nil ? nil : attributeAnimation }
}

extension Transaction {
    /// Returns the animation of an attribute that changes.
    ///
    /// - Parameters:
    ///   - tree: the tree of the attribute. A widget's tree does not play every animation.
    ///   - surroundings: the surroundings of the attribute's view, for an animation that reads them.
    @MainActor
    func attributeAnimation(in tree: ViewTree, _ surroundings: () -> AnimationSurroundings) -> Animation? {
        if let animation { return tree.played(animation)?.surrounded(by: surroundings()) }
        return tracksVelocity ? .tracking : nil
    }
}
