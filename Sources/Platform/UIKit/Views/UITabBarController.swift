import Foundation

/// A delegate that is called when tabs are chosen.
///
/// Source: Apple, UIKit `UITabBarControllerDelegate`.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers beside each other, of which a bar chooses one.
///
/// It is drawn as SwiftUI's `TabView` is.
/// Source: Apple, UIKit `UITabBarController`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var tabBar = UITabBar()
    open var selectedIndex = 0
    open var viewControllers: [UIViewController]? {
        didSet {
            for former in oldValue ?? [] where !(viewControllers ?? []).contains(where: { $0 === former }) { former.removeFromParent() }
            for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
            selectedIndex = min(selectedIndex, max((viewControllers?.count ?? 0) - 1, 0))
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }

    open override func loadView() { view = _ControllersView(of: self) }

    // An extension in user code may take the place of these.
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    /// Chooses a tab as a finger does.
    package func choose(_ index: Int) {
        guard let controller = viewControllers.flatMap({ $0.indices.contains(index) ? $0[index] : nil }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: controller)
    }
}

extension UIViewController {
    public var tabBarController: UITabBarController? { self as? UITabBarController ?? parent?.tabBarController }
}

/// The view of a controller that shows others, with a bar of the system's: SwiftUI draws both.
public final class _ControllersView: UIView {
    package private(set) unowned var controller: UIViewController

    init(of controller: UIViewController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) { nil }
}
