@_exported import Foundation
import RunContext
@_exported import UIKit

/// A web page over an app: a card that names it, which is reported.
///
/// Source: Apple, SafariServices `SFSafariViewController`.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// The properties of a page.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
        public override init() {}
    }

    /// The label of the button that closes the page.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    private let url: URL
    public let configuration: Configuration
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url URL: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(URL.scheme?.lowercased()),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        (url, self.configuration) = (URL, configuration)
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = SystemCard(symbol: "safari", title: "Safari", detail: url.absoluteString)
        RunReports.note("SFSafariViewController did not load \(url.absoluteString): a card stands in its place.")
    }
}

/// A delegate of a web page over an app.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}
