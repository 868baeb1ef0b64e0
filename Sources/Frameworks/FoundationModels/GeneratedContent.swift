@_exported import Foundation

/// The identity of a part of an answer while it grows.
///
/// Source: Apple, FoundationModels `GenerationID`.
public struct GenerationID: Hashable, Sendable {
    private let value: UUID
    public init() { value = UUID() }
}

/// A value as a model gives it: what JSON can hold, with the keys of objects in order.
///
/// Source: Apple, FoundationModels `GeneratedContent`.
public struct GeneratedContent: Generable, Equatable, Sendable, CustomDebugStringConvertible {
    /// The shape of a value.
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public var id: GenerationID?
    public let kind: Kind
    /// True, as nothing here gives a part of an answer.
    public var isComplete: Bool { true }

    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }
    public init(_ content: GeneratedContent) { self = content }
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID? = nil) {
        self.init(kind: value.generatedContent.kind, id: id ?? value.generatedContent.id)
    }
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(properties: properties.map { ($0.key, $0.value) }, id: id, uniquingKeysWith: { _, second in second })
    }
    /// - Parameter combine: it chooses between two values of one name.
    public init(
        properties: some Sequence<(String, any ConvertibleToGeneratedContent)>, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows {
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        for (name, value) in properties {
            if let earlier = values[name] {
                values[name] = try combine(earlier, value.generatedContent).generatedContent
            } else {
                keys.append(name)
                values[name] = value.generatedContent
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }
    public init(elements: some Sequence<any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }
    init(elements: [some ConvertibleToGeneratedContent]) { self.init(kind: .array(elements.map(\.generatedContent))) }

    /// Reads JSON. The keys of its objects are in alphabetical order.
    ///
    /// - Throws: an error of Foundation's if the text is no JSON.
    public init(json: String) throws {
        self.init(kind: Self.kind(of: try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)))
    }

    private static func kind(of value: Any) -> Kind {
        switch value {
        case let text as String: .string(text)
        case let list as [Any]: .array(list.map { GeneratedContent(kind: kind(of: $0)) })
        case let object as [String: Any]:
            .structure(properties: object.mapValues { GeneratedContent(kind: kind(of: $0)) }, orderedKeys: object.keys.sorted())
        case let number as NSNumber: String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
        default: .null
        }
    }

    public static var generationSchema: GenerationSchema { GenerationSchema(plain: "object") }
    public var generatedContent: GeneratedContent { self }
    public var debugDescription: String { jsonString }

    /// The value as JSON, with the keys of objects in their order.
    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
        case .structure(let properties, let keys):
            "{\(keys.map { "\(Self.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }.joined(separator: ", "))}"
        }
    }

    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    // MARK: Values

    /// Reads the value as a type.
    ///
    /// - Throws: a `LanguageModelSession.GenerationError` if it has another shape.
    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value { try Value(self) }

    /// Reads a property of an object.
    ///
    /// - Throws: a `LanguageModelSession.GenerationError` if there is none, or it has another shape.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let value = try properties()[property] else { throw Self.failure("There is no property '\(property)' in \(jsonString).") }
        return try Value(value)
    }

    /// Reads a property of an object; nil where it is absent or null.
    ///
    /// - Throws: a `LanguageModelSession.GenerationError` if it has another shape.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let value = try properties()[property], value.kind != .null else { return nil }
        return try Value(value)
    }

    private func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw mismatch([String: GeneratedContent].self) }
        return properties
    }

    func mismatch(_ type: Any.Type) -> LanguageModelSession.GenerationError { Self.failure("\(jsonString) is no \(type).") }

    private static func failure(_ message: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(LanguageModelSession.GenerationError.Context(debugDescription: message))
    }

    // MARK: Enumerations

    /// The name of the case of an enumeration with values. The expansion of `@Generable` calls it.
    ///
    /// - Throws: a `LanguageModelSession.GenerationError` if this is no such case.
    public func caseName() throws -> String { try onlyProperty().name }

    /// The values of the case of an enumeration with values. The expansion of `@Generable` calls it.
    ///
    /// - Throws: a `LanguageModelSession.GenerationError` if this is no such case.
    public func caseValues() throws -> GeneratedContent { try onlyProperty().value }

    private func onlyProperty() throws -> (name: String, value: GeneratedContent) {
        guard case .structure(let properties, let keys) = kind, keys.count == 1, let value = properties[keys[0]] else {
            throw mismatch((name: String, value: GeneratedContent).self)
        }
        return (keys[0], value)
    }

    /// The error of a name that no case of an enumeration has. The expansion of `@Generable` throws it.
    public static func unknownCase(_ name: String, of type: Any.Type) -> LanguageModelSession.GenerationError {
        failure("\(type) has no case '\(name)'.")
    }
}
