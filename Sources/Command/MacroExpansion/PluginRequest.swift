/// A request of the compiler to a plug-in. Only the members this plug-in reads are declared.
enum PluginRequest: Decodable {
    case capability
    case expansion(Expansion)
    case attachment(Attachment)
    /// A request this plug-in does not serve, by its name in the protocol.
    case other(String)

    /// A freestanding macro to expand.
    struct Expansion: Decodable {
        let discriminator: String
        let syntax: Syntax
        /// The macro; the oldest compilers do not send it.
        var macro: Attachment.Macro?
    }

    /// A macro on a declaration to expand.
    struct Attachment: Decodable {
        let macro: Macro
        /// The requested role of the macro: `accessor`, `peer`, `member`, `memberAttribute`, `extension`.
        let macroRole: String
        let declSyntax: Syntax
        /// The declarations around, the innermost first.
        let lexicalContext: [Fragment]?
        let parentDeclSyntax: Fragment?
        /// The type of a requested extension; `conformanceListSyntax` has the protocols that it does not conform to yet.
        let extendedTypeSyntax: Fragment?
        let conformanceListSyntax: Fragment?

        /// The macro, by the name of the type that implements it according to its declaration.
        struct Macro: Decodable { let typeName: String }
        struct Fragment: Decodable { let source: String }

        /// The source of the declaration around.
        var surroundings: String { parentDeclSyntax?.source ?? lexicalContext?.first?.source ?? "" }
    }

    /// The invocation's source text and where it stands.
    struct Syntax: Decodable {
        let source: String
        let location: Location
    }

    /// A place in a source file; line and column count from 1, the offset from 0, in UTF-8 bytes.
    struct Location: Decodable {
        let fileID: String
        let fileName: String
        let offset: Int
        let line: Int
        let column: Int

        /// The place behind a text that starts here. The column counts UTF-8 bytes, as the compiler's does.
        func advanced(over text: String) -> Location {
            var line = line
            var column = column
            var previous: UInt8 = 0
            for byte in text.utf8 {
                let endsLine = byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && previous != UInt8(ascii: "\r"))
                if endsLine {
                    line += 1
                    column = 1
                } else if byte != UInt8(ascii: "\n") {
                    column += 1
                }
                previous = byte
            }
            return Location(
                fileID: fileID, fileName: fileName, offset: offset + text.utf8.count, line: line, column: column)
        }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let name = container.allKeys.first?.stringValue ?? ""
        switch name {
        case "getCapability": self = .capability
        case "expandFreestandingMacro":
            self = .expansion(try container.decode(Expansion.self, forKey: Key(stringValue: name)))
        case "expandAttachedMacro":
            self = .attachment(try container.decode(Attachment.self, forKey: Key(stringValue: name)))
        default: self = .other(name)
        }
    }
}
