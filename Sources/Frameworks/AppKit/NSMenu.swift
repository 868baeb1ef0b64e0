import Foundation
import RunContext
import SwiftUI
import UIKit

/// A menu. It is kept and not drawn.
///
/// Source: Apple, AppKit `NSMenu`.
@MainActor @preconcurrency
open class NSMenu: NSObject {
    open var title: String
    open var items: [NSMenuItem] = []
    open weak var delegate: (any NSMenuDelegate)?
    open var autoenablesItems = true

    public init(title: String) { self.title = title }
    public override convenience init() { self.init(title: "") }

    open var numberOfItems: Int { items.count }
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    @discardableResult
    open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        addItem(item)
        return item
    }
    open func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    open func removeAllItems() { items = [] }
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
}

/// A delegate of a menu.
@MainActor @preconcurrency
public protocol NSMenuDelegate: AnyObject {
    func menuWillOpen(_ menu: NSMenu)
    func menuDidClose(_ menu: NSMenu)
    func menuNeedsUpdate(_ menu: NSMenu)
}

extension NSMenuDelegate {
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menuNeedsUpdate(_ menu: NSMenu) {}
}

/// An item of a menu.
///
/// Source: Apple, AppKit `NSMenuItem`.
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    open var title: String
    open var action: Selector?
    open var keyEquivalent: String
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    open weak var target: AnyObject?
    open var image: NSImage?
    open var isEnabled = true
    open var isHidden = false
    open var state = NSControl.StateValue.off
    open var submenu: NSMenu?
    open var tag = 0
    open var toolTip: String?
    open var view: NSView?
    open var representedObject: Any?
    open private(set) var isSeparatorItem = false

    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
    }
    public override convenience init() { self.init(title: "", action: nil, keyEquivalent: "") }
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
}

/// The bar of items at the end of the menu bar. Items are kept and not drawn.
///
/// Source: Apple, AppKit `NSStatusBar`.
@MainActor @preconcurrency
open class NSStatusBar: NSObject {
    public static let system = NSStatusBar()
    open var thickness: CGFloat { 24 }
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length: length) }
    open func removeStatusItem(_ item: NSStatusItem) {}
}

/// An item of the menu bar.
@MainActor @preconcurrency
open class NSStatusItem: NSObject {
    public nonisolated static let variableLength: CGFloat = -1
    public nonisolated static let squareLength: CGFloat = -2
    open var length: CGFloat
    open var menu: NSMenu?
    open var isVisible = true
    public let button: NSStatusBarButton? = NSStatusBarButton()
    init(length: CGFloat) { self.length = length }
}

/// The button of an item of the menu bar.
@MainActor @preconcurrency
open class NSStatusBarButton: NSButton { open var appearsDisabled = false }

/// A panel beside a view. It is kept and not drawn.
///
/// Source: Apple, AppKit `NSPopover`.
@MainActor @preconcurrency
open class NSPopover: NSResponder {
    /// The cause that closes a popover.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var contentViewController: NSViewController?
    open var contentSize = NSSize.zero
    open var behavior = Behavior.applicationDefined
    open var animates = true
    open private(set) var isShown = false
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) { isShown = true }
    open func performClose(_ sender: Any?) { isShown = false }
    open func close() { isShown = false }
}

/// An event; a render has none.
///
/// Source: Apple, AppKit `NSEvent`.
open class NSEvent: NSObject, @unchecked Sendable {
    /// The keys that are held.
    public struct ModifierFlags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let numericPad = ModifierFlags(rawValue: 1 << 21)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
    }

    /// The kind of an event.
    public enum EventType: UInt, Sendable {
        case leftMouseDown = 1, leftMouseUp, rightMouseDown, rightMouseUp, mouseMoved, leftMouseDragged, rightMouseDragged, mouseEntered
        case mouseExited, keyDown, keyUp, flagsChanged, scrollWheel = 22
    }

    /// Kinds of events.
    public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        public static let any = EventTypeMask(rawValue: .max)
    }

    open var type: EventType { .mouseMoved }
    open var modifierFlags: ModifierFlags { [] }
    open var keyCode: UInt16 { 0 }
    open var characters: String? { nil }
    open var charactersIgnoringModifiers: String? { nil }
    open var locationInWindow: NSPoint { .zero }
    open var clickCount: Int { 0 }
    open var scrollingDeltaX: CGFloat { 0 }
    open var scrollingDeltaY: CGFloat { 0 }
    open var isARepeat: Bool { false }

    open class var modifierFlags: ModifierFlags { [] }
    open class var mouseLocation: NSPoint { .zero }
    open class var pressedMouseButtons: Int { 0 }
    /// Returns no monitor, which is reported: no event comes to a preview.
    open class func addLocalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?) -> Any? {
        noteNoEvents("addLocalMonitorForEvents(matching:handler:)")
    }
    open class func addGlobalMonitorForEvents(matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void) -> Any? {
        noteNoEvents("addGlobalMonitorForEvents(matching:handler:)")
    }
    open class func removeMonitor(_ eventMonitor: Any) {}

    private class func noteNoEvents(_ name: String) -> Any? {
        RunReports.note("NSEvent.\(name) gives nil: no event of the system comes to a preview.")
        return nil
    }
}
