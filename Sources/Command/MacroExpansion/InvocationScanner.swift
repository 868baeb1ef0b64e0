import SwiftLexing

/// Finds the macro's `#` and where its arguments begin.
///
/// The compiler hands over the whole declaration: the blank space before it, attributes such as `@available(…)`,
/// comments among them, then `#Preview` and its arguments. Everything behind the macro's name is the arguments, as
/// written.
enum InvocationScanner {
    /// A use of the macro.
    struct Invocation: Equatable {
        /// The text before the `#`.
        let prefix: String
        /// The text after the macro's name.
        let arguments: String
    }

    /// The use of `#Preview` (or `#SwiftUI.Preview`) in a declaration's source, or nil when there is no such thing
    /// outside attributes, comments and string literals.
    static func invocation(in source: String) -> Invocation? {
        let tokens = SwiftTokenizer.tokens(of: source)
        for index in tokens.indices {
            guard let name = name(at: index, in: tokens) else { continue }
            let bytes = source.utf8
            let hash = bytes.index(bytes.startIndex, offsetBy: tokens[index].range.lowerBound)
            let end = bytes.index(bytes.startIndex, offsetBy: tokens[name].range.upperBound)
            return Invocation(prefix: String(source[..<hash]), arguments: String(source[end...]))
        }
        return nil
    }

    /// The word `Preview` of a use that begins at a token: the last part of the name that follows a `#`, with nothing between them.
    static func name(at hash: Int, in tokens: [SwiftToken]) -> Int? {
        guard tokens[hash].kind == .mark("#") else { return nil }
        var last = hash + 1
        guard last < tokens.count, tokens[hash].touches(tokens[last]), tokens[last].word != nil else { return nil }
        while last + 2 < tokens.count, tokens[last + 1].kind == .mark("."), tokens[last + 2].word != nil { last += 2 }
        return tokens[last].word == "Preview" ? last : nil
    }

    /// The last token of a use: the end of its parentheses, or of its last closure, with the labels between closures.
    static func end(behind name: Int, in tokens: [SwiftToken], _ groups: TokenGroups) -> Int {
        var last = name
        func take(_ mark: Character, at index: Int) -> Bool {
            guard index < tokens.count, tokens[index].kind == .mark(mark), let close = groups[index] else { return false }
            last = close
            return true
        }
        _ = take("(", at: name + 1)
        guard take("{", at: last + 1) else { return last }
        while last + 3 < tokens.count, tokens[last + 1].word != nil, tokens[last + 2].kind == .mark(":"), take("{", at: last + 3) {}
        return last
    }
}
