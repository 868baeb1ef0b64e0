/// A view type that compares itself against its previous value and prevents its child updating if its new value is the same as its old
/// value. Here the child is always evaluated, with the same drawing as the result.
///
/// Source: Apple, SwiftUI `EquatableView`.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content
    public init(content: Content) { self.content = content }
    @MainActor @preconcurrency public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    /// Prevents the view from updating its child view when its new value is the same as its old value.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
