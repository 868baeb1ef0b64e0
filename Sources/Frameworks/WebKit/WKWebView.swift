@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
import RunContext
@_exported import UIKit

/// The state of the media on a page.
///
/// Source: Apple, WebKit `WKMediaPlaybackState`.
public enum WKMediaPlaybackState: UInt, Sendable { case none, playing, paused, suspended }

/// A view of a web page.
///
/// A render has no browser: a card names the page, which stays as it is before its first answer, loading. Source: Apple, WebKit
/// `WKWebView`.
@MainActor @preconcurrency
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView(frame: .zero)
    open private(set) var url: URL?
    open private(set) var isLoading = false
    open private(set) var title: String?
    /// The part of the page that has arrived: none.
    open var estimatedProgress: Double { isLoading ? 0.1 : 0 }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    public let backForwardList = WKBackForwardList()
    open var canGoBack: Bool { !backForwardList.backList.isEmpty }
    open var canGoForward: Bool { !backForwardList.forwardList.isEmpty }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    /// Kept: the panel that finds words is the system's, and a person opens it.
    open var isFindInteractionEnabled = false

    /// The state of an element that fills the screen; a page that does not load has none.
    public enum FullscreenState: Int, Sendable { case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen }
    open var fullscreenState: FullscreenState { .notInFullscreen }

    // Nothing plays on a page that does not load.
    open func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) { completionHandler(.none) }
    open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
    open func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func pauseAllMediaPlayback() async {}
    open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func closeAllMediaPresentations() async {}
    open func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    open var pageZoom: CGFloat = 1
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    private let card = SystemCard(symbol: "safari", title: "Web page", detail: nil)

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addSubview(card)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addSubview(card)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
    }

    private func begin(_ url: URL?, _ words: String) -> WKNavigation? {
        if let former = self.url { backForwardList.visit(former) }
        (self.url, isLoading, card.words) = (url, true, words)
        RunReports.note("WKWebView did not load \(words): a card stands in its place, and the page stays as if it were still loading.")
        let navigation = WKNavigation()
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        return navigation
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { begin(request.url, request.url?.absoluteString ?? "an empty request") }
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(baseURL, "HTML of \(string.count) characters")
    }
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { begin(URL, URL.lastPathComponent) }
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        begin(baseURL, "\(MIMEType) of \(data.count) bytes")
    }
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }
    open func stopLoading() { isLoading = false }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }

    /// Fails, as there is no page.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, WKError(.webViewInvalidated))
    }
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(.webViewInvalidated) }
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        completionHandler(nil, WKError(.webViewInvalidated))
    }
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
    }
}

/// An error of a web page.
///
/// Source: Apple, WebKit `WKError`.
public struct WKError: Error, Hashable, Sendable, CustomNSError {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "WKErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// The properties of a picture of a page.
@MainActor @preconcurrency
open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
    public override init() {}
}

/// A load of a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .mobile }
    public override init() {}
}

/// The pages that were visited.
///
/// Source: Apple, WebKit `WKBackForwardList`.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    open private(set) var backList: [WKBackForwardListItem] = []
    open var forwardList: [WKBackForwardListItem] { [] }
    open var backItem: WKBackForwardListItem? { backList.last }

    func visit(_ url: URL) { backList.append(WKBackForwardListItem(url)) }
}

/// A page that was visited.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    public let url: URL
    open var title: String? { nil }
    init(_ url: URL) { self.url = url }
}

extension WKError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? WKError)?.code == code }
}
