import Appearance
import Foundation
import Typesetting

extension UIFont {
    /// The thickness of a font's lines: -1 the thinnest, 0 regular, 1 the boldest.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        // The values of UIKit's constants.
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The weights from 100 to 900 of the `wght` axis.
        private static let ordered: [Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]

        /// The place on the `wght` axis, straight between the constants.
        package var axis: Double {
            let stops = Self.ordered.map { Double($0.rawValue) }
            let value = Double(rawValue)
            guard value > stops[0] else { return 100 }
            for (index, (low, high)) in zip(stops, stops.dropFirst()).enumerated() where value <= high {
                return (Double(index + 1) + (value - low) / (high - low)) * 100
            }
            return 900
        }

        /// The constant that is nearest to a place on the axis.
        init(axis: Double) {
            self = Self.ordered[min(max(Int((axis / 100).rounded()) - 1, 0), 8)]
        }
    }

    /// The width of a font's letters: 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The role of a text, by which the system chooses its font.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }

        public static let largeTitle = TextStyle("Title0")
        public static let title1 = TextStyle("Title1")
        public static let title2 = TextStyle("Title2")
        public static let title3 = TextStyle("Title3")
        public static let headline = TextStyle("Headline")
        public static let subheadline = TextStyle("Subhead")
        public static let body = TextStyle("Body")
        public static let callout = TextStyle("Callout")
        public static let footnote = TextStyle("Footnote")
        public static let caption1 = TextStyle("Caption1")
        public static let caption2 = TextStyle("Caption2")

        package var tableStyle: DynamicTypeTable.Style {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }

    /// The style that the font was made for, in the table's words; nil for one of a size.
    package var tableStyle: DynamicTypeTable.Style? { style?.tableStyle }
}

/// Scales lengths and fonts with the user's type size.
///
/// Source: Apple, UIKit `UIFontMetrics`.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length at a type size, scaled like a line of the style and rounded to pixels.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let row = DynamicTypeTable.row(style.tableStyle, ordinal: traits.preferredContentSizeCategory.ordinal)
        let standard = DynamicTypeTable.row(style.tableStyle, ordinal: 3)
        let pixels = max(UIKitSurroundings.current.displayScale, 1)
        return (value * row.lineHeight / standard.lineHeight * pixels).rounded() / pixels
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection? = nil) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
    }
}

/// The attributes of a font, apart from where it is used.
///
/// Source: Apple, UIKit `UIFontDescriptor`.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// The system's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Properties that a font has or has not.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    let fontDescription: FontDescription

    init(_ description: FontDescription) { fontDescription = description }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontDescription(family: .named(fontName), sizeInPoints: UIFont.usable(size)))
    }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { fontDescription.sizeInPoints }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= 600 { traits.insert(.traitBold) }
        if fontDescription.family == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font in one of the system's designs; nil for fonts that are not the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = fontDescription.family else { return nil }
        let designs: [SystemDesign: FontDescription.Design] = [
            .default: .default, .rounded: .rounded, .serif: .serif, .monospaced: .monospaced,
        ]
        guard let known = designs[design] else { return nil }
        return changed { $0.family = .system(known) }
    }

    /// The same font with exactly these traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitBold) { $0.weight = max($0.weight, 600) }
            $0.isWeightGiven = symbolicTraits.contains(.traitBold)
            if symbolicTraits.contains(.traitMonoSpace) { $0.family = .system(.monospaced) }
            if symbolicTraits.contains(.traitCondensed) { $0.width = 80 }
            if symbolicTraits.contains(.traitExpanded) { $0.width = 120 }
            if symbolicTraits.contains(.traitTightLeading) { $0.leading = .tight }
            if symbolicTraits.contains(.traitLooseLeading) { $0.leading = .loose }
        }
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { ($0.sizeInPoints, $0.lineHeight) = (UIFont.usable(newPointSize), nil) }
    }

    func changed(_ change: (inout FontDescription) -> Void) -> UIFontDescriptor {
        var description = fontDescription
        change(&description)
        return UIFontDescriptor(description)
    }
}
