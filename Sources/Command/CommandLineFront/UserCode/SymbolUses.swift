import SwiftLexing

/// A place where source code names a symbol.
struct SymbolUse: Equatable {
    /// Nil where the name is computed, so that it is not known before the code runs.
    let name: String?
    /// The line, from 1.
    let line: Int
}

/// Finds the symbols that Swift source names: the arguments `systemName:` and `systemImage:` of any call.
enum SymbolUses {
    private static let labels: Set<String> = ["systemName", "systemImage", "systemSymbolName"]

    /// The uses in a file, in the order of the text. An argument that chooses among literals (`isOn ? "sun.max" : "moon"`) is a
    /// use of each.
    static func uses(in text: String) -> [SymbolUse] {
        guard labels.contains(where: text.contains) else { return [] }
        let tokens = SwiftTokenizer.tokens(of: text)
        return tokens.indices.flatMap { index -> [SymbolUse] in
            guard case .word(let word) = tokens[index].kind, labels.contains(word), index > 0,
                index + 1 < tokens.count, tokens[index + 1].kind == .mark(":"),
                tokens[index - 1].kind == .mark("(") || tokens[index - 1].kind == .mark(",")
            else { return [] }
            return uses(ofArgument: argument(in: tokens, from: index + 2, depth: tokens[index].depth))
        }
    }

    /// The tokens to the comma or bracket that ends an argument.
    private static func argument(in tokens: [SwiftToken], from start: Int, depth: Int) -> ArraySlice<SwiftToken> {
        let end = tokens[start...].firstIndex { token in
            token.depth < depth || (token.depth == depth && token.kind == .mark(","))
        }
        return tokens[start..<(end ?? tokens.count)]
    }

    private static func uses(ofArgument argument: ArraySlice<SwiftToken>) -> [SymbolUse] {
        guard let first = argument.first else { return [] }
        // A parameter's declaration: a type, and perhaps the value it has by default.
        if case .word(let type) = first.kind, type.first?.isUppercase == true {
            let rest = argument.dropFirst().drop { $0.kind == .mark("?") }
            if rest.isEmpty { return [] }
            if rest.first?.kind == .mark("=") { return uses(ofArgument: rest.dropFirst()) }
        }
        var found: [SymbolUse] = []
        for index in argument.indices where argument[index].depth == first.depth {
            guard case .string(let name) = argument[index].kind else { continue }
            // A name in a comparison is not shown.
            let before = index > argument.startIndex ? argument[index - 1].kind : nil
            let after = index + 1 < argument.endIndex ? argument[index + 1].kind : nil
            if before == .mark("=") || after == .mark("=") || after == .mark("!") { continue }
            found.append(SymbolUse(name: name, line: argument[index].line))
        }
        return found.isEmpty ? [SymbolUse(name: nil, line: first.line)] : found
    }
}
