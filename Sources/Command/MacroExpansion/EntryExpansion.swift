/// Expands `@Entry var name: Type = value` into a key and the accessors that read and write under it.
///
/// Source: Apple, SwiftUI `Entry()`: the key's default is the initial value, or nil for an optional without one. It is computed at each
/// access, so its type need not be `Sendable`. `@__EntryDefaultValue` makes the accessor where the type is that of the value.
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
        guard let kind = Kind(rawValue: extendedType(in: attachment.surroundings)) else {
            let types = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            return failure("'@Entry' belongs to a 'var' in an extension of one of \(types)")
        }
        if attachment.macroRole == "accessor" { return .expansion(source: accessors(of: property), errors: []) }
        return .expansion(source: key(of: property, in: kind), errors: [])
    }

    /// The accessor of a key's default value, which is declared as a stored variable so that the compiler infers its type.
    static func defaultValue(in attachment: PluginRequest.Attachment) -> PluginReply {
        guard let value = property(in: attachment.declSyntax.source)?.value else { return .expansion(source: "", errors: []) }
        return .expansion(source: "{\n    get {\n        \(value)\n    }\n}", errors: [])
    }

    /// The extended types, and the protocol of the keys of each.
    enum Kind: String, CaseIterable {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case container = "ContainerValues"
        case focused = "FocusedValues"

        var keyProtocol: String {
            switch self {
            case .environment: "EnvironmentKey"
            case .transaction: "TransactionKey"
            case .container: "ContainerValueKey"
            case .focused: "FocusedValueKey"
            }
        }
    }

    /// Returns the name of the type that an extension extends, without modules and outer types; empty for other source.
    static func extendedType(in source: String) -> String {
        var reader = SourceReader(source)
        while !reader.isAtEnd, reader.takePiece() != "extension" {}
        var name = ""
        while !reader.isAtEnd {
            reader.skipSpace()
            name = String(reader.takePiece())
            reader.skipSpace()
            guard reader.next == "." else { break }
            _ = reader.takePiece()
        }
        return name
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
            case _ where piece.hasPrefix("//") || piece.hasPrefix("/*"): break
            default: collected += piece
            }
        }
        if isType { property.type = trimmed(collected) }
        return property
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    private static func isOptional(_ type: String) -> Bool { wrapped(type) != type }

    /// Returns the type that an optional type wraps, and any other type unchanged.
    private static func wrapped(_ type: String) -> String {
        if type.hasSuffix("?") || type.hasSuffix("!") { return String(type.dropLast()) }
        for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) && type.hasSuffix(">") {
            return String(type.dropFirst(prefix.count).dropLast())
        }
        return type
    }

    private static func accessors(of property: Property) -> String {
        """
        {
            get { self[__Key_\(property.plainName).self] }
            set { self[__Key_\(property.plainName).self] = newValue }
        }
        """
    }

    /// The key. Its value stands on a line of its own, since a comment may follow it.
    private static func key(of property: Property, in kind: Kind) -> String {
        let declaration = "private struct __Key_\(property.plainName): SwiftUI.\(kind.keyProtocol)"
        // A focused value has no default: it is nil until it is set.
        if kind == .focused {
            return """
                \(declaration) {
                    typealias Value = \(wrapped(property.type ?? "Never?"))
                }
                """
        }
        let value = property.value ?? "nil"
        guard let type = property.type else {
            return """
                \(declaration) {
                    @SwiftUI.__EntryDefaultValue static var defaultValue = \(value)
                }
                """
        }
        return """
            \(declaration) {
                static var defaultValue: \(type.hasSuffix("!") ? "\(wrapped(type))?" : type) {
                    \(value)
                }
            }
            """
    }
}
