import Foundation
import RunContext

/// An item in a bar: a title, an image, or both.
///
/// Source: Apple, UIKit `UIBarItem`.
@MainActor @preconcurrency
open class UIBarItem: NSObject, _KeyValueCoded {
    open var title: String?
    open var image: UIImage?
    open var landscapeImagePhone: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero {
        didSet {
            // Opposite insets that add up to zero move the picture.
            let isResized = imageInsets.left + imageInsets.right != 0 || imageInsets.top + imageInsets.bottom != 0
            RunReports.noteUndrawn("The image size of UIBarItem.imageInsets", if: isResized)
        }
    }
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {}
    public init?(coder: NSCoder) {}

    /// Sets the attributes of the title in a state; the font and the colour are drawn, other attributes are reported.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        attributes?.noteUndrawn("UIBarItem.setTitleTextAttributes(_:for:)")
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }
}

/// A button in a navigation bar or a toolbar.
///
/// Source: Apple, UIKit `UIBarButtonItem`.
open class UIBarButtonItem: UIBarItem {
    /// The look of a button in a bar.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
        case prominent = 3
    }

    /// The kinds of items for which the system has a title or an image.
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var tintColor: UIColor?
    open var isHidden = false
    open var isSelected = false {
        didSet { RunReports.noteUndrawn("UIBarButtonItem.isSelected", if: isSelected) }
    }
    open weak var target: AnyObject?
    open var action: Selector?
    /// The action that the button performs; the button takes over its title and its image if it has none of its own.
    open var primaryAction: UIAction? {
        didSet {
            title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
            image = image ?? primaryAction?.image
        }
    }
    /// The menu that a tap on the button opens, or a long press if a tap does something else.
    open var menu: UIMenu?
    open var changesSelectionAsPrimaryAction = false {
        didSet { RunReports.noteUndrawn("UIBarButtonItem.changesSelectionAsPrimaryAction", if: changesSelectionAsPrimaryAction) }
    }
    package private(set) var systemItem: SystemItem?
    /// True if a tap performs an action.
    package var hasOwnAction: Bool { primaryAction != nil || target != nil && action != nil }

    public override init() { super.init() }
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }

    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.systemItem, self.target, self.action) = (systemItem, target as AnyObject?, action)
        if systemItem == .done { style = .done }
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        if systemItem == .done { style = .done }
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.title, self.image) = (title, image)
        self.primaryAction = primaryAction
        self.menu = menu
        // Property observers do not run in an initialiser.
        self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        self.image = image ?? primaryAction?.image
    }

    open class func flexibleSpace() -> Self { space(.flexibleSpace) }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    private class func space(_ kind: SystemItem) -> Self {
        let item = unsafeDowncast(UIBarButtonItem(), to: Self.self)
        item.systemItem = kind
        return item
    }

    /// Performs the action of a tap on the button.
    package func perform() {
        if let target, let action { action.perform(on: target, [self, nil as Any?]) }
        primaryAction?.perform(by: self)
    }
}

/// The tab of a controller in a tab bar.
///
/// Source: Apple, UIKit `UITabBarItem`.
open class UITabBarItem: UIBarItem {
    /// The kinds of items for which the system has a title and an image.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var titlePositionAdjustment = UIOffset.zero
    /// The appearance of the bar while the tab is selected, in place of the bar's own.
    open var standardAppearance: UITabBarAppearance?
    open var scrollEdgeAppearance: UITabBarAppearance?

    public override init() { super.init() }
    public required override init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        let (title, symbol) = Self.shown(systemItem)
        (self.title, image, self.tag) = (title, UIImage(systemName: symbol), tag)
    }

    private static func shown(_ item: SystemItem) -> (title: String, symbol: String) {
        switch item {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle.fill")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down.fill")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}
