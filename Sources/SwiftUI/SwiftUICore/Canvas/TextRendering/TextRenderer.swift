/// A type that draws text in place of the system.
///
/// Its animatable data is animated: every frame calls `draw(layout:in:)` with the data of that frame.
///
/// Source: Apple, SwiftUI `TextRenderer` (iOS 18).
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: the text's lines, in the coordinates of the context.
    ///   - context: a context whose origin is the top left of the text. Drawing beyond the text is visible, too.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of the text for a proposal. By default this is the size of the unmodified text.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance by which the renderer draws beyond the text; zero by default.
    ///
    /// Apple's systems may cut off drawing beyond the padding. Here nothing is cut off.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

nonisolated extension View {
    /// Sets a renderer that draws all text in this view. A renderer set closer to a text takes precedence.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
