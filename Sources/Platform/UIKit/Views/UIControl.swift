import Foundation
import RunContext

/// A view that people act on: a finger on its picture sends its actions.
///
/// Source: Apple, UIKit `UIControl`.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// An event of a control.
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

    /// The state of a control, which determines its look.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// The horizontal position of the content in a control.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    /// The vertical position of the content in a control.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { RunReports.noteUndrawn("UIControl.contentVerticalAlignment", if: contentVerticalAlignment != .center) }
    }
    open var isEnabled = true
    /// A Boolean value that indicates whether a tap opens the menu; otherwise a long press does.
    open var showsMenuAsPrimaryAction = false
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    private struct Target {
        weak var object: AnyObject?
        let action: Selector
        let events: Event
    }

    private var targets: [Target] = []

    /// The objects that receive events.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? AnyHashable }) }

    /// The size of the control's content, and the control's own on a side without one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
    }

    /// Adds a method that is called for events. The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard let object = target.map({ $0 as AnyObject }) else { return }
        targets.append(Target(object: object, action: action, events: controlEvents))
    }

    /// Ends the calls of a method, or of all methods of a target if no action is given.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll {
            (object == nil || $0.object === object) && (action == nil || $0.action == action) && !$0.events.isDisjoint(with: controlEvents)
        }
    }

    private var actions: [(event: Event, action: UIAction)] = []

    /// Adds an action that events perform; one of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
        actions.append((controlEvents, action))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    }

    /// Calls a method of a target, as an event would.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target { action.perform(on: target, [self, event]) }
    }

    /// Performs the actions that were added for any of these events, and calls the methods.
    open func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.perform(by: self) }
        for target in targets where !target.events.isDisjoint(with: controlEvents) {
            if let object = target.object { target.action.perform(on: object, [self, nil as Any?]) }
        }
    }
}
