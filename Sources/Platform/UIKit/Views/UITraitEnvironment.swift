import Foundation

/// An object with traits: a view, a controller or a scene.
///
/// Source: Apple, UIKit `UITraitEnvironment`.
@MainActor @preconcurrency
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A request to be called when traits change.
///
/// Source: Apple, UIKit `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that calls others when its traits change: in a render they do where code sets `traitOverrides`.
///
/// Source: Apple, UIKit `UITraitChangeObservable`.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: UIResponder {
    /// Calls a closure with the object, and the traits before, when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void)
        -> any UITraitChangeRegistration
    {
        follow(traits) { object, former in if let object = object as? Self { handler(object, former) } }
    }

    /// Calls a method of the object itself when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        follow(traits) { object, former in action.perform(on: object, [object, former]) }
    }

    /// Calls a method of another object when one of some traits changes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        follow(traits) { [weak target = target as AnyObject] object, former in
            if let target { action.perform(on: target, [object, former]) }
        }
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        ownTraits.registrations.removeAll { $0 === registration }
    }

    private func follow(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) -> any UITraitChangeRegistration
    {
        let made = TraitRegistration(traits: Set(traits.map { ObjectIdentifier($0) }), handler: handler)
        ownTraits.registrations.append(made)
        return made
    }
}

/// The traits that a responder sets, and the calls for their changes.
struct ResponderTraits {
    var overrides = TraitValues()
    /// The traits from outside UIKit, such as those of the SwiftUI view around it.
    var inherited: UITraitCollection?
    fileprivate var registrations: [TraitRegistration] = []
}

private final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: Set<ObjectIdentifier>
    let handler: (UIResponder, UITraitCollection) -> Void

    init(traits: Set<ObjectIdentifier>, handler: @escaping (UIResponder, UITraitCollection) -> Void) {
        (self.traits, self.handler) = (traits, handler)
    }
}

extension UITraitCollection {
    func overridden(by others: TraitValues) -> UITraitCollection {
        others.isEmpty ? self : UITraitCollection(traits.overridden(by: others))
    }
}

extension UIResponder {
    /// The traits that this object and everything inside have instead of those around them.
    fileprivate var settableOverrides: any UITraitOverrides {
        get { ownTraits.overrides }
        set {
            let (former, old) = (traits, ownTraits.overrides)
            ownTraits.overrides = newValue as? TraitValues ?? old
            let changed = Set((old.traits + ownTraits.overrides.traits).map { ObjectIdentifier($0) })
            notify(of: changed, from: former, visited: [])
        }
    }

    /// The traits of this object by those around it and its own.
    fileprivate var traits: UITraitCollection {
        let around = ownTraits.inherited ?? outerTraits?.traits ?? .current
        var overrides = ownTraits.overrides
        if let style = styleOverride, style != .unspecified { overrides.userInterfaceStyle = style }
        return around.overridden(by: overrides)
    }

    /// True if this object has traits that are not those of the screen.
    package var changesTraits: Bool { !ownTraits.overrides.isEmpty }

    /// Gives the object the traits of what surrounds it outside UIKit.
    package func inherit(_ traits: UITraitCollection) { ownTraits.inherited = traits }

    private var outerTraits: UIResponder? {
        switch self {
        case let window as UIWindow: window.windowScene
        case let view as UIView: view.managingController ?? view.superview
        case let controller as UIViewController: controller.viewIfLoaded?.superview ?? controller.parent
        default: nil
        }
    }

    private var styleOverride: UIUserInterfaceStyle? {
        (self as? UIView)?.overrideUserInterfaceStyle ?? (self as? UIViewController)?.overrideUserInterfaceStyle
    }

    private var inner: [UIResponder] {
        switch self {
        case let scene as UIWindowScene: scene.windows
        case let controller as UIViewController: [controller.viewIfLoaded].compactMap(\.self) + controller.children
        case let view as UIView: view.subviews.map { $0.managingController ?? $0 }
        default: []
        }
    }

    /// Calls everyone who follows one of some traits, here and inside.
    @discardableResult
    private func notify(of changed: Set<ObjectIdentifier>, from former: UITraitCollection, visited: Set<ObjectIdentifier>)
        -> Set<ObjectIdentifier>
    {
        var visited = visited
        guard visited.insert(ObjectIdentifier(self)).inserted else { return visited }
        (self as? any UITraitEnvironment)?.traitCollectionDidChange(former)
        for registration in ownTraits.registrations where !registration.traits.isDisjoint(with: changed) {
            registration.handler(self, former)
        }
        for object in inner {
            let hidden = Set(object.ownTraits.overrides.traits.map { ObjectIdentifier($0) })
            let left = changed.subtracting(hidden)
            guard !left.isEmpty else { continue }
            visited = object.notify(of: left, from: former.overridden(by: object.ownTraits.overrides), visited: visited)
        }
        return visited
    }
}

extension UIView {
    /// The traits that the view and everything inside have instead of those around it.
    ///
    /// Source: Apple, UIKit `UIView.traitOverrides`.
    public var traitOverrides: any UITraitOverrides {
        get { settableOverrides }
        set { settableOverrides = newValue }
    }
    var currentTraits: UITraitCollection { traits }

    /// The style that is forced upon the view and everything inside.
    package var forcedStyle: UIUserInterfaceStyle {
        let controllers = managingController.map { [$0.overrideUserInterfaceStyle, $0.traitOverrides.userInterfaceStyle] } ?? []
        return ([overrideUserInterfaceStyle, traitOverrides.userInterfaceStyle] + controllers).first { $0 != .unspecified } ?? .unspecified
    }
}

extension UIViewController {
    /// The traits that the controller, its view and everything inside have instead of those around it.
    ///
    /// Source: Apple, UIKit `UIViewController.traitOverrides`.
    public var traitOverrides: any UITraitOverrides {
        get { settableOverrides }
        set { settableOverrides = newValue }
    }
    var currentTraits: UITraitCollection { traits }
}

extension UIWindowScene {
    /// The traits that the scene's windows have instead of those of the screen.
    ///
    /// Source: Apple, UIKit `UIWindowScene.traitOverrides`.
    public var traitOverrides: any UITraitOverrides {
        get { settableOverrides }
        set { settableOverrides = newValue }
    }
    var currentTraits: UITraitCollection { traits }
}
