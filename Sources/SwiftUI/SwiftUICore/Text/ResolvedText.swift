import Typesetting

/// Resolved text: the strings, fonts and fills of its runs.
package struct ResolvedText {
    /// The fill, lines and background of a run.
    package struct Style: Equatable {
        package var foreground: ResolvedStyle
        package var underline: ResolvedTextLine?
        package var strikethrough: ResolvedTextLine?
        package var symbol: SymbolLayoutReference?
        package var picture: InlineImage?
        /// The background of the run.
        package var background: ResolvedStyle?
        /// The attributes that a text renderer finds in the run.
        package var attributes: [ObjectIdentifier: AnyTextAttribute] = [:]

        package init(
            foreground: ResolvedStyle, underline: ResolvedTextLine? = nil, strikethrough: ResolvedTextLine? = nil,
            symbol: SymbolLayoutReference? = nil, picture: InlineImage? = nil, background: ResolvedStyle? = nil,
            attributes: [ObjectIdentifier: AnyTextAttribute] = [:]
        ) {
            self.foreground = foreground
            self.underline = underline
            self.strikethrough = strikethrough
            self.symbol = symbol
            self.picture = picture
            self.background = background
            self.attributes = attributes
        }
    }

    package var runs: [TextRun] = []
    package var styles: [Style] = []
    var missingSymbols: [String] = []
    /// The names of substitute symbols, by the names of the symbols they replace.
    var substitutedSymbols: [String: String] = [:]
    var missingPictures: [String] = []

    package init() {}

    /// The plain text, as a reader would copy it.
    var string: String { runs.map(\.text).joined() }
}

/// The picture of an inline symbol.
package struct SymbolLayoutReference: Equatable {
    let layout: SymbolLayout
    let name: String
    /// The layers, from back to front.
    let layers: [SymbolLayout.Layer]
    /// The fills of the layers; nil if all have that of the run.
    var fills: [ResolvedStyle]?
    package static func == (lhs: SymbolLayoutReference, rhs: SymbolLayoutReference) -> Bool { lhs.name == rhs.name }
}

/// A resolver of `Text` into runs.
@MainActor
struct TextResolver {
    let environment: EnvironmentValues
    private(set) var result = ResolvedText()

    init(environment: EnvironmentValues) { self.environment = environment }

    static func resolve(_ text: Text, in environment: EnvironmentValues) -> ResolvedText {
        var resolver = TextResolver(environment: environment)
        resolver.append(text, RunContext(environment))
        if resolver.result.runs.isEmpty, let context = resolver.silent { resolver.appendRun("", context) }
        return resolver.result
    }

    /// The context of the first empty string. A text that is entirely empty is as high as a line in its font.
    private var silent: RunContext?

    /// The properties that affect a run, collected from the outside in.
    struct RunContext {
        var font: FontContext
        var foreground: AnyShapeStyle?
        var background: Color?
        var hasSystemForeground = false
        var tracking: CGFloat
        var kerning: CGFloat
        var baselineOffset: CGFloat
        var lineHeight: LineHeight?
        var underline: Text.LineStyle?
        var strikethrough: Text.LineStyle?
        var attributes: [ObjectIdentifier: AnyTextAttribute] = [:]
        /// The language of the text itself; nil for that of the surroundings.
        var language: TypesettingLanguage?

        init(_ environment: EnvironmentValues) {
            font = environment.fontContext
            tracking = environment.tracking
            kerning = environment.kerning
            baselineOffset = environment.baselineOffset
            underline = environment.underline
            strikethrough = environment.strikethrough
        }

        mutating func apply(_ modifier: Text.Modifier) {
            switch modifier {
            // Text with the font or colour set to nil has the system's, not that of the surroundings (probe on macOS 27).
            case .font(let value): font.font = value
            case .weight(let value): font.weight = value
            case .design(let value): font.design = value
            case .width(let value): font.width = value
            case .bold(let value): font.isBold = value
            case .italic(let value): font.isItalic = value
            case .monospaced(let value): font.isMonospaced = value
            case .monospacedDigit: font.hasMonospacedDigits = true
            case .foreground(let value): (foreground, hasSystemForeground) = (value?.style, value == nil)
            case .tracking(let value): tracking = value
            case .kerning(let value): kerning = value
            case .baselineOffset(let value): baselineOffset = value
            case .underline(let value): underline = value
            case .strikethrough(let value): strikethrough = value
            case .scale(let value): font.scale = value
            case .attribute(let value): attributes[value.key] = value
            case .language(let value): language = value
            case .spoken: break
            }
        }
    }

    mutating func append(_ text: Text, _ outer: RunContext) {
        var context = outer
        // The innermost modifier wins, so the one written last is applied first.
        if !environment.isTextPlain { for modifier in text.modifiers.reversed() { context.apply(modifier) } }
        switch text.storage {
        case .verbatim(let string):
            append(string, context)
        case .localized(let text):
            append(text, context)
        case .formatted(let value):
            append(value.string(in: environment), context)
        case .resource(let resource):
            append(resource.attributed(in: environment.localizationContext), context)
        case .attributed(let string):
            append(string, context)
        case .attributedFormatted(let value):
            append(value.string(in: environment), context)
        case .image(let image):
            append(image, context)
        case .concatenated(let first, let second):
            append(first, context)
            append(second, context)
        }
    }

    mutating func append(_ string: String, _ context: RunContext) {
        let cased =
            switch environment.textCase {
            case .uppercase: string.uppercased(with: environment.locale)
            case .lowercase: string.lowercased(with: environment.locale)
            case nil: string
            }
        guard !cased.isEmpty else { return silent = silent ?? context }
        appendRun(cased, context)
    }

    private mutating func appendRun(_ text: String, _ context: RunContext) {
        let font = (context.font.font ?? .body).resolved(in: context.font)
        if environment.isTextPlain, let last = result.runs.last, last.attachment == nil {
            // All of it has one style, so it is one run.
            return result.runs[result.runs.count - 1].text = last.text + text
        }
        result.runs.append(
            TextRun(
                text: text, font: font, tracking: context.tracking, kerning: context.kerning,
                baselineOffset: context.baselineOffset, language: context.language?.tag(in: environment.locale)))
        result.styles.append(style(context))
        result.runs[result.runs.count - 1].lineHeight = context.lineHeight
    }

    private mutating func append(_ image: Image, _ context: RunContext) {
        let font = (context.font.font ?? .body).resolved(in: context.font)
        var symbol = image.symbol(font: font, foreground: context.foreground, environment: environment)
        if let symbol, symbol.isMissing { result.missingSymbols.append(symbol.name) }
        if let name = symbol?.name, let other = environment.fontLibrary?.symbolSubstitute(for: name) {
            result.substitutedSymbols[name] = other
        }
        if symbol == nil {
            if let picture = picture(of: image) { return append(picture, font: font, context) }
            symbol = missingPicture(image, font: font)
        }
        guard let symbol else { return }
        let layout = symbol.layout
        result.runs.append(
            TextRun(
                text: "\u{FFFC}", font: font, baselineOffset: context.baselineOffset,
                attachment: TextAttachment(size: layout.size, descent: layout.size.height - layout.baseline)))
        var style = style(context)
        let isPlain = symbol.styles.allSatisfy { $0 == style.foreground }
        style.symbol = SymbolLayoutReference(
            layout: layout, name: symbol.name, layers: symbol.layers, fills: isPlain ? nil : symbol.styles)
        result.styles.append(style)
    }

    private func picture(of image: Image) -> InlineImage? {
        image.picture(in: environment).flatMap { InlineImage($0, as: image.picture, environment.layoutDirection) }
    }

    /// Notes a missing picture and returns its placeholder; nil if the image does not name an asset or there are no fonts.
    private mutating func missingPicture(_ image: Image, font: FontDescription) -> PlacedSymbol? {
        guard case .asset(let name, _) = image.source, let library = environment.fontLibrary else { return nil }
        result.missingPictures.append(name)
        return PlacedSymbol(missing: name, metrics: library.metrics(of: font), environment: environment)
    }

    private mutating func append(_ picture: InlineImage, font: FontDescription, _ context: RunContext) {
        result.runs.append(
            TextRun(
                text: "\u{FFFC}", font: font, baselineOffset: context.baselineOffset,
                attachment: TextAttachment(size: picture.size, descent: 0)))
        var style = style(context)
        style.picture = picture
        result.styles.append(style)
    }

    private func style(_ context: RunContext) -> ResolvedText.Style {
        var surroundings = environment
        if context.hasSystemForeground { surroundings.foregroundStyles = nil }
        return ResolvedText.Style(
            foreground: surroundings.resolvedForeground(context.foreground),
            underline: context.underline?.resolved(in: environment),
            strikethrough: context.strikethrough?.resolved(in: environment),
            background: context.background?.resolvedStyle(in: environment, level: 0),
            attributes: context.attributes)
    }
}
