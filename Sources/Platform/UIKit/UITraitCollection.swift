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
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let legibilityWeight: UILegibilityWeight
    public let forceTouchCapability: UIForceTouchCapability

    /// The traits of a collection; each is unspecified unless set.
    private struct Traits {
        var style = UIUserInterfaceStyle.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var scale: CGFloat = 0
        var sizeCategory = UIContentSizeCategory.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var width = UIUserInterfaceSizeClass.unspecified
        var height = UIUserInterfaceSizeClass.unspecified
        var legibility = UILegibilityWeight.unspecified
        var force = UIForceTouchCapability.unknown
    }

    private init(_ traits: Traits) {
        (userInterfaceStyle, userInterfaceIdiom, displayScale) = (traits.style, traits.idiom, traits.scale)
        (preferredContentSizeCategory, layoutDirection) = (traits.sizeCategory, traits.direction)
        (accessibilityContrast, legibilityWeight, forceTouchCapability) = (traits.contrast, traits.legibility, traits.force)
        (horizontalSizeClass, verticalSizeClass) = (traits.width, traits.height)
    }

    private convenience init(_ set: (inout Traits) -> Void) {
        var traits = Traits()
        set(&traits)
        self.init(traits)
    }

    public convenience override init() { self.init(Traits()) }

    /// Returns whether a colour may look otherwise with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.style = userInterfaceStyle } }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.idiom = idiom } }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.scale = scale } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.sizeCategory = preferredContentSizeCategory }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.direction = layoutDirection } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init { $0.contrast = accessibilityContrast } }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.width = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.height = verticalSizeClass } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibility = legibilityWeight } }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { $0.force = capability } }

    /// Creates a collection with the traits of several others; the last one to set a trait wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, unless none: Value) -> Value {
            traitCollections.last { $0[keyPath: path] != none }?[keyPath: path] ?? none
        }
        self.init { traits in
            traits.style = last(\.userInterfaceStyle, unless: traits.style)
            traits.idiom = last(\.userInterfaceIdiom, unless: traits.idiom)
            traits.scale = last(\.displayScale, unless: traits.scale)
            traits.sizeCategory = last(\.preferredContentSizeCategory, unless: traits.sizeCategory)
            traits.direction = last(\.layoutDirection, unless: traits.direction)
            traits.contrast = last(\.accessibilityContrast, unless: traits.contrast)
            traits.width = last(\.horizontalSizeClass, unless: traits.width)
            traits.height = last(\.verticalSizeClass, unless: traits.height)
            traits.legibility = last(\.legibilityWeight, unless: traits.legibility)
            traits.force = last(\.forceTouchCapability, unless: traits.force)
        }
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
        let usual = UITraitCollection { traits in
            traits.style = surroundings.isDark ? .dark : .light
            traits.idiom = .phone
            traits.scale = surroundings.displayScale
            traits.sizeCategory = .large
            traits.direction = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
            traits.contrast = .normal
            (traits.width, traits.height) = (.compact, .regular)
            traits.legibility = .regular
            traits.force = .unavailable
        }
        return UITraitCollection(traitsFrom: [usual, surroundings.traits])
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

/// The amount of space available in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The weight in which the user reads text.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}

/// The presence of a screen that measures how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

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
