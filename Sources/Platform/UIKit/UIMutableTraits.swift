import Foundation

/// Traits that code sets one by one.
///
/// Source: Apple, UIKit `UIMutableTraits`.
public protocol UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// The number of pixels per point; 0 if it was not set.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}

/// Traits that a view or a controller sets for itself and for everything inside.
///
/// Source: Apple, UIKit `UITraitOverrides`.
public protocol UITraitOverrides: UIMutableTraits {
    func contains(_ trait: UITrait) -> Bool
    mutating func remove(_ trait: UITrait)
}

/// Traits with the values that were set.
struct TraitValues: UITraitOverrides {
    private var values: [ObjectIdentifier: (trait: UITrait, value: Any)] = [:]

    var isEmpty: Bool { values.isEmpty }
    var traits: [UITrait] { values.values.map(\.trait) }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
        set {
            let isUnset = (trait as? any SystemTrait.Type)?.isUnset(newValue) ?? false
            values[ObjectIdentifier(trait)] = isUnset ? nil : (trait, newValue)
        }
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// Returns these traits with those of others in their place.
    func overridden(by others: TraitValues) -> TraitValues {
        var merged = self
        merged.values.merge(others.values) { $1 }
        return merged
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var open: any UIMutableTraits = self
        mutations(&open)
        return open as? TraitValues ?? self
    }
}
