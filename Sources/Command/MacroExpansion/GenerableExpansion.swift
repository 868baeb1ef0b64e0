/// Expands `@Generable` on a structure or an enumeration into its schema, its content, and an initialiser that reads it.
///
/// Source: Apple, FoundationModels `Generable(description:)` and `Guide(description:_:)`.
enum GenerableExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        let source = attachment.declSyntax.source
        let isEnum = Self.isEnum(source)
        if attachment.macroRole == "extension" {
            guard let type = attachment.extendedTypeSyntax?.source else { return .expansion(source: "", errors: []) }
            let read = isEnum ? reading(EnumCases(source)) : reading(properties(of: source), access: access(of: source))
            return .expansion(source: "extension \(type): FoundationModels.Generable {\n\(indented(read))\n}", errors: [])
        }
        let location = attachment.declSyntax.location
        func failure(_ message: String) -> PluginReply {
            let error = PluginReply.Diagnostic(message: message, fileName: location.fileName, offset: location.offset)
            return .expansion(source: nil, errors: [error])
        }
        let description = description(in: source)
        if isEnum { return .expansion(source: members(of: EnumCases(source), description), errors: []) }
        let stored = properties(of: source)
        if let unknown = stored.first(where: { $0.type == nil }) {
            return failure("'@Generable' needs the type of '\(unknown.name)': write it")
        }
        return .expansion(source: members(of: stored, description, access: access(of: source)), errors: [])
    }

    private static func properties(of source: String) -> [StoredProperties.Property] {
        StoredProperties(source, passing: ["Guide"], takesConstants: true).properties
    }

    private static func access(of source: String) -> String {
        let modifiers = StoredProperties(source).modifiers
        return !modifiers.isDisjoint(with: ["public", "open"]) ? "public " : modifiers.contains("package") ? "package " : ""
    }

    private static func isEnum(_ source: String) -> Bool {
        var reader = SourceReader(source)
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "enum" { return true }
            if piece == "struct" || piece == "class" || piece.hasPrefix("{") { return false }
        }
        return false
    }

    /// Returns the description that `@Generable(description:)` has, with a comma before it; empty where it has none.
    private static func description(in source: String) -> String {
        var reader = SourceReader(source)
        while !reader.isAtEnd, reader.takePiece() != "Generable" {}
        guard reader.next == "(" else { return "" }
        return ", \(reader.takePiece().dropFirst().dropLast())"
    }

    // MARK: Structures

    private static func members(of stored: [StoredProperties.Property], _ description: String, access: String) -> String {
        let schema = stored.map { property in
            let name = "name: \(literal(property))"
            let guide = property.attributes.first { $0.name == "Guide" }?.arguments.dropFirst().dropLast() ?? ""
            let (words, guides) = arguments(of: guide)
            return "FoundationModels.GenerationSchema.Property(\(name)\(words), type: (\(property.type ?? "")).self\(guides))"
        }
        let values = stored.map { "properties.append((\(literal($0)), self.\($0.name)))" }
        let parts = stored.map { "\(access)var \($0.name): \(partial($0.type ?? ""))" }
        let reads = stored.map { "self.\($0.name) = try content.value(forProperty: \(literal($0)))" }
        return """
            nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self\(description), properties: [\(schema.joined(separator: ", "))])
            }
            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                \(stored.isEmpty ? "let" : "var") properties: [(name: Swift.String, value: any FoundationModels.ConvertibleToGeneratedContent)] = []
                \(values.joined(separator: "\n    "))
                return FoundationModels.GeneratedContent(properties: properties, uniquingKeysWith: { _, second in second })
            }
            nonisolated \(access)struct PartiallyGenerated: Swift.Identifiable, FoundationModels.ConvertibleFromGeneratedContent {
                \(access)var id: FoundationModels.GenerationID
                \(parts.joined(separator: "\n    "))
                nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                    self.id = content.id ?? FoundationModels.GenerationID()
                    \(reads.joined(separator: "\n        "))
                }
            }
            """
    }

    private static func reading(_ stored: [StoredProperties.Property], access: String) -> String {
        let reads = stored.map { "self.\($0.name) = try content.value(forProperty: \(literal($0)))" }
        return """
            nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
                \(reads.joined(separator: "\n    "))
            }
            """
    }

    /// The type of a part: an optional one has no value either way.
    private static func partial(_ type: String) -> String {
        let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
        return "(\(bare)).PartiallyGenerated?"
    }

    private static func literal(_ property: StoredProperties.Property) -> String { "\"\(ModelExpansion.plain(property.name))\"" }

    /// Returns the arguments of a guide as a property takes them: its description, and its guides in a list.
    private static func arguments(of guide: Substring) -> (description: String, guides: String) {
        var (description, guides) = ("", [String]())
        for argument in split(guide) {
            if argument.hasPrefix("description") {
                description = ", \(argument)"
            } else {
                guides.append(argument)
            }
        }
        return (description, guides.isEmpty ? "" : ", guides: [\(guides.joined(separator: ", "))]")
    }

    /// Returns the arguments of a list, without the space around them.
    private static func split(_ list: Substring) -> [String] {
        var (reader, found, current) = (SourceReader(list), [String](), "")
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "," {
                found.append(current)
                current = ""
            } else if !current.isEmpty || !piece.allSatisfy(\.isWhitespace) {
                current += piece
            }
        }
        return current.isEmpty ? found : found + [current]
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }

    // MARK: Enumerations

    private static func members(of choices: EnumCases, _ description: String) -> String {
        let access = choices.access
        guard choices.hasValues else {
            let names = choices.cases.map { choices.isRaw ? "Self.\($0.name).rawValue" : "\"\(ModelExpansion.plain($0.name))\"" }
            let arms = zip(choices.cases, names).map { "case .\($0.name): \($1).generatedContent" }
            return """
                nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                    FoundationModels.GenerationSchema(type: Self.self\(description), anyOf: [\(names.joined(separator: ", "))])
                }
                nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                    switch self {
                    \(arms.joined(separator: "\n    "))
                    }
                }
                """
        }
        let arms = choices.cases.map { choice in
            let names = choice.values.indices.map { "value\($0)" }
            let pattern = names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"
            let pairs = zip(choice.values, names).map { "\"\($0.label)\": \($1)" }.joined(separator: ", ")
            let content = "FoundationModels.GeneratedContent(properties: [\(pairs.isEmpty ? ":" : pairs)])"
            return "case .\(choice.name)\(pattern): FoundationModels.GeneratedContent(properties: ["
                + "\"\(ModelExpansion.plain(choice.name))\": \(content)])"
        }
        let schemas = choices.cases.map { choice in
            let values = choice.values.map {
                "FoundationModels.GenerationSchema.Property(name: \"\($0.label)\", type: (\($0.type)).self)"
            }
            return "(\"\(ModelExpansion.plain(choice.name))\", [\(values.joined(separator: ", "))])"
        }
        return """
            nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
                FoundationModels.GenerationSchema(type: Self.self\(description), cases: [\(schemas.joined(separator: ", "))])
            }
            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
                switch self {
                \(arms.joined(separator: "\n    "))
                }
            }
            """
    }

    private static func reading(_ choices: EnumCases) -> String {
        let arms = choices.cases.map { choice in
            guard choices.hasValues else {
                return "case \(choices.isRaw ? "Self.\(choice.name).rawValue" : "\"\(ModelExpansion.plain(choice.name))\""): "
                    + "self = .\(choice.name)"
            }
            let values = choice.values.map { value in
                (value.isLabelled ? "\(value.label): " : "") + "try values.value(forProperty: \"\(value.label)\")"
            }
            return "case \"\(ModelExpansion.plain(choice.name))\": self = .\(choice.name)"
                + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        let (subject, values) =
            choices.hasValues
            ? ("content.caseName()", "let values = try content.caseValues()\n    ")
            : ("content.value(Swift.String.self)", "")
        return """
            nonisolated \(choices.access)init(_ content: FoundationModels.GeneratedContent) throws {
                \(choices.cases.contains { !$0.values.isEmpty } ? values : "")switch try \(subject) {
                \(arms.joined(separator: "\n    "))
                case let other: throw FoundationModels.GeneratedContent.unknownCase(other, of: Self.self)
                }
            }
            """
    }
}

/// The cases of an enumeration, read from its declaration's source.
private struct EnumCases {
    /// A case with the values that it holds.
    struct Case {
        var name: String
        var values: [Value] = []
    }

    /// A value of a case, by its label, or by its place where it has none.
    struct Value {
        var label: String
        var isLabelled: Bool
        var type: String
    }

    private(set) var cases: [Case] = []
    /// True if its first inherited type is that of its raw values.
    private(set) var isRaw = false
    private(set) var access = ""
    var hasValues: Bool { cases.contains { !$0.values.isEmpty } }

    init(_ source: String) {
        var reader = SourceReader(source)
        var head = ""
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece.hasPrefix("{") {
                readCases(piece.dropFirst().dropLast())
                break
            }
            if piece == "public" || piece == "package" { access = "\(piece) " }
            head += piece
        }
        if let colon = head.lastIndex(of: ":") {
            isRaw = head[colon...].dropFirst().split { " ,\n".contains($0) }.first == "String"
        }
    }

    private mutating func readCases(_ body: Substring) {
        var reader = SourceReader(body)
        while !reader.isAtEnd {
            guard reader.takePiece() == "case" else { continue }
            repeat {
                reader.skipSpace()
                var found = Case(name: String(reader.takePiece()))
                if reader.next == "(" { found.values = Self.values(in: reader.takePiece().dropFirst().dropLast()) }
                cases.append(found)
                while let next = reader.next, next != ",", next != ";", !next.isNewline { _ = reader.takePiece() }
            } while takeComma(from: &reader)
        }
    }

    private func takeComma(from reader: inout SourceReader) -> Bool {
        guard reader.next == "," else { return false }
        _ = reader.takePiece()
        return true
    }

    private static func values(in list: Substring) -> [Value] {
        let member = list.split(separator: ",").enumerated()
        return member.map { place, text in
            let parts = text.split(separator: ":", maxSplits: 1).map { String($0).filter { !$0.isWhitespace } }
            return parts.count == 2
                ? Value(label: parts[0], isLabelled: true, type: parts[1])
                : Value(label: "_\(place)", isLabelled: false, type: parts.first ?? "")
        }
    }
}
