import Foundation

/// A test's source, into which accepted texts are written.
struct InlineSource {
    private var bytes: [UInt8]

    init(_ text: String) { bytes = [UInt8](text.utf8) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes the text of a call as its trailing closure, in place of a former one; nil removes the closure.
    ///
    /// - Returns: false if no call begins at the place.
    mutating func write(_ text: String?, at site: InlineSnapshot.Site) -> Bool {
        guard let start = offset(line: site.line, column: site.column) else { return false }
        let descriptor = site.descriptor
        var end = start
        if bytes[start] == UInt8(ascii: "(") {
            guard let after = SourceScan.end(of: start, in: bytes) else { return false }
            end = after
        } else if bytes[start] != UInt8(ascii: "{") {
            return false
        }
        let closures = trailingClosures(after: end)
        let labels = [descriptor.trailingClosureLabel] + descriptor.deprecatedTrailingClosureLabels
        let old = closures.enumerated().first { index, closure in
            closure.label.map(labels.contains) ?? (index == descriptor.trailingClosureOffset)
        }?.element
        let indentation = indentation(at: start)
        let body = text.map { "{\n" + literal($0, indentation: indentation + step) + "\n\(indentation)}" }
        if let old {
            replace(body == nil ? old.whole : old.braces, with: body ?? "")
        } else if let body {
            let last = closures.last?.braces.upperBound ?? end
            let label = closures.isEmpty || descriptor.trailingClosureOffset == 0 ? "" : descriptor.trailingClosureLabel + ": "
            replace(last..<last, with: " " + label + body)
        }
        return true
    }

    // MARK: Places

    private struct Closure {
        let label: String?
        /// From the end of what is before it to its last brace.
        let whole: Range<Int>
        let braces: Range<Int>
    }

    /// Returns the closures that follow a call's parentheses.
    private func trailingClosures(after end: Int) -> [Closure] {
        var closures: [Closure] = []
        var place = end
        while true {
            var next = SourceScan.skipBlank(from: place, in: bytes)
            var label: String?
            if !closures.isEmpty {
                let word = bytes[next...].prefix { $0 == UInt8(ascii: "_") || UnicodeScalar($0).properties.isAlphabetic || isDigit($0) }
                guard !word.isEmpty else { break }
                let colon = SourceScan.skipBlank(from: word.endIndex, in: bytes)
                guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { break }
                label = String(decoding: word, as: UTF8.self)
                next = SourceScan.skipBlank(from: colon + 1, in: bytes)
            }
            guard next < bytes.count, bytes[next] == UInt8(ascii: "{"), let after = SourceScan.end(of: next, in: bytes) else { break }
            closures.append(Closure(label: label, whole: place..<after, braces: next..<after))
            place = after
        }
        return closures
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return bytes.indices.contains(offset) ? offset : nil
    }

    // MARK: Text

    /// The blank characters at the beginning of the line of a place.
    private func indentation(at offset: Int) -> String {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
    }

    /// One step of indentation, as the file's first indented line has it.
    private var step: String {
        for line in text.split(separator: "\n") {
            let blank = line.prefix { $0 == " " || $0 == "\t" }
            if !blank.isEmpty, blank.count < line.count { return blank.first == "\t" ? "\t" : String(blank) }
        }
        return "    "
    }

    /// A literal of several lines, with as many number signs as the text needs.
    private func literal(_ text: String, indentation: String) -> String {
        var signs = text.contains("\\") ? "#" : ""
        while text.contains("\"\"\"" + signs) || (!signs.isEmpty && text.contains("\\" + signs)) { signs += "#" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indentation + $0 }
        return "\(indentation)\(signs)\"\"\"\n" + lines.joined(separator: "\n") + "\n\(indentation)\"\"\"\(signs)"
    }

    private mutating func replace(_ range: Range<Int>, with text: String) { bytes.replaceSubrange(range, with: Array(text.utf8)) }
}

/// Walks over Swift source, knowing strings and comments.
enum SourceScan {
    /// Returns the place after the bracket that closes the one at a place; nil if none does.
    static func end(of start: Int, in bytes: [UInt8]) -> Int? {
        var depth = 0
        var place = start
        while place < bytes.count {
            if let after = endOfQuiet(at: place, in: bytes) {
                place = after
                continue
            }
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return place + 1 }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// Returns the place of the next character that is neither blank nor in a comment.
    static func skipBlank(from start: Int, in bytes: [UInt8]) -> Int {
        var place = start
        while place < bytes.count {
            if let after = endOfComment(at: place, in: bytes) {
                place = after
            } else if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(bytes[place]) {
                place += 1
            } else {
                break
            }
        }
        return place
    }

    /// Returns the place after a string or a comment that begins at a place.
    private static func endOfQuiet(at start: Int, in bytes: [UInt8]) -> Int? {
        endOfComment(at: start, in: bytes) ?? endOfString(at: start, in: bytes)
    }

    private static func endOfComment(at start: Int, in bytes: [UInt8]) -> Int? {
        if matches("//", at: start, in: bytes) { return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        guard matches("/*", at: start, in: bytes) else { return nil }
        var depth = 0
        var place = start
        while place < bytes.count {
            if matches("/*", at: place, in: bytes) {
                (depth, place) = (depth + 1, place + 2)
            } else if matches("*/", at: place, in: bytes) {
                (depth, place) = (depth - 1, place + 2)
                if depth == 0 { return place }
            } else {
                place += 1
            }
        }
        return bytes.count
    }

    private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int? {
        let signs = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        guard matches("\"", at: start + signs, in: bytes) else { return nil }
        let quote = matches("\"\"\"", at: start + signs, in: bytes) ? "\"\"\"" : "\""
        let ending = quote + String(repeating: "#", count: signs)
        let escape = "\\" + String(repeating: "#", count: signs)
        var place = start + signs + quote.utf8.count
        while place < bytes.count {
            if matches(ending, at: place, in: bytes) { return place + ending.utf8.count }
            if matches(escape, at: place, in: bytes) {
                place += escape.utf8.count
                place = matches("(", at: place, in: bytes) ? end(of: place, in: bytes) ?? bytes.count : place + 1
            } else {
                place += 1
            }
        }
        return bytes.count
    }

    private static func matches(_ text: String, at place: Int, in bytes: [UInt8]) -> Bool {
        bytes[min(place, bytes.count)...].starts(with: text.utf8)
    }
}
