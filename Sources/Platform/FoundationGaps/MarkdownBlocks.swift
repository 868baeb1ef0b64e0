/// A block of a Markdown source that has text of its own.
struct MarkdownBlock: Equatable {
    /// The source of its text, or the text itself.
    var text: String
    /// A Boolean value that indicates whether the text is shown as it is, as that of code.
    var isLiteral = false
    var intent: PresentationIntent
}

/// Splits a source into its blocks: the marks of headings, lists, quotes, fences and tables become intents.
///
/// A block is numbered in the order in which blocks begin, from 1, as Foundation numbers them.
///
/// Source: CommonMark 0.31 (spec.commonmark.org, "Container blocks" and "Leaf blocks") without blocks of HTML and without definitions
/// of links; GitHub Flavored Markdown, "Tables".
struct MarkdownBlocks {
    /// The blocks of a source, in order.
    static func blocks(of source: String) -> [MarkdownBlock] {
        var reader = MarkdownBlocks()
        reader.read(source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(MarkdownLine.init), in: [])
        return reader.blocks
    }

    /// Blocks inside of one another beyond this number are text, so that a source of marks alone is read in linear time.
    private static let deepest = 32

    private var blocks: [MarkdownBlock] = []
    private var identity = 0

    private mutating func next(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
        identity += 1
        return PresentationIntent.IntentType(kind: kind, identity: identity)
    }

    private mutating func add(
        _ kind: PresentationIntent.Kind, _ text: String, isLiteral: Bool = false, in parents: [PresentationIntent.IntentType]
    ) {
        let types = [next(kind)] + parents
        blocks.append(MarkdownBlock(text: text, isLiteral: isLiteral, intent: PresentationIntent(types: types)))
    }

    /// Reads the lines of a container.
    private mutating func read(_ lines: [MarkdownLine], in parents: [PresentationIntent.IntentType]) {
        var paragraph: [MarkdownLine] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if !paragraph.isEmpty, let level = line.underlinedHeading {
                add(.header(level: level), Self.text(paragraph), in: parents)
                paragraph = []
                index += 1
            } else if !paragraph.isEmpty, !line.interruptsParagraph, !line.isBlank {
                if let table = MarkdownTable(header: paragraph, delimiters: line) {
                    paragraph = []
                    index = read(table, rows: lines, from: index + 1, in: parents)
                } else {
                    paragraph.append(line)
                    index += 1
                }
            } else {
                if !paragraph.isEmpty { add(.paragraph, Self.text(paragraph), in: parents) }
                paragraph = []
                if let end = readBlock(lines, at: index, in: parents) {
                    index = end
                } else {
                    if !line.isBlank { paragraph = [line] }
                    index += 1
                }
            }
        }
        if !paragraph.isEmpty { add(.paragraph, Self.text(paragraph), in: parents) }
    }

    private static func text(_ lines: [MarkdownLine]) -> String {
        lines.map { String($0.text) }.joined(separator: "\n").trimmingEnd()
    }

    /// Reads a block that begins at a line; returns the index of the line after it, or `nil` if a paragraph or nothing begins there.
    private mutating func readBlock(
        _ lines: [MarkdownLine], at index: Int, in parents: [PresentationIntent.IntentType]
    ) -> Int? {
        let line = lines[index]
        guard !line.isBlank else { return nil }
        if line.indent >= 4 { return readIndentedCode(lines, from: index, in: parents) }
        if let fence = line.fence { return readCode(lines, after: index, fence, in: parents) }
        if let heading = line.heading {
            add(.header(level: heading.level), heading.text, in: parents)
            return index + 1
        }
        if line.isRule {
            // Foundation's text of a rule is a three-em dash.
            add(.thematicBreak, "\u{2E3B}", isLiteral: true, in: parents)
            return index + 1
        }
        guard parents.count < Self.deepest else { return nil }
        if line.quoted != nil { return readQuote(lines, from: index, in: parents) }
        if line.listMark != nil { return readList(lines, from: index, in: parents) }
        return nil
    }

    private mutating func readIndentedCode(
        _ lines: [MarkdownLine], from start: Int, in parents: [PresentationIntent.IntentType]
    ) -> Int {
        let end = lines[start...].firstIndex { !$0.isBlank && $0.indent < 4 } ?? lines.count
        let last = lines[start..<end].lastIndex { !$0.isBlank } ?? start
        let code = lines[start...last].map { $0.dropping(4).whole + "\n" }.joined()
        add(.codeBlock(languageHint: nil), code, isLiteral: true, in: parents)
        return last + 1
    }

    private mutating func readCode(
        _ lines: [MarkdownLine], after start: Int, _ fence: MarkdownLine.Fence, in parents: [PresentationIntent.IntentType]
    ) -> Int {
        let end = lines[(start + 1)...].firstIndex { $0.closes(fence) } ?? lines.count
        let code = lines[(start + 1)..<end].map { $0.dropping(min($0.indent, lines[start].indent)).whole + "\n" }.joined()
        add(.codeBlock(languageHint: fence.language), code, isLiteral: true, in: parents)
        return min(end + 1, lines.count)
    }

    private mutating func readQuote(
        _ lines: [MarkdownLine], from start: Int, in parents: [PresentationIntent.IntentType]
    ) -> Int {
        var inner = MarkdownContent()
        var index = start
        while index < lines.count {
            if let quoted = lines[index].quoted {
                inner.append(quoted)
            } else if inner.goesOn(with: lines[index]) {
                inner.append(lines[index])
            } else {
                break
            }
            index += 1
        }
        read(inner.lines, in: [next(.blockQuote)] + parents)
        return index
    }

    private mutating func readList(
        _ lines: [MarkdownLine], from start: Int, in parents: [PresentationIntent.IntentType]
    ) -> Int {
        guard let first = lines[start].listMark else { return start }
        let list = next(first.number == nil ? .unorderedList : .orderedList)
        var ordinal = first.number ?? 1
        var index = start
        while index < lines.count, !lines[index].isRule, let mark = lines[index].listMark, mark.kind == first.kind {
            var inner = MarkdownContent()
            inner.append(mark.content)
            index += 1
            while index < lines.count {
                let line = lines[index]
                if line.isBlank || line.indent >= mark.width {
                    inner.append(line.dropping(min(line.indent, mark.width)))
                } else if inner.goesOn(with: line) {
                    inner.append(line)
                } else {
                    break
                }
                index += 1
            }
            read(inner.lines, in: [next(.listItem(ordinal: ordinal)), list] + parents)
            ordinal += 1
        }
        return index
    }

    private mutating func read(
        _ table: MarkdownTable, rows lines: [MarkdownLine], from start: Int, in parents: [PresentationIntent.IntentType]
    ) -> Int {
        let end = lines[start...].firstIndex { $0.isBlank || $0.interruptsParagraph } ?? lines.count
        let outer = [next(.table(columns: table.columns))] + parents
        let rows = [table.header] + lines[start..<end].map { MarkdownTable.cells(of: $0) }
        for (rowIndex, row) in rows.enumerated() {
            let around = [next(rowIndex == 0 ? .tableHeaderRow : .tableRow(rowIndex: rowIndex))] + outer
            for (columnIndex, cell) in row.prefix(table.columns.count).enumerated() {
                add(.tableCell(columnIndex: columnIndex), cell, in: around)
            }
        }
        return end
    }
}

/// The first two lines of a table.
private struct MarkdownTable {
    var columns: [PresentationIntent.TableColumn] = []
    var header: [String]

    /// Reads a line of names and one of dashes; `nil` if they do not have the same number of cells.
    init?(header lines: [MarkdownLine], delimiters: MarkdownLine) {
        guard lines.count == 1, delimiters.text.contains("-"), delimiters.text.allSatisfy({ "|:- \t".contains($0) }),
            lines[0].text.contains("|") || delimiters.text.contains("|")
        else { return nil }
        header = Self.cells(of: lines[0])
        let marks = Self.cells(of: delimiters)
        guard marks.count == header.count else { return nil }
        for mark in marks {
            guard mark.wholeMatch(of: #/:?-+:?/#) != nil else { return nil }
            let isCentered = mark.hasPrefix(":") && mark.hasSuffix(":")
            columns.append(.init(alignment: isCentered ? .center : mark.hasSuffix(":") ? .right : .left))
        }
    }

    /// The cells of a row: between bars that no backslash precedes.
    static func cells(of line: MarkdownLine) -> [String] {
        var cells = [""]
        var isEscaped = false
        for character in String(line.text).trimmingEnd() {
            if character == "|", !isEscaped {
                cells.append("")
            } else {
                if isEscaped, character == "|" { cells[cells.count - 1].removeLast() }
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        if line.text.first == "|" { cells.removeFirst() }
        if cells.count > 1, cells.last == "" { cells.removeLast() }
        return cells.map { String($0.drop { $0 == " " || $0 == "\t" }).trimmingEnd() }
    }
}
