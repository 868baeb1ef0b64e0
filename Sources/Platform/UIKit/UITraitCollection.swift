import Foundation

/// The traits with which content is shown.
///
/// Source: Apple, UIKit `UITraitCollection`.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The number of pixels per point; 0 if it was not set.
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let accessibilityContrast: UIAccessibilityContrast

    init(
        style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified, scale: CGFloat = 0,
        sizeCategory: UIContentSizeCategory = .unspecified, direction: UITraitEnvironmentLayoutDirection = .unspecified,
        contrast: UIAccessibilityContrast = .unspecified
    ) {
        (userInterfaceStyle, userInterfaceIdiom, displayScale) = (style, idiom, scale)
        (preferredContentSizeCategory, layoutDirection, accessibilityContrast) = (sizeCategory, direction, contrast)
    }

    public convenience override init() { self.init(style: .unspecified) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
    public convenience init(displayScale scale: CGFloat) { self.init(scale: scale) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(sizeCategory: preferredContentSizeCategory)
    }

    /// Creates a collection with the traits of several others; the last one to set a trait wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, unless none: Value) -> Value {
            traitCollections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, unless: .unspecified),
            idiom: last(\.userInterfaceIdiom, unless: .unspecified), scale: last(\.displayScale, unless: 0),
            sizeCategory: last(\.preferredContentSizeCategory, unless: .unspecified),
            direction: last(\.layoutDirection, unless: .unspecified),
            contrast: last(\.accessibilityContrast, unless: .unspecified))
    }

    /// The traits with which this thread draws: those of the run, or those of `performAsCurrent(_:)`.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[threadKey] as? UITraitCollection ?? ofRun }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }

    /// Runs a closure in these circumstances.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Thread.current.threadDictionary[Self.threadKey]
        Self.current = self
        actions()
        Thread.current.threadDictionary[Self.threadKey] = outer
    }

    private static let threadKey = "zoetrope.traits"

    private static var ofRun: UITraitCollection {
        let surroundings = UIKitSurroundings.current
        return UITraitCollection(
            style: surroundings.isDark ? .dark : .light, idiom: .phone, scale: surroundings.displayScale,
            sizeCategory: .large, direction: surroundings.isRightToLeft ? .rightToLeft : .leftToRight, contrast: .normal)
    }
}

/// The appearance of an interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision = 6
}

/// The direction in which interfaces are laid out.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// The strength of contrasts.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// The size at which the user reads text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    public var isAccessibilityCategory: Bool { ordinal > 6 }

    /// The sizes from the smallest to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// The row of the type tables; the standard one by default.
    package var ordinal: Int { Self.ordered.firstIndex(of: self) ?? 3 }
}
