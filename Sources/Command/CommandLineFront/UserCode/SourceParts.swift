import SwiftLexing

/// The declarations of a Swift file, down to the members of its types: the parts that can be left out while the rest stays.
///
/// Tokens alone decide where a declaration begins and ends. That suffices: a wrong cut does not compile either, and then goes with the
/// part around it.
struct SourceParts {
    /// A declaration.
    struct Part: Equatable {
        /// The name in messages: `QuoteView`, `QuoteView.body`, `extension Date`, `#Preview`.
        let name: String
        /// The name by which others refer to it; nil for previews, imports, extensions and initialisers.
        let declaredName: String?
        /// The name if it declares a type.
        let declaredType: String?
        /// Its bytes, with its attributes and modifiers.
        let range: Range<Int>
        /// The line on which it begins, from 1.
        let line: Int
        /// The code between its braces, where a stand-in can replace it.
        let body: Body?
        /// The bytes between its braces, where their contents do not affect other declarations.
        let hidden: Range<Int>?
        let isImport: Bool
        let members: [Part]

        /// The body of a function or a computed property.
        struct Body: Equatable {
            enum Result: Equatable {
                case view, intentResult, nothing
                /// An optional value, or a collection that may be empty, with the word for one without a value: `nil`, `[]`, `[:]`.
                case lacking(String)
                /// A value that has to be there.
                case other
            }

            /// The bytes between the braces.
            let range: Range<Int>
            let result: Result
            /// True for a function that may throw any error.
            var isThrowing = false
            /// True for a function that may do nothing: one with a result or an initialiser may not.
            var isFunction = true
        }

        /// True if its type depends on it: without it nothing is left that could be drawn.
        let isVital: Bool
    }

    /// The declarations of the file itself, in order.
    let parts: [Part]
    private let bytes: [UInt8]
    private let tokens: [SwiftToken]
    private let lineStarts: [Int]

    /// - Returns: nil where braces do not pair, so that the ends of declarations are unknown.
    init?(_ text: String) {
        bytes = Array(text.utf8)
        tokens = SwiftTokenizer.tokens(of: bytes)
        guard Self.isPaired(tokens) else { return nil }
        var starts = [0]
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        lineStarts = starts
        parts = PartReader(tokens: tokens).parts(in: tokens.indices, depth: 0, of: nil)
    }

    private static func isPaired(_ tokens: [SwiftToken]) -> Bool {
        var open: [Character] = []
        for token in tokens {
            guard case .mark(let mark) = token.kind else { continue }
            switch mark {
            case "(", "[", "{": open.append(mark)
            case ")", "]", "}":
                let expected: Character = mark == ")" ? "(" : mark == "]" ? "[" : "{"
                if open.popLast() != expected { return false }
            default: break
            }
        }
        return open.isEmpty
    }

    /// Returns the parts to leave out for an error, from the outermost to the innermost; empty where the error lies in no declaration.
    ///
    /// - Parameters:
    ///   - line: from 1.
    ///   - column: in bytes, from 1.
    func chain(line: Int, column: Int) -> [Part] {
        guard let place = place(line: line, column: column) else { return [] }
        var chain: [Part] = []
        var level = parts
        while let part = level.first(where: { $0.range.contains(place) || $0.range.upperBound == place }) {
            chain.append(part)
            level = part.members
        }
        return chain
    }

    private func place(line: Int, column: Int) -> Int? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        let lineEnd = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        return min(lineStarts[line - 1] + max(column - 1, 0), max(lineEnd, lineStarts[line - 1]))
    }

    /// Returns whether an error of this file lies in a range of bytes.
    func stands(_ error: CompilerDiagnostic, in range: Range<Int>) -> Bool {
        place(line: error.line, column: error.column).map { $0 >= range.lowerBound && $0 <= range.upperBound } ?? false
    }

    func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the smallest view around an error that a card can replace; nil where that is all of a body, or no view.
    func viewStatement(around error: CompilerDiagnostic, in body: Range<Int>) -> ViewStatements.Statement? {
        place(line: error.line, column: error.column).flatMap { ViewStatements(tokens).statement(around: $0, in: body) }
    }

    /// Returns the smallest statement around an error without which a function can go on; nil where a value depends on it.
    func skippableStatement(around error: CompilerDiagnostic, in body: Part.Body) -> ViewStatements.Skip? {
        place(line: error.line, column: error.column).flatMap {
            ViewStatements(tokens).skippable(around: $0, in: body.range, givesValue: body.result != .nothing)
        }
    }

    /// The text with blanks for some parts, and other texts for others; see ``text(in:replacing:)`` for texts that keep lines.
    func text(without removed: [Range<Int>], replacing replaced: [(range: Range<Int>, text: String)]) -> String {
        let whole = bytes.indices
        let kept = replaced.filter { each in !removed.contains { $0.contains(each.range.lowerBound) } }
        return text(in: whole, exchanging: removed.map { ($0, blanks(for: $0)) } + kept)
    }

    /// The text of some bytes with words in place of parts of them; lines stay.
    func text(in range: Range<Int>, replacing replaced: [(range: Range<Int>, text: String)]) -> String {
        text(in: range, exchanging: replaced.map { ($0.range, " \($0.text) " + blanks(for: $0.range)) })
    }

    /// Blanks and line ends as in some bytes.
    private func blanks(for range: Range<Int>) -> String {
        String(decoding: bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    }

    private func text(in range: Range<Int>, exchanging exchanged: [(range: Range<Int>, text: String)]) -> String {
        var result: [UInt8] = []
        var start = range.lowerBound
        for (part, text) in exchanged.sorted(by: { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) })
        where part.lowerBound >= start {
            result += bytes[start..<part.lowerBound]
            result += Array(text.utf8)
            start = part.upperBound
        }
        return String(decoding: result + bytes[start..<range.upperBound], as: UTF8.self)
    }
}

/// Finds declarations among tokens.
private struct PartReader {
    let tokens: [SwiftToken]

    /// The most braces around a declaration that is a part of its own; deeper ones are parts of the declarations around.
    private static let deepest = 50

    private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
    private static let otherWords: Set<String> = [
        "protocol", "func", "var", "let", "typealias", "init", "deinit", "subscript", "case", "import", "operator", "precedencegroup",
        "associatedtype", "macro",
    ]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak", "unowned",
        "mutating", "nonmutating", "override", "required", "convenience", "indirect", "optional", "dynamic", "nonisolated", "prefix",
        "postfix", "infix", "isolated", "distributed", "consuming", "borrowing",
    ]

    /// The declarations of a file, or the members of a type.
    ///
    /// - Parameter type: the name of the type whose members they are.
    func parts(in range: Range<Int>, depth: Int, of type: String?) -> [SourceParts.Part] {
        if depth > Self.deepest { return [] }
        var starts: [(begin: Int, word: Int)] = []
        for index in range where tokens[index].depth == depth {
            guard let begin = beginning(ofDeclarationAt: index, in: range, isMember: type != nil) else { continue }
            // A word such as `class` may turn out to belong to the declaration behind it.
            while let last = starts.last, last.word >= begin { starts.removeLast() }
            starts.append((begin, index))
        }
        return starts.indices.map { number in
            let limit = number + 1 < starts.count ? starts[number + 1].begin : range.upperBound
            let end = (starts[number].word..<limit).first { tokens[$0].depth == depth && isDirective($0) } ?? limit
            return part(starts[number].begin..<end, word: starts[number].word, depth: depth, of: type)
        }
    }

    /// Returns the start of a declaration, including everything before the word that gives its kind; nil where a token is no such word.
    private func beginning(ofDeclarationAt index: Int, in range: Range<Int>, isMember: Bool) -> Int? {
        if tokens[index].kind == .mark("#") {
            guard !isMember, index + 1 < range.upperBound, let word = tokens[index + 1].word, word.first?.isUppercase ?? false
            else { return nil }
        } else {
            guard let word = tokens[index].word, Self.typeWords.contains(word) || Self.otherWords.contains(word) else { return nil }
            // `class func`, `class var`.
            if word == "class", index + 1 < range.upperBound, let next = tokens[index + 1].word,
                Self.otherWords.contains(next) || Self.modifiers.contains(next)
            {
                return nil
            }
        }
        var begin = index
        while begin > range.lowerBound, let earlier = prefix(before: begin), earlier >= range.lowerBound { begin = earlier }
        guard begin > range.lowerBound else { return begin }
        let last = tokens[begin - 1]
        let isAtStart = last.line < tokens[begin].line || last.kind == .mark(";") || last.kind == .mark("}")
        return isAtStart ? begin : nil
    }

    /// Returns the start of the attribute or modifier that ends before a token.
    private func prefix(before index: Int) -> Int? {
        var last = index - 1
        if tokens[last].kind == .mark(")") {
            let depth = tokens[last].depth
            guard let open = tokens[..<last].lastIndex(where: { $0.kind == .mark("(") && $0.depth == depth }), open > 0 else { return nil }
            last = open - 1
            if let word = tokens[last].word, Self.modifiers.contains(word) { return last }
        } else if let word = tokens[last].word, Self.modifiers.contains(word) {
            return last > 0 && tokens[last - 1].kind == .mark(".") ? nil : last
        }
        // `@Name`, `@Module.Name`.
        while last >= 2, tokens[last].word != nil, tokens[last - 1].kind == .mark("."), tokens[last - 2].word != nil { last -= 2 }
        guard last >= 1, tokens[last].word != nil, tokens[last - 1].kind == .mark("@"), tokens[last - 1].touches(tokens[last]) else {
            return nil
        }
        return last - 1
    }

    /// `#if` and its kin.
    private func isDirective(_ index: Int) -> Bool {
        guard tokens[index].kind == .mark("#"), index + 1 < tokens.count, tokens[index].touches(tokens[index + 1]),
            let word = tokens[index + 1].word
        else { return false }
        return ["if", "elseif", "else", "endif"].contains(word)
    }

    private func part(_ range: Range<Int>, word index: Int, depth: Int, of type: String?) -> SourceParts.Part {
        let word = tokens[index].word ?? "#"
        let (name, declared) = name(after: index, word: word, in: range, type: type)
        var members: [SourceParts.Part] = []
        if Self.typeWords.contains(word), let inside = braces(in: index..<range.upperBound, depth: depth) {
            members = parts(in: inside, depth: depth + 1, of: word == "extension" ? String(name.dropFirst(10)) : name)
        }
        let body = body(of: word, in: index..<range.upperBound, depth: depth)
        let isType = Self.typeWords.contains(word) || word == "protocol" || word == "typealias"
        // A widget's body, a provider's previews: a card there would be a picture of nothing.
        let isVital = declared == "previews" || (declared == "body" && body?.result != .view)
        return SourceParts.Part(
            name: name, declaredName: declared, declaredType: isType ? declared : nil,
            range: tokens[range.lowerBound].range.lowerBound..<end(of: range), line: tokens[index].line, body: body,
            hidden: hidden(of: word, in: index..<range.upperBound, depth: depth), isImport: word == "import", members: members,
            isVital: type != nil && isVital)
    }

    /// Returns the end of the last byte of tokens; code interpolated into a string follows the string, and ends before it does.
    private func end(of range: Range<Int>) -> Int { tokens[range].map(\.range.upperBound).max() ?? 0 }

    private func name(after index: Int, word: String, in range: Range<Int>, type: String?) -> (String, declared: String?) {
        let next = index + 1 < range.upperBound ? tokens[index + 1].name : nil
        let whole: (String) -> String = { name in type.map { "\($0).\(name)" } ?? name }
        switch word {
        case "#": return ("#\(next ?? "")", nil)
        case "import": return ("import \(next ?? "")", nil)
        case "extension":
            let words = tokens[(index + 1)..<range.upperBound].prefix { $0.word != nil && $0.word != "where" || $0.kind == .mark(".") }
            return ("extension \(words.map { $0.word ?? "." }.joined())", nil)
        case "init", "deinit", "subscript": return (whole(word), nil)
        default: return (whole(next ?? word), next)
        }
    }

    /// Returns the tokens between the first braces of a depth.
    private func braces(in range: Range<Int>, depth: Int) -> Range<Int>? {
        guard let open = range.first(where: { tokens[$0].kind == .mark("{") && tokens[$0].depth == depth }),
            let close = (open + 1..<range.upperBound).first(where: { tokens[$0].kind == .mark("}") && tokens[$0].depth == depth })
        else { return nil }
        return open + 1..<close
    }

    /// Returns the bytes between the braces of a function, an initialiser or a computed property whose type is written down; nil if there
    /// are none. Of an opaque type others see only the written part, too.
    private func hidden(of word: String, in range: Range<Int>, depth: Int) -> Range<Int>? {
        guard ["var", "func", "init", "subscript"].contains(word), let inside = braces(in: range, depth: depth) else { return nil }
        let level = head(of: range, before: inside, depth: depth)
        // A value with a closure or an observer is stored.
        if word == "var", level.contains(where: { tokens[$0].kind == .mark("=") }) { return nil }
        if let first = inside.first.flatMap({ tokens[$0].word }), ["didSet", "willSet"].contains(first) { return nil }
        // Without a written type the compiler infers it from the body.
        if word == "var", !level.contains(where: { tokens[$0].kind == .mark(":") }) { return nil }
        return tokens[inside.lowerBound - 1].range.upperBound..<tokens[inside.upperBound].range.lowerBound
    }

    /// Returns the tokens before the braces of a declaration, outside of all others.
    private func head(of range: Range<Int>, before inside: Range<Int>, depth: Int) -> [Int] {
        (range.lowerBound..<inside.lowerBound - 1).filter { tokens[$0].depth == depth }
    }

    private func isArrow(_ index: Int) -> Bool {
        index > 0 && tokens[index - 1].kind == .mark("-") && tokens[index - 1].touches(tokens[index])
    }

    private func isThrowing(_ head: [Int]) -> Bool {
        head.contains { tokens[$0].word == "throws" && tokens[$0 + 1].kind != .mark("(") }
    }

    /// Returns the result of a function or the value of a property, by the type in its head.
    private func result(of word: String, _ head: [Int], before inside: Range<Int>, depth: Int) -> SourceParts.Part.Body.Result {
        let arrows = head.filter { tokens[$0].kind == .mark(">") && isArrow($0) }
        let isProperty = word == "var"
        guard isProperty || word == "subscript" || !arrows.isEmpty else { return .nothing }
        // A function as a result has an arrow of its own.
        guard word != "subscript", arrows.count == (isProperty ? 0 : 1),
            let mark = isProperty ? head.first(where: { tokens[$0].kind == .mark(":") }) : arrows.first
        else { return .other }
        let whole = mark + 1..<inside.lowerBound - 1
        let end = whole.first { tokens[$0].depth == depth && tokens[$0].word == "where" } ?? whole.upperBound
        guard mark + 1 < end else { return .other }
        let (first, last) = (tokens[mark + 1].kind, tokens[end - 1].kind)
        if last == .mark("?") { return .lacking("nil") }
        guard first == .mark("["), last == .mark("]"), !(mark + 2..<end - 1).contains(where: { tokens[$0].depth == depth }) else {
            return .other
        }
        let isDictionary = (mark + 2..<end - 1).contains { tokens[$0].kind == .mark(":") && tokens[$0].depth == depth + 1 }
        return .lacking(isDictionary ? "[:]" : "[]")
    }

    /// Returns the body of a function, an initialiser or a computed property; nil where nothing can be put in its place.
    private func body(of word: String, in range: Range<Int>, depth: Int) -> SourceParts.Part.Body? {
        guard let bytes = hidden(of: word, in: range, depth: depth), let inside = braces(in: range, depth: depth) else { return nil }
        let level = head(of: range, before: inside, depth: depth)
        guard let some = level.first(where: { tokens[$0].word == "some" }) else {
            return .init(
                range: bytes, result: result(of: word, level, before: inside, depth: depth),
                isThrowing: word == "func" && isThrowing(level),
                isFunction: word == "func")
        }
        let type = level.filter { $0 > some }.compactMap { tokens[$0].word ?? (tokens[$0].kind == .mark("&") ? "&" : nil) }
        let kind = type.first == "SwiftUI" ? type.dropFirst() : type[...]
        switch (kind.first, kind.dropFirst().first) {
        case ("View", nil), ("View", "where"): return .init(range: bytes, result: .view)
        case ("IntentResult", nil): return .init(range: bytes, result: .intentResult)
        default: return nil
        }
    }
}
