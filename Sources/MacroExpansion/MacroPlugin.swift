/// The program behind the macros: it answers the compiler's requests with expansions.
package enum MacroPlugin {
    /// Serves the compiler on standard input and output until it closes the pipe.
    ///
    /// - Throws: what breaks the pipe, or a message that is no request.
    package static func serve() throws {
        try PluginConnection.standard.serve { request in PreviewExpansion.reply(to: request) }
    }
}
