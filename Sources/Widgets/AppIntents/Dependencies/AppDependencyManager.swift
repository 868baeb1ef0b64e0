import Synchronization

/// The values that an app hands to its intents, queries and entities.
///
/// Source: Apple, AppIntents `AppDependencyManager`.
public final class AppDependencyManager: Sendable {
    public static let shared = AppDependencyManager()

    private struct Entry: Sendable {
        let make: @Sendable () -> any Sendable
    }

    /// Keyed by name and type, so that two types may share a name.
    private let entries = Mutex<[String: Entry]>([:])

    public init() {}

    /// Adds a value, which is made on first use.
    ///
    /// - Parameters:
    ///   - key: a name; `nil` for the name of the value's type.
    ///   - dependency: makes the value.
    @_disfavoredOverload
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency makeDependency: @autoclosure @escaping @Sendable () -> Dependency
    ) {
        add(key: key, makeDependency)
    }

    /// Adds the value that a closure makes: `add { Library() }`.
    public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency makeDependency: @escaping @Sendable () -> Dependency) {
        add(key: key, makeDependency)
    }

    private func add<Dependency: Sendable>(key: AnyHashable?, _ makeDependency: @escaping @Sendable () -> Dependency) {
        let made = Mutex<Dependency?>(nil)
        let shared = Shared(made)
        let entry = Entry {
            shared.made.withLock { made in
                let value = made ?? makeDependency()
                made = value
                return value
            }
        }
        entries.withLock { $0[Self.name(key.map { "\($0)" }, Dependency.self)] = entry }
    }

    /// A lock that closures share.
    private final class Shared<Value: Sendable>: Sendable {
        let made: Mutex<Value?>
        init(_ made: consuming sending Mutex<Value?>) { self.made = made }
    }

    func value<Value>(key: String?) -> Value? {
        entries.withLock { $0[Self.name(key, Value.self)] }?.make() as? Value
    }

    private static func name(_ key: String?, _ type: Any.Type) -> String {
        "\(key ?? "") \(String(reflecting: type))"
    }
}
