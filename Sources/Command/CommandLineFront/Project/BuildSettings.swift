import Foundation

/// Build settings of one target in one configuration, with the assignments of each level.
///
/// The levels, from the weakest: Xcode's own settings, the project's `.xcconfig`, the project, the target's `.xcconfig`, the target.
/// `$(inherited)` is the value assigned before, as is a setting's own name in its value.
///
/// Source: Apple, "Build settings reference" and "Adding a build configuration file to your project"; of assignments in one
/// file and of conditions the order in which Xcode's build system looks them up.
struct BuildSettings {
    private struct Assignment {
        let value: String
    }

    /// The values that the conditions of assignments, such as `[sdk=iphonesimulator*]`, are compared with.
    struct Circumstances {
        var configuration: String
        /// Previews run in the simulator.
        var sdk = "iphonesimulator"
        var arch = "arm64"

        func hold(_ conditions: [(name: String, pattern: String)]) -> Bool {
            conditions.allSatisfy { name, pattern in
                switch name {
                case "sdk": Self.fits(sdk, pattern)
                case "arch": Self.fits(arch, pattern)
                case "config": Self.fits(configuration, pattern)
                case "variant": Self.fits("normal", pattern)
                default: false
                }
            }
        }

        /// A pattern is a name, or the beginning of one and a star.
        private static func fits(_ name: String, _ pattern: String) -> Bool {
            guard pattern.hasSuffix("*") else { return name == pattern }
            return name.hasPrefix(pattern.dropLast())
        }
    }

    let circumstances: Circumstances
    /// The file that messages about the settings name: the project's.
    let path: String
    /// The assignments by name, the weakest first.
    private var assignments: [String: [Assignment]] = [:]

    init(_ circumstances: Circumstances, path: String) {
        self.circumstances = circumstances
        self.path = path
    }

    /// Assigns a value to a name, which may have conditions in brackets behind it.
    mutating func assign(_ value: String, to key: String) {
        let parts = key.split(separator: "[").map { $0.hasSuffix("]") ? $0.dropLast() : $0 }
        guard let name = parts.first else { return }
        let conditions = parts.dropFirst().flatMap { $0.split(separator: ",") }.map { condition in
            let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingPrefix(while: \.isWhitespace) }
            return (name: String(sides.first ?? ""), pattern: sides.count > 1 ? String(sides[1]) : "")
        }
        guard circumstances.hold(conditions) else { return }
        assignments[String(name), default: []].append(Assignment(value: value))
    }

    /// Assigns a table of a project: lists are words with blanks between them. A name's conditions come after the name alone.
    mutating func assign(_ table: [String: PropertyListValue]) {
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            assign(value.list == nil ? value.text ?? "" : value.texts.joined(separator: " "), to: key)
        }
    }

    // MARK: Looking up

    /// Returns a setting's value, with its references resolved; empty where it is not assigned.
    func text(_ name: String) throws(ProjectFault) -> String {
        var budget = Self.mostReplacements
        return try value(of: name, before: assignments[name]?.count ?? 0, chain: [], &budget)
    }

    /// A setting's words, of which those with blanks stand in quotation marks.
    func words(_ name: String) throws(ProjectFault) -> [String] { Self.words(in: try text(name)) }

    func isOn(_ name: String) throws(ProjectFault) -> Bool { ["YES", "TRUE", "1"].contains(try text(name).uppercased()) }

    /// Returns the assigned names that begin with a text.
    func names(from prefix: String) -> [String] { assignments.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// A text with the settings it names, such as a property list's.
    func expanded(_ text: String) throws(ProjectFault) -> String {
        var budget = Self.mostReplacements
        return try expand(text, of: nil, before: 0, chain: [], &budget)
    }

    /// The most references that one value is made of, the most of them in each other, and the most bytes of a value: settings that name
    /// each other twice grow with the power of their number.
    private static let (mostReplacements, deepest, longest) = (10_000, 60, 1 << 20)

    private func excess(_ name: String) -> ProjectFault {
        .unreadable(path: path, reason: "the build setting \(FileName.printable(String(name.prefix(60)))) refers to too many others")
    }

    private func value(of name: String, before end: Int, chain: [String], _ budget: inout Int) throws(ProjectFault) -> String {
        guard end > 0, let assignment = assignments[name]?[end - 1] else { return "" }
        if chain.contains(name) {
            throw .cycle(path: path, what: "build settings refer to each other", chain: chain.drop { $0 != name } + [name])
        }
        return try expand(assignment.value, of: name, before: end - 1, chain: chain + [name], &budget)
    }

    /// Replaces `$(NAME)`, `${NAME}` and `$NAME` in a text.
    private func expand(
        _ text: String, of owner: String?, before end: Int, chain: [String], nested: Int = 0, _ budget: inout Int
    ) throws(ProjectFault) -> String {
        guard text.contains("$") else { return text }
        if text.utf8.count > Self.longest || nested + chain.count > Self.deepest { throw excess(owner ?? text) }
        let characters = Array(text)
        let closings = Self.closings(in: characters)
        var result = ""
        var index = 0
        while index < characters.count {
            let close = characters[index] == "$" && index + 1 < characters.count ? closings[index + 1] : nil
            let bare: ArraySlice<Character> = characters[index] == "$" ? characters[(index + 1)...].prefix(while: Self.isOfName) : []
            if close == nil, bare.first?.isNumber ?? true {
                result.append(characters[index])
                index += 1
                continue
            }
            budget -= 1
            if budget < 0 { throw excess(owner ?? text) }
            let inner =
                try close.map { close throws(ProjectFault) in
                    try expand(
                        String(characters[(index + 2)..<close]), of: owner, before: end, chain: chain, nested: nested + 1, &budget)
                } ?? String(bare)
            var parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let name = parts.removeFirst()
            var found: String
            if let owner, name == "inherited" || name == owner {
                found = try value(of: owner, before: end, chain: chain.filter { $0 != owner }, &budget)
            } else {
                found = try value(of: name, before: assignments[name]?.count ?? 0, chain: chain, &budget)
            }
            for part in parts { found = Self.apply(part, to: found) }
            result += found
            if result.utf8.count > Self.longest { throw excess(owner ?? text) }
            index = close.map { $0 + 1 } ?? bare.endIndex
        }
        return result
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    /// Returns the places of the brackets that close others of their kind, by the places of these.
    private static func closings(in characters: [Character]) -> [Int: Int] {
        var closings: [Int: Int] = [:]
        for (opening, closing): (Character, Character) in [("(", ")"), ("{", "}")] {
            var open: [Int] = []
            for (index, character) in characters.enumerated() {
                if character == opening { open.append(index) }
                if character == closing, let start = open.popLast() { closings[start] = index }
            }
        }
        return closings
    }

    /// The operators that names can have behind a colon.
    private static func apply(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier":
            String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
        case "base": NSString(string: NSString(string: value).lastPathComponent).deletingPathExtension
        case "file": NSString(string: value).lastPathComponent
        case "suffix": NSString(string: value).pathExtension.isEmpty ? "" : "." + NSString(string: value).pathExtension
        case "c99extidentifier", "identifier": ModuleName.identifier(from: value)
        case _ where operation.hasPrefix("default="): value.isEmpty ? String(operation.dropFirst(8)) : value
        default: value
        }
    }

    static func words(in text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap(\.self)
    }
}
