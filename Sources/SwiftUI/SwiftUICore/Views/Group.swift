/// Several views as one, without a separate layout.
///
/// Source: Apple, SwiftUI `Group`.
public struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.tree.build(content, at: node.child(0, holding: Content.self), in: context)
    }
}
