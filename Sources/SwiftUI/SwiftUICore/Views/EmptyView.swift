/// A view without content.
///
/// Source: Apple, SwiftUI `EmptyView`.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public init() {}
    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] { [] }
}
