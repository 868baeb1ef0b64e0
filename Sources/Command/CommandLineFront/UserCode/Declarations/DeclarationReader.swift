import SwiftLexing

/// Reads the declarations of a Swift file, down to the members of its types; the bodies of functions are passed over.
///
/// Source: The Swift Programming Language, "Declarations".
struct DeclarationReader {
    let tokens: [SwiftToken]
    let closings: TokenGroups

    /// The most types in each other whose members are read.
    private static let deepest = 50

    /// The most tokens between the word that begins a type or a `where` clause and its brace.
    static let longestHead = 200

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
        closings = TokenGroups(tokens)
    }

    /// The declarations at the top of a file, in order.
    static func declarations(in tokens: [SwiftToken]) -> [SourceDeclaration] {
        DeclarationReader(tokens).declarations(in: tokens.indices, depth: 0)
    }

    static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final", "lazy", "weak", "unowned",
        "mutating", "nonmutating", "override", "required", "convenience", "indirect", "optional", "dynamic", "nonisolated",
        "prefix", "postfix", "infix", "isolated", "distributed", "consuming", "borrowing",
    ]

    static let words: Set<String> = [
        "struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "let", "init", "case", "typealias", "import",
        "deinit", "subscript", "operator", "precedencegroup", "associatedtype", "macro",
    ]

    /// The tokens before the word that gives a declaration's kind.
    struct Head {
        var begin: Int
        var attributes: [String] = []
        var modifiers: Set<String> = []
        var argument = 0..<0
    }

    /// - Parameter depth: The number of types around.
    func declarations(in range: Range<Int>, depth: Int) -> [SourceDeclaration] {
        if depth > Self.deepest { return [] }
        var found: [SourceDeclaration] = []
        var index = range.lowerBound
        var head = Head(begin: index)
        while index < range.upperBound {
            if let next = readHead(&head, at: index, to: range.upperBound) {
                index = next
                continue
            }
            if isPreview(at: index) {
                let declaration = preview(head, at: index, to: range.upperBound)
                index = declaration.tokens.upperBound
                found.append(declaration)
            } else if let word = tokens[index].word, Self.words.contains(word), !isMark(".", index - 1) {
                let made = declared(word, head, at: index, to: range.upperBound, depth)
                index = max(made.last?.tokens.upperBound ?? 0, index + 1)
                found += made
            } else {
                index = (closings[index] ?? index) + 1
            }
            head = Head(begin: index)
        }
        // Tokens after a declaration until the next, such as the rest of a value, belong to it.
        for place in found.indices {
            let next = place + 1 < found.count ? found[place + 1].tokens.lowerBound : range.upperBound
            if found[place].tokens.upperBound < next { found[place].tokens = found[place].tokens.lowerBound..<next }
        }
        return found
    }

    func isMark(_ mark: Character, _ index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark(mark)
    }

    /// Reads an attribute or a modifier. Returns the index behind it, or nil where there is neither.
    func readHead(_ head: inout Head, at index: Int, to end: Int) -> Int? {
        if isMark("@", index), index + 1 < end, tokens[index + 1].name != nil {
            if head.attributes.isEmpty, head.modifiers.isEmpty { head.begin = index }
            var last = index + 1
            while isMark(".", last + 1), last + 2 < end, tokens[last + 2].name != nil { last += 2 }
            head.attributes.append(tokens[last].name ?? "")
            if isMark("<", last + 1) {
                var reader = SourceTypeReader(tokens, from: last, to: end)
                _ = reader.read()
                last = reader.index - 1
            }
            guard isMark("(", last + 1), tokens[last].touches(tokens[last + 1]), let close = closings[last + 1] else { return last + 1 }
            if head.argument.isEmpty { head.argument = last + 2..<close }
            return close + 1
        }
        guard let word = tokens[index].word, Self.modifiers.contains(word), index + 1 < end, !isMark(".", index - 1) else { return nil }
        // `class Model`, but `class func`; `private(set) var`.
        let next = tokens[index + 1]
        if word == "class", !(next.word.map { Self.words.contains($0) || Self.modifiers.contains($0) } ?? false) { return nil }
        if isMark("(", index + 1), let close = closings[index + 1] {
            if head.attributes.isEmpty, head.modifiers.isEmpty { head.begin = index }
            return close + 1
        }
        guard next.name != nil || next.kind == .mark("@") else { return nil }
        if head.attributes.isEmpty, head.modifiers.isEmpty { head.begin = index }
        head.modifiers.insert(word)
        return index + 1
    }

    func isPreview(at index: Int) -> Bool {
        isMark("#", index) && index + 1 < tokens.count && tokens[index + 1].word == "Preview"
    }

    private func preview(_ head: Head, at index: Int, to end: Int) -> SourceDeclaration {
        var next = index + 2
        while next < end, isMark("(", next) || isMark("{", next), let close = closings[next] { next = close + 1 }
        return declaration(.preview, "", head, index, next)
    }

    func declaration(_ kind: SourceDeclaration.Kind, _ name: String, _ head: Head, _ word: Int, _ end: Int) -> SourceDeclaration {
        SourceDeclaration(
            kind: kind, name: name, attributes: head.attributes, modifiers: head.modifiers, line: tokens[word].line,
            tokens: head.begin..<min(max(end, word + 1), tokens.count))
    }

    private func declared(_ word: String, _ head: Head, at index: Int, to end: Int, _ level: Int) -> [SourceDeclaration] {
        switch word {
        case "struct", "class", "enum", "actor", "protocol", "extension":
            return type(word, head, at: index, to: end, level).map { [$0] } ?? []
        case "func", "init": return [function(word, head, at: index, to: end)]
        case "var", "let": return properties(isConstant: word == "let", head, at: index, to: end)
        case "case": return cases(head, at: index, to: end)
        case "typealias":
            guard let equals = (index..<min(index + 40, end)).first(where: { isMark("=", $0) }) else { return [] }
            var reader = SourceTypeReader(tokens, from: equals + 1, to: end)
            let type = reader.read()
            return [declaration(.alias(type), tokens[index + 1].name ?? "", head, index, reader.index)]
        case "import":
            // `import struct Kit.Card` declares no structure.
            let isOfKind = index + 1 < end && SwiftSource.importKinds.contains(tokens[index + 1].word ?? "")
            return [declaration(.other, "", head, index, index + (isOfKind ? 2 : 1))]
        default: return [declaration(.other, "", head, index, index + 1)]
        }
    }
}

// MARK: Types

extension DeclarationReader {
    private func type(_ word: String, _ head: Head, at index: Int, to end: Int, _ level: Int) -> SourceDeclaration? {
        let depth = tokens[index].depth
        guard index + 1 < end, tokens[index + 1].name != nil,
            let open = (index..<min(end, index + Self.longestHead)).first(where: { isMark("{", $0) && tokens[$0].depth == depth }),
            let close = closings[open]
        else { return nil }
        var reader = SourceTypeReader(tokens, from: index + 1, to: open)
        var name = tokens[index + 1].name ?? ""
        var generics: [SourceDeclaration.Generic] = []
        var next = index + 2
        if word == "extension" {
            if case .named(let path, _) = reader.read() { name = path.joined(separator: ".") }
            next = reader.index
        } else if isMark("<", next) {
            (generics, next) = self.generics(at: next, to: open)
        }
        let kind = SourceDeclaration.TypeWord(rawValue: word).map(SourceDeclaration.Kind.type) ?? .typeExtension
        var made = declaration(kind, name, head, index, close + 1)
        made.generics = generics
        if isMark(":", next) { (made.inherited, next) = types(at: next + 1, to: open) }
        if next < open, tokens[next].word == "where" { readRequirements(at: next + 1, to: open, into: &made.generics, &made.equalities) }
        made.members = declarations(in: open + 1..<close, depth: level + 1)
        // The members of an extension are seen no further than the extension itself.
        if word == "extension", made.isHidden {
            for place in made.members.indices { made.members[place].modifiers.insert("fileprivate") }
        }
        return made
    }

    /// Types between commas.
    func types(at start: Int, to end: Int) -> ([SourceType], next: Int) {
        var types: [SourceType] = []
        var next = start
        while next < end {
            var reader = SourceTypeReader(tokens, from: next, to: end)
            types.append(reader.read())
            next = reader.index
            guard isMark(",", next) else { break }
            next += 1
        }
        return (types, next)
    }

    /// `<Content: View, Value>`, from its first mark.
    func generics(at start: Int, to end: Int) -> ([SourceDeclaration.Generic], next: Int) {
        var generics: [SourceDeclaration.Generic] = []
        var next = start + 1
        while next < end, !isMark(">", next) {
            guard let name = tokens[next].name, !isMark(",", next) else {
                next += 1
                continue
            }
            next += 1
            var bounds: [SourceType] = []
            if isMark(":", next) {
                var reader = SourceTypeReader(tokens, from: next + 1, to: end)
                bounds = [reader.read()]
                next = reader.index
            }
            generics.append(.init(name: name, bounds: bounds))
        }
        return (generics, min(next + 1, end))
    }

    /// Reads the additions of a `where` clause: bounds of generic parameters, and of their parts as `Data.Element`, and equalities.
    func readRequirements(
        at start: Int, to end: Int, into generics: inout [SourceDeclaration.Generic], _ equalities: inout [SourceDeclaration.Equality]
    ) {
        var next = start
        while next < end {
            var reader = SourceTypeReader(tokens, from: next, to: end)
            let first = reader.read()
            let isSame = isMark("=", reader.index)
            guard isSame || isMark(":", reader.index) else { return }
            reader = SourceTypeReader(tokens, from: reader.index + (isSame ? 2 : 1), to: end)
            let second = reader.read()
            if isSame { equalities.append(.init(first: first, second: second)) }
            if !isSame, case .named(let path, _) = first {
                let name = path.joined(separator: ".")
                if let place = generics.firstIndex(where: { $0.name == name }) {
                    generics[place].bounds.append(second)
                } else {
                    generics.append(.init(name: name, bounds: [second]))
                }
            }
            guard isMark(",", reader.index) else { return }
            next = reader.index + 1
        }
    }
}
