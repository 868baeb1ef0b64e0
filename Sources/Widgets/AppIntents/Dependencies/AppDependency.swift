/// A value that an intent, a query or an entity gets from the app.
///
/// Source: Apple, AppIntents `AppDependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: Sendable {
    private let key: String?
    private let manager: AppDependencyManager
    private let fallback: (@Sendable () -> Value)?

    /// - Parameters:
    ///   - key: the name under which the value was added; `nil` for the name of its type.
    ///   - manager: the manager that it was added to.
    public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.key = key.map { "\($0)" }
        self.manager = manager
        fallback = nil
    }

    /// Creates a dependency with a value for the case that none was added.
    public init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared, default fallback: @autoclosure @escaping @Sendable () -> Value
    ) {
        self.key = key.map { "\($0)" }
        self.manager = manager
        self.fallback = fallback
    }

    /// The value. Reading it before it was added is an error of the caller.
    public var wrappedValue: Value {
        if let value: Value = manager.value(key: key) { return value }
        if let fallback { return fallback() }
        preconditionFailure(
            "The dependency \(key ?? String(describing: Value.self)) was not added: call AppDependencyManager.shared.add(dependency:) "
                + "before an intent runs, or give it a default.")
    }

    public var projectedValue: AppDependency<Value> { self }
}
