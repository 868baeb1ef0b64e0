/// The program behind the macros: it answers the compiler's requests with expansions.
package enum MacroPlugin {
    /// Serves the compiler on standard input and output until it closes the pipe.
    ///
    /// - Throws: errors of the pipe, or a message that is no request.
    package static func serve() throws {
        try PluginConnection.standard.serve(reply)
    }

    static func reply(to request: PluginRequest) -> PluginReply {
        guard case .attachment(let attachment) = request else {
            // The marks on a model's variables are for `@Model` to read; by themselves they expand to nothing. A playground is not drawn
            // either.
            if case .expansion(let expansion) = request, ["ModelMark", "Playground"].contains(expansion.macro?.typeName) {
                return .expansion(source: "", errors: [])
            }
            if case .expansion(let expansion) = request, expansion.macro?.typeName == "TipRule" { return TipExpansion.rule(of: expansion) }
            return PreviewExpansion.reply(to: request)
        }
        switch attachment.macro.typeName {
        case "Entry": return EntryExpansion.reply(to: attachment)
        case "EntryDefaultValue": return EntryExpansion.defaultValue(in: attachment)
        case "Animatable": return AnimatableExpansion.reply(to: attachment)
        case "Model": return ModelExpansion.reply(to: attachment)
        case "PersistedProperty": return PersistedPropertyExpansion.reply(to: attachment)
        case "Query": return QueryExpansion.reply(to: attachment)
        case "SchemaIntent", "SchemaEntity", "SchemaEnum": return SchemaExpansion.reply(to: attachment)
        case "Generable": return GenerableExpansion.reply(to: attachment)
        case "TipParameter": return TipExpansion.parameter(of: attachment)
        case "ModelActor": return ModelActorExpansion.reply(to: attachment)
        // The marks of `#Preview`, `@Animatable` and `@Model` on properties are for those to read; by themselves they make nothing.
        default: return .expansion(source: "", errors: [])
        }
    }
}
