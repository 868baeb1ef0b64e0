struct EnvironmentKeyTransformModifier<Value>: ViewModifier, ContextModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func modify(_ context: inout ExpansionContext, at node: StructureNode) {
        transform(&context.environment[keyPath: keyPath])
    }
}
