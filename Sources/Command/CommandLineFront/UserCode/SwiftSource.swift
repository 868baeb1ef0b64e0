import SwiftLexing

/// A Swift file taken apart, and which of its parts are compiled.
struct SwiftSource {
    let text: String
    let tokens: [SwiftToken]
    /// True at each token that is code: not one of a branch of `#if` that is not taken, nor of a directive.
    private(set) var isActive: [Bool]
    /// The tokens of the conditions of `#if` and `#elseif`.
    private(set) var conditions: [Range<Int>] = []

    init(_ text: String, where conditions: CompilationConditions) {
        self.text = text
        tokens = SwiftTokenizer.tokens(of: text)
        isActive = Array(repeating: true, count: tokens.count)
        markBranches(conditions)
    }

    /// The tokens that are compiled.
    var activeTokens: [SwiftToken] { tokens.indices.filter { isActive[$0] }.map { tokens[$0] } }

    private mutating func markBranches(_ known: CompilationConditions) {
        // For each `#if` around: whether its present branch is taken, and whether one was before.
        var open: [(isTaken: Bool, wasTaken: Bool)] = []
        var untaken = 0
        func push(_ branch: (isTaken: Bool, wasTaken: Bool)) {
            open.append(branch)
            if !branch.isTaken { untaken += 1 }
        }
        func pop() -> (isTaken: Bool, wasTaken: Bool)? {
            let last = open.popLast()
            if last?.isTaken == false { untaken -= 1 }
            return last
        }
        var index = 0
        while index < tokens.count {
            guard let directive = directive(at: index) else {
                isActive[index] = untaken == 0
                index += 1
                continue
            }
            var end = index + 2
            switch directive {
            case "if", "elseif":
                end = endOfCondition(from: index + 2)
                conditions.append(index + 2..<end)
                let holds = known.holds(tokens[(index + 2)..<end])
                if directive == "if" {
                    push((holds, holds))
                } else if let last = pop() {
                    push((holds && !last.wasTaken, holds || last.wasTaken))
                }
            case "else":
                if let last = pop() { push((!last.wasTaken, true)) }
            default: _ = pop()
            }
            for position in index..<min(end, tokens.count) { isActive[position] = false }
            index = max(end, index + 1)
        }
    }

    /// The word of a directive that begins at a token.
    private func directive(at index: Int) -> String? {
        guard tokens[index].kind == .mark("#"), index + 1 < tokens.count, tokens[index].touches(tokens[index + 1]),
            let word = tokens[index + 1].word, ["if", "elseif", "else", "endif"].contains(word)
        else { return nil }
        return word
    }

    /// A condition goes to the end of its line, or further when the line ends in an operator.
    private func endOfCondition(from start: Int) -> Int {
        var end = start
        while end < tokens.count {
            let isJoined = end > start && (tokens[end - 1].kind == .mark("&") || tokens[end - 1].kind == .mark("|"))
            guard tokens[end].line == tokens[max(end - 1, 0)].line || isJoined else { break }
            end += 1
        }
        return end
    }

    /// An `import` that is compiled.
    struct Import: Equatable {
        /// The module, without the imported member.
        let module: String
        /// The bytes of the whole declaration, from its first attribute or modifier.
        let range: Range<Int>
        let line: Int
        /// The bytes of a part of the module, with its dot: `.UIImage` of `import UIKit.UIImage`; nil where one declaration is imported.
        var part: Range<Int>?
    }

    /// The most tokens of an attribute of an import.
    private static let longestAttribute = 100

    static let importKinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
    private static let importModifiers: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// The imports, in order.
    var imports: [Import] {
        tokens.indices.compactMap { index in
            guard isActive[index], tokens[index].word == "import", tokens[index].depth == 0,
                index + 1 < tokens.count, let first = tokens[index + 1].word
            else { return nil }
            let start =
                Self.importKinds.contains(first) && index + 2 < tokens.count && tokens[index + 2].word != nil
                    && tokens[index + 2].line == tokens[index].line ? index + 2 : index + 1
            guard let module = tokens[start].word else { return nil }
            var end = start + 1
            while end + 1 < tokens.count, tokens[end].kind == .mark("."), tokens[end + 1].word != nil { end += 2 }
            var begin = index
            while begin > 0, let earlier = attribute(before: begin) { begin = earlier }
            let hasPart = start == index + 1 && end > start + 1
            return Import(
                module: module, range: tokens[begin].range.lowerBound..<tokens[end - 1].range.upperBound, line: tokens[index].line,
                part: hasPart ? tokens[start + 1].range.lowerBound..<tokens[end - 1].range.upperBound : nil)
        }
    }

    /// Returns the start of the attribute or modifier that ends before a token: `@testable`, `@_spi(X)`, `public`.
    private func attribute(before index: Int) -> Int? {
        let last = tokens[index - 1]
        if let word = last.word {
            if index >= 2, tokens[index - 2].kind == .mark("@"), tokens[index - 2].touches(last) { return index - 2 }
            return Self.importModifiers.contains(word) ? index - 1 : nil
        }
        guard last.kind == .mark(")") else { return nil }
        let near = tokens[max(0, index - Self.longestAttribute)..<(index - 1)]
        guard let open = near.lastIndex(where: { $0.kind == .mark("(") && $0.depth == last.depth }), open >= 2,
            tokens[open - 2].kind == .mark("@"), tokens[open - 1].word != nil
        else { return nil }
        return open - 2
    }
}
