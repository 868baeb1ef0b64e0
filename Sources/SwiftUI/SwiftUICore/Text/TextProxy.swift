/// The text that a renderer draws, during layout.
///
/// Source: Apple, SwiftUI `TextProxy` (iOS 18).
public struct TextProxy {
    private let measure: @MainActor (ProposedViewSize) -> CGSize

    init(measure: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.measure = measure }

    /// Returns the size of the text for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Renderers are only called by layout, which runs on the main actor.
        let measure = measure
        return MainActor.assumeIsolated { measure(proposal) }
    }
}
