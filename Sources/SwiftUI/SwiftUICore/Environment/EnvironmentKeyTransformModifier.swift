nonisolated struct EnvironmentKeyTransformModifier<Value>: ViewModifier, ContextModifier {
    typealias Body = Never
    static var keeping: ViewKeeping { .asPart }
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        transform(&context.environment[keyPath: keyPath])
        node.shareEnvironment(&context.environment)
    }
}

/// Sets an environment value.
nonisolated struct EnvironmentKeyWritingModifier<Value>: ViewModifier, ContextModifier {
    typealias Body = Never
    static var keeping: ViewKeeping { .asPart }
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor func modify(_ context: inout BuildContext, at node: ViewElement) {
        context.environment[keyPath: keyPath] = value
        node.shareEnvironment(&context.environment)
    }
}

extension ViewElement {
    /// Reuses the environment of the previous update if all its values are the same.
    package func shareEnvironment(_ environment: inout EnvironmentValues) {
        if let innerEnvironment { environment.share(innerEnvironment) }
        innerEnvironment = environment
    }
}
