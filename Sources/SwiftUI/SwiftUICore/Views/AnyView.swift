/// A view whose type is hidden; a change of the hidden type is a change of identity.
///
/// Source: Apple, SwiftUI `AnyView`.
nonisolated public struct AnyView: View, PrimitiveView {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    private let content: any View

    public init<V: View>(_ view: V) { self.init(existential: view) }
    public init<V: View>(erasing view: V) { self.init(view) }
    /// Creates a view from a value of any type; nil if the value is not a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(existential: view)
    }

    /// The view inside an existential.
    package init(existential view: any View) { content = (view as? AnyView)?.content ?? view }

    /// The view whose type is hidden.
    @MainActor package var hidden: any View { content }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        let key = AnyHashable(ObjectIdentifier(type(of: content)))
        return context.buildDynamic([KeyedChild(key: key, view: content)], at: node)
    }
}

extension AnyView: SelfComparing {
    @MainActor package static func areSame(_ first: AnyView, _ second: AnyView) -> Bool {
        ValueComparison.areSame(any: first.content, second.content)
    }
}
