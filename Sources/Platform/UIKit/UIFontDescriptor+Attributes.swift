import Foundation
import RunContext
import Typesetting

extension UIFontDescriptor {
    /// The name of an attribute of a font.
    ///
    /// Source: Apple, UIKit `UIFontDescriptor.AttributeName`.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait of a font.
    ///
    /// Source: Apple, UIKit `UIFontDescriptor.TraitKey`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let size = (attributes[.size] as? NSNumber)?.doubleValue ?? attributes[.size] as? Double ?? 0
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        let plain = FontDescription(family: name.map { .named($0) } ?? .system(.default), sizeInPoints: UIFont.usable(size))
        self.init(UIFontDescriptor(plain).addingAttributes(attributes).fontDescription)
    }

    /// The size, and the name of a font that is not the system's.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: pointSize]
        if case .named(let name) = fontDescription.family { attributes[.name] = name }
        return attributes
    }

    /// Returns the same font with other attributes. A face, a text style and settings of features are reported, and not drawn.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        for (name, attribute) in [("face", AttributeName.face), ("textStyle", .textStyle), ("featureSettings", .featureSettings)] {
            RunReports.noteUndrawn("UIFontDescriptor.AttributeName.\(name)", if: attributes[attribute] != nil)
        }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        func number(_ value: Any?) -> CGFloat? { value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } }
        func weight(_ value: Any?) -> UIFont.Weight? { value as? UIFont.Weight ?? number(value).map { UIFont.Weight($0) } }
        var result = self
        if let symbolic = traits[.symbolic] {
            let raw = (symbolic as? NSNumber)?.uint32Value ?? symbolic as? UInt32
            let symbols = symbolic as? SymbolicTraits ?? raw.map(SymbolicTraits.init(rawValue:))
            result = symbols.flatMap(result.withSymbolicTraits) ?? result
        }
        return result.changed { description in
            if let name = attributes[.name] as? String ?? attributes[.family] as? String { description.family = .named(name) }
            if let size = number(attributes[.size]) { (description.sizeInPoints, description.lineHeight) = (UIFont.usable(size), nil) }
            if let weight = weight(traits[.weight]) { (description.weight, description.isWeightGiven) = (weight.axis, true) }
            if let slant = number(traits[.slant]) { description.isItalic = slant > 0 }
            // -1 condensed, 1 expanded; the axis has its limits at 75 and 125.
            if let width = number(traits[.width]) { description.width = Double(100 + 25 * min(max(width, -1), 1)) }
        }
    }

    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}
