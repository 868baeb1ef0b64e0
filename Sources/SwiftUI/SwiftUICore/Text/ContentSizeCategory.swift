/// The sizes at which content can be shown: the former name of `DynamicTypeSize`.
///
/// Source: Apple, SwiftUI `ContentSizeCategory`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }

    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize <= rhs.dynamicTypeSize
    }

    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs < lhs }

    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { rhs <= lhs }

    /// The corresponding size of the newer type. Both types have the same order.
    package var dynamicTypeSize: DynamicTypeSize { zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large }

    init(_ size: DynamicTypeSize) { self = Self.allCases[size.ordinal] }
}

extension EnvironmentValues {
    /// The size at which the user reads text, under the former name of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
}
