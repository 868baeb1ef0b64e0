/// An answer of this plug-in.
enum PluginReply: Encodable {
    case capability
    /// The source that takes the invocation's place, or nil and an error with the reason.
    case expansion(source: String?, errors: [Diagnostic])

    /// The version of the protocol that the Swift 6 compilers speak; its addition since version 5 (`expandMacroResult` for every kind of
    /// macro) is what `encode(to:)` writes.
    static let protocolVersion = 7

    /// An error or a warning the compiler prints at a place in the user's file.
    struct Diagnostic: Encodable {
        let message: String
        let fileName: String
        let offset: Int
        var severity = "error"

        private enum CodingKeys: CodingKey { case message, severity, position, highlights, notes, fixIts }
        private enum PositionKeys: CodingKey { case fileName, offset }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(message, forKey: .message)
            try container.encode(severity, forKey: .severity)
            var position = container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
            try position.encode(fileName, forKey: .fileName)
            try position.encode(offset, forKey: .offset)
            for key in [CodingKeys.highlights, .notes, .fixIts] { try container.encode([String](), forKey: key) }
        }
    }

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }
    private enum CapabilityKeys: CodingKey { case capability }
    private enum VersionKeys: CodingKey { case protocolVersion }
    private enum ResultKeys: CodingKey { case expandedSource, diagnostics }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .capability:
            var result = container.nestedContainer(keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: VersionKeys.self, forKey: .capability)
            try capability.encode(PluginReply.protocolVersion, forKey: .protocolVersion)
        case .expansion(let source, let errors):
            var result = container.nestedContainer(keyedBy: ResultKeys.self, forKey: .expandMacroResult)
            try result.encode(source, forKey: .expandedSource)
            try result.encode(errors, forKey: .diagnostics)
        }
    }
}
