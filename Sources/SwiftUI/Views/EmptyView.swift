/// A view without content.
///
/// Source: Apple, SwiftUI `EmptyView`.
public struct EmptyView: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated init() {}
    func expand(at node: StructureNode, in context: ExpansionContext) -> [ViewNode] { [] }
}
