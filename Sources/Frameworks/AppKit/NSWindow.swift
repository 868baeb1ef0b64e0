import Foundation
import RunContext
import SwiftUI
import UIKit

/// A window. It is kept and not drawn.
///
/// Source: Apple, AppKit `NSWindow`.
@MainActor @preconcurrency
open class NSWindow: NSResponder {
    /// The parts of a window.
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    }
    /// The store of a window's pixels.
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }
    /// The visibility of a title.
    public enum TitleVisibility: Int, Sendable { case visible, hidden }
    /// The place of a window among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let floating = Level(rawValue: 3)
        public static let modalPanel = Level(rawValue: 8)
        public static let mainMenu = Level(rawValue: 24)
        public static let statusBar = Level(rawValue: 25)
        public static let popUpMenu = Level(rawValue: 101)
        public static let screenSaver = Level(rawValue: 1000)
    }
    /// The spaces that show a window.
    public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
    }
    /// The buttons of a title bar.
    public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton }

    open var frame: NSRect
    open var styleMask: StyleMask
    open var title = ""
    open var contentView: NSView? = NSView()
    open var contentViewController: NSViewController?
    open weak var delegate: (any NSWindowDelegate)?
    open var level = Level.normal
    open var collectionBehavior: CollectionBehavior = []
    open var titleVisibility = TitleVisibility.visible
    open var titlebarAppearsTransparent = false
    open var isMovableByWindowBackground = false
    open var isReleasedWhenClosed = true
    open var isOpaque = true
    open var hasShadow = true
    open var ignoresMouseEvents = false
    open var backgroundColor: NSColor! = .windowBackgroundColor
    open var alphaValue: CGFloat = 1
    open var identifier: NSUserInterfaceItemIdentifier?
    open var appearance: NSAppearance?
    open private(set) var isVisible = false
    open var isKeyWindow: Bool { isVisible }
    open var isMainWindow: Bool { isVisible }
    open var canBecomeKey: Bool { styleMask.contains(.titled) }
    open var canBecomeMain: Bool { styleMask.contains(.titled) }
    open var screen: NSScreen? { .main }
    open var backingScaleFactor: CGFloat { 2 }

    public init(contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool) {
        (frame, styleMask) = (contentRect, style)
        super.init()
    }
    public convenience init(contentViewController: NSViewController) {
        self.init(contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
    }
    public required init?(coder: NSCoder) {
        (frame, styleMask) = (.zero, [])
        super.init(coder: coder)
    }

    open func makeKeyAndOrderFront(_ sender: Any?) { isVisible = true }
    open func orderFront(_ sender: Any?) { isVisible = true }
    open func orderFrontRegardless() { isVisible = true }
    open func orderOut(_ sender: Any?) { isVisible = false }
    open func makeKey() { noteNoEffect("makeKey()") }
    open func close() {
        isVisible = false
        delegate?.windowWillClose(Notification(name: Self.willCloseNotification, object: self))
    }
    open func performClose(_ sender: Any?) { close() }
    open func center() { noteNoEffect("center()") }
    open func setFrame(_ frameRect: NSRect, display flag: Bool) { frame = frameRect }
    open func setFrameOrigin(_ point: NSPoint) { frame.origin = point }
    open func setContentSize(_ size: NSSize) { frame.size = size }
    open func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
    /// Moves no focus and returns false, which is reported.
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        noteNoEffect("makeFirstResponder(_:)")
        return false
    }

    private func noteNoEffect(_ name: String) { RunReports.note("NSWindow.\(name) has no effect: windows of code are not drawn.") }

    public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
}

/// A delegate of a window.
@MainActor @preconcurrency
public protocol NSWindowDelegate: AnyObject {
    func windowWillClose(_ notification: Notification)
    func windowShouldClose(_ sender: NSWindow) -> Bool
    func windowDidBecomeKey(_ notification: Notification)
    func windowDidResignKey(_ notification: Notification)
    func windowDidResize(_ notification: Notification)
}

extension NSWindowDelegate {
    public func windowWillClose(_ notification: Notification) {}
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
    public func windowDidBecomeKey(_ notification: Notification) {}
    public func windowDidResignKey(_ notification: Notification) {}
    public func windowDidResize(_ notification: Notification) {}
}

/// A window beside others.
@MainActor @preconcurrency
open class NSPanel: NSWindow {
    open var isFloatingPanel = false
    open var becomesKeyOnlyIfNeeded = false
    open var hidesOnDeactivate = true
}

/// A controller of a window.
@MainActor @preconcurrency
open class NSWindowController: NSResponder {
    open var window: NSWindow?
    public init(window: NSWindow?) {
        self.window = window
        super.init()
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
    open func close() { window?.close() }
    open func windowDidLoad() {}
}

/// A screen: one of 1,440 by 900 points.
///
/// Source: Apple, AppKit `NSScreen`; the size is that of a 13-inch MacBook Air.
@MainActor @preconcurrency
open class NSScreen: NSObject {
    private static let only = NSScreen()
    open class var main: NSScreen? { only }
    open class var screens: [NSScreen] { [only] }
    open var frame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 900) }
    /// The part below the menu bar of 24 points.
    open var visibleFrame: NSRect { NSRect(x: 0, y: 0, width: 1440, height: 876) }
    open var backingScaleFactor: CGFloat { 2 }
    open var localizedName: String { "Built-in Retina Display" }
}
