import Foundation
import RunContext

/// A message with buttons, drawn as SwiftUI's alerts and confirmation dialogs while another controller presents it.
///
/// Source: Apple, UIKit `UIAlertController`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The place of a message: at the bottom, or in the middle.
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public let preferredStyle: Style
    open private(set) var actions: [UIAlertAction] = []
    /// The action that is emphasised. The return key would perform it; it is drawn like the others.
    open var preferredAction: UIAlertAction? {
        didSet { RunReports.noteUndrawn("UIAlertController.preferredAction") }
    }
    open private(set) var textFields: [UITextField]?

    private init(_ title: String?, _ message: String?, _ style: Style) {
        (self.message, preferredStyle) = (message, style)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init(title, message, preferredStyle) }

    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field to an alert.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }
}

/// A button of an alert.
///
/// Source: Apple, UIKit `UIAlertAction`.
@MainActor @preconcurrency
open class UIAlertAction: NSObject, _KeyValueCoded {
    /// The meaning of a button.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// Performs the action, as a tap does.
    package func perform() { handler?(self) }
}
