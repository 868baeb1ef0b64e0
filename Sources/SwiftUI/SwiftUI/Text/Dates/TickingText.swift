import Typesetting

/// Text in its surroundings, to be written anew for every moment.
@MainActor
struct TickingText {
    let text: Text
    let environment: EnvironmentValues

    func resolved(at moment: ReferenceDate) -> ResolvedText {
        var environment = environment
        environment.presentMoment = moment
        // Bodies are evaluated in this locale, and so is text that is written while frames are drawn.
        return Locale.$formatting.withValue(environment.locale) { TextResolver.resolve(text, in: environment) }
    }
}

extension TextLayout {
    /// The layout in a wider box: every line moves to the side at which the style aligns it.
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
