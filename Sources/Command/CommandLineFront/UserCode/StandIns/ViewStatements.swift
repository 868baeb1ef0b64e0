import SwiftLexing

/// The views that a view builder's braces list, so that a card can replace one of them while the others stay.
///
/// Tokens alone decide, as in ``SourceParts``: a wrong cut does not compile either, and then the whole body becomes a card.
struct ViewStatements {
    private let tokens: [SwiftToken]
    private let groups: TokenGroups

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
        groups = TokenGroups(tokens)
    }

    /// A view among others.
    struct Statement: Equatable {
        let range: Range<Int>
        /// Its first word: `Chart`.
        let name: String
    }

    /// Returns the smallest view around a place that a card can replace; nil where that is all of a body, or no view.
    ///
    /// - Parameter body: the bytes between the braces of a view's body.
    func statement(around place: Int, in body: Range<Int>) -> Statement? {
        var builders: [Int] = []
        for open in braces(around: place, in: body) {
            if let outer = builders.last, !isBuilder(open, in: outer) { break }
            builders.append(open)
        }
        for open in builders.reversed() {
            let all = statements(after: open)
            guard let index = all.firstIndex(where: { bytes(of: $0).contains(place) }) else { continue }
            if let statement = view(all[index]), open != builders[0] || all.count > 1 { return statement }
        }
        return nil
    }

    /// Code without which the code around goes on.
    struct Skip: Equatable {
        let range: Range<Int>
        /// True if an error has to be thrown in its place, which a `catch` takes.
        var isThrow = false
    }

    /// Returns the smallest statement around a place without which the code around goes on: a call, or a branch or loop that nothing
    /// leaves. Where a value depends on it, and a `do` that catches all errors is around, it is the rest of that `do`. Nil otherwise.
    ///
    /// It may be all that a function does, as where a log of one's own passes on what it is given.
    ///
    /// - Parameters:
    ///   - body: the bytes between a function's braces.
    ///   - givesValue: whether the function has a result.
    func skippable(around place: Int, in body: Range<Int>, givesValue: Bool) -> Skip? {
        let all = braces(around: place, in: body)
        for (level, open) in all.enumerated().reversed() {
            let statements = statements(after: open)
            guard let index = statements.firstIndex(where: { bytes(of: $0).contains(place) }) else { continue }
            let isLast = index == statements.count - 1
            // The last statement of a function with a result, or of a closure, may be the value of it.
            let isBranch = level > 0 && isBranch(open, in: all[level - 1])
            if level == 0, givesValue, isLast { return nil }
            if level > 0, !isBranch, isLast { continue }
            if isSkippable(statements[index]) { return Skip(range: bytes(of: statements[index])) }
            if level > 0, isCaught(open), let last = statements.last {
                return Skip(range: bytes(of: statements[index]).lowerBound..<bytes(of: last).upperBound, isThrow: true)
            }
        }
        return nil
    }

    /// Returns whether braces are those of a `do` with a `catch` that takes any error.
    private func isCaught(_ open: Int) -> Bool {
        guard open > 0, tokens[open - 1].word == "do", var close = groups[open] else { return false }
        while close + 1 < tokens.count, tokens[close + 1].word == "catch" {
            let depth = tokens[open].depth
            guard let next = tokens[(close + 1)...].firstIndex(where: { $0.kind == .mark("{") && $0.depth == depth }),
                let end = groups[next]
            else { return false }
            let pattern = tokens[(close + 2)..<next]
            if pattern.isEmpty || pattern.count == 2 && pattern.first?.word == "let" { return true }
            close = end
        }
        return false
    }

    /// Returns whether braces belong to a branch or a loop, and not to a closure or a declaration.
    private func isBranch(_ open: Int, in outer: Int) -> Bool {
        guard tokens[open].depth == tokens[outer].depth + 1,
            let statement = statements(after: outer).first(where: { $0.contains(open) })
        else { return false }
        return ["if", "for", "while", "repeat", "do", "switch", "guard", "defer"].contains(tokens[statement.lowerBound].word)
    }

    /// Words that begin statements on which others depend.
    private static let boundWords: Set<String> = [
        "let", "var", "func", "return", "guard", "defer", "throw", "switch", "struct", "class", "enum", "case", "default", "break",
        "continue", "fallthrough", "typealias", "super", "get", "set", "willSet", "didSet", "lazy", "static", "private", "repeat",
    ]

    private func isSkippable(_ statement: Range<Int>) -> Bool {
        guard let word = tokens[statement.lowerBound].word, !Self.boundWords.contains(word) else { return false }
        if word == "_" { return true }
        if ["if", "for", "while", "do"].contains(word) {
            return !statement.contains { ["return", "throw", "break", "continue"].contains(tokens[$0].word) }
        }
        return !statement.contains { isAssignment($0, depth: tokens[statement.lowerBound].depth) }
    }

    /// Returns the opening braces around a place, the body's own first.
    private func braces(around place: Int, in body: Range<Int>) -> [Int] {
        let all = tokens.indices.filter { index in
            guard tokens[index].kind == .mark("{"), tokens[index].range.upperBound >= body.lowerBound,
                tokens[index].range.lowerBound <= place, let close = groups[index]
            else { return false }
            return tokens[close].range.upperBound > place
        }
        return Array(all.prefix(Self.deepest))
    }

    /// The most braces in each other that are looked into.
    private static let deepest = 40

    // MARK: Statements

    /// Returns the statements between braces, as ranges of tokens.
    private func statements(after open: Int) -> [Range<Int>] {
        guard let close = groups[open] else { return [] }
        let depth = tokens[open].depth + 1
        let first = firstToken(after: open, before: close, depth: depth)
        var starts: [Int] = []
        var previous: Int?
        for index in first..<max(close, first) where tokens[index].depth == depth {
            if isStart(index, after: previous, of: starts.last) { starts.append(index) }
            previous = index
        }
        return starts.indices.map { starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : close) }
    }

    /// Returns the first token behind the parameters of a closure, such as those in `{ item in`.
    private func firstToken(after open: Int, before close: Int, depth: Int) -> Int {
        guard open + 1 < close, tokens[open + 1].word != "for" else { return open + 1 }
        let line = tokens[open + 1].line
        let header = (open + 1..<close).prefix { tokens[$0].line == line }.first { tokens[$0].depth == depth && tokens[$0].word == "in" }
        return header.map { $0 + 1 } ?? open + 1
    }

    private func isStart(_ index: Int, after previous: Int?, of statement: Int?) -> Bool {
        guard let previous, let statement else { return true }
        if tokens[previous].kind == .mark(";") { return true }
        guard tokens[index].line > tokens[previous].line else { return false }
        switch tokens[index].kind {
        case .mark(let mark) where ".,)]}?:&|+-*/<>={%^~".contains(mark): return false
        case .word(let word) where ["else", "as", "is", "where"].contains(word): return false
        // A labelled closure behind another.
        case .word where tokens[previous].kind == .mark("}") && index + 1 < tokens.count && tokens[index + 1].kind == .mark(":"):
            return false
        default: break
        }
        switch tokens[previous].kind {
        case .mark(":"): return ["case", "default"].contains(tokens[statement].word)
        case .mark(let mark): return !".,([{?&|+-*/=<".contains(mark)
        default: return true
        }
    }

    /// Words that begin statements other than views. A card in place of a declaration would take its name from the views beside it.
    private static let otherWords: Set<String> = [
        "let", "var", "func", "return", "guard", "do", "try", "await", "defer", "throw", "for", "while", "repeat", "struct", "class",
        "enum", "case", "default", "break", "continue", "fallthrough", "_", "typealias", "super", "print", "withAnimation",
    ]

    /// Returns a statement that is a view.
    private func view(_ statement: Range<Int>) -> Statement? {
        guard let name = tokens[statement.lowerBound].word, !Self.otherWords.contains(name) else { return nil }
        if name != "if", name != "switch", statement.contains(where: { isAssignment($0, depth: tokens[statement.lowerBound].depth) }) {
            return nil
        }
        return Statement(range: bytes(of: statement), name: name)
    }

    private func isAssignment(_ index: Int, depth: Int) -> Bool {
        guard tokens[index].kind == .mark("="), tokens[index].depth == depth, index > 0, index + 1 < tokens.count else { return false }
        let isJoined: (SwiftToken) -> Bool = { token in
            if case .mark(let mark) = token.kind { "=!<>".contains(mark) } else { false }
        }
        return !isJoined(tokens[index - 1]) && !isJoined(tokens[index + 1])
    }

    /// Returns the bytes of tokens; code interpolated into a string follows the string, and ends before it does.
    private func bytes(of statement: Range<Int>) -> Range<Int> {
        let own = tokens[statement].prefix { $0.kind != .mark(";") || $0.depth > tokens[statement.lowerBound].depth }
        return tokens[statement.lowerBound].range.lowerBound..<(own.map(\.range.upperBound).max() ?? 0)
    }

    // MARK: Builders

    /// Labels of closures that list views.
    private static let labels: Set<String> = [
        "label", "content", "header", "footer", "background", "overlay", "placeholder", "sidebar", "detail", "icon", "title",
        "description", "actions", "message", "destination", "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
    ]

    /// Modifiers with a closure that lists views.
    private static let modifiers: Set<String> = [
        "background", "overlay", "mask", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset", "contextMenu", "swipeActions",
        "alert", "confirmationDialog", "navigationDestination", "tabItem", "containerBackground", "safeAreaBar", "inspector",
    ]

    /// Types with a closure that lists no views.
    private static let othersTypes: Set<String> = [
        "Button", "Task", "Path", "Canvas", "Binding", "Timer", "Thread", "Alert", "ActionSheet", "DispatchQueue", "Array", "RenameButton",
        "PasteButton", "PhotosPicker", "Animation", "Map", "Chart", "Table",
    ]

    /// Returns whether braces within a builder's list views as well: those of `if` and `switch`, of a container, or of a modifier.
    ///
    /// - Parameter outer: the opening brace of the builder around.
    private func isBuilder(_ open: Int, in outer: Int) -> Bool {
        guard open > 0, let statement = statements(after: outer).first(where: { $0.contains(open) }) else { return false }
        let word = tokens[statement.lowerBound].word
        if word == "if" || word == "switch" { return tokens[open].depth == tokens[outer].depth + 1 }
        if word.map(Self.otherWords.contains) ?? true { return false }
        var last = open - 1
        if tokens[last].kind == .mark(":") { return last > 0 && tokens[last - 1].word.map(Self.labels.contains) ?? false }
        if tokens[last].kind == .mark(")") {
            guard let call = tokens[..<last].lastIndex(where: { $0.kind == .mark("(") && $0.depth == tokens[last].depth }), call > 0 else {
                return false
            }
            last = call - 1
        }
        guard let callee = tokens[last].word else { return false }
        let isMember = last > 0 && tokens[last - 1].kind == .mark(".")
        if isMember, callee.first?.isLowercase ?? true { return Self.modifiers.contains(callee) }
        return (callee.first?.isUppercase ?? false) && !Self.othersTypes.contains(callee)
    }
}
