import Foundation

/// An object that receives events. A render sends none, but views and controllers are responders.
///
/// Source: Apple, UIKit `UIResponder`.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() {}

    /// The traits that the object sets, and those who follow them.
    var ownTraits = ResponderTraits()

    /// The notifications of the keyboard. A render never sends them, as it shows no keyboard.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }

    /// The keyboard that is asked for; nil for the one that was used last.
    open var textInputMode: UITextInputMode? { nil }
    /// The name under which a keyboard remembers its language; nil if it does not.
    open var textInputContextIdentifier: String? { nil }

    /// The commands of a hardware keyboard, which a render does not have.
    open var keyCommands: [UIKeyCommand]? { nil }
    // Never called, as a render builds no menus of the system's.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    // Never called, as no assistive technology acts on a picture.
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // Never called, as nobody shakes a picture.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}

/// A keyboard's language.
///
/// Source: Apple, UIKit `UITextInputMode`.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
    open var primaryLanguage: String? { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
    /// The keyboards that the person has chosen: one, of the language of the render.
    public class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
    public override init() {}
}

/// A finger on the glass.
@MainActor @preconcurrency
public final class UITouch: NSObject {
    /// The stages of a touch.
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited }

    /// The things that touch.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    public var type: TouchType { .direct }
    public var phase: Phase { .began }
    public var tapCount: Int { 1 }
    public var timestamp: TimeInterval { 0 }
    public var view: UIView? { nil }
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
    /// The general kinds of events.
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }

    /// The kind of an event in detail.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack,
            remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward,
            remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    public var allTouches: Set<UITouch>? { nil }
    public func touches(for view: UIView) -> Set<UITouch>? { nil }
    public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
    public nonisolated var timestamp: TimeInterval { 0 }
    public nonisolated var type: EventType { .touches }
    public nonisolated var subtype: EventSubtype { .none }
}
