/// A line of a Markdown source, as the containers around it leave it.
struct MarkdownLine {
    /// The number of spaces before the text; a tab reaches to the next multiple of four.
    var indent: Int
    /// The line from its first character on.
    var text: Substring

    init(_ line: Substring) { self.init(line, column: 0) }

    /// A line that begins at a column.
    private init(_ line: Substring, column: Int) {
        text = line.drop { $0 == " " || $0 == "\t" }
        var end = column
        for character in line[..<text.startIndex] { end = character == "\t" ? (end / 4 + 1) * 4 : end + 1 }
        indent = end - column
    }

    private init(indent: Int, text: Substring) {
        self.indent = indent
        self.text = text
    }

    var isBlank: Bool { text.isEmpty }
    var whole: String { String(repeating: " ", count: indent) + text }
    func dropping(_ columns: Int) -> MarkdownLine { MarkdownLine(indent: max(indent - columns, 0), text: text) }

    // MARK: Leaves

    /// A row of three or more marks before and after code.
    struct Fence {
        var mark: Character
        var length: Int
        var language: String?
    }

    var fence: Fence? {
        guard indent < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let marks = text.prefix { $0 == mark }
        let words = text[marks.endIndex...].drop { $0 == " " || $0 == "\t" }
        guard marks.count >= 3, mark == "~" || !words.contains("`") else { return nil }
        let language = words.prefix { !$0.isWhitespace }
        return Fence(mark: mark, length: marks.count, language: language.isEmpty ? nil : String(language))
    }

    func closes(_ fence: Fence) -> Bool {
        guard indent < 4, text.first == fence.mark else { return false }
        let marks = text.prefix { $0 == fence.mark }
        return marks.count >= fence.length && text[marks.endIndex...].allSatisfy(\.isWhitespace)
    }

    var heading: (level: Int, text: String)? {
        guard indent < 4 else { return nil }
        let marks = text.prefix { $0 == "#" }
        let words = text[marks.endIndex...]
        guard (1...6).contains(marks.count), words.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
        var title = String(words.drop { $0 == " " || $0 == "\t" }).trimmingEnd()
        // A row of '#' at the end counts as a mark only behind a space.
        let closing = title.reversed().prefix { $0 == "#" }.count
        let before = title.dropLast(closing)
        if closing > 0, before.isEmpty || before.last == " " || before.last == "\t" { title = String(before).trimmingEnd() }
        return (marks.count, title)
    }

    /// The level of the heading that the lines above become.
    var underlinedHeading: Int? {
        guard indent < 4, let mark = text.first, mark == "=" || mark == "-" else { return nil }
        guard text.drop(while: { $0 == mark }).allSatisfy(\.isWhitespace) else { return nil }
        return mark == "=" ? 1 : 2
    }

    /// Three or more of `-`, `*` or `_` on a line of their own.
    var isRule: Bool {
        guard indent < 4, let mark = text.first, "-*_".contains(mark) else { return false }
        let marks = text.filter { $0 != " " && $0 != "\t" }
        return marks.count >= 3 && marks.allSatisfy { $0 == mark }
    }

    // MARK: Containers

    /// The line without the mark of a quote.
    var quoted: MarkdownLine? {
        guard indent < 4, text.first == ">" else { return nil }
        let inner = MarkdownLine(text.dropFirst(), column: indent + 1)
        return inner.dropping(min(inner.indent, 1))
    }

    /// The mark of an item of a list.
    struct ListMark {
        /// The mark, or the sign behind the number, by which lists differ.
        var kind: Character
        var number: Int?
        /// The columns that later lines of the item are indented by.
        var width: Int
        /// The first line of the item.
        var content: MarkdownLine
    }

    var listMark: ListMark? {
        guard indent < 4 else { return nil }
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard digits.count <= 9, let kind = text[digits.endIndex...].first else { return nil }
        guard digits.isEmpty ? "-+*".contains(kind) : ".)".contains(kind) else { return nil }
        let rest = text[digits.endIndex...].dropFirst()
        guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
        let end = indent + digits.count + 1
        let inner = MarkdownLine(rest, column: end)
        // More than four spaces belong to code in the item.
        let space = inner.isBlank || inner.indent > 4 ? 1 : inner.indent
        return ListMark(kind: kind, number: Int(digits), width: end + space, content: inner.dropping(space))
    }

    // MARK: Paragraphs

    /// A Boolean value that indicates whether a paragraph ends before the line.
    var interruptsParagraph: Bool {
        if indent >= 4 { return false }
        if fence != nil || heading != nil || isRule || quoted != nil { return true }
        return listMark.map { !$0.content.isBlank && ($0.number ?? 1) == 1 } ?? false
    }
}

/// The lines of a container while they are gathered.
struct MarkdownContent {
    private(set) var lines: [MarkdownLine] = []
    /// The fence of code that the lines have not closed.
    private var fence: MarkdownLine.Fence?

    mutating func append(_ line: MarkdownLine) {
        lines.append(line)
        if let open = fence {
            if line.closes(open) { fence = nil }
        } else {
            fence = line.fence
        }
    }

    /// Returns whether a line goes on with the paragraph that ends the container, though it lacks the container's marks.
    func goesOn(with line: MarkdownLine) -> Bool {
        // Outside of the paragraph's container, an item of any number begins a list.
        guard fence == nil, !line.isBlank, !line.interruptsParagraph, line.listMark == nil, line.underlinedHeading == nil else {
            return false
        }
        guard let last = lines.last, !last.isBlank else { return false }
        return last.heading == nil && !last.isRule && last.fence == nil
    }
}

extension String {
    /// The text without spaces at its end.
    func trimmingEnd() -> String {
        var end = endIndex
        while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
        return String(self[..<end])
    }
}
