/// The program behind the macros: it answers the compiler's requests with expansions.
package enum MacroPlugin {
    /// Serves the compiler on standard input and output until it closes the pipe.
    ///
    /// - Throws: what breaks the pipe, or a message that is no request.
    package static func serve() throws {
        try PluginConnection.standard.serve(reply)
    }

    static func reply(to request: PluginRequest) -> PluginReply {
        guard case .attachment(let attachment) = request else { return PreviewExpansion.reply(to: request) }
        switch attachment.macro.typeName {
        case "Entry": return EntryExpansion.reply(to: attachment)
        case "Animatable": return AnimatableExpansion.reply(to: attachment)
        // The marks of `#Preview` and `@Animatable` on properties are for those to read; by themselves they make nothing.
        default: return .expansion(source: "", errors: [])
        }
    }
}
