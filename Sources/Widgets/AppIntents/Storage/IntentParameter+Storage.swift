extension IntentParameter: AnyIntentParameter {
    package var anyValue: Any? { hasValue ? wrappedValue : nil }
    package var valueType: Any.Type { Value.self }
    package var canBeRead: Bool { isReadable }

    package func storedValue() throws -> StoredIntentValue? { hasValue ? try StoredIntentValue(wrappedValue) : nil }

    package func restore(_ stored: StoredIntentValue) async throws { wrappedValue = try await stored.read(as: Value.self) }

    package func takeDefault() async {
        guard !hasValue else { return }
        var found: Any?
        if let optionsProvider {
            found = await Self.defaultResult(of: optionsProvider)
        } else if let entity = Value.ValueType.self as? any AppEntity.Type {
            found = await Self.defaultEntity(of: entity)
        } else if Value.self == Bool.self {
            // A widget's settings show a switch, which is off until somebody turns it on.
            found = false
        }
        if let value = found as? Value { wrappedValue = value }
    }

    private static func defaultResult(of provider: some DynamicOptionsProvider) async -> Any? {
        // A default of `nil` is no value; flattened it stays one.
        await provider.defaultResult().flatMap { flattened($0) }
    }

    private static func defaultEntity<Entity: AppEntity>(of type: Entity.Type) async -> Any? {
        await defaultResult(of: type.defaultQuery)
    }

    private static func flattened(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalIntentValue else { return value }
        return optional.inside
    }

    package func take(_ words: String, named name: String, of intent: String) async throws {
        let reader = ParameterReader(name: name, intent: intent, editing: editing, options: optionsProvider)
        guard let value = try await reader.value(words, as: Value.self) as? Value else {
            throw reader.fault(words, expected: "\(Value.self)", known: [])
        }
        wrappedValue = value
    }
}
