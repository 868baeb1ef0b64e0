import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// An object that receives events; a render sends none.
///
/// Source: Apple, AppKit `NSResponder`.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    open var nextResponder: NSResponder?
    open var acceptsFirstResponder: Bool { false }
    public override init() {}
    public required init?(coder: NSCoder) {}

    open func becomeFirstResponder() -> Bool { true }
    open func resignFirstResponder() -> Bool { true }
    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
}

/// A view of AppKit's. It is kept and not drawn: a card stands for it where SwiftUI represents it.
///
/// Source: Apple, AppKit `NSView`.
@MainActor @preconcurrency
open class NSView: NSResponder {
    /// The distances that follow a change of the containing view.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        public static let width = AutoresizingMask(rawValue: 2)
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        public static let height = AutoresizingMask(rawValue: 16)
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    open var frame: NSRect { didSet { bounds.size = frame.size } }
    open var bounds: NSRect
    open private(set) weak var superview: NSView?
    open private(set) var subviews: [NSView] = []
    open weak var window: NSWindow?
    open var wantsLayer = false { didSet { if wantsLayer, layer == nil { layer = CALayer() } } }
    open var layer: CALayer?
    open var isHidden = false
    open var alphaValue: CGFloat = 1
    open var needsDisplay = false
    open var needsLayout = false
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var appearance: NSAppearance?
    open var toolTip: String?
    open var identifier: NSUserInterfaceItemIdentifier?
    open var menu: NSMenu?

    public init(frame frameRect: NSRect) {
        (frame, bounds) = (frameRect, NSRect(origin: .zero, size: frameRect.size))
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        (frame, bounds) = (.zero, .zero)
        super.init(coder: coder)
    }

    open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance(isDark: false) }
    open var isFlipped: Bool { false }
    open var isOpaque: Bool { false }
    open var intrinsicContentSize: NSSize { NSSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    open var fittingSize: NSSize { intrinsicContentSize }
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }

    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        (view.superview, view.nextResponder) = (self, self)
        view.viewDidMoveToSuperview()
    }
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    open func viewDidMoveToSuperview() {}
    open func viewDidMoveToWindow() {}
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    open func viewDidChangeEffectiveAppearance() {}
    open func layout() {}
    open func layoutSubtreeIfNeeded() { layout() }
    open func updateConstraints() {}
    open func updateLayer() {}
    open func draw(_ dirtyRect: NSRect) {}
    open func setNeedsDisplay(_ invalidRect: NSRect) { needsDisplay = true }
    open func invalidateIntrinsicContentSize() {}
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    open func hitTest(_ point: NSPoint) -> NSView? { frame.contains(point) ? self : nil }
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    open func updateTrackingAreas() {}
}

/// The name of an object of an interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A view that blurs what is behind it. It is kept and not drawn.
///
/// Source: Apple, AppKit `NSVisualEffectView`.
@MainActor @preconcurrency
open class NSVisualEffectView: NSView {
    /// The material of a view.
    public enum Material: Int, Sendable {
        case titlebar = 3, menu = 5, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow, fullScreenUI = 15
        case toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
    }
    /// The things that shine through.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// The state of a view.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

    open var material = Material.windowBackground
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.followsWindowActiveState
    open var isEmphasized = false
    open var maskImage: NSImage?
}

/// A view that acts.
@MainActor @preconcurrency
open class NSControl: NSView {
    open weak var target: AnyObject?
    open var action: Selector?
    open var isEnabled = true
    open var stringValue = ""
    open var font: NSFont?
    open var tag = 0
    @discardableResult
    open func sendAction(_ action: Selector?, to target: Any?) -> Bool { false }
}

/// A text, which may be edited.
@MainActor @preconcurrency
open class NSTextField: NSControl {
    open var placeholderString: String?
    open var textColor: NSColor?
    open var backgroundColor: NSColor?
    open var drawsBackground = false
    open var isBordered = true
    open var isBezeled = true
    open var isEditable = true
    open var isSelectable = true
    open var maximumNumberOfLines = 0
    open weak var delegate: AnyObject?
    public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        (isEditable, isBordered, isBezeled) = (false, false, false)
    }
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }
}

/// A button.
@MainActor @preconcurrency
open class NSButton: NSControl {
    open var title = ""
    open var image: NSImage?
    open var state = NSControl.StateValue.off
    open var isBordered = true
    open var imagePosition = NSControl.ImagePosition.noImage
    public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
}

extension NSControl {
    /// The state of a button or an item of a menu.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
        public static let mixed = StateValue(rawValue: -1)
    }
    /// The place of a picture beside a title.
    public enum ImagePosition: UInt, Sendable { case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps }
}

/// A picture.
@MainActor @preconcurrency
open class NSImageView: NSControl {
    open var image: NSImage?
    open var contentTintColor: NSColor?
    public convenience init(image: NSImage) {
        self.init(frame: NSRect(origin: .zero, size: image.size))
        self.image = image
    }
}

/// A part of a larger view.
@MainActor @preconcurrency
open class NSScrollView: NSView {
    open var documentView: NSView?
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var drawsBackground = true
    open var autohidesScrollers = false
}

/// A controller of a view.
///
/// Source: Apple, AppKit `NSViewController`.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    open var title: String?
    open var preferredContentSize = NSSize.zero
    open private(set) var children: [NSViewController] = []
    open private(set) weak var parent: NSViewController?
    private var loaded: NSView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var view: NSView {
        get {
            if let loaded { return loaded }
            loadView()
            viewDidLoad()
            return loaded ?? NSView()
        }
        set { loaded = newValue }
    }
    open var isViewLoaded: Bool { loaded != nil }
    open func loadView() { loaded = NSView() }
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}
    open func viewDidLayout() {}
    open func addChild(_ childViewController: NSViewController) {
        children.append(childViewController)
        childViewController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}
