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
        for index in tokens.indices where tokens[index].kind == .mark("#") {
            guard let name = name(behind: index, in: tokens), tokens[name].word == "Preview" else { continue }
            let bytes = source.utf8
            let hash = bytes.index(bytes.startIndex, offsetBy: tokens[index].range.lowerBound)
            let end = bytes.index(bytes.startIndex, offsetBy: tokens[name].range.upperBound)
            return Invocation(prefix: String(source[..<hash]), arguments: String(source[end...]))
        }
        return nil
    }

    /// The last part of the name that follows a `#`, with nothing between them: `Preview` of `#SwiftUI.Preview`.
    private static func name(behind hash: Int, in tokens: [SwiftToken]) -> Int? {
        var last = hash + 1
        guard last < tokens.count, tokens[hash].touches(tokens[last]), tokens[last].word != nil else { return nil }
        while last + 2 < tokens.count, tokens[last + 1].kind == .mark("."), tokens[last + 2].word != nil { last += 2 }
        return last
    }
}
