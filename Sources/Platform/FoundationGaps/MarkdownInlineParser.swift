/// Reads the Markdown within a paragraph: emphasis, code, strikethrough, links, escapes and line ends.
///
/// Source: CommonMark 0.31 (spec.commonmark.org, "An algorithm for parsing nested emphasis and links"), and GitHub's
/// strikethrough, as on Apple's systems.
package struct MarkdownInlineParser {
    private let characters: [Character]
    private let keepsWhitespace: Bool
    private let readsAttributes: Bool
    private var position = 0
    private var items: [MarkdownItem] = []
    /// The places in `items` of opening brackets that may still become links.
    private var brackets: [Int] = []

    /// The pieces of a text, neighbours with the same attributes joined.
    ///
    /// - Parameters:
    ///   - keepsWhitespace: true if line ends stay, false if they count as spaces.
    ///   - readsAttributes: true if `^[text](name: value)` has attributes, false if its marks are text.
    package static func runs(of source: String, keepsWhitespace: Bool = true, readsAttributes: Bool = true) -> [MarkdownRun] {
        var parser = MarkdownInlineParser(characters: Array(source), keepsWhitespace: keepsWhitespace, readsAttributes: readsAttributes)
        parser.parse()
        return parser.runs
    }

    private init(characters: [Character], keepsWhitespace: Bool, readsAttributes: Bool) {
        self.characters = characters
        self.keepsWhitespace = keepsWhitespace
        self.readsAttributes = readsAttributes
    }

    private var runs: [MarkdownRun] {
        var result: [MarkdownRun] = []
        for item in items where !item.run.text.isEmpty {
            let isSame = result.last?.hasAttributes(of: item.run) ?? false
            if isSame {
                result[result.count - 1].text += item.run.text
            } else {
                result.append(item.run)
            }
        }
        return result
    }

    private mutating func parse() {
        while position < characters.count {
            switch characters[position] {
            case "\\": escape()
            case "`": code()
            case "*", "_", "~": delimiters()
            case "[": open("[")
            case "!" where character(at: position + 1) == "[": open("![")
            case "^" where readsAttributes && character(at: position + 1) == "[": open("^[")
            case "]": close()
            case "<": autolink()
            case "&": entity()
            case "\n", "\r\n": lineEnd()
            default: plain(characters[position])
            }
        }
        MarkdownEmphasis.resolve(&items, from: 0)
    }

    private func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    private mutating func plain(_ character: Character) {
        if endsWithPlainText {
            items[items.count - 1].run.text.append(character)
        } else {
            items.append(MarkdownItem(text: String(character)))
        }
        position += 1
    }

    private var endsWithPlainText: Bool {
        items.last.map { $0.kind == .text && $0.run.intent.isEmpty && $0.run.link == nil } ?? false
    }

    private mutating func escape() {
        if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            position += 1
            plain(next)
        } else {
            plain("\\")
        }
    }

    /// `&amp;` is the character it names, and no mark.
    private mutating func entity() {
        let name = characters[(position + 1)...].prefix(MarkdownEntities.longest + 2).prefix { $0 != ";" }
        guard character(at: position + 1 + name.count) == ";", let text = MarkdownEntities.text(of: String(name)) else {
            return plain("&")
        }
        for character in text { plain(character) }
        position += 1 + name.count + 1 - text.count
    }

    /// Reads code, which ends with the same number of backticks as it began with.
    private mutating func code() {
        let count = length(of: "`", at: position)
        var end = position + count
        while end < characters.count {
            let closing = length(of: "`", at: end)
            if closing == count { break }
            end += max(closing, 1)
        }
        guard end < characters.count else {
            items.append(MarkdownItem(text: String(repeating: "`", count: count)))
            position += count
            return
        }
        var content = characters[(position + count)..<end].map { $0.isNewline ? " " : $0 }[...]
        if content.count > 2, content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
            content = content.dropFirst().dropLast()
        }
        items.append(MarkdownItem(text: String(content), intent: .code))
        position = end + count
    }

    private func length(of mark: Character, at start: Int) -> Int {
        var end = start
        while character(at: end) == mark { end += 1 }
        return end - start
    }

    /// Reads a run of marks that may open or close emphasis, depending on the characters on both sides.
    private mutating func delimiters() {
        let mark = characters[position]
        let count = length(of: mark, at: position)
        let (before, after) = (Side(character(at: position - 1)), Side(character(at: position + count)))
        let opensLeft = after != .space && (after != .punctuation || before != .other)
        let closesRight = before != .space && (before != .punctuation || after != .other)
        var delimiter = MarkdownDelimiter(mark: mark, count: count, canOpen: opensLeft, canClose: closesRight)
        if mark == "_" {
            delimiter.canOpen = opensLeft && (!closesRight || before == .punctuation)
            delimiter.canClose = closesRight && (!opensLeft || after == .punctuation)
        } else if mark == "~", count > 2 {
            (delimiter.canOpen, delimiter.canClose) = (false, false)
        }
        items.append(MarkdownItem(text: String(repeating: mark, count: count), kind: .delimiter(delimiter)))
        position += count
    }

    private enum Side {
        case space, punctuation, other

        /// The ends of the text count as spaces.
        init(_ character: Character?) {
            guard let character else { self = .space; return }
            self = character.isWhitespace ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .other
        }
    }

    private mutating func open(_ mark: String) {
        brackets.append(items.count)
        items.append(MarkdownItem(text: mark, kind: .bracket))
        position += mark.count
    }

    /// Turns the content since the opening bracket into a link if a destination follows.
    private mutating func close() {
        guard let opening = brackets.popLast() else { return plain("]") }
        if items[opening].run.text == "^[" { return closeAttributes(from: opening) }
        guard let (destination, end) = MarkdownDestination.read(characters, at: position + 1) else {
            items[opening].kind = .text
            items.append(MarkdownItem(text: "]"))
            position += 1
            return
        }
        let isImage = items[opening].run.text == "!["
        items[opening].run.text = ""
        items[opening].kind = .text
        MarkdownEmphasis.resolve(&items, from: opening)
        if !isImage {
            for index in opening..<items.count { items[index].run.link = items[index].run.link ?? destination }
            // Links hold no links.
            brackets.removeAll { items[$0].run.text == "[" }
        }
        items.append(MarkdownItem(text: ""))
        position = end
    }

    /// `^[text](inflect: true)`: attributes that are not known leave their text as it is.
    private mutating func closeAttributes(from opening: Int) {
        items[opening].kind = .text
        guard let (attributes, end) = MarkdownTextAttributes.read(characters, at: position + 1) else {
            items.append(MarkdownItem(text: "]"))
            position += 1
            return
        }
        items[opening].run.text = ""
        MarkdownEmphasis.resolve(&items, from: opening)
        for index in opening..<items.count where attributes["inflect"] == "true" { items[index].run.inflects = true }
        items.append(MarkdownItem(text: ""))
        position = end
    }

    /// `<https://…>` links to itself.
    private mutating func autolink() {
        let inside = characters[(position + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        let link = String(inside)
        guard character(at: position + 1 + inside.count) == ">", link.wholeMatch(of: #/[A-Za-z][A-Za-z0-9+.\-]{1,31}:.*/#) != nil
        else { return plain("<") }
        items.append(MarkdownItem(text: link, link: link))
        position += inside.count + 2
    }

    private mutating func lineEnd() {
        if keepsWhitespace { return plain("\n") }
        let isHard = items.last?.run.text.hasSuffix("  ") == true
        if let last = items.indices.last {
            while items[last].run.text.hasSuffix(" ") { items[last].run.text.removeLast() }
        }
        items.append(
            isHard ? MarkdownItem(text: "\n", intent: .lineBreak) : MarkdownItem(text: " ", intent: .softBreak))
        position += 1
        while character(at: position) == " " || character(at: position) == "\t" { position += 1 }
    }
}
