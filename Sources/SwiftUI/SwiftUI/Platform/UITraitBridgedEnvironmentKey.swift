import UIKit

/// A key whose value is a trait of UIKit's as well: views of each framework read the values that the other one sets around them.
///
/// Source: Apple, SwiftUI `UITraitBridgedEnvironmentKey`.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    /// Returns the value that some traits stand for.
    static func read(from traitCollection: UITraitCollection) -> Value
    /// Sets the traits that stand for a value.
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension UITraitBridgedEnvironmentKey {
    fileprivate static func write(any value: Any, to traits: inout any UIMutableTraits) {
        if let value = value as? Value { write(to: &traits, value: value) }
    }
}

extension EnvironmentValues {
    /// The traits of UIKit's views in this environment: those of the screen, with the appearance and the bridged values from here.
    var traits: UITraitCollection {
        (viewTraits ?? .current).modifyingTraits { traits in
            traits.userInterfaceStyle = UIUserInterfaceStyle(colorScheme)
            for (key, value) in setValues { (key as? any UITraitBridgedEnvironmentKey.Type)?.write(any: value, to: &traits) }
        }
    }

    /// The traits of the UIKit view around; nil where they are those of the screen.
    var viewTraits: UITraitCollection? {
        get { self[ViewTraitsKey.self] }
        set { self[ViewTraitsKey.self] = newValue }
    }

    /// Takes the values for views inside from the traits of a UIKit view.
    fileprivate mutating func take(_ traits: UITraitCollection) {
        viewTraits = traits
        takeValues { key in
            (key as? any UITraitBridgedEnvironmentKey.Type)?.read(from: traits)
        } of: {
            $0 is any UITraitBridgedEnvironmentKey.Type
        }
    }
}

private struct ViewTraitsKey: EnvironmentKey {
    static var defaultValue: UITraitCollection? { nil }
}

/// The traits that a UIKit view or its controller sets, for everything inside.
struct TraitsOfView: ViewModifier {
    let view: UIView
    /// True for content that is measured by itself, outside the views around.
    var isAlways = false

    func body(content: Content) -> some View {
        content.modifier(ForcedScheme(style: view.forcedStyle)).transformEnvironment(\.self) { environment in
            if isAlways || view.changesTraits || view.managingController?.changesTraits == true { environment.take(view.traitCollection) }
        }
    }
}
