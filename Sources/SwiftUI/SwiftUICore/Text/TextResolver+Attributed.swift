/// Attributed strings.
extension TextResolver {
    mutating func append(_ string: AttributedString, _ context: RunContext) {
        for run in string.runs {
            var context = context
            if !environment.isTextPlain { context.apply(run) }
            append(String(string[run.range].characters), context)
        }
    }
}

extension TextResolver.RunContext {
    /// Applies the attributes of a run, which take precedence over the text around it.
    fileprivate mutating func apply(_ run: AttributedString.Runs.Run) {
        if let intent = run.inlinePresentationIntent { apply(intent) }
        if run.link != nil { applyLink() }
        if let tag = run.languageIdentifier { language = .explicit(Locale.Language(identifier: tag)) }
        if let value = run.swiftUI.font { font.font = value }
        if let color = run.swiftUI.foregroundColor { foreground = AnyShapeStyle(color) }
        if let color = run.swiftUI.backgroundColor { background = color }
        if let value = run.swiftUI.kern { kerning = value }
        if let value = run.swiftUI.tracking { tracking = value }
        if let value = run.swiftUI.baselineOffset { baselineOffset = value }
        if let value = run.swiftUI.lineHeight { lineHeight = value.height }
        if let style = run.swiftUI.underlineStyle { underline = style }
        if let style = run.swiftUI.strikethroughStyle { strikethrough = style }
    }
}
