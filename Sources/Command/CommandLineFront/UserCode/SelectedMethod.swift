import SwiftLexing

/// The method that a `#selector` names, as the arguments that hand it over.
enum SelectedMethod {
    /// Types whose methods are Apple's: not all of them are here, and a name alone does for those.
    private static let foreignPrefixes = ["UI", "NS", "CA", "WK", "AV", "MK", "SK", "PH", "CL"]

    /// - Parameters:
    ///   - bytes: the source's, as far as they are not rewritten.
    ///   - range: the tokens between the parentheses.
    /// - Returns: `Type.self, { $0.name }`; nil where it names no method of the user's.
    static func expression(in source: SwiftSource, bytes: [UInt8], at range: Range<Int>) -> String? {
        let tokens = source.tokens[range]
        guard let first = tokens.first, let last = tokens.last, first.name != nil else { return nil }
        func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
        // `getter: name` names a property.
        if tokens.count > 1, tokens[range.lowerBound + 1].kind == .mark(":") { return nil }
        // The name of the method begins behind the last dot before its labels.
        let named = tokens.prefix { $0.kind != .mark("(") }
        let dot = named.lastIndex { $0.kind == .mark(".") }
        let start = dot.map { $0 + 1 } ?? range.lowerBound
        guard tokens.indices.contains(start) else { return nil }
        let method = text(from: tokens[start].range.lowerBound, to: last.range.upperBound)
        var type: String?
        if let dot { type = text(from: first.range.lowerBound, to: tokens[dot].range.lowerBound) }
        // Another name is a method of the type around it, or of a type which that inherits from.
        if type == nil || type == "self" || type == "Self" { type = enclosingType(of: range.lowerBound, in: source) }
        guard let type, !foreignPrefixes.contains(where: { type.hasPrefix($0) && type.dropFirst($0.count).first?.isUppercase ?? false })
        else { return nil }
        return "\(type).self, { $0.\(method) }"
    }

    /// The most tokens between a selector and the braces around it.
    private static let farthest = 20_000

    private static let typeWords: Set<String> = ["class", "extension", "struct", "enum", "actor"]

    /// The name of the type in whose braces a token stands; `A.B` for an extension of it.
    private static func enclosingType(of index: Int, in source: SwiftSource) -> String? {
        let tokens = source.tokens
        var depth = tokens[index].depth
        var place = index
        while depth > 0 {
            guard let open = tokens[max(0, place - farthest)..<place].lastIndex(where: { $0.isOpening && $0.depth == depth - 1 }) else {
                return nil
            }
            if tokens[open].kind == .mark("{"), let name = typeName(before: open, in: tokens) { return name }
            depth = tokens[open].depth
            place = open
        }
        return nil
    }

    /// Returns the name in the head of a type's braces; nil where the braces are not a type's.
    private static func typeName(before open: Int, in tokens: [SwiftToken]) -> String? {
        let depth = tokens[open].depth
        var place = open - 1
        while place >= max(0, open - DeclarationReader.longestHead), tokens[place].depth >= depth, tokens[place].kind != .mark("{"),
            tokens[place].kind != .mark("}")
        {
            if tokens[place].depth == depth, let word = tokens[place].word, typeWords.contains(word), tokens[place + 1].name != nil {
                var name = tokens[place + 1].name ?? ""
                var next = place + 2
                while word == "extension", next + 1 < open, tokens[next].kind == .mark("."), let inner = tokens[next + 1].name {
                    name += ".\(inner)"
                    next += 2
                }
                return name
            }
            if tokens[place].kind == .mark(";") { return nil }
            place -= 1
        }
        return nil
    }
}
