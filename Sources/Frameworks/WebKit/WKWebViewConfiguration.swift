import Foundation
import FoundationNetworking
import UIKit

/// The properties of a web view.
///
/// Source: Apple, WebKit `WKWebViewConfiguration`.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    public override init() {}
}

/// The kinds of media that wait for a touch.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The process of web pages.
@MainActor @preconcurrency
open class WKProcessPool: NSObject { public override init() {} }

/// The preferences of all pages of a view.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isTextInteractionEnabled = true
    open var isElementFullscreenEnabled = false
    private var others: [String: Any] = [:]
    public override init() {}

    /// Keeps a preference that has no property, such as "developerExtrasEnabled": there is no page that it would change.
    ///
    /// Source: Apple, Foundation `NSKeyValueCoding`, as WebKit's clients use it.
    open func setValue(_ value: Any?, forKey key: String) { others[key] = value }
    open func value(forKey key: String) -> Any? { others[key] }
}

/// The preferences of a page.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// The form of pages.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    open var preferredContentMode = ContentMode.recommended
    open var allowsContentJavaScript = true
    public override init() {}
}

/// The scripts of pages, and the receivers of their messages.
///
/// Source: Apple, WebKit `WKUserContentController`.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    public override init() {}

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { handlers[name] = scriptMessageHandler }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A script of a page.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// A message of a script; a render has none.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any
    open weak var webView: WKWebView?
    init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// A receiver of messages of scripts.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The data that pages keep: none.
///
/// Source: Apple, WebKit `WKWebsiteDataStore`.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)
    public let isPersistent: Bool
    public let httpCookieStore = WKHTTPCookieStore()

    private init(isPersistent: Bool) { self.isPersistent = isPersistent }

    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    open class func allWebsiteDataTypes() -> Set<String> {
        [WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage]
    }
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) {
        completionHandler([])
    }
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"

/// The data of one site.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
    public let displayName: String
    public let dataTypes: Set<String>
    init(displayName: String, dataTypes: Set<String>) { (self.displayName, self.dataTypes) = (displayName, dataTypes) }
}

/// The cookies of pages, which are kept in memory.
@MainActor @preconcurrency
open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []

    open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
    open func allCookies() async -> [HTTPCookie] { cookies }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        cookies.append(cookie)
        completionHandler?()
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        remove(cookie)
        completionHandler?()
    }
    private func remove(_ cookie: HTTPCookie) {
        cookies.removeAll { ($0.name, $0.domain, $0.path) == (cookie.name, cookie.domain, cookie.path) }
    }
}
