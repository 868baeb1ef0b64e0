/// Keys of strings tables, with the values in their places.
extension TextResolver {
    mutating func append(_ text: LocalizedText, _ context: RunContext) {
        let surroundings = environment.localizationContext
        for run in text.runs(in: surroundings) {
            var context = context
            context.apply(run.intent)
            if run.link != nil { context.applyLink() }
            for piece in run.pieces {
                switch piece {
                case .literal(let literal):
                    append(literal, context)
                case .value(let index, let specifier, let conversion):
                    // A place without a value stays empty.
                    guard text.key.arguments.indices.contains(index) else { continue }
                    append(text.key.arguments[index], specifier, conversion, in: surroundings, context)
                }
            }
        }
    }

    private mutating func append(
        _ argument: LocalizedStringKey.Argument, _ specifier: String, _ conversion: Character,
        in surroundings: LocalizationContext, _ context: RunContext
    ) {
        switch argument {
        case .value(.attributed(let string)):
            append(string.value, context)
        case .value(.resource(let resource)):
            append(resource.attributed(in: surroundings), context)
        case .value(let value):
            append(value.text(specifier: specifier, conversion: conversion, in: surroundings), context)
        case .formatted(let value):
            append(value.string(in: environment), context)
        case .text(let text):
            append(text, context)
        }
    }
}

extension TextResolver.RunContext {
    /// Applies Markdown's emphasis: italic, bold, monospaced and struck through.
    mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.emphasized) { font.isItalic = true }
        if intent.contains(.stronglyEmphasized) { font.isBold = true }
        if intent.contains(.code) { font.isMonospaced = true }
        if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .single }
    }

    /// Applies the style of a link: the tint, whatever the fill of the text around it.
    mutating func applyLink() { foreground = AnyShapeStyle(TintShapeStyle()) }
}
