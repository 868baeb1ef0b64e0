import SwiftLexing

/// The places that need types which were left out, found before the compiler reports them: it reports one link of a chain a round.
struct LostTypes {
    /// The conditions in the `#if` lines of the module.
    let conditions: CompilationConditions
    /// Returns true for a type that the module can have from elsewhere: its name is found even though the module's own is left out.
    let isFoundElsewhere: (String) -> Bool

    /// Returns errors in the compiler's words for each use of lost types, by files.
    ///
    /// - Parameters:
    ///   - names: types of the top level that are left out.
    ///   - texts: the compiled texts of the files, by their paths.
    func errors(for names: Set<String>, in texts: [String: String]) -> [String: [CompilerDiagnostic]] {
        var lost = names.filter { !isFoundElsewhere($0) }
        var uses: [(path: String, tokens: [SwiftToken])] = []
        for (path, text) in texts where lost.contains(where: text.utf8Contains) {
            let tokens = SwiftSource(text, where: conditions).activeTokens
            lost.subtract(Self.declared(among: lost, in: tokens))
            uses.append((path, tokens))
        }
        var errors: [String: [CompilerDiagnostic]] = [:]
        for (path, tokens) in uses {
            let found = tokens.indices.filter { index in tokens[index].word.map(lost.contains) ?? false && Self.isUse(index, in: tokens) }
            if found.isEmpty { continue }
            let columns = Columns(texts[path] ?? "")
            errors[path] = found.map { index in
                let message = "cannot find '\(tokens[index].word ?? "")' in scope"
                return CompilerDiagnostic(
                    path: path, line: tokens[index].line, column: columns.column(of: tokens[index].range.lowerBound), message: message,
                    lines: [])
            }
        }
        return errors
    }

    private static let declaringWords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype"]

    /// Returns the names that a file declares again: for another type, or a generic parameter.
    private static func declared(among names: Set<String>, in tokens: [SwiftToken]) -> Set<String> {
        var declared: Set<String> = []
        for index in tokens.indices.dropFirst() {
            guard let name = tokens[index].name, names.contains(name) else { continue }
            if tokens[index - 1].word.map(declaringWords.contains) ?? false { declared.insert(name) }
            let isFirst = tokens[index - 1].kind == .mark("<") || tokens[index - 1].kind == .mark(",")
            if isFirst, isParameter(index, in: tokens) { declared.insert(name) }
        }
        return declared
    }

    /// Returns whether a name behind an angle bracket or a comma is a generic parameter: the bracket follows a name that is declared.
    private static func isParameter(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        var open = index - 1
        while open > 1, tokens[open].kind != .mark("<") {
            guard tokens[open].kind == .mark(",") || tokens[open].kind == .mark(":") || tokens[open].word != nil else { return false }
            open -= 1
        }
        guard open >= 2 else { return false }
        let words = tokens[open - 2].word.map { declaringWords.contains($0) || $0 == "func" } ?? false
        return words || tokens[open - 1].word == "init" || tokens[open - 1].word == "subscript"
    }

    /// Returns false for a member of another name, and for the label of an argument.
    private static func isUse(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        guard index > 0 else { return true }
        let before = tokens[index - 1].kind
        if before == .mark(".") { return false }
        let isLabelled = index + 1 < tokens.count && tokens[index + 1].kind == .mark(":")
        return !(isLabelled && (before == .mark("(") || before == .mark(",")))
    }

    /// Places in lines of a text.
    private struct Columns {
        private let starts: [Int]

        init(_ text: String) {
            var starts = [0]
            for (index, byte) in text.utf8.enumerated() where byte == 0x0A { starts.append(index + 1) }
            self.starts = starts
        }

        /// The column of a byte, from 1.
        func column(of place: Int) -> Int {
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= place { low = middle } else { high = middle }
            }
            return place - starts[low] + 1
        }
    }
}

extension String {
    /// Returns whether the text has the bytes of another, as a quick search.
    fileprivate func utf8Contains(_ other: String) -> Bool { utf8.contains(other.utf8) }
}
