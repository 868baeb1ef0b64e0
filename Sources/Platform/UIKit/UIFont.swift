import Appearance
import CoreGraphics
import Foundation
import Typesetting

/// A font at a size.
///
/// Source: Apple, UIKit `UIFont`.
open class UIFont: NSObject, @unchecked Sendable {
    private let mark = AttributeValue.mark
    /// The description of the font for the typesetter.
    package let fontDescription: FontDescription
    /// The style it was made for.
    let style: TextStyle?

    init(_ description: FontDescription, style: TextStyle? = nil) {
        (fontDescription, self.style) = (description, style)
    }

    /// Creates a font by its family, full or PostScript name; nil if the run has none of that name.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard UIKitSurroundings.current.fonts?.hasFont(named: fontName) == true else { return nil }
        fontDescription = FontDescription(family: .named(fontName), sizeInPoints: Self.usable(fontSize))
        style = nil
    }

    /// The font of a descriptor; a size of 0 is the descriptor's own.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.fontDescription
        if pointSize > 0 { description.sizeInPoints = pointSize }
        fontDescription = description
        style = nil
    }

    /// The families of the run's fonts, by name. The system's own fonts have none here.
    public class var familyNames: [String] { UIKitSurroundings.current.fonts?.familyNames ?? [] }

    /// Returns the names of a family's faces, which ``init(name:size:)`` takes; none if the run lacks the family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        UIKitSurroundings.current.fonts?.fontNames(ofFamily: familyName) ?? []
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let systemFontSize: CGFloat = 14
    public static let smallSystemFontSize: CGFloat = 12

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(sizeInPoints: usable(fontSize), weight: weight.axis))
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(
            FontDescription(
                sizeInPoints: usable(fontSize), weight: weight.axis, width: Double(100 + width.rawValue * 100)))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(sizeInPoints: usable(fontSize), isItalic: true))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: .system(.monospaced), sizeInPoints: usable(fontSize), weight: weight.axis))
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(sizeInPoints: usable(fontSize), weight: weight.axis, hasMonospacedDigits: true))
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system's font of a text style at the type size of some traits; the size is large if they set none.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let row = DynamicTypeTable.row(style.tableStyle, ordinal: category.ordinal)
        let weight: Weight = style == .headline ? .semibold : .regular
        return UIFont(
            FontDescription(sizeInPoints: row.size, weight: weight.axis, lineHeight: row.lineHeight), style: style)
    }

    /// The font of the same text style at the type size of the current traits; the font itself if it has no style.
    var ofCurrentTypeSize: UIFont { style.map { .preferredFont(forTextStyle: $0) } ?? self }

    public func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        (description.sizeInPoints, description.lineHeight) = (Self.usable(fontSize), nil)
        return UIFont(description)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription) }
    public var pointSize: CGFloat { fontDescription.sizeInPoints }

    /// The height above the baseline, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// The depth below the baseline, in points; negative.
    public var descender: CGFloat { -metrics.descender }
    public var capHeight: CGFloat { metrics.capHeight }
    public var xHeight: CGFloat { metrics.xHeight }
    public var leading: CGFloat { 0 }
    /// The height of a line: from ascender to descender.
    public var lineHeight: CGFloat { metrics.ascender + metrics.descender }

    public var fontName: String { UIFontNames.fontName(fontDescription) }
    public var familyName: String { UIFontNames.familyName(fontDescription) }

    /// The system's fonts measure as SF Pro does: ascender 1950, descender 494, capitals 1443 and small letters 1078 of
    /// 2048 (`UIFont.preferredFont` on iOS 26.1).
    private var metrics: (ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        if case .named = fontDescription.family, let fonts = UIKitSurroundings.current.fonts {
            let metrics = fonts.metrics(of: fontDescription)
            return (metrics.ascender, metrics.descender, metrics.capHeight, metrics.xHeight)
        }
        let unit = pointSize / 2048
        return (1950 * unit, 494 * unit, 1443 * unit, 1078 * unit)
    }

    static func usable(_ size: CGFloat) -> CGFloat { size.isFinite && size > 0 ? min(size, 10_000) : 14 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescription == fontDescription }
    open override var hash: Int { fontDescription.hashValue }
}

/// Core Text's font, which UIKit's is bridged to free of charge.
public typealias CTFont = UIFont

/// The names of fonts as UIKit gives them.
enum UIFontNames {
    static func familyName(_ description: FontDescription) -> String {
        switch description.family {
        case .system(.default): ".AppleSystemUIFont"
        case .system(.rounded): ".AppleSystemUIFontRounded"
        case .system(.serif): ".AppleSystemUIFontSerif"
        case .system(.monospaced): ".AppleSystemUIFontMonospaced"
        case .named(let name): name
        }
    }

    static func fontName(_ description: FontDescription) -> String {
        let names = [
            "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
        ]
        let weight = names[min(max(Int((description.weight / 100).rounded()) - 1, 0), 8)]
        let end = description.isItalic ? weight + "Italic" : weight
        switch description.family {
        case .system(.default): return ".SFUI-\(end)"
        case .system(.rounded): return ".SFUIRounded-\(end)"
        case .system(.serif): return ".NewYork-\(end)"
        case .system(.monospaced): return ".SFUIMono-\(end)"
        case .named(let name): return name
        }
    }
}
