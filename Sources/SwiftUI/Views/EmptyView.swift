/// A view without content.
///
/// Source: Apple, SwiftUI `EmptyView`.
public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] { [] }
}
