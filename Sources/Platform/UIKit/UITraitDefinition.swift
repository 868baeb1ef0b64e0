import Foundation

/// A trait: a value with a name that flows down the views and controllers.
///
/// Source: Apple, UIKit `UITraitDefinition`.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nobody sets one.
    static var defaultValue: Value { get }
    static var name: String { get }
    static var identifier: String { get }
    /// A Boolean value that indicates whether colours may look otherwise with other values.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait among others.
///
/// Source: Apple, UIKit `UITrait`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system, whose default value stands for none.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

extension SystemTrait {
    static func isUnset(_ value: Any) -> Bool { value as? Value == defaultValue }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static let affectsColorAppearance = true
}

/// The number of pixels per point.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
}

/// The size of texts.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

/// The direction of reading.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The strength of contrasts.
public struct UITraitAccessibilityContrast: SystemTrait {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}

/// The room across.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The weight of texts.
public struct UITraitLegibilityWeight: SystemTrait {
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// The force of touches.
public struct UITraitForceTouchCapability: SystemTrait {
    public static let defaultValue = UIForceTouchCapability.unknown
}
