import RunContext

/// The intent that a person is filling in, for a query or an options provider whose choices depend on it.
///
/// Source: Apple, AppIntents `IntentParameterDependency`.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    /// `@unchecked Sendable`: key paths never change.
    private let isReadable: (Intent) -> Bool

    /// - Parameter keyPaths: the parameters that are needed.
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        isReadable = { intent in
            for keyPath in repeat each keyPaths {
                guard intent[keyPath: keyPath].isReadable else { return false }
            }
            return true
        }
    }

    /// The intent; `nil` if none is being filled in, or one of the parameters has no value yet.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = RunContext.current.intentBeingConfigured as? Intent, isReadable(intent) else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// The values of an intent that is being filled in.
///
/// Source: Apple, AppIntents `IntentProjection`.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent> {
    let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
}

private enum IntentBeingConfiguredKey: RunKey {
    static var defaultValue: (any AppIntent)? { nil }
}

extension RunContext {
    /// The intent whose choices the code looks for.
    package var intentBeingConfigured: (any AppIntent)? {
        get { self[IntentBeingConfiguredKey.self] }
        set { self[IntentBeingConfiguredKey.self] = newValue }
    }
}
