/// Expands `@Animatable` on a type into the conformance and `animatableData`, made of all stored variables of the type.
///
/// Source: Apple, SwiftUI `Animatable()` and `AnimatableIgnored()`.
enum AnimatableExpansion {
    static func reply(to attachment: PluginRequest.Attachment) -> PluginReply {
        if attachment.macroRole == "extension" { return .expansion(source: conformance(of: attachment), errors: []) }
        let location = attachment.declSyntax.location
        func diagnostic(_ message: String, severity: String) -> PluginReply.Diagnostic {
            .init(message: message, fileName: location.fileName, offset: location.offset, severity: severity)
        }
        let stored = StoredProperties(attachment.declSyntax.source)
        guard !stored.properties.isEmpty else {
            let message = "'@Animatable' has no effect: every stored variable of the type is '@AnimatableIgnored'"
            return .expansion(source: "", errors: [diagnostic(message, severity: "warning")])
        }
        let unknown = stored.properties.filter { $0.type == nil }
        guard unknown.isEmpty else {
            let errors = unknown.map {
                diagnostic(
                    "'@Animatable' needs the type of '\($0.name)': write it, or mark the property '@AnimatableIgnored'",
                    severity: "error")
            }
            return .expansion(source: nil, errors: errors)
        }
        return .expansion(source: member(of: stored), errors: [])
    }

    /// Returns the extension; empty for a type that is animatable already, as a shape is.
    private static func conformance(of attachment: PluginRequest.Attachment) -> String {
        let missing = attachment.conformanceListSyntax?.source ?? ""
        guard let type = attachment.extendedTypeSyntax?.source, missing.contains("Animatable") else { return "" }
        return "extension \(type): SwiftUI.Animatable {}"
    }

    private static func member(of stored: StoredProperties) -> String {
        let isPublic = !stored.modifiers.isDisjoint(with: ["public", "open"])
        let access = isPublic ? "public " : stored.modifiers.contains("package") ? "package " : ""
        let properties = stored.properties
        let names = properties.map { "self.\($0.name).animatableData" }
        if properties.count == 1 {
            return """
                \(access)nonisolated var animatableData: (\(properties[0].type ?? "")).AnimatableData {
                    get { \(names[0]) }
                    set { \(names[0]) = newValue }
                }
                """
        }
        let types = properties.map { "(\($0.type ?? "")).AnimatableData" }.joined(separator: ", ")
        let writes = names.enumerated().map { "\($1) = newValue.value.\($0)" }.joined(separator: "\n        ")
        return """
            \(access)nonisolated var animatableData: SwiftUI.AnimatableValues<\(types)> {
                get { SwiftUI.AnimatableValues(\(names.joined(separator: ", "))) }
                set {
                    \(writes)
                }
            }
            """
    }
}
