/// Expands `#Rule` and `@Parameter` of TipKit.
///
/// Source: Apple, TipKit `Rule(_:body:)` and `Parameter(_:)`.
enum TipExpansion {
    /// The rule that `#Rule(inputs) { condition }` makes.
    static func rule(of expansion: PluginRequest.Expansion) -> PluginReply {
        var reader = SourceReader(expansion.syntax.source)
        while !reader.isAtEnd, reader.takePiece() != "Rule" {}
        return .expansion(source: "TipKit.Tips.Rule\(reader.rest)", errors: [])
    }

    /// The parameter `$name` of `@Parameter static var name: Type = value`, and the accessors that read and write it.
    static func parameter(of attachment: PluginRequest.Attachment) -> PluginReply {
        let declaration = attachment.declSyntax
        guard let property = EntryExpansion.property(in: declaration.source), let type = property.type, let value = property.value else {
            let message = "'@Parameter' belongs to a 'static var' with a type and a value"
            let location = declaration.location
            return .expansion(
                source: nil, errors: [PluginReply.Diagnostic(message: message, fileName: location.fileName, offset: location.offset)])
        }
        let parameter = "$\(property.plainName)"
        if attachment.macroRole == "accessor" {
            return .expansion(
                source: """
                    {
                        get { \(parameter).wrappedValue }
                        set { \(parameter).wrappedValue = newValue }
                    }
                    """, errors: [])
        }
        return .expansion(
            source: """
                \(access(in: declaration.source))static var \(parameter): TipKit.Tips.Parameter<\(type)> {
                    TipKit.Tips.Parameter(Self.self, "\(property.plainName)", \(value))
                }
                """, errors: [])
    }

    /// Returns the access of a declaration as it is written, with a space behind it; empty where none is written.
    private static func access(in source: String) -> String {
        var reader = SourceReader(source)
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "var" { return "" }
            if ["public", "package", "internal", "fileprivate", "private"].contains(piece) { return "\(piece) " }
        }
        return ""
    }
}
