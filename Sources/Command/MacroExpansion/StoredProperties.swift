import SwiftLexing

/// Reads the variables that a type stores from its declaration's source.
struct StoredProperties {
    /// A variable that is stored by name, without a property wrapper around it.
    struct Property: Equatable {
        var name: String
        /// The type as it is written, or as its initial value implies; nil if neither is possible.
        var type: String?
        /// The attributes before it.
        var attributes: [Attribute] = []
    }

    /// An attribute, as it is written.
    struct Attribute: Equatable {
        var name: String
        /// The arguments, in parentheses; empty if there are none.
        var arguments = ""
    }

    private(set) var properties: [Property] = []
    /// The modifiers before the type's keyword, `public` among them.
    private(set) var modifiers: Set<String> = []
    /// The type's name.
    private(set) var name = ""

    private var attributes: [Attribute] = []
    /// The attributes of variables that are stored under their own name.
    private let harmless: Set<String>
    private var memberModifiers: Set<String> = []
    /// True if a constant without a value counts, too.
    private let takesConstants: Bool

    private static let keywords: Set<String> = [
        "let", "func", "init", "deinit", "subscript", "typealias", "associatedtype", "case", "struct", "enum", "actor", "extension",
        "protocol", "import",
    ]
    private static let modifierWords: Set<String> = [
        "static", "class", "lazy", "public", "package", "internal", "fileprivate", "private", "open", "weak", "unowned",
        "nonisolated", "final", "override", "dynamic", "mutating", "borrowing", "consuming",
    ]

    init(_ declaration: String, passing marks: Set<String> = [], takesConstants: Bool = false) {
        self.takesConstants = takesConstants
        harmless = marks.union(["available", "MainActor"])
        var reader = SourceReader(declaration)
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "struct" || piece == "class" || piece == "enum" || piece == "actor" {
                reader.skipSpace()
                name = String(reader.takePiece())
                break
            }
            if piece == "@" {
                _ = Self.takeAttribute(from: &reader)
            } else if Self.modifierWords.contains(String(piece)) {
                modifiers.insert(String(piece))
            }
        }
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            guard piece.first == "{" else { continue }
            readMembers(piece.dropFirst().dropLast())
            return
        }
    }

    private mutating func readMembers(_ body: Substring) {
        var reader = SourceReader(body)
        while !reader.isAtEnd {
            let piece = String(reader.takePiece())
            switch piece {
            case "@": attributes.append(Self.takeAttribute(from: &reader))
            case "var":
                readVariable(from: &reader)
                endMember()
            case "let" where takesConstants:
                readVariable(from: &reader, isConstant: true)
                endMember()
            case _ where Self.keywords.contains(piece) || piece.hasPrefix("{"): endMember()
            case _ where Self.modifierWords.contains(piece): memberModifiers.insert(piece)
            default: break
            }
        }
    }

    private mutating func endMember() {
        attributes = []
        memberModifiers = []
    }

    /// An attribute whose `@` has been taken.
    private static func takeAttribute(from reader: inout SourceReader) -> Attribute {
        var name = String(reader.takePiece())
        while reader.next == "." {
            _ = reader.takePiece()
            name = String(reader.takePiece())
        }
        return Attribute(name: name, arguments: reader.next == "(" ? String(reader.takePiece()) : "")
    }

    /// Reads the bindings behind `var` or `let`, and keeps those that are stored, and of constants those that an initialiser sets.
    private mutating func readVariable(from reader: inout SourceReader, isConstant: Bool = false) {
        // Wrapped variables are stored under another name; those that are marked are left out.
        let isLeftOut =
            !memberModifiers.isDisjoint(with: ["static", "class", "lazy"]) || attributes.contains { !harmless.contains($0.name) }
        var found: [Property] = []
        repeat {
            reader.skipSpace()
            let name = reader.takePiece()
            guard let first = name.first, first == "_" || first == "`" || first.isLetter else { return }
            var binding = Binding(name: String(name))
            binding.read(from: &reader)
            if !binding.isComputed, !isConstant || !binding.hasValue {
                let type = binding.writtenType ?? binding.typeOfValue
                found.append(Property(name: binding.name, type: type, attributes: attributes))
            }
        } while Self.takeComma(from: &reader)
        // In `var x, y: Double` the type behind the last name is every name's.
        for index in found.indices.dropLast().reversed() where found[index].type == nil { found[index].type = found[index + 1].type }
        if !isLeftOut { properties += found }
    }

    private static func takeComma(from reader: inout SourceReader) -> Bool {
        var ahead = reader
        ahead.skipSpace()
        guard ahead.next == "," else { return false }
        _ = ahead.takePiece()
        reader = ahead
        return true
    }
}

/// A name behind `var`, with the text behind it.
private struct Binding {
    let name: String
    var writtenType: String?
    private var value = ""
    private(set) var isComputed = false
    var hasValue: Bool { !value.isEmpty }

    init(name: String) { self.name = name }

    mutating func read(from reader: inout SourceReader) {
        skipBlanks(of: &reader)
        if reader.next == ":" {
            _ = reader.takePiece()
            writtenType = takeType(from: &reader)
        }
        var ahead = reader
        ahead.skipSpace()
        if ahead.next == "=" {
            reader = ahead
            _ = reader.takePiece()
            value = takeValue(from: &reader)
            ahead = reader
            ahead.skipSpace()
        }
        if ahead.next == "{" {
            let block = ahead.takePiece()
            guard value.isEmpty || Self.observes(block) else { return }
            isComputed = !Self.observes(block)
            reader = ahead
        }
    }

    private func skipBlanks(of reader: inout SourceReader) {
        while let next = reader.next, next == " " || next == "\t" { _ = reader.takePiece() }
    }

    /// A type ends at a value, an accessor, a comma outside of its brackets, or the end of the line.
    private func takeType(from reader: inout SourceReader) -> String {
        var (text, depth) = ("", 0)
        while let next = reader.next {
            if depth == 0, next == "=" || next == "{" || next == "," || next == ";" || next.isNewline && !text.allSatisfy(\.isWhitespace) {
                break
            }
            let piece = reader.takePiece()
            if piece == "<" { depth += 1 }
            if piece == ">", !text.hasSuffix("-") { depth -= 1 }
            if !piece.hasPrefix("//"), !piece.hasPrefix("/*") { text += piece }
        }
        return Self.trimmed(text)
    }

    /// A value ends at a comma or where a line is complete.
    private func takeValue(from reader: inout SourceReader) -> String {
        var text = ""
        while let next = reader.next {
            if next == "," || next == ";" { break }
            if next.isNewline, let last = text.last(where: { !$0.isWhitespace }), !"=+-*/&|?:<(".contains(last) || text.hasSuffix("?") {
                let line = reader.rest.drop(while: \.isWhitespace)
                if !(line.first == "." || line.hasPrefix("? ") || line.hasPrefix("+ ") || line.hasPrefix("- ")) { break }
            }
            if next == "{", !text.allSatisfy(\.isWhitespace) {
                var ahead = reader
                if Self.observes(ahead.takePiece()) { break }
            }
            let piece = reader.takePiece()
            if !piece.hasPrefix("//"), !piece.hasPrefix("/*") { text += piece }
        }
        return Self.trimmed(text)
    }

    /// The type of the value, as far as a literal or the name of an initialiser gives it.
    var typeOfValue: String? {
        var digits = value.drop { $0 == "-" || $0 == " " }
        if let first = digits.first, first.isNumber {
            digits = digits.drop { $0.isNumber || $0 == "_" }
            return digits.first == "." || digits.first == "e" ? "Swift.Double" : "Swift.Int"
        }
        if value == "true" || value == "false" { return "Swift.Bool" }
        if value.hasPrefix("\""), SwiftTokenizer.tokens(of: Substring(value)).count == 1 { return "Swift.String" }
        guard let first = value.first, first.isLetter, first.isUppercase else { return nil }
        let name = value.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        let rest = value[name.endIndex...]
        return rest.hasPrefix("(") || rest.hasPrefix(".") ? String(name) : nil
    }

    /// Returns whether a block in braces holds observers, and no accessors.
    private static func observes(_ block: Substring) -> Bool {
        var reader = SourceReader(block.dropFirst())
        while !reader.isAtEnd {
            let piece = reader.takePiece()
            if piece == "willSet" || piece == "didSet" { return true }
            guard piece.allSatisfy(\.isWhitespace) || piece.hasPrefix("//") || piece.hasPrefix("/*") else { return false }
        }
        return false
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
