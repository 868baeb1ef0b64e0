import Foundation

/// The transition from one controller of a storyboard to another. Storyboards are unsupported, so none ever happens.
///
/// Source: Apple, UIKit `UIStoryboardSegue`.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    private var performHandler: () -> Void = {}

    open func perform() { performHandler() }
}
