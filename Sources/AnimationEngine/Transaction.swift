/// The context of the current state-processing update.
///
/// Source: Apple, SwiftUI `Transaction`.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
}
