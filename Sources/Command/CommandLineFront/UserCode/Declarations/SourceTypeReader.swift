import SwiftLexing

/// Reads types among tokens.
///
/// Source: The Swift Programming Language, "Types".
struct SourceTypeReader {
    let tokens: [SwiftToken]
    /// The token to be read next.
    private(set) var index: Int
    private let end: Int
    /// The attributes that stood before the type, without `@`.
    private(set) var attributes: [String] = []
    /// The number of types around the one that is read.
    private var depth = 0

    /// The most types in each other. A type that goes deeper is no longer understood, and the rest of its declaration is passed over: no
    /// source may bring the reader, or those that walk through the type, to the end of the stack.
    private static let deepest = 50

    init(_ tokens: [SwiftToken], from index: Int, to end: Int) {
        (self.tokens, self.index, self.end) = (tokens, index, end)
    }

    /// The type that begins here; afterwards `index` is behind it.
    mutating func read() -> SourceType {
        var types = [readPart()]
        while isMark("&") {
            index += 1
            types.append(readPart())
        }
        return types.count == 1 ? types[0] : .composition(types)
    }

    private func isMark(_ mark: Character, at offset: Int = 0) -> Bool {
        index + offset < end && tokens[index + offset].kind == .mark(mark)
    }

    private var word: String? { index < end ? tokens[index].word : nil }

    private static let ownership: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "nonisolated",
    ]

    private mutating func readPart() -> SourceType {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            index = end
            return .other("?")
        }
        skipAttributes()
        if word == "some" || word == "any" {
            let isOpaque = word == "some"
            index += 1
            let type = read()
            return isOpaque ? .opaque(type) : .existential(type)
        }
        if isMark("~") {
            index += 1
            return .other("~\(readPart().text)")
        }
        return readSuffixes(of: readPrimary())
    }

    private mutating func skipAttributes() {
        while index < end {
            if isMark("@"), index + 1 < end, let name = tokens[index + 1].name {
                attributes.append(name)
                index += 2
                // `@Builder<Int>`, `@Module.Builder`, `@convention(c)`.
                while isMark("."), index + 1 < end { index += 2 }
                if isMark("<") { _ = readArguments() }
                if isMark("("), tokens[index - 1].touches(tokens[index]) { index = closing() + 1 }
            } else if let word, Self.ownership.contains(word), index + 1 < end, !isMark(".", at: 1) {
                index += 1
            } else {
                return
            }
        }
    }

    /// The mark that closes the group that opens here.
    private func closing() -> Int {
        let depth = tokens[index].depth
        return tokens[(index + 1)..<end].firstIndex { $0.isClosing && $0.depth == depth } ?? end - 1
    }

    private mutating func readPrimary() -> SourceType {
        if isMark("(") { return readTupleOrFunction() }
        if isMark("[") { return readCollection() }
        guard index < end, tokens[index].name != nil else {
            // A reader must always advance.
            index = min(index + 1, end)
            return .other("?")
        }
        return readName()
    }

    private mutating func readName() -> SourceType {
        var path: [String] = []
        var arguments: [SourceType] = []
        while index < end, let name = tokens[index].name {
            path.append(name)
            index += 1
            if isMark("<") { arguments = readArguments() }
            guard isMark("."), index + 1 < end, tokens[index + 1].name != nil else { break }
            index += 1
        }
        if let last = path.last, last == "Type" || last == "Protocol", path.count > 1 { return .other(path.joined(separator: ".")) }
        if path == ["Void"] || path == ["Swift", "Void"] { return .void }
        switch (path.last, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .array(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(path: path, arguments: arguments)
        }
    }

    /// Reads the types between `<` and `>`.
    private mutating func readArguments() -> [SourceType] {
        index += 1
        var types: [SourceType] = []
        while index < end, !isMark(">") {
            if isMark(",") {
                index += 1
            } else {
                types.append(read())
            }
        }
        index = min(index + 1, end)
        return types
    }

    private mutating func readSuffixes(of type: SourceType) -> SourceType {
        var type = type
        var count = 0
        while index < end {
            count += 1
            guard count <= Self.deepest else {
                index = end
                return .other("?")
            }
            if isMark("?") || isMark("!") {
                type = .optional(type)
                index += 1
            } else if isMark("."), isMark(".", at: 1), isMark(".", at: 2) {
                type = .array(type)
                index += 3
            } else if isMark("."), index + 1 < end, tokens[index + 1].word == "Type" {
                type = .other("\(type.text).Type")
                index += 2
            } else {
                break
            }
        }
        return type
    }

    private mutating func readCollection() -> SourceType {
        let close = closing()
        index += 1
        let first = read()
        var type = SourceType.array(first)
        if isMark(":") {
            index += 1
            type = .dictionary(first, read())
        }
        index = min(close + 1, end)
        return type
    }

    private mutating func readTupleOrFunction() -> SourceType {
        let close = closing()
        index += 1
        var elements: [SourceType.Element] = []
        while index < close {
            if isMark(",") {
                index += 1
                continue
            }
            elements.append(readElement())
        }
        index = min(close + 1, end)
        while word == "async" || word == "throws" || word == "rethrows" {
            index += 1
            if isMark("(") { index = closing() + 1 }
        }
        if isMark("-"), isMark(">", at: 1) {
            index += 2
            return .function(parameters: elements.map(\.type), result: read())
        }
        return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    }

    /// `Int`, `width: Int`, `_ width: Int`.
    private mutating func readElement() -> SourceType.Element {
        var label: String?
        if isMark(":", at: 1), let name = tokens[index].name {
            label = name
            index += 2
        } else if isMark(":", at: 2), tokens[index].name != nil, tokens[index + 1].name != nil {
            label = tokens[index].name == "_" ? nil : tokens[index].name
            index += 3
        }
        return SourceType.Element(label: label, type: read())
    }
}
