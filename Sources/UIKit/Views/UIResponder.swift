import Foundation

/// Something that hears of events. None come where pictures are made, but views and controllers are ones.
///
/// Source: Apple, UIKit `UIResponder`.
@MainActor @preconcurrency
open class UIResponder: Hashable {
    public init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { false }

    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A finger on the glass.
@MainActor @preconcurrency
public final class UITouch: NSObject {
    public func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something that happened.
@MainActor @preconcurrency
public final class UIEvent: NSObject {}
