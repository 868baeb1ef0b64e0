/// Expands `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)` into the conformance, the name that people read, made of
/// the type's, and the parameters of an intent.
///
/// Source: Apple, AppIntents `AppIntent(schema:)` and its sisters.
enum SchemaExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        let kind = Kind(attachment.macro.typeName)
        switch attachment.macroRole {
        case "extension": return .expansion(source: conformance(of: attachment, kind), errors: [])
        case "memberAttribute": return .expansion(source: wrapper(of: attachment.declSyntax.source), errors: [])
        default: return .expansion(source: members(of: attachment.declSyntax.source, kind), errors: [])
        }
    }

    /// The kind of declaration that a type becomes.
    private enum Kind: String {
        case intent = "AppIntent"
        case entity = "AppEntity"
        case choices = "AppEnum"

        init(_ macro: String) { self = macro == "SchemaIntent" ? .intent : macro == "SchemaEntity" ? .entity : .choices }

        /// The member that names the type to people, and its type.
        var label: (name: String, type: String) {
            self == .intent ? ("title", "LocalizedStringResource") : ("typeDisplayRepresentation", "AppIntents.TypeDisplayRepresentation")
        }
    }

    private static func conformance(of attachment: PluginRequest.Attachment, _ kind: Kind) -> String {
        let missing = attachment.conformanceListSyntax?.source ?? ""
        guard let type = attachment.extendedTypeSyntax?.source, missing.contains(kind.rawValue) else { return "" }
        return "extension \(type): AppIntents.\(kind.rawValue) {}"
    }

    /// Returns the wrapper of a variable that is stored without a value and without a wrapper of its own; empty for other members.
    private static func wrapper(of source: String) -> String {
        let member = StoredProperties("struct Member { \(source)\n}")
        guard member.properties.count == 1, !source.contains("="), !source.contains("private") else { return "" }
        let name = member.properties[0].name
        return "@AppIntents.IntentParameter(title: \(PreviewExpansion.literal(words(of: name.prefix(1).uppercased() + name.dropFirst()))))"
    }

    private static func members(of source: String, _ kind: Kind) -> String {
        let stored = StoredProperties(source)
        let isPublic = !stored.modifiers.isDisjoint(with: ["public", "open"])
        let access = isPublic ? "public " : stored.modifiers.contains("package") ? "package " : ""
        var members: [String] = []
        if !declares(kind.label.name, in: source) {
            members.append(
                "\(access)static var \(kind.label.name): \(kind.label.type) { \(PreviewExpansion.literal(words(of: stored.name))) }")
        }
        if kind == .intent, !declares("init", in: source) { members.append("\(access)init() {}") }
        return members.joined(separator: "\n")
    }

    /// Returns whether a type's body declares a static variable or an initialiser of a name.
    private static func declares(_ name: String, in source: String) -> Bool {
        var reader = SourceReader(source)
        var body: Substring?
        while !reader.isAtEnd, body == nil {
            let piece = reader.takePiece()
            if piece.hasPrefix("{") { body = piece.dropFirst().dropLast() }
        }
        reader = SourceReader(body ?? "")
        var former: Substring = ""
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece.allSatisfy(\.isWhitespace) { continue }
            if name == "init" ? piece == "init" && reader.next == "(" : piece == name && (former == "var" || former == "let") {
                return true
            }
            former = piece
        }
        return false
    }

    /// The words of a type's name: `OpenBookIntent` is "Open Book".
    private static func words(of name: String) -> String {
        var words: [String] = []
        for character in name {
            if character.isUppercase, words.last?.last?.isUppercase != true { words.append("") }
            if words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        if words.count > 1, ["Intent", "Entity", "Enum"].contains(words[words.count - 1]) { words.removeLast() }
        return words.joined(separator: " ")
    }
}
