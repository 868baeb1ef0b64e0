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

    /// The system's words when it requests the value.
    package let requestValueDialog: IntentDialog?

    /// The choices to offer; `nil` if any value of the type will do.
    package let optionsProvider: (any DynamicOptionsProvider)?

    /// The way in which the value is requested.
    package let editing: IntentParameterEditing

    private let lock = NSLock()
    private var value: Value?

    init(
        title: LocalizedStringResource, description: LocalizedStringResource?, default defaultValue: Value?,
        requestValueDialog: IntentDialog?, options: (any DynamicOptionsProvider)?,
        editing: IntentParameterEditing = IntentParameterEditing()
    ) {
        self.title = title
        self.description = description
        self.requestValueDialog = requestValueDialog
        optionsProvider = options
        self.editing = editing
        value = defaultValue
    }

    /// A parameter that the schema of its intent names: `@Parameter var target: Book`. Swift looks for it in the class alone.
    public convenience init() {
        self.init(title: "", description: nil, default: nil, requestValueDialog: nil, options: nil)
    }

    /// The value. Reading it before it was set is an error of the caller, unless the type is optional.
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

    /// True if the value was set or has a default.
    package var hasValue: Bool { lock.withLock { value != nil } }

    /// True if `wrappedValue` can be read.
    var isReadable: Bool { hasValue || Self.absent != nil }

    /// The value of a parameter of optional type that was not set.
    private static var absent: Value? { (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }

    /// The state of a value: unset, or given by people or by a default.
    public enum ValueState {
        case unset
        case set(Value)
    }

    public var valueState: ValueState { lock.withLock { value }.map { .set($0) } ?? .unset }

    /// Returns the error to throw so that people are asked for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
        AppIntentError(kind: .needsValue(parameter: title.key, dialog ?? requestValueDialog))
    }

    /// Requests a value from people.
    ///
    /// - Throws: `needsValueError(_:)`: a render has nobody to answer.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
        throw needsValueError(dialog)
    }
}
