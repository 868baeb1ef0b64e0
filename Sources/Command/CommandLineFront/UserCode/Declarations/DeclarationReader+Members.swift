import SwiftLexing

// MARK: Functions

extension DeclarationReader {
    func function(_ word: String, _ head: Head, at index: Int, to end: Int) -> SourceDeclaration {
        var next = index + 1
        var name = "init"
        var isFailable = false
        if word == "func" {
            name = tokens[min(next, end - 1)].name ?? ""
            next += 1
            // An operator's name is marks.
            while next < end, !isMark("(", next), !isMark("<", next) || name.isEmpty, tokens[next].name == nil { next += 1 }
        } else if isMark("?", next) || isMark("!", next) {
            isFailable = true
            next += 1
        }
        var signature = SourceDeclaration.FunctionHead()
        if isMark("<", next) { (signature.generics, next) = generics(at: next, to: end) }
        if isMark("(", next), let close = closings[next] {
            signature.parameters = parameters(in: next + 1..<close)
            next = close + 1
        }
        while next < end, let effect = tokens[next].word, ["async", "throws", "rethrows"].contains(effect) {
            if effect == "async" { signature.isAsync = true }
            next += 1
            if isMark("(", next), let close = closings[next] { next = close + 1 }
        }
        if isMark("-", next), isMark(">", next + 1) {
            var reader = SourceTypeReader(tokens, from: next + 2, to: end)
            signature.result = reader.read()
            next = reader.index
        }
        var equalities: [SourceDeclaration.Equality] = []
        if next < end, tokens[next].word == "where" {
            let depth = tokens[index].depth
            let body = (next..<min(end, next + Self.longestHead)).first { isMark("{", $0) && tokens[$0].depth == depth } ?? end
            readRequirements(at: next + 1, to: max(body, next + 1), into: &signature.generics, &equalities)
            next = body
        }
        if isMark("{", next), let close = closings[next] { next = close + 1 }
        var made = declaration(
            word == "func" ? .function(signature) : .initializer(signature, isFailable: isFailable), name, head, index, next)
        made.equalities = equalities
        return made
    }

    /// Parameters of a function, or the values of an enumeration's case.
    private func parameters(in range: Range<Int>) -> [SourceDeclaration.Parameter] {
        guard let depth = range.isEmpty ? nil : tokens[range.lowerBound - 1].depth + 1 else { return [] }
        var made: [SourceDeclaration.Parameter] = []
        var next = range.lowerBound
        while next < range.upperBound {
            var head = Head(begin: next)
            while isMark("@", next), let behind = readHead(&head, at: next, to: range.upperBound) { next = behind }
            var names: [String] = []
            let start = next
            while next < range.upperBound, let name = tokens[next].name, names.count < 2 {
                names.append(name)
                next += 1
            }
            var reader: SourceTypeReader
            if isMark(":", next) {
                reader = SourceTypeReader(tokens, from: next + 1, to: range.upperBound)
            } else {
                names = []
                reader = SourceTypeReader(tokens, from: start, to: range.upperBound)
            }
            let type = reader.read()
            let comma = (reader.index..<range.upperBound).first { isMark(",", $0) && tokens[$0].depth == depth } ?? range.upperBound
            made.append(
                .init(
                    label: names.first == "_" ? nil : names.first, name: names.last ?? "value", type: type,
                    hasDefault: isMark("=", reader.index), attributes: head.attributes + reader.attributes))
            next = comma + 1
        }
        return made
    }

    func cases(_ head: Head, at index: Int, to end: Int) -> [SourceDeclaration] {
        var made: [SourceDeclaration] = []
        var next = index + 1
        while next < end, let name = tokens[next].name {
            let first = next
            next += 1
            var values: [SourceDeclaration.Parameter] = []
            if isMark("(", next), let close = closings[next] {
                values = parameters(in: next + 1..<close)
                next = close + 1
            }
            if isMark("=", next) { next += isMark("-", next + 1) ? 3 : 2 }
            made.append(declaration(.enumCase(values), name, Head(begin: made.isEmpty ? head.begin : first), first, next))
            guard isMark(",", next) else { break }
            next += 1
        }
        return made
    }
}

// MARK: Properties

extension DeclarationReader {
    func properties(isConstant: Bool, _ head: Head, at index: Int, to end: Int) -> [SourceDeclaration] {
        var made: [SourceDeclaration] = []
        var next = index + 1
        while next < end, let name = tokens[next].name {
            let first = next
            next += 1
            var type: SourceType?
            if isMark(":", next) {
                var reader = SourceTypeReader(tokens, from: next + 1, to: end)
                type = reader.read()
                next = reader.index
            }
            let hasDefault = isMark("=", next) && !isMark("=", next + 1)
            let value = hasDefault ? next + 1..<endOfValue(from: next + 1, to: end) : next..<next
            next = value.upperBound
            var isStored = true
            if isMark("{", next), let close = closings[next] {
                let accessor = tokens[next + 1].word
                isStored = hasDefault || accessor == "didSet" || accessor == "willSet"
                next = close + 1
            }
            let property = SourceDeclaration.Property(
                type: type, isConstant: isConstant, isStored: isStored, hasDefault: hasDefault, value: value, argument: head.argument)
            var one = head
            if !made.isEmpty { one.begin = first }
            made.append(declaration(.property(property), name, one, index, next))
            guard isMark(",", next), beginsBinding(next + 1) else { break }
            next += 1
        }
        return made
    }

    /// A value ends before the next declaration, before a comma, or before the braces of observers.
    private func endOfValue(from start: Int, to end: Int) -> Int {
        guard start < end else { return start }
        var next = start
        while next < end {
            // `Pair<A, B>()` goes on behind its comma.
            if isMark(";", next) || isMark(",", next) && beginsBinding(next + 1) { return next }
            if isMark("{", next), next + 1 < end, ["didSet", "willSet"].contains(tokens[next + 1].word ?? "") { return next }
            if next > start, tokens[next].line > tokens[next - 1].line, beginsDeclaration(next) { return next }
            next = (closings[next] ?? next) + 1
        }
        return min(next, end)
    }

    /// Returns whether a further name follows here that the same word declares.
    private func beginsBinding(_ index: Int) -> Bool {
        guard index < tokens.count, tokens[index].name != nil else { return false }
        return isMark(":", index + 1) || isMark("=", index + 1) || isMark(",", index + 1)
    }

    private func beginsDeclaration(_ index: Int) -> Bool {
        if isMark("@", index) || isPreview(at: index) { return true }
        guard let word = tokens[index].word, !isMark(".", index - 1) else { return false }
        return Self.words.contains(word) || Self.modifiers.contains(word)
    }
}
