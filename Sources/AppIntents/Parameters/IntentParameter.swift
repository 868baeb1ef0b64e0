/// An input of an intent: a value that people, an option list or code fill in.
///
/// Only properties with this wrapper belong to an intent when the system stores it and runs it later.
///
/// `@unchecked Sendable`: the value is read and written under a lock; everything else never changes.
///
/// Source: Apple, AppIntents `IntentParameter`.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource
    public let description: LocalizedStringResource?

    /// What the system says when it asks for the value.
    package let requestValueDialog: IntentDialog?

    /// The choices to offer; `nil` if any value of the type will do.
    package let optionsProvider: (any DynamicOptionsProvider)?

    private let lock = NSLock()
    private var value: Value?

    init(
        title: LocalizedStringResource, description: LocalizedStringResource?, default defaultValue: Value?,
        requestValueDialog: IntentDialog?, options: (any DynamicOptionsProvider)?
    ) {
        self.title = title
        self.description = description
        self.requestValueDialog = requestValueDialog
        optionsProvider = options
        value = defaultValue
    }

    /// The value; reading one that was never set is the caller's mistake, unless the type is optional.
    public var wrappedValue: Value {
        get {
            guard let value = lock.withLock({ value }) ?? Self.absent else {
                preconditionFailure(
                    "The parameter \"\(title.key)\" was read before it had a value: "
                        + "set it, or give it a default in @Parameter.")
            }
            return value
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: IntentParameter<Value> { self }

    /// Whether the value was set or has a default.
    package var hasValue: Bool { lock.withLock { value != nil } }

    /// Whether `wrappedValue` can be read.
    var isReadable: Bool { hasValue || Self.absent != nil }

    /// The value of a parameter of optional type that was not set.
    private static var absent: Value? { (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
}
