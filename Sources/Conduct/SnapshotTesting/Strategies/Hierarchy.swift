import RunContext
import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews, one a line, in the form of UIKit's `recursiveDescription` without addresses.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// - Parameter size: the size of the view in points; nil: its own.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            MainThread.isolated {
                UIKitSurroundings.with(ViewImageConfig(size: size, traits: traits)) {
                    if let size { view.frame.size = size }
                    view.layoutIfNeeded()
                    return view.recursiveDescription(depth: 0)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller and its children, one a line, in the form of UIKit's hierarchies without addresses.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainThread.isolated {
                _ = controller.view
                controller.arrange(in: UIScreen.main.bounds.size)
                return controller.hierarchy(depth: 0, isShown: true)
            }
        }
    }

    /// The controller's view and its subviews, one a line, in the form of UIKit's `recursiveDescription` without addresses.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// - Parameters:
    ///   - config: the screen that the controller is on.
    ///   - size: the size of the view in points; nil: that of the screen.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            MainThread.isolated {
                var config = config.with(traits)
                config.size = size ?? config.size
                return UIKitSurroundings.with(config) {
                    controller.view.frame = UIScreen.main.bounds
                    controller.arrange(in: UIScreen.main.bounds.size)
                    return controller.view.recursiveDescription(depth: 0)
                }
            }
        }
    }
}

extension UIKitSurroundings {
    /// Runs a closure on a screen; one without a size is that of the process.
    fileprivate static func with<Result>(_ config: ViewImageConfig, _ body: () throws -> Result) rethrows -> Result {
        var surroundings = UIKitSurroundings.current
        let statusBar = SnapshotTestingConfiguration.statusBar(atScale: config.deviceScale ?? surroundings.displayScale, of: config)
        (surroundings.safeArea, surroundings.traits) = (config.safeArea(under: statusBar), config.traits)
        if let size = config.size { surroundings.screenSize = size }
        return try RunContext.with(\.surroundings, surroundings, body)
    }
}

extension UIView {
    fileprivate func recursiveDescription(depth: Int) -> String {
        var parts = ["\(type(of: self))", "frame = \(frame.text)"]
        if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
        if alpha != 1 { parts.append("alpha = \(alpha.text)") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        parts.append("layer = <\(type(of: layer))>")
        let line = String(repeating: "   | ", count: depth) + "<" + parts.joined(separator: "; ") + ">"
        return ([line] + subviews.map { $0.recursiveDescription(depth: depth + 1) }).joined(separator: "\n")
    }
}

extension UIViewController {
    fileprivate func hierarchy(depth: Int, isShown: Bool) -> String {
        if isShown { loadViewIfNeeded() }
        let state = isShown ? "appeared" : "disappeared"
        let shown =
            viewIfLoaded.map {
                "<\($0 is _ControllersView ? "UILayoutContainerView" : "\(type(of: $0))")>" + (isShown ? "" : " not in the window")
            } ?? "(view not loaded)"
        let line = String(repeating: "   | ", count: depth) + "<\(type(of: self))>, state: \(state), view: \(shown)"
        let shownChild: UIViewController? =
            switch self {
            case let tabs as UITabBarController: tabs.selectedViewController
            case let navigation as UINavigationController: navigation.topViewController
            default: nil
            }
        let inner = children.map { $0.hierarchy(depth: depth + 1, isShown: isShown && (shownChild == nil || shownChild === $0)) }
        return ([line] + inner).joined(separator: "\n")
    }
}

extension CGRect {
    fileprivate var text: String { "(\(minX.text) \(minY.text); \(width.text) \(height.text))" }
}

extension CGFloat {
    /// The number with six significant digits, as UIKit writes it.
    fileprivate var text: String {
        let rounded = (self * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
