/// A view made of a tuple of views.
///
/// Source: Apple, SwiftUI `TupleView`.
nonisolated public struct TupleView<T>: View, PrimitiveView {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never
    public var value: T
    package let members: [any View]

    public init(_ value: T) {
        self.value = value
        members = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    init<each Content: View>(_ content: (repeat each Content)) where T == (repeat each Content) {
        value = (repeat each content)
        var members: [any View] = []
        repeat members.append(each content)
        self.members = members
    }

    @MainActor package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        var context = context
        context.isInList = context.isInList || members.count > 1
        return members.enumerated().flatMap { position, member in
            context.tree.build(member, at: node.child(position, holding: type(of: member)), in: context)
        }
    }
}

extension TupleView: SelfComparing {
    @MainActor package static func areSame(_ first: TupleView, _ second: TupleView) -> Bool {
        first.members.count == second.members.count
            && zip(first.members, second.members).allSatisfy { ValueComparison.areSame(any: $0, $1) }
    }
}
