/// Expands `@Entry var name: Type = value` into a key and the accessors that read and write under it.
///
/// Source: Apple, SwiftUI `Entry()`: the key's default is the initial value, or nil for an optional without one.
enum EntryExpansion {
    /// A property as it is declared.
    struct Property: Equatable {
        var name: String
        var type: String?
        var value: String?

        /// The name without the backticks that let it be a keyword.
        var plainName: String { name.filter { $0 != "`" } }
    }

    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        let location = attachment.declSyntax.location
        func failure(_ message: String) -> PluginReply {
            .expansion(
                source: nil,
                errors: [PluginReply.Diagnostic(message: message, fileName: location.fileName, offset: location.offset)])
        }
        guard let property = property(in: attachment.declSyntax.source) else {
            return failure("'@Entry' belongs to a 'var' with a name")
        }
        guard property.value != nil || property.type.map(isOptional) == true else {
            return failure("'@Entry var \(property.name)' needs a default value")
        }
        if attachment.macroRole == "accessor" { return .expansion(source: accessors(of: property), errors: []) }
        return .expansion(source: key(of: property, in: attachment.surroundings), errors: [])
    }

    /// Returns the property declared behind `var`, in source that may begin with comments and attributes.
    static func property(in source: String) -> Property? {
        var reader = SourceReader(source)
        while !reader.isAtEnd, reader.takePiece() != "var" {}
        reader.skipSpace()
        let name = String(reader.takePiece())
        guard let first = name.first, first == "_" || first.isLetter || first == "`" else { return nil }
        var property = Property(name: name)
        var collected = ""
        var isType = false
        loop: while !reader.isAtEnd {
            let piece = reader.takePiece()
            switch piece {
            case ":" where !isType && property.type == nil && trimmed(collected).isEmpty:
                (isType, collected) = (true, "")
            case "=":
                if isType { property.type = trimmed(collected) }
                property.value = trimmed(String(reader.rest))
                return property
            default:
                collected += piece
            }
        }
        if isType { property.type = trimmed(collected) }
        return property
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    /// Returns the type that an optional type wraps.
    private static func wrapped(_ type: String) -> String {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        return type.hasPrefix("Optional<") && type.hasSuffix(">") ? String(type.dropFirst("Optional<".count).dropLast()) : type
    }

    private static func accessors(of property: Property) -> String {
        """
        {
            get { self[__Key_\(property.plainName).self] }
            set { self[__Key_\(property.plainName).self] = newValue }
        }
        """
    }

    /// The key, of the kind that the values around the property have.
    private static func key(of property: Property, in surroundings: String) -> String {
        // A focused value has no default: it is nil until it is set.
        if surroundings.contains("FocusedValues") {
            return """
                private struct __Key_\(property.plainName): SwiftUI.FocusedValueKey {
                    typealias Value = \(wrapped(property.type ?? "Never?"))
                }
                """
        }
        let kind =
            surroundings.contains("Transaction")
            ? "TransactionKey" : surroundings.contains("ContainerValues") ? "ContainerValueKey" : "EnvironmentKey"
        let value = property.value ?? "nil"
        let member = property.type.map { "static var defaultValue: \($0) { \(value) }" } ?? "static let defaultValue = \(value)"
        return """
            private struct __Key_\(property.plainName): SwiftUI.\(kind) {
                \(member)
            }
            """
    }
}
