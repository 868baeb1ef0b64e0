import Foundation
import FoundationGaps

/// Reads an HTML document into an attributed string: text with its fonts, colours, lines, links and lists. Pictures, tables' columns and
/// selectors of style sheets other than names of elements are left out.
///
/// Characters are as Apple's importer has them: a paragraph ends with a line feed, `<br>` is a line separator, and an item of a list
/// begins with a tab, its mark and a tab.
struct HTMLReader {
    private(set) var result = NSMutableAttributedString(string: "")
    private let source: [Character]
    private var place = 0
    private var open: [(element: String, look: HTMLLook)] = []
    /// The numbers of the open lists' last items; nil for lists with dots.
    private var lists: [Int?] = []
    /// The declarations of a style sheet, by the elements they are for.
    private var rules: [String: [String]] = [:]
    private var endsWithSpace = true
    /// The last character of the result.
    private var last: Character?

    /// The most elements that may be open at once; more are read as if they were not there.
    private static let deepest = 200

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "blockquote", "pre", "table", "tr", "section", "article",
        "header",
        "footer", "hr", "dl", "dt", "dd", "center", "address", "figure", "main", "nav",
    ]
    private static let withoutEnd: Set<String> = ["br", "hr", "img", "meta", "link", "input", "wbr", "col", "area", "base", "source"]

    init(_ text: String) {
        source = Array(text)
        while place < source.count {
            if source[place] == "<", let tag = tag() { take(tag) } else { takeText() }
        }
    }

    private var look: HTMLLook { open.last?.look ?? base }
    private var base: HTMLLook {
        var look = HTMLLook()
        for element in ["*", "html", "body"] { for rule in rules[element] ?? [] { look.take(declarations: rule) } }
        return look
    }

    // MARK: Text

    private mutating func takeText() {
        var text = ""
        repeat {
            text.append(source[place])
            place += 1
        } while place < source.count && source[place] != "<"
        append(Self.decoded(text))
    }

    private mutating func append(_ text: String) {
        var words = text
        if !look.isPreformatted {
            words = ""
            for character in text {
                let isSpace = character.isWhitespace && character != "\u{A0}"
                if isSpace, endsWithSpace { continue }
                words.append(isSpace ? " " : character)
                endsWithSpace = isSpace
            }
        } else {
            endsWithSpace = text.last?.isNewline ?? endsWithSpace
        }
        guard let end = words.last else { return }
        last = end
        result.append(NSAttributedString(string: words, attributes: look.attributes))
    }

    private mutating func appendMark(_ text: String) {
        result.append(NSAttributedString(string: text, attributes: look.attributes))
        (endsWithSpace, last) = (true, text.last)
    }

    /// Ends the line, unless nothing is on it.
    private mutating func endLine() {
        endsWithSpace = true
        if last == nil || last == "\n" { return }
        if last == " " { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
        appendMark("\n")
    }

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(10)
            if let end = name.firstIndex(of: ";"), let value = MarkdownEntities.text(of: String(name[..<end])) {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result += "&"
                rest = rest[rest.index(after: start)...]
            }
        }
        return result + rest
    }

    // MARK: Elements

    private struct Tag {
        var name: String
        var isEnd = false
        var attributes: [String: String] = [:]
    }

    /// Reads a tag, a comment or a declaration; nil where the text is none, such as `1 < 2`.
    private mutating func tag() -> Tag? {
        let start = place
        if source[place...].starts(with: "<!--") {
            place += 4
            while place < source.count, !source[place...].starts(with: "-->") { place += 1 }
            place = min(place + 3, source.count)
            return Tag(name: "!")
        }
        guard start + 1 < source.count, source[start + 1].isLetter || "/!?".contains(source[start + 1]) else { return nil }
        place += 1
        var tag = Tag(name: "")
        if source[place] == "/" {
            tag.isEnd = true
            place += 1
        }
        tag.name = word { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
        while place < source.count, source[place] != ">" {
            let name = word { !$0.isWhitespace && !"=>/".contains($0) }.lowercased()
            if name.isEmpty {
                place += 1
                continue
            }
            tag.attributes[name] = value() ?? ""
        }
        place = min(place + 1, source.count)
        return tag
    }

    private mutating func word(while isPart: (Character) -> Bool) -> String {
        let start = place
        while place < source.count, isPart(source[place]) { place += 1 }
        return String(source[start..<place])
    }

    /// Reads the value of an attribute behind its equals sign.
    private mutating func value() -> String? {
        _ = word(while: \.isWhitespace)
        guard place < source.count, source[place] == "=" else { return nil }
        place += 1
        _ = word(while: \.isWhitespace)
        guard place < source.count else { return nil }
        let quote = source[place]
        guard quote == "\"" || quote == "'" else { return Self.decoded(word { !$0.isWhitespace && $0 != ">" }) }
        place += 1
        let value = word { $0 != quote }
        place = min(place + 1, source.count)
        return Self.decoded(value)
    }

    private mutating func take(_ tag: Tag) {
        if ["head", "style", "script", "title"].contains(tag.name), !tag.isEnd {
            if tag.name != "head" { skip(tag.name) }
            return
        }
        if tag.isEnd { return close(tag.name) }
        if Self.blocks.contains(tag.name) { endLine() }
        if tag.name == "br" { return appendMark("\u{2028}") }
        guard !Self.withoutEnd.contains(tag.name), tag.name.first?.isLetter == true, open.count < Self.deepest else { return }
        var look = look
        look.take(element: tag.name)
        for rule in rules[tag.name] ?? [] where tag.name != "body" && tag.name != "html" { look.take(declarations: rule) }
        look.take(attributes: tag.attributes, of: tag.name)
        open.append((tag.name, look))
        if tag.name == "ol" { lists.append(0) } else if tag.name == "ul" { lists.append(nil) }
        if tag.name == "li" { appendMark(itemMark()) }
    }

    private mutating func itemMark() -> String {
        guard let last = lists.indices.last else { return "\t\u{2022}\t" }
        guard let number = lists[last] else { return "\t\u{2022}\t" }
        lists[last] = number + 1
        return "\t\(number + 1).\t"
    }

    private mutating func close(_ name: String) {
        guard let index = open.lastIndex(where: { $0.element == name }) else { return }
        if Self.blocks.contains(name) { endLine() }
        if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
        open.removeSubrange(index...)
    }

    /// Passes over the content of an element that is not shown; that of a style sheet is kept.
    private mutating func skip(_ name: String) {
        let start = place
        let end = Array("</\(name)")
        while place < source.count, !source[place...].prefix(end.count).elementsEqual(end, by: { $0.lowercased() == String($1) }) {
            place += 1
        }
        if name == "style" { takeRules(String(source[start..<place])) }
        while place < source.count, source[place] != ">" { place += 1 }
        place = min(place + 1, source.count)
    }

    private mutating func takeRules(_ sheet: String) {
        for rule in sheet.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let element = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                rules[element, default: []].append(String(parts[1]))
            }
        }
    }
}
