import Drawing
import Typesetting

extension GraphicsContext {
    /// A text resolved in the environment.
    ///
    /// Source: Apple, SwiftUI `GraphicsContext.ResolvedText`.
    public struct ResolvedText {
        /// The fill of the parts of the text that have no colour of their own.
        public var shading = Shading.foreground

        let content: CanvasText
        private let context: GraphicsContext

        init(_ content: CanvasText, _ context: GraphicsContext) { (self.content, self.context) = (content, context) }

        /// Returns the size of the text in a box, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).size }

        /// Returns the distance of the first line's baseline from the top of the text in a box.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            layout(in: size).firstBaseline
        }

        /// Returns the distance of the last line's baseline from the top of the text in a box.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            layout(in: size).lastBaseline
        }

        private func layout(in size: CGSize) -> TextLayout {
            let content = content
            return context.onMainActor { _ in content.layout(in: size) }
        }
    }

    /// Resolves a text in the environment of the context, so that it can be measured and drawn repeatedly.
    public func resolve(_ text: Text) -> ResolvedText {
        let text = text
        let content = onMainActor { context in
            let surroundings = context.surroundings
            let content = CanvasText(
                text, in: context.environment, at: surroundings.date, diagnostics: surroundings.diagnostics)
            if content.ticks { surroundings.hasTickingText = true }
            return content
        }
        return ResolvedText(content, self)
    }

    /// Draws a text in a rectangle. Its lines are broken to fit, and truncated if there is no room.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        let rect = rect.standardized
        let items = items(of: text.content, in: rect, text.shading)
        guard !items.isEmpty else { return }
        let isErasing = blendMode == .clear || blendMode == .copy
        add(items, shape: isErasing ? self.items(of: text.content, in: rect, .color(white: 0)) : nil)
    }

    /// Draws a text in its ideal size, with the point of its box at `anchor` at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
        draw(text, in: CGRect(anchor: anchor, of: size, at: point))
    }

    /// Draws a text in a rectangle. Its lines are broken to fit, and truncated if there is no room.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text in its ideal size, with the point of its box at `anchor` at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    private func items(of text: CanvasText, in rect: CGRect, _ shading: Shading) -> [DisplayItem] {
        let foreground = shading.isForeground ? nil : foreground(shading, within: rect)
        nonisolated(unsafe) let environment = foreground
        return onMainActor { context in
            text.items(
                in: rect, foreground: environment ?? text.environment, opacity: context.itemOpacity,
                surroundings: context.surroundings)
        }
    }
}
