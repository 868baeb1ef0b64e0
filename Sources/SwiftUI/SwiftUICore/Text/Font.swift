import Typesetting

/// A font that depends on its surroundings, resolved where text is drawn.
///
/// Source: Apple, SwiftUI `Font`.
public struct Font: Hashable, Sendable {
    package enum Provider: Hashable, Sendable {
        case textStyle(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    package enum Modifier: Hashable, Sendable {
        case bold
        case italic
        case weight(Weight)
        case width(Width)
        case design(Design)
        case monospaced
        case monospacedDigit
        case leading(Leading)
        case lineHeight(CGFloat)
        case capitals(FontDescription.CapitalForms)
        case pointSize(CGFloat)
        case scaled(CGFloat)
    }

    let provider: Provider
    package var modifiers: [Modifier] = []

    package init(_ provider: Provider) { self.provider = provider }

    private func with(_ modifier: Modifier) -> Font {
        var font = self
        font.modifiers.append(modifier)
        return font
    }

    public func bold() -> Font { with(.bold) }
    public func italic() -> Font { with(.italic) }
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    public func width(_ width: Width) -> Font { with(.width(width)) }
    public func monospaced() -> Font { with(.monospaced) }
    public func monospacedDigit() -> Font { with(.monospacedDigit) }
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
    public func smallCaps() -> Font { with(.capitals(.smallCaps)) }
    public func lowercaseSmallCaps() -> Font { with(.capitals(.lowercaseSmallCaps)) }
    public func uppercaseSmallCaps() -> Font { with(.capitals(.uppercaseSmallCaps)) }
}

extension Font {
    /// A dynamic text style to use for fonts.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// A design to use for fonts.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The line spacing of a font relative to its standard one.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// A weight to use for fonts.
    public struct Weight: Hashable, Sendable {
        /// The value on the `wght` axis.
        package let axis: Double

        package init(axis: Double) {
            self.axis = axis
        }

        public static let ultraLight = Weight(axis: 100)
        public static let thin = Weight(axis: 200)
        public static let light = Weight(axis: 300)
        public static let regular = Weight(axis: 400)
        public static let medium = Weight(axis: 500)
        public static let semibold = Weight(axis: 600)
        public static let bold = Weight(axis: 700)
        public static let heavy = Weight(axis: 800)
        public static let black = Weight(axis: 900)
    }

    /// A width for font families with several widths.
    public struct Width: Hashable, Sendable {
        /// The width: -1 is the most compressed, 0 standard, 1 the most expanded.
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The font of text without one of its own: body.
    public static let `default` = Font(.textStyle(.body, design: nil, weight: nil))

    public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
    public static let title = Font(.textStyle(.title, design: nil, weight: nil))
    public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
    public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
    public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
    public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
    public static let body = Font(.textStyle(.body, design: nil, weight: nil))
    public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
    public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
    public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
    public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style, design: design, weight: weight))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }
}
