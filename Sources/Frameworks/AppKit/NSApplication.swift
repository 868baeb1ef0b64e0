import Foundation
import RunContext
import SwiftUI
import UIKit

/// The running app.
///
/// Source: Apple, AppKit `NSApplication`.
@MainActor @preconcurrency
open class NSApplication: NSResponder {
    /// The presence of an app in the Dock.
    public enum ActivationPolicy: Int, Sendable { case regular, accessory, prohibited }
    /// The answer to a request to end.
    public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
    /// The answer of a panel.
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
    }

    public static let shared = NSApplication()
    open weak var delegate: (any NSApplicationDelegate)?
    open var mainMenu: NSMenu?
    open var windows: [NSWindow] { [] }
    open var keyWindow: NSWindow? { nil }
    open var mainWindow: NSWindow? { nil }
    open var isActive: Bool { true }
    open var appearance: NSAppearance?
    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(isDark: UITraitCollection.current.userInterfaceStyle == .dark) }
    open var applicationIconImage: NSImage! = NSImage(size: NSSize(width: 32, height: 32))
    private var policy = ActivationPolicy.regular

    open func activationPolicy() -> ActivationPolicy { policy }
    @discardableResult
    open func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
    }
    open func activate(ignoringOtherApps flag: Bool) { noteNoEffect("activate(ignoringOtherApps:)") }
    open func activate() { noteNoEffect("activate()") }
    open func hide(_ sender: Any?) { noteNoEffect("hide(_:)") }
    /// Ends nothing here, which is reported.
    open func terminate(_ sender: Any?) { noteNoEffect("terminate(_:)") }
    /// Sends nothing and returns false, which is reported.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
        noteNoEffect("sendAction(_:to:from:)")
        return false
    }
    open func orderFrontStandardAboutPanel(_ sender: Any?) { noteNoEffect("orderFrontStandardAboutPanel(_:)") }

    private func noteNoEffect(_ name: String) { RunReports.note("NSApplication.\(name) has no effect: a preview is no running app.") }

    public nonisolated static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
    public nonisolated static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = Notification.Name("NSApplicationDidBecomeActiveNotification")
    public nonisolated static let didResignActiveNotification = Notification.Name("NSApplicationDidResignActiveNotification")
    public nonisolated static let willTerminateNotification = Notification.Name("NSApplicationWillTerminateNotification")
}

@MainActor public var NSApp: NSApplication! { .shared }

/// A delegate of the app. No app of AppKit's is launched here, so it is never called.
///
/// Source: Apple, AppKit `NSApplicationDelegate`.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: AnyObject {
    func applicationWillFinishLaunching(_ notification: Notification)
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationDidBecomeActive(_ notification: Notification)
    func applicationWillTerminate(_ notification: Notification)
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationDidBecomeActive(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// Creates the delegate of an app.
///
/// Source: Apple, SwiftUI `NSApplicationDelegateAdaptor`.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    private let launched: LaunchedDelegate<DelegateType>
    /// The delegate.
    public var wrappedValue: DelegateType { launched.delegate }

    /// Makes the delegate. If it can be observed, views find it in the environment.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        launched = LaunchedDelegate(delegateType)
        NSApplication.shared.delegate = launched.delegate
    }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}

extension NSApplicationDelegateAdaptor: LaunchHearing {
    package func launch() {
        wrappedValue.applicationWillFinishLaunching(Notification(name: NSApplication.willFinishLaunchingNotification))
        wrappedValue.applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
    }
    package func reaching(_ view: AnyView) -> AnyView { launched.reaching(view) }
}

/// The other apps and files of a Mac: none, which is reported.
///
/// Source: Apple, AppKit `NSWorkspace`.
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    public let notificationCenter = NotificationCenter()
    open var runningApplications: [NSRunningApplication] { [] }
    open var frontmostApplication: NSRunningApplication? { nil }
    open var accessibilityDisplayShouldReduceMotion: Bool { false }

    /// - Returns: false, as nothing is opened.
    @discardableResult
    open func open(_ url: URL) -> Bool {
        RunReports.note("NSWorkspace.open(_:) was called with \(url.absoluteString): nothing is opened here.")
        return false
    }
    open func activateFileViewerSelecting(_ fileURLs: [URL]) {
        RunReports.note("NSWorkspace.activateFileViewerSelecting(_:) was called: there is no Finder here.")
    }
    open func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
    open func urlForApplication(toOpen url: URL) -> URL? { nil }
    open func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }

    public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
    public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
    public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
    public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
    public static let didActivateApplicationNotification = Notification.Name("NSWorkspaceDidActivateApplicationNotification")
    public static let didLaunchApplicationNotification = Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
    public static let didTerminateApplicationNotification = Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
    public static let activeSpaceDidChangeNotification = Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
}

/// A running app.
open class NSRunningApplication: NSObject, @unchecked Sendable {
    /// The properties of an activation.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
    }
    public static let current = NSRunningApplication()
    open var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
    open var localizedName: String? { nil }
    open var bundleURL: URL? { nil }
    open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
    open var icon: NSImage? { nil }
    open var isActive: Bool { true }
    open class func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
    @discardableResult
    open func activate(options: ActivationOptions = []) -> Bool { false }
    @discardableResult
    open func terminate() -> Bool { false }
}

/// The pasteboard, which is kept in memory.
///
/// Source: Apple, AppKit `NSPasteboard`.
open class NSPasteboard: NSObject, @unchecked Sendable {
    /// The kind of a pasteboard's data.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let pdf = PasteboardType("com.adobe.pdf")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
    }

    public static let general = NSPasteboard()
    private var values: [PasteboardType: Data] = [:]
    open private(set) var changeCount = 0
    open var types: [PasteboardType]? { values.keys.sorted { $0.rawValue < $1.rawValue } }

    @discardableResult
    open func clearContents() -> Int {
        values = [:]
        changeCount += 1
        return changeCount
    }
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { setData(Data(string.utf8), forType: dataType) }
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        values[dataType] = data
        return true
    }
    open func string(forType dataType: PasteboardType) -> String? { values[dataType].map { String(decoding: $0, as: UTF8.self) } }
    open func data(forType dataType: PasteboardType) -> Data? { values[dataType] }
}
