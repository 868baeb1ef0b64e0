import Foundation
import RunContext

/// A class whose instances may be contained by others, for settings of an appearance.
///
/// Source: Apple, UIKit `UIAppearanceContainer`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

/// A class whose instances have an appearance in common.
///
/// Source: Apple, UIKit `UIAppearance`.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {
    static func appearance() -> Self
}

extension UIAppearanceContainer where Self: UIView {
    /// Returns the object that keeps the settings for all instances of the class. Bars, tables, segmented controls and page controls
    /// follow it; other views do not, which is reported.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }

    /// Returns an object that keeps settings for instances in some traits. No view follows it, which is reported.
    public static func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.lonelyProxy(of: Self.self, "for:") }

    /// Returns an object that keeps settings for instances in some containers. No view follows it, which is reported.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.lonelyProxy(of: Self.self, "whenContainedInInstancesOf:")
    }
}

extension UIBarButtonItem {
    private static let proxy = UIBarButtonItem()

    /// Returns the object that keeps the settings for all items of bars. No bar takes them here, which is reported.
    public class func appearance() -> UIBarButtonItem {
        RunReports.note("UIBarButtonItem.appearance() is kept and changes no view here.")
        return proxy
    }
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { appearance() }
}

/// A class whose instances are drawn with the settings of `appearance()`.
@MainActor
package protocol FollowingAppearance: UIView {}

/// The objects that keep the settings for all instances of a class.
///
/// Settings made in a preview hold in this preview alone, so that no picture depends on the previews before it. Those made outside of
/// previews, such as by a set-up type or a test, hold for all that come later.
@MainActor
package final class AppearanceProxies {
    /// Those outside of previews.
    package nonisolated static let ofProcess = AppearanceProxies()

    private var proxies: [ObjectIdentifier: UIView] = [:]

    package nonisolated init() {}

    static func proxy<View: UIView>(of type: View.Type) -> View {
        if !(type is any FollowingAppearance.Type) { RunReports.note("\(type).appearance() is kept and changes no view here.") }
        return RunContext.current.appearances.proxy(of: type)
    }

    static func lonelyProxy<View: UIView>(of type: View.Type, _ condition: String) -> View {
        RunReports.note("\(type).appearance(\(condition)) is kept and changes no view here.")
        return made(type)
    }

    /// Returns the proxies with settings for the instances of a class, the nearest first.
    package static func all<View: UIView>(of type: View.Type) -> [View] {
        let current = RunContext.current.appearances
        return (current === ofProcess ? [current] : [current, ofProcess]).compactMap { $0.proxies[ObjectIdentifier(type)] as? View }
    }

    private func proxy<View: UIView>(of type: View.Type) -> View {
        if let made = proxies[ObjectIdentifier(type)] as? View { return made }
        let made = Self.made(type)
        proxies[ObjectIdentifier(type)] = made
        return made
    }

    private static func made<View: UIView>(_ type: View.Type) -> View {
        guard let made = type.init(coder: NSCoder()) else { preconditionFailure("\(type) has no appearance.") }
        made.backgroundColor = nil
        return made
    }
}

private enum AppearanceProxiesKey: RunKey {
    static let defaultValue = AppearanceProxies.ofProcess
}

extension RunContext {
    /// The objects that `appearance()` returns.
    package var appearances: AppearanceProxies {
        get { self[AppearanceProxiesKey.self] }
        set { self[AppearanceProxiesKey.self] = newValue }
    }
}

/// An action of a view for people who use assistive technologies.
///
/// Source: Apple, UIKit `UIAccessibilityCustomAction`.
@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var attributedName: NSAttributedString { NSAttributedString(string: name) }
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector: Selector?
    open var actionHandler: Handler?

    public init(name: String, actionHandler: Handler?) { (self.name, self.actionHandler) = (name, actionHandler) }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target as AnyObject?, selector)
    }
}

/// The kind of a container for people who cannot see it.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
