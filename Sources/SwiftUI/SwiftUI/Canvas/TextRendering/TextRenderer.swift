/// Draws text in place of the system.
///
/// Its animatable data animate: with every frame `draw(layout:in:)` is called with the data of that frame.
///
/// Source: Apple, SwiftUI `TextRenderer` (iOS 18).
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: the text's lines, in the coordinates of the context.
    ///   - context: its origin is the top left of the text. What is drawn beyond the text shows, too.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// The size the text takes for a proposal; by default that of the text as it is.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the renderer draws beyond the text; by default not at all.
    ///
    /// Apple's systems may cut off what is drawn beyond it; here nothing is cut off.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension View {
    /// Lets a renderer draw all text in this view; one that was set further in goes before.
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
