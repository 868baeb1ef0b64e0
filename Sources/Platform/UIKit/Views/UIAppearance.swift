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
    /// Returns the object that keeps the settings for all instances of the class. No view takes them here, which is reported; classes
    /// whose SwiftUI counterparts follow it, such as segmented controls, have a method of their own.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
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

/// The objects that stand for all instances of a class.
@MainActor
enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: UIView] = [:]

    static func proxy<View: UIView>(of type: View.Type) -> View {
        RunReports.note("\(type).appearance() is kept and changes no view here.")
        if let made = proxies[ObjectIdentifier(type)] as? View { return made }
        guard let made = type.init(coder: NSCoder()) else { preconditionFailure("\(type) has no appearance.") }
        proxies[ObjectIdentifier(type)] = made
        return made
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
