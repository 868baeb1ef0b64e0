import Foundation

/// The traits with which content is shown.
///
/// Source: Apple, UIKit `UITraitCollection`.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    let traits: TraitValues

    /// The value of a trait, such as one of the program's own.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    /// The number of pixels per point; 0 if it was not set.
    public var displayScale: CGFloat { traits.displayScale }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }

    init(_ traits: TraitValues) { self.traits = traits }

    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(TraitValues().changed(by: mutations)) }

    /// Returns a collection with these traits as a closure changes them.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits.changed(by: mutations))
    }

    public convenience override init() { self.init(TraitValues()) }

    /// Returns whether a colour may look otherwise with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init { $0.userInterfaceStyle = userInterfaceStyle } }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.horizontalSizeClass = horizontalSizeClass } }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init { $0.forceTouchCapability = capability } }

    /// Creates a collection with the traits of several others; the last one to set a trait wins.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.traits) })
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
            traits.userInterfaceStyle = surroundings.isDark ? .dark : .light
            traits.userInterfaceIdiom = .phone
            traits.displayScale = surroundings.displayScale
            traits.preferredContentSizeCategory = .large
            traits.layoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
            traits.accessibilityContrast = .normal
            (traits.horizontalSizeClass, traits.verticalSizeClass) = (.compact, .regular)
            traits.legibilityWeight = .regular
            traits.forceTouchCapability = .unavailable
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
