import Foundation

/// A view that people act on. Nobody does here: its targets are kept and never called.
///
/// Source: Apple, UIKit `UIControl`.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// What happened to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control looks like.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// Where content stands across a control.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open private(set) var allTargets: [AnyObject] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let target = target as? AnyObject { allTargets.append(target) }
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        allTargets.removeAll { $0 === target as AnyObject }
    }
    open func sendActions(for controlEvents: Event) {}
}

/// The name of a method of Objective-C's; there is none to call.
///
/// Source: Apple, Objective-C runtime `Selector`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ string: String) { description = string }
    public init(stringLiteral value: String) { description = value }
}
