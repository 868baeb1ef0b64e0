/// A value with a modifier applied to it.
///
/// Source: Apple, SwiftUI `ModifiedContent`.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("Modified content has no body.") }
}

nonisolated extension View {
    /// Applies a modifier to a view and returns a new view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier around another modifier is a modifier.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: _ViewModifier_Content<ModifiedContent>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

nonisolated extension ViewModifier {
    /// Returns a new modifier that is the result of concatenating `self` with `modifier`, which applies around it.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }

    /// Returns a new version of the modifier that will apply the transaction mutation function to all transactions within it.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        TransactionalModifier(modifier: self, transform: transform)
    }

    /// Returns a new version of the modifier that will apply `animation` to all animatable values within it.
    public func animation(_ animation: Animation?) -> some ViewModifier {
        TransactionalModifier(modifier: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

/// A modifier whose changes have a transaction of their own; the view that it modifies keeps its own.
nonisolated private struct TransactionalModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let transform: (inout Transaction) -> Void

    @MainActor func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}

/// An empty, or identity, modifier, used during development to switch modifiers at compile time.
///
/// Source: Apple, SwiftUI `EmptyModifier`.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}
    @MainActor @preconcurrency public func body(content: Content) -> some View { content }
}
