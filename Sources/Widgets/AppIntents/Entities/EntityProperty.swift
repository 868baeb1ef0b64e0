/// A property of an entity that shortcuts and queries can read.
///
/// `@unchecked Sendable`: the value is read and written under a lock; everything else never changes.
///
/// Source: Apple, AppIntents `EntityProperty`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    /// The property's name for people; `nil` for the name in the source.
    public let title: LocalizedStringResource?

    private let lock = NSLock()
    private var value: Value?

    public init() { title = nil }
    public init(title: LocalizedStringResource) { self.title = title }

    /// A property with a name that outlives a change of the source.
    public init(identifier: String) { title = nil }
    public init(identifier: String, title: LocalizedStringResource) { self.title = title }

    /// The value. Reading it before it was set is an error of the caller, unless the type is optional.
    public var wrappedValue: Value {
        get {
            let absent = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
            guard let value = lock.withLock({ value }) ?? absent else {
                preconditionFailure(
                    "The entity property \"\(title?.key ?? String(describing: Value.self))\" was read before it had a value: "
                        + "set it in the entity's initialiser.")
            }
            return value
        }
        set { lock.withLock { value = newValue } }
    }

    /// True if a value was set.
    var hasValue: Bool { lock.withLock { value != nil } }

    public var projectedValue: EntityProperty<Value> { self }
}

extension AppEntity {
    public typealias Property = EntityProperty
}
