struct EnvironmentKeyTransformModifier<Value>: ViewModifier, ContextModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    func modify(_ context: inout BuildContext, at node: ViewElement) {
        transform(&context.environment[keyPath: keyPath])
    }
}
