import Foundation
import RunContext

/// A file of controllers made in Xcode. Storyboards are not read: each request is reported, and a card stands for the controller.
///
/// Source: Apple, UIKit `UIStoryboard`.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    private let name: String

    public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

    /// Returns nil, as no storyboard is read.
    open func instantiateInitialViewController() -> UIViewController? {
        RunReports.note("The initial controller of \(name).storyboard is nil here: storyboards are not read.")
        return nil
    }

    /// Returns what a closure makes, which is given no data; nil without one.
    open func instantiateInitialViewController<Controller: UIViewController>(creator: ((NSCoder) -> Controller?)? = nil) -> Controller? {
        instantiateInitialViewController() as? Controller
    }

    /// Returns a controller with a card that names the missing one.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        RunReports.note("The controller \(identifier) of \(name).storyboard is a card here: storyboards are not read.")
        let controller = UIViewController()
        let card = SystemCard(symbol: "rectangle.dashed", title: identifier, detail: "\(name).storyboard")
        card.frame = controller.view.bounds
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.view.addSubview(card)
        return controller
    }
}

/// A file of views made in Xcode. Such files are not read: each request is reported.
///
/// Source: Apple, UIKit `UINib`.
@MainActor @preconcurrency
open class UINib: NSObject {
    private let name: String

    public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

    /// Returns no objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        noteUnread()
        return []
    }

    fileprivate func noteUnread() { RunReports.note("\(name).xib makes no objects here: files of Interface Builder are not read.") }

    /// An option of loading.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension UITableView {
    /// Registers cells of a file of Interface Builder: plain ones, as such files are not read.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        nib?.noteUnread()
        register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
    }
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        nib?.noteUnread()
        register(nib == nil ? nil : UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
}

extension UICollectionView {
    /// Registers cells of a file of Interface Builder: plain ones, as such files are not read.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        nib?.noteUnread()
        register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
}

extension Bundle {
    /// Returns nil, as files of Interface Builder are not read; each request is reported.
    @MainActor @preconcurrency
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).noteUnread()
        return nil
    }
}
