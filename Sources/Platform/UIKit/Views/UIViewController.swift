import CoreGraphics
import Foundation
import RunContext

/// An object that manages a view and its data.
///
/// Source: Apple, UIKit `UIViewController`.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    open var title: String? {
        didSet {
            madeNavigationItem?.title = title
            madeTabBarItem?.title = title
        }
    }
    private var madeNavigationItem: UINavigationItem?
    fileprivate var madeTabBarItem: UITabBarItem?
    private var hasAppeared = false
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var preferredContentSize = CGSize.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// A Boolean value that indicates whether the margins of the view are at least those of the system.
    open var viewRespectsSystemMinimumLayoutMargins = true
    /// The least margins of the view: 16 points at the sides on narrow telephones, 20 on screens of 414 points and wider.
    ///
    /// Source: Apple, UIKit `systemMinimumLayoutMargins`.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = UIKitSurroundings.current.screenSize.width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    var leastMargins: UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins else { return .zero }
        let (least, isMirrored) = (systemMinimumLayoutMargins, UIKitSurroundings.current.isRightToLeft)
        return UIEdgeInsets(
            top: least.top, left: isMirrored ? least.trailing : least.leading, bottom: least.bottom,
            right: isMirrored ? least.leading : least.trailing)
    }
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    /// The presentation of the controller as a sheet.
    open private(set) lazy var sheetPresentationController: UISheetPresentationController? = UISheetPresentationController(of: self)
    open var presentationController: UIPresentationController? { popoverPresentationController ?? sheetPresentationController }
    /// The presentation of the controller as a popover; nil if it is presented in another style.
    open var popoverPresentationController: UIPopoverPresentationController? { modalPresentationStyle == .popover ? popover : nil }
    private lazy var popover = UIPopoverPresentationController(of: self)
    /// The delegate with the animators of the controller's presentation; presentations appear as the system's do, and setting it is noted.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { RunReports.noteUndrawn("UIViewController.transitioningDelegate", if: transitioningDelegate != nil) }
    }
    /// The request of an app that an extension's controller answers; a render has none.
    open var extensionContext: NSExtensionContext? { nil }
    /// The commands of a hardware keyboard, which a render does not have.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
    private var addedKeyCommands: [UIKeyCommand] = []
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    private var loaded: UIView? { didSet { loaded?.managingController = self } }

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    /// The view, created on first access.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }

    open var isViewLoaded: Bool { loaded != nil }
    open var viewIfLoaded: UIView? { loaded }

    open func loadView() { loaded = UIView() }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    /// Never called: nothing is rotated or resized in a render.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Called once, before the view appears, with nil, and when code sets `traitOverrides` of it or of what contains it.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func willMove(toParent parent: UIViewController?) {}
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var modalPresentationCapturesStatusBarAppearance = false
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// The content that covers the view while there is nothing else to show; nil for none.
    ///
    /// Source: Apple, UIKit `UIViewController.contentUnavailableConfiguration`.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { coverView() } }
    /// The state of the content, with the text of the search bar in the controller's navigation bar.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = madeNavigationItem?.searchController?.searchBar.text
        return state
    }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Updates the content at once.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    private var cover: (any UIView & UIContentView)?

    private func coverView() {
        guard let content = contentUnavailableConfiguration?.updated(for: contentUnavailableConfigurationState) else {
            cover?.removeFromSuperview()
            cover = nil
            return
        }
        if let cover, type(of: cover.configuration) == type(of: content) {
            cover.configuration = content
            return
        }
        cover?.removeFromSuperview()
        let made = content.makeContentView()
        cover = made
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(made)
    }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Reports the call: a device is held as `--orientation` says.
    open class func attemptRotationToDeviceOrientation() {
        RunReports.note("attemptRotationToDeviceOrientation() was called: a device is held as --orientation says.")
    }
    /// The storyboard that the controller comes from: none, as they are not read.
    open var storyboard: UIStoryboard? { nil }
    open var nibName: String? { nil }
    open var nibBundle: Bundle? { nil }
    /// Never called: storyboards are unsupported.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        RunReports.note("performSegue(withIdentifier: \"\(identifier)\") has no effect: storyboards are not read here.")
    }
    open var traitCollection: UITraitCollection { currentTraits }

    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }

    /// Presents a controller over this one: an alert in the middle, an action sheet at the bottom, others as a sheet or a cover. Over a
    /// controller that is not shown, such as the root of the app's empty window, nothing is, and the call is reported.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        if viewIfLoaded == nil {
            RunReports.note("\(type(of: viewControllerToPresent)) was presented by UIKit over a controller that is not shown.")
        }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }

    /// Shows a controller on the stack of the navigation controller around this one, or else over this one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { navigationController.pushViewController(vc, animated: true) } else { present(vc, animated: true) }
    }

    /// Ends the presentation over this controller, or else the one of this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController == nil ? presentingViewController ?? parent?.presentingViewController : self
        presenter?.presentedViewController?.presentingViewController = nil
        presenter?.presentedViewController = nil
        completion?()
    }

    /// The item for a navigation bar over the controller, created on first access.
    open var navigationItem: UINavigationItem {
        if let madeNavigationItem { return madeNavigationItem }
        let item = UINavigationItem()
        item.title = title
        madeNavigationItem = item
        return item
    }

    /// The item for a tab bar, created on first access.
    open var tabBarItem: UITabBarItem! {
        get {
            if let madeTabBarItem { return madeTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            madeTabBarItem = item
            return item
        }
        set { madeTabBarItem = newValue }
    }

    open var hidesBottomBarWhenPushed: Bool {
        get { hidesBarBelow }
        set {
            hidesBarBelow = newValue
            RunReports.noteUndrawn("UIViewController.hidesBottomBarWhenPushed", if: newValue)
        }
    }
    private var hidesBarBelow = false
    /// The buttons for the toolbar of the containing navigation controller, which shows them unless its toolbar is hidden.
    open var toolbarItems: [UIBarButtonItem]?
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var definesPresentationContext = false

    /// Notifies the controller, once, that its view is shown.
    package func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        beginToAppear()
        viewDidAppear(false)
    }

    /// Notifies the controller, and those in it that were shown, that its view is no longer shown. It appears anew where it is shown again.
    package func disappear() {
        for child in children { child.disappear() }
        guard hasAppeared else { return }
        viewWillDisappear(false)
        hasAppeared = false
        viewDidDisappear(false)
    }

    /// Runs the methods before the first layout. The traits are those of the screen by then, which controllers and views may follow.
    private func beginToAppear() {
        viewWillAppear(false)
        traitCollectionDidChange(nil)
        view.receiveTraits()
        setNeedsUpdateContentUnavailableConfiguration()
        viewIsAppearing(false)
    }

    /// Does the same as ``arrange(in:isFirst:)``, for a controller that knows by itself whether it was shown before.
    package func arrange(in size: CGSize) {
        arrange(in: size, isFirst: !hasAppeared)
    }

    /// Runs the methods that a controller performs before its view is shown, and gives the view its size.
    ///
    /// - Parameter isFirst: whether the view was not shown before.
    package func arrange(in size: CGSize, isFirst: Bool) {
        if isFirst { beginToAppear() }
        hasAppeared = true
        viewWillLayoutSubviews()
        view.arrange(in: size)
        viewDidLayoutSubviews()
        if isFirst { viewDidAppear(false) }
    }
}

/// The style in which a controller is presented over another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The transition with which a controller appears.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// Controllers one after another; the last one's view is shown, under a bar that is drawn as SwiftUI's is.
///
/// Source: Apple, UIKit `UINavigationController`.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for former in oldValue where !viewControllers.contains(where: { $0 === former }) { former.removeFromParent() }
            for controller in viewControllers where controller.parent !== self { addChild(controller) }
        }
    }
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true
    open var isNavigationBarHidden = false
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// The item for a tab bar: that of the first controller, unless the stack has one of its own.
    open override var tabBarItem: UITabBarItem! {
        get { madeTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        // Property observers do not run in an initialiser, and the root would have no parent.
        setViewControllers([rootViewController], animated: false)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) { viewControllers.append(viewController) }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }

    /// Goes back to the controller before; the first one stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.popLast() : nil
    }

    /// Goes back to a controller; one that is not in the stack changes nothing.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        viewControllers = Array(viewControllers[...index])
        return gone
    }
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    /// The gesture that goes back from the edge; a page goes back by a drag whether or not it is enabled.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer(target: nil, action: nil)

    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func loadView() { view = _ControllersView(of: self) }

    // An extension in user code may take the place of these.
    open override dynamic func viewDidLoad() { super.viewDidLoad() }
    open override dynamic func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open override dynamic func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open override dynamic func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open override dynamic func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

extension UIViewController {
    public var navigationController: UINavigationController? {
        self as? UINavigationController ?? parent?.navigationController
    }
}

/// The sheet by which things are shared. It is the system's, and not drawn.
///
/// Source: Apple, UIKit `UIActivityViewController`.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        RunReports.note("UIActivityViewController is a system sheet and is not drawn.")
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A provider of shared content that depends on the action. A render shares nothing, so that nothing is asked for.
///
/// Source: Apple, UIKit `UIActivityItemSource`.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// An action on shared content.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// A way to share.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// A coordinator of animations that accompany a change of a view's size.
///
/// Source: Apple, UIKit `UIViewControllerTransitionCoordinator`.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The properties of such a change.
///
/// Source: Apple, UIKit `UIViewControllerTransitionCoordinatorContext`.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
}
