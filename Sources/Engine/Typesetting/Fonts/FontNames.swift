import CHarfBuzz

/// The names of a face in its table `name`, in every language it has.
struct FontNames: Sendable {
    /// Typographic families first, then the families of up to four styles each.
    var families: [String] = []
    var fullNames: [String] = []
    var postScriptName: String?

    /// Identifiers of OpenType's table `name`.
    private enum Identifier: UInt32, CaseIterable {
        case typographicFamily = 16
        case family = 1
        case fullName = 4
        case postScriptName = 6
    }

    init(of face: OpaquePointer) {
        var count: UInt32 = 0
        guard let entries = hb_ot_name_list_names(face, &count) else { return }
        for identifier in Identifier.allCases {
            for index in 0..<Int(count) where entries[index].name_id == identifier.rawValue {
                guard let text = FontNames.entry(identifier.rawValue, entries[index].language, of: face) else { continue }
                switch identifier {
                case .typographicFamily, .family: if !families.contains(text) { families.append(text) }
                case .fullName: if !fullNames.contains(text) { fullNames.append(text) }
                case .postScriptName: postScriptName = postScriptName ?? text
                }
            }
        }
    }

    /// The English text of a name, or else the first there is.
    static func english(_ identifier: UInt32, of face: OpaquePointer) -> String? {
        entry(identifier, hb_language_from_string("en", 2), of: face)
    }

    private static func entry(_ identifier: UInt32, _ language: hb_language_t?, of face: OpaquePointer) -> String? {
        var length: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: 256)
        guard hb_ot_name_get_utf8(face, identifier, language, &length, &buffer) > 0, length > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
