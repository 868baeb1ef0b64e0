/// A view without content.
///
/// Source: Apple, SwiftUI `EmptyView`.
public struct EmptyView: View, PrimitiveView {
    static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public nonisolated init() {}
    func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] { [] }
}
