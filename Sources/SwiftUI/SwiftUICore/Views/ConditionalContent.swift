/// One of two views, as `if` and `else` make it.
///
/// Source: Apple, SwiftUI `_ConditionalContent`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        switch storage {
        case .trueContent(let view): context.buildDynamic([KeyedChild(key: true, view: view)], at: node)
        case .falseContent(let view): context.buildDynamic([KeyedChild(key: false, view: view)], at: node)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("An optional has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
    package static var keeping: ViewKeeping { .asPart }
    package func build(at node: ViewElement, in context: BuildContext) -> [ViewNode] {
        context.buildDynamic(map { [KeyedChild(key: true, view: $0)] } ?? [], at: node)
    }
}

extension _ConditionalContent: SelfComparing {
    package static func areSame(_ first: _ConditionalContent, _ second: _ConditionalContent) -> Bool {
        switch (first.storage, second.storage) {
        case (.trueContent(let first), .trueContent(let second)): ValueComparison.areSame(first, second)
        case (.falseContent(let first), .falseContent(let second)): ValueComparison.areSame(first, second)
        default: false
        }
    }
}
