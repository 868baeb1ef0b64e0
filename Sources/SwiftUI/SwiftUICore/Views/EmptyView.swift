/// A view without content.
///
/// Source: Apple, SwiftUI `EmptyView`.
public struct EmptyView: View, PrimitiveView {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public nonisolated init() {}
    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] { [] }
}
