/// The schemas that Apple Intelligence knows. An app's intent, entity or enumeration can conform to one.
///
/// The schemas of a domain are not checked: any name is accepted.
///
/// Source: Apple, AppIntents `AssistantSchemas`.
public enum AssistantSchemas {
    /// The schemas of one field, such as photos or books.
    @dynamicMemberLookup
    public struct Domain<Schema: _AssistantSchema>: Sendable {
        let name: String
        public subscript(dynamicMember name: String) -> Schema { Schema(_name: "\(self.name).\(name)") }
    }

    /// A schema of an intent.
    public struct Intent: _AssistantSchema {
        public let _name: String
        public init(_name: String) { self._name = _name }
    }

    /// A schema of an entity.
    public struct Entity: _AssistantSchema {
        public let _name: String
        public init(_name: String) { self._name = _name }
    }

    /// A schema of an enumeration.
    public struct Enum: _AssistantSchema {
        public let _name: String
        public init(_name: String) { self._name = _name }
    }
}

/// A schema of the system for a type of an app, by its name there.
public protocol _AssistantSchema: Sendable {
    var _name: String { get }
    init(_name: String)
}

extension _AssistantSchema {
    public static var books: AssistantSchemas.Domain<Self> { .init(name: "books") }
    public static var browser: AssistantSchemas.Domain<Self> { .init(name: "browser") }
    public static var calendar: AssistantSchemas.Domain<Self> { .init(name: "calendar") }
    public static var camera: AssistantSchemas.Domain<Self> { .init(name: "camera") }
    public static var files: AssistantSchemas.Domain<Self> { .init(name: "files") }
    public static var journal: AssistantSchemas.Domain<Self> { .init(name: "journal") }
    public static var mail: AssistantSchemas.Domain<Self> { .init(name: "mail") }
    public static var messages: AssistantSchemas.Domain<Self> { .init(name: "messages") }
    public static var photos: AssistantSchemas.Domain<Self> { .init(name: "photos") }
    public static var presentation: AssistantSchemas.Domain<Self> { .init(name: "presentation") }
    public static var reader: AssistantSchemas.Domain<Self> { .init(name: "reader") }
    public static var spreadsheet: AssistantSchemas.Domain<Self> { .init(name: "spreadsheet") }
    public static var system: AssistantSchemas.Domain<Self> { .init(name: "system") }
    public static var visualIntelligence: AssistantSchemas.Domain<Self> { .init(name: "visualIntelligence") }
    public static var whiteboard: AssistantSchemas.Domain<Self> { .init(name: "whiteboard") }
    public static var wordProcessor: AssistantSchemas.Domain<Self> { .init(name: "wordProcessor") }
}
