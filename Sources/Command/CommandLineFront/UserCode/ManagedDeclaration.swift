import SwiftLexing

/// The replacement for an `@NSManaged` declaration: on Apple's systems its code is made at run time, here it reads and writes by name.
///
/// Properties and methods get a body behind their declaration, so that extensions can have them, as Xcode writes them.
enum ManagedDeclaration {
    /// Returns the body, and the byte that it comes before; nil if no property or method follows.
    ///
    /// - Parameter index: that of the token `@`.
    static func body(in source: SwiftSource, at index: Int) -> (place: Int, text: String)? {
        let tokens = source.tokens
        // Behind the attribute come other attributes and modifiers.
        guard let keyword = tokens[(index + 2)...].prefix(10).firstIndex(where: { $0.word == "var" || $0.word == "func" }),
            tokens[keyword].depth == tokens[index].depth, keyword + 1 < tokens.count,
            let name = tokens[keyword + 1].name
        else { return nil }
        let end = end(of: keyword + 1, in: tokens)
        let place = tokens[end].range.upperBound
        if tokens[keyword].word == "var" {
            return (place, " { get { _managed(\"\(name)\") } set { _setManaged(newValue, \"\(name)\") } }")
        }
        return (place, " { _managedCall(\"\(name)\", [\(parameters(from: keyword + 2, in: tokens).joined(separator: ", "))]) }")
    }

    /// The most tokens that are read of a type's header, or of a declaration without a body.
    private static let longestHeader = 400

    /// Returns true if the type around a declaration may be a managed object. A class that inherits from nothing, or from a type of
    /// Foundation's or Intents', is none, and keeps its variables like any other. An extension's class is declared elsewhere.
    static func isManaged(in source: SwiftSource, _ groups: TokenGroups, at index: Int) -> Bool {
        let tokens = source.tokens
        let depth = tokens[index].depth
        guard let open = groups.opening(around: index), tokens[open].kind == .mark("{"),
            let word = tokens[..<open].suffix(longestHeader)
                .lastIndex(where: { ["class", "extension"].contains($0.word) && $0.depth == depth - 1 }),
            tokens[word].word == "class"
        else { return true }
        guard let colon = tokens.inheritanceColon(in: word..<open), colon + 1 < open, let base = tokens[colon + 1].word
        else { return false }
        return
            !(base == "NSObject" || base.hasPrefix("IN")
            || ["Codable", "Identifiable", "ObservableObject", "Hashable", "Equatable"].contains(base))
    }

    /// The last token of a declaration without a body: the last of its line, parentheses and brackets counted as one.
    private static func end(of start: Int, in tokens: [SwiftToken]) -> Int {
        let depth = tokens[start].depth
        var end = start
        for place in (start + 1)..<max(min(tokens.count, start + longestHeader), start + 1) {
            let token = tokens[place]
            if token.depth <= depth, token.line > tokens[end].line || token.kind == .mark(";") { break }
            if token.depth < depth || (token.depth == depth && token.kind == .mark("}")) { break }
            end = place
        }
        return end
    }

    /// The names that a method's body calls its parameters by.
    private static func parameters(from opening: Int, in tokens: [SwiftToken]) -> [String] {
        guard opening < tokens.count, tokens[opening].kind == .mark("(") else { return [] }
        let depth = tokens[opening].depth + 1
        return tokens[(opening + 1)...].prefix { $0.depth >= depth }.indices.compactMap { place in
            tokens[place].kind == .mark(":") && tokens[place].depth == depth ? tokens[place - 1].name : nil
        }
    }
}
