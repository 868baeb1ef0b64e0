import Typesetting
import UIKit

extension Font {
    /// Creates a font from a UIKit font, to which Core Text's is bridged; its size stays as it was made and follows no type size.
    public init(_ font: CTFont) {
        let description = font.fontDescription
        switch description.family {
        case .system(let design):
            let weight = Weight(axis: description.weight)
            self.init(.system(size: description.sizeInPoints, weight: weight, design: Design(design)))
        case .named(let name):
            self.init(.custom(name: name, size: description.sizeInPoints, relativeTo: nil))
            if description.isWeightGiven { modifiers.append(.weight(Weight(axis: description.weight))) }
        }
        if let height = description.lineHeight { modifiers.append(.lineHeight(height)) }
        if description.isItalic { modifiers.append(.italic) }
        if description.hasMonospacedDigits { modifiers.append(.monospacedDigit) }
        if description.width != 100 { modifiers.append(.width(Width((description.width - 100) / 100))) }
        switch description.leading {
        case .standard: break
        case .tight: modifiers.append(.leading(.tight))
        case .loose: modifiers.append(.leading(.loose))
        }
    }
}

extension Font.Design {
    fileprivate init(_ design: FontDescription.Design) {
        switch design {
        case .default: self = .default
        case .rounded: self = .rounded
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        }
    }
}

extension UIContentSizeCategory {
    /// The category of a type size.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map { Self.ordered[$0.ordinal] } ?? .unspecified
    }
}

extension UIContentSizeCategory {
    /// The category by its former type.
    public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.dynamicTypeSize) }
}

extension DynamicTypeSize {
    /// Creates the type size of a category, or nil for an unspecified or unknown category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard uiSizeCategory != .unspecified, let known = Self.allCases.first(where: { $0.ordinal == uiSizeCategory.ordinal })
        else { return nil }
        self = known
    }
}
