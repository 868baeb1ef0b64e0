import RunContext
import Typesetting

/// A text with its surroundings, which is resolved again for every moment.
@MainActor
struct TickingText {
    let text: Text
    let environment: EnvironmentValues

    /// Returns the text as it is laid out: letters that bars hide are replaced.
    func resolved(at moment: ReferenceDate) -> ResolvedText {
        let text = readable(at: moment)
        return environment.isRedacted ? text.redacted : text
    }

    /// Returns the text as a reader gets it.
    func readable(at moment: ReferenceDate) -> ResolvedText {
        var environment = environment
        environment.presentMoment = moment
        // Bodies are evaluated in this locale, and so is text that is resolved while frames are drawn.
        return RunContext.with(\.locale, environment.locale) { TextResolver.resolve(text, in: environment) }
    }
}

extension TextLayout {
    /// Returns the layout in a wider box. Every line moves to the side given by the style's alignment.
    func widened(to width: CGFloat, style: ParagraphStyle) -> TextLayout {
        let room = width - size.width
        guard room > 0 else { return self }
        let side: CGFloat =
            switch style.alignment {
            case .leading: style.isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: style.isRightToLeft ? 0 : 1
            }
        var layout = self
        layout.size.width = width
        for line in layout.lines.indices { layout.lines[line].move(by: room * side) }
        return layout
    }
}
