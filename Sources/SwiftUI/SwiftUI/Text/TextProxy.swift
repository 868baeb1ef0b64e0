/// The text that a renderer draws, while it is laid out.
///
/// Source: Apple, SwiftUI `TextProxy` (iOS 18).
public struct TextProxy {
    private let measure: @MainActor (ProposedViewSize) -> CGSize

    init(measure: @escaping @MainActor (ProposedViewSize) -> CGSize) { self.measure = measure }

    /// The size of the text for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Renderers are only ever asked by the layout, which runs on the main actor.
        let measure = measure
        return MainActor.assumeIsolated { measure(proposal) }
    }
}
