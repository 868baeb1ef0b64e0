import Foundation

/// Bytes of a document as characters.
enum XMLText {
    typealias Scalars = [Unicode.Scalar]

    /// The characters, by byte order mark, by the document's own word, else UTF-8.
    static func scalars(of data: Data) throws -> Scalars {
        let bytes = [UInt8](data)
        guard !bytes.isEmpty else { throw XMLParser.ErrorCode.emptyDocumentError }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try decode(bytes.dropFirst(3)) }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(2).contains(0) {
            let isBig = bytes[0] == 0xFE || bytes[0] == 0
            let start = bytes[0] >= 0xFE ? 2 : 0
            let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
                let (high, low) = isBig ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
                return UInt16(high) << 8 | UInt16(low)
            }
            return Array(String(decoding: units, as: UTF16.self).unicodeScalars)
        }
        switch declaredEncoding(in: bytes) {
        case nil, "utf-8", "utf8": return try decode(bytes[...])
        case "iso-8859-1", "latin1", "us-ascii", "ascii": return bytes.map { Unicode.Scalar($0) }
        // Windows 1252 differs from Latin 1 in 27 characters between 0x80 and 0x9F.
        case "windows-1252":
            guard let text = String(data: data, encoding: .windowsCP1252) else { throw XMLParser.ErrorCode.invalidEncodingError }
            return Array(text.unicodeScalars)
        default: throw XMLParser.ErrorCode.unknownEncodingError
        }
    }

    private static func decode(_ bytes: ArraySlice<UInt8>) throws -> Scalars {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw XMLParser.ErrorCode.invalidCharacterError }
        return Array(text.unicodeScalars)
    }

    private static func declaredEncoding(in bytes: [UInt8]) -> String? {
        let head = String(decoding: bytes.prefix(200), as: UTF8.self)
        guard head.hasPrefix("<?xml"), let end = head.range(of: "?>"),
            let word = head[..<end.lowerBound].range(of: "encoding")
        else { return nil }
        let rest = head[word.upperBound..<end.lowerBound].drop { $0 == " " || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return rest.dropFirst().prefix { $0 != quote }.lowercased()
    }

    /// Makes every line end one line feed (XML 1.0, 2.11).
    static func unifyLineEnds(_ scalars: inout Scalars) {
        guard scalars.contains("\r") else { return }
        var unified = Scalars()
        unified.reserveCapacity(scalars.count)
        for (index, scalar) in scalars.enumerated() {
            if scalar == "\n", index > 0, scalars[index - 1] == "\r" { continue }
            unified.append(scalar == "\r" ? "\n" : scalar)
        }
        scalars = unified
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }

    /// Returns whether a name may begin with the character (XML 1.0, 2.3). The rule is a little wider here: it allows everything beyond
    /// ASCII.
    static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "_", ":": true
        default: scalar.value >= 0xC0
        }
    }

    static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "-", ".", "\u{B7}": true
        default: beginsName(scalar)
        }
    }

    /// Returns whether a document may contain the character (XML 1.0, 2.2).
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 ? scalar.value != 0xFFFE && scalar.value != 0xFFFF : isSpace(scalar)
    }

    static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

/// One reading of a document, from its first character to its last.
final class XMLReader {
    typealias Fault = XMLParser.ErrorCode

    var isAborted = false
    private let scalars: XMLText.Scalars
    private var position = 0
    private unowned let parser: XMLParser
    /// Elements that are open, and the namespaces each declares. A stack of our own: depth is the document's choice.
    private var open: [(name: String, namespaces: [(prefix: String, address: String)])] = []
    private var entities: [String: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    /// An entity may name entities. Their expansion is bounded, or ten lines could require gigabytes.
    private static let longestEntity = 1_000_000

    init(scalars: XMLText.Scalars, parser: XMLParser) {
        (self.scalars, self.parser) = (scalars, parser)
    }

    var line: Int { 1 + scalars[..<position].count { $0 == "\n" } }
    var column: Int { position - (scalars[..<position].lastIndex(of: "\n") ?? -1) }

    func readDocument() throws {
        parser.delegate?.parserDidStartDocument(parser)
        try checkAborted()
        if takes("<?xml"), position < scalars.count, XMLText.isSpace(scalars[position]) {
            _ = try text(upTo: "?>", else: .xmlDeclNotFinishedError)
        } else {
            position = 0
        }
        try readMargin(allowsDoctype: true)
        guard position < scalars.count else { throw Fault.emptyDocumentError }
        guard scalars[position] == "<" else { throw Fault.documentStartError }
        repeat { try readContent() } while !open.isEmpty
        try readMargin(allowsDoctype: false)
        guard position == scalars.count else { throw Fault.extraContentError }
        parser.delegate?.parserDidEndDocument(parser)
    }

    // MARK: Before and after the root

    private func readMargin(allowsDoctype: Bool) throws {
        while true {
            skipSpace()
            if takes("<!--") {
                try readComment()
            } else if takes("<?") {
                try readInstruction()
            } else if allowsDoctype, takes("<!DOCTYPE") {
                try readDoctype()
            } else {
                return
            }
            try checkAborted()
        }
    }

    private func readComment() throws {
        let comment = try text(upTo: "--", else: .commentNotFinishedError)
        guard takes(">") else { throw Fault.commentContainsDoubleHyphenError }
        parser.delegate?.parser(parser, foundComment: comment)
    }

    private func readInstruction() throws {
        let target = try name()
        guard target.lowercased() != "xml" else { throw Fault.misplacedXMLDeclarationError }
        let hasData = skipSpace()
        let data = try text(upTo: "?>", else: .processingInstructionNotFinishedError)
        guard hasData || data.isEmpty else { throw Fault.spaceRequiredError }
        parser.delegate?.parser(parser, foundProcessingInstructionWithTarget: target, data: data.isEmpty ? nil : data)
    }

    private func readDoctype() throws {
        skipSpace()
        _ = try name()
        skipSpace()
        if takes("PUBLIC") {
            skipSpace()
            parser.publicID = try literal()
            skipSpace()
            parser.systemID = try literal()
        } else if takes("SYSTEM") {
            skipSpace()
            parser.systemID = try literal()
        }
        skipSpace()
        if takes("[") { try readSubset() }
        skipSpace()
        guard takes(">") else { throw Fault.doctypeDeclNotFinishedError }
    }

    private func readSubset() throws {
        while true {
            skipSpace()
            if takes("]") { return }
            if takes("<!--") {
                try readComment()
            } else if takes("<?") {
                try readInstruction()
            } else if takes("<!ENTITY") {
                try readEntityDeclaration()
            } else if takes("<!") {
                try skipDeclaration()
            } else if takes("%") {
                _ = try text(upTo: ";", else: .parsedEntityRefMissingSemiError)
            } else {
                throw Fault.doctypeDeclNotFinishedError
            }
        }
    }

    private func readEntityDeclaration() throws {
        skipSpace()
        let isParameter = takes("%")
        skipSpace()
        let entity = try name()
        skipSpace()
        guard position < scalars.count, scalars[position] == "\"" || scalars[position] == "'", !isParameter else {
            return try skipDeclaration()
        }
        let value = try resolved(Array(try literal().unicodeScalars))
        if entities[entity] == nil { entities[entity] = value }
        parser.delegate?.parser(parser, foundInternalEntityDeclarationWithName: entity, value: value)
        try skipDeclaration()
    }

    /// Passes the rest of a declaration, and the `>` within its literals.
    private func skipDeclaration() throws {
        while position < scalars.count {
            let scalar = scalars[position]
            if scalar == "\"" || scalar == "'" { _ = try literal() } else { position += 1 }
            if scalar == ">" { return }
        }
        throw Fault.doctypeDeclNotFinishedError
    }

    // MARK: Content

    private func readContent() throws {
        try checkAborted()
        guard position < scalars.count else { throw Fault.prematureDocumentEndError }
        if scalars[position] == "&" {
            let found = try reference()
            tell(found)
        } else if scalars[position] != "<" {
            try readCharacters()
        } else if takes("<![CDATA[") {
            let block = try text(upTo: "]]>", else: .cdataNotFinishedError)
            parser.delegate?.parser(parser, foundCDATA: Data(block.utf8))
        } else if takes("<!--") {
            try readComment()
        } else if takes("<?") {
            try readInstruction()
        } else if takes("</") {
            try readEndTag()
        } else {
            try readStartTag()
        }
    }

    private func readCharacters() throws {
        let start = position
        while position < scalars.count, scalars[position] != "<", scalars[position] != "&" {
            guard XMLText.isAllowed(scalars[position]) else { throw Fault.invalidCharacterError }
            if scalars[position] == "]", starts("]]>") { throw Fault.misplacedCDATAEndStringError }
            position += 1
        }
        tell(XMLText.string(scalars[start..<position]))
    }

    private func tell(_ text: String) {
        if !text.isEmpty { parser.delegate?.parser(parser, foundCharacters: text) }
    }

    private func readStartTag() throws {
        position += 1
        let qualified = try name()
        var attributes: [String: String] = [:]
        var namespaces: [(prefix: String, address: String)] = []
        while true {
            let hasSpace = skipSpace()
            guard position < scalars.count else { throw Fault.unfinishedTagError }
            if scalars[position] == ">" || scalars[position] == "/" { break }
            guard hasSpace else { throw Fault.spaceRequiredError }
            let key = try name()
            skipSpace()
            guard takes("=") else { throw Fault.attributeHasNoValueError }
            skipSpace()
            let value = try attributeValue()
            if parser.shouldProcessNamespaces, key == "xmlns" || key.hasPrefix("xmlns:") {
                namespaces.append((String(key.dropFirst(6)), value))
            } else if attributes.updateValue(value, forKey: key) != nil {
                throw Fault.attributeRedefinedError
            }
        }
        let isEmpty = takes("/")
        guard takes(">") else { throw Fault.gtRequiredError }
        open.append((qualified, namespaces))
        if parser.shouldReportNamespacePrefixes {
            for namespace in namespaces {
                parser.delegate?.parser(parser, didStartMappingPrefix: namespace.prefix, toURI: namespace.address)
            }
        }
        let told = toldName(qualified)
        parser.delegate?.parser(
            parser, didStartElement: told.name, namespaceURI: told.namespace, qualifiedName: told.qualified,
            attributes: attributes)
        if isEmpty { try endElement() }
    }

    private func readEndTag() throws {
        let name = try name()
        skipSpace()
        guard takes(">") else { throw Fault.gtRequiredError }
        guard name == open.last?.name else { throw Fault.tagNameMismatchError }
        try endElement()
    }

    private func endElement() throws {
        try checkAborted()
        guard let element = open.last else { throw Fault.notWellBalancedError }
        let told = toldName(element.name)
        parser.delegate?.parser(
            parser, didEndElement: told.name, namespaceURI: told.namespace, qualifiedName: told.qualified)
        open.removeLast()
        guard parser.shouldReportNamespacePrefixes else { return }
        for namespace in element.namespaces.reversed() {
            parser.delegate?.parser(parser, didEndMappingPrefix: namespace.prefix)
        }
    }

    private func toldName(_ qualified: String) -> (name: String, namespace: String?, qualified: String?) {
        guard parser.shouldProcessNamespaces else { return (qualified, nil, nil) }
        let parts = qualified.split(separator: ":", maxSplits: 1)
        let prefix = parts.count == 2 ? String(parts[0]) : ""
        for element in open.reversed() {
            guard let namespace = element.namespaces.last(where: { $0.prefix == prefix }) else { continue }
            return (String(parts.last ?? ""), namespace.address, qualified)
        }
        // An undeclared prefix is common in feeds; libxml2 notes it and continues.
        return (String(parts.last ?? ""), "", qualified)
    }

    // MARK: Values

    private func attributeValue() throws -> String {
        guard position < scalars.count, scalars[position] == "\"" || scalars[position] == "'" else {
            throw Fault.attributeNotStartedError
        }
        let quote = scalars[position]
        var value = String.UnicodeScalarView()
        position += 1
        while position < scalars.count, scalars[position] != quote {
            switch scalars[position] {
            case "<": throw Fault.lessThanSymbolInAttributeError
            case "&":
                value.append(contentsOf: try reference().unicodeScalars)
                continue
            case let scalar where XMLText.isSpace(scalar): value.append(" ")
            case let scalar where XMLText.isAllowed(scalar): value.append(scalar)
            default: throw Fault.invalidCharacterError
            }
            position += 1
        }
        guard position < scalars.count else { throw Fault.attributeNotFinishedError }
        position += 1
        return String(value)
    }

    /// Returns the value of the reference at the position, and moves past it.
    private func reference() throws -> String {
        let (value, next) = try Self.reference(in: scalars, at: position, entities: entities)
        position = next
        return value
    }

    private static func reference(
        in scalars: XMLText.Scalars, at start: Int, entities: [String: String]
    ) throws -> (value: String, next: Int) {
        let end = scalars[start...].prefix(65).firstIndex(of: ";")
        guard let end else { throw Fault.entityReferenceMissingSemiError }
        let word = XMLText.string(scalars[(start + 1)..<end])
        guard !word.isEmpty else { throw Fault.entityReferenceWithoutNameError }
        if word.hasPrefix("#") {
            let isHex = word.hasPrefix("#x")
            let digits = word.dropFirst(isHex ? 2 : 1)
            guard let number = UInt32(digits, radix: isHex ? 16 : 10) else {
                throw isHex ? Fault.invalidHexCharacterRefError : Fault.invalidDecimalCharacterRefError
            }
            guard let scalar = Unicode.Scalar(number), XMLText.isAllowed(scalar) else { throw Fault.invalidCharacterRefError }
            return (String(Character(scalar)), end + 1)
        }
        guard let value = entities[word] else { throw Fault.undeclaredEntityError }
        return (value, end + 1)
    }

    /// Returns an entity's value with its references resolved; those declared later stay as written.
    private func resolved(_ value: XMLText.Scalars) throws -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        var length = 0
        while index < value.count {
            guard value[index] == "&" else {
                result.append(value[index])
                (index, length) = (index + 1, length + 1)
                continue
            }
            let (text, next) = try Self.reference(in: value, at: index, entities: entities)
            length += text.unicodeScalars.count
            guard length <= Self.longestEntity else { throw Fault.entityRefLoopError }
            result.append(contentsOf: text.unicodeScalars)
            index = next
        }
        return String(result)
    }

    private func literal() throws -> String {
        guard position < scalars.count, scalars[position] == "\"" || scalars[position] == "'" else {
            throw Fault.literalNotStartedError
        }
        let quote = scalars[position]
        position += 1
        guard let end = scalars[position...].firstIndex(of: quote) else { throw Fault.literalNotFinishedError }
        defer { position = end + 1 }
        return XMLText.string(scalars[position..<end])
    }

    // MARK: Characters

    private func name() throws -> String {
        guard position < scalars.count, XMLText.beginsName(scalars[position]) else { throw Fault.nameRequiredError }
        let start = position
        while position < scalars.count, XMLText.continuesName(scalars[position]) { position += 1 }
        return XMLText.string(scalars[start..<position])
    }

    private func text(upTo mark: String, else fault: Fault) throws -> String {
        let start = position
        while position < scalars.count {
            let end = position
            if takes(mark) { return XMLText.string(scalars[start..<end]) }
            guard XMLText.isAllowed(scalars[position]) else { throw Fault.invalidCharacterError }
            position += 1
        }
        throw fault
    }

    private func starts(_ mark: String) -> Bool {
        scalars[position...].starts(with: mark.unicodeScalars)
    }

    private func takes(_ mark: String) -> Bool {
        guard starts(mark) else { return false }
        position += mark.unicodeScalars.count
        return true
    }

    @discardableResult
    private func skipSpace() -> Bool {
        let start = position
        while position < scalars.count, XMLText.isSpace(scalars[position]) { position += 1 }
        return position > start
    }

    private func checkAborted() throws {
        if isAborted { throw Fault.delegateAbortedParseError }
    }
}
