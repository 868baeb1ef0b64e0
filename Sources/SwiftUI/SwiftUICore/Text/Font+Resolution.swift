import Appearance
import Typesetting

/// The part of a text's surroundings that affects its font.
package struct FontContext: Equatable {
    var font: Font?
    var dynamicTypeSize: DynamicTypeSize
    /// The text styles of the system.
    var styles = TextStyleLook.iOS26
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold = false
    var isItalic = false
    var hasMonospacedDigits = false
    var isMonospaced = false
    var scale = Text.Scale.default
    /// True where people have asked for bold text.
    var isLegible = false
}

extension Font {
    /// Returns the font of this description in its surroundings.
    package func resolved(in context: FontContext) -> FontDescription {
        var description = provider.description(dynamicTypeSize: context.dynamicTypeSize, styles: context.styles)
        if let design = context.design, description.hasSystemDesign { description.family = .system(design.family) }
        if provider.design != nil { description.family = provider.family(default: description.family) }
        if let weight = context.weight, provider.weight == nil { description.setWeight(weight.axis) }
        if let width = context.width { description.width = width.percent }
        for modifier in modifiers { modifier.apply(to: &description, style: provider.textStyle) }
        if context.isBold { Modifier.bold.apply(to: &description, style: provider.textStyle) }
        if context.isItalic { description.isItalic = true }
        if context.isMonospaced { Modifier.monospaced.apply(to: &description, style: provider.textStyle) }
        if context.hasMonospacedDigits { description.hasMonospacedDigits = true }
        if context.isLegible, description.hasSystemDesign { description.embolden() }
        return description.scaled(by: context.scale)
    }
}

extension Font.Provider {
    var textStyle: Font.TextStyle? {
        if case .textStyle(let style, _, _) = self { style } else { nil }
    }

    var weight: Font.Weight? {
        switch self {
        case .textStyle(_, _, let weight), .system(_, let weight, _): weight
        case .custom: nil
        }
    }

    var design: Font.Design? {
        switch self {
        case .textStyle(_, let design, _), .system(_, _, let design): design
        case .custom: nil
        }
    }

    func family(default family: FontDescription.Family) -> FontDescription.Family {
        guard let design else { return family }
        return .system(design.family)
    }

    /// Returns the font before any modifier.
    func description(dynamicTypeSize: DynamicTypeSize, styles: TextStyleLook) -> FontDescription {
        switch self {
        case .textStyle(let style, _, let weight):
            let row = styles.row(style, dynamicTypeSize)
            return FontDescription(
                sizeInPoints: row.size, weight: (weight ?? style.weight).axis, lineHeight: row.lineHeight)
        case .system(let size, let weight, _):
            return FontDescription(sizeInPoints: size.asFontSize, weight: (weight ?? .regular).axis)
        case .custom(let name, let size, let style):
            let size = size.asFontSize
            return FontDescription(
                family: .named(name),
                sizeInPoints: style.map { ScaledMetricTable.scale(size, relativeTo: $0, at: dynamicTypeSize, styles: styles) } ?? size)
        }
    }
}

extension Font.Modifier {
    func apply(to description: inout FontDescription, style: Font.TextStyle?) {
        switch self {
        case .bold: description.setWeight(max(description.weight, (style?.boldWeight ?? .bold).axis))
        case .italic: description.isItalic = true
        case .weight(let weight): description.setWeight(weight.axis)
        case .width(let width): description.width = width.percent
        case .design(let design): description.family = .system(design.family)
        case .monospaced: description.family = .system(.monospaced)
        case .monospacedDigit: description.hasMonospacedDigits = true
        case .leading(let leading): description.leading = leading.description
        case .lineHeight(let height): description.lineHeight = height
        case .capitals(let forms): description.capitals = forms
        case .pointSize(let size):
            description.sizeInPoints = size.asFontSize
            description.lineHeight = nil
        case .scaled(let factor):
            let scale = factor.isFinite ? max(factor, 0) : 1
            description.sizeInPoints = (description.sizeInPoints * scale).asFontSize
            description.lineHeight = description.lineHeight.map { $0 * scale }
        }
    }
}

extension Font.TextStyle {
    /// The weight of the style. Headline is the only style that is not regular (HIG, iOS text styles).
    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// The weight of the style with `bold()`: the HIG's emphasized weights, bold for the three large titles and semibold below.
    var boldWeight: Font.Weight {
        switch self {
        case .largeTitle, .title, .title2: .bold
        case .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: .semibold
        }
    }
}

extension Font.Design {
    var family: FontDescription.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Leading {
    var description: FontDescription.Leading {
        switch self {
        case .standard: .standard
        case .tight: .tight
        case .loose: .loose
        }
    }
}

extension Font.Width {
    /// The value on the `wdth` axis: 100 is standard, and a width of 0.2 (expanded) is 120 percent.
    var percent: Double { Double(100 + value * 100) }
}

extension FontDescription {
    fileprivate mutating func setWeight(_ axis: Double) {
        weight = axis
        // The system's designs have every weight, so the distinction between a requested and a standard weight has no effect there.
        if !hasSystemDesign { isWeightGiven = true }
    }

    /// Makes the font as heavy as Bold Text does: regular becomes semibold, semibold becomes heavy.
    ///
    /// Source: WebKit, which adds 200 to a weight in its tests of the setting.
    fileprivate mutating func embolden() { weight = min(weight + 200, 900) }

    var hasSystemDesign: Bool {
        if case .system = family { true } else { false }
    }
}

extension CGFloat {
    /// A usable em size: finite, positive, and not larger than any screen shows. A size of nearly zero means the system's standard size,
    /// 12 points, as documented for zero in `CTFontCreateWithName`.
    var asFontSize: CGFloat {
        guard isFinite else { return 17 }
        return self < 0.1 ? 12 : Swift.min(self, 10_000)
    }
}
