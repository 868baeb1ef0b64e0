import Foundation

extension NSPredicate {
    /// A predicate written in words, which is evaluated in memory.
    ///
    /// Names are looked up in dictionaries and in the stored properties of objects and values. An invalid predicate stops the program, as
    /// on Apple's systems.
    ///
    /// - Parameters:
    ///   - format: comparisons (`=`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`,
    ///     `MATCHES`, with `[c]` and `[d]`; `ANY`, `ALL` and `NONE` before them), joined by `AND`, `OR`, `NOT` and parentheses.
    ///   - arguments: the values for `%@`, `%K` and specifiers such as `%d`, in their order.
    ///
    /// Source: Apple, "Predicate Format String Syntax" and Foundation `NSPredicate.init(format:_:)`.
    public convenience init(format: String, _ arguments: Any?...) { self.init(format: format, values: arguments) }

    /// A predicate written in words, with its arguments as an array.
    public convenience init(format: String, argumentArray arguments: [Any]?) {
        self.init(format: format, values: arguments ?? [])
    }

    private convenience init(format: String, values: [Any?]) {
        do {
            let condition = try PredicateFormat(format, arguments: values).condition()
            self.init { object, _ in condition.holds(for: object) }
        } catch {
            preconditionFailure("The predicate \"\(format)\" cannot be read: \(error).")
        }
    }
}

/// The reason why a predicate cannot be read.
struct PredicateFormatError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Reads predicates that are written in words.
struct PredicateFormat {
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case number(Double)
        /// `%@` and the likes of it; the letter after the percent sign.
        case argument(Character)
        case sign(String)
    }

    private var tokens: [Token]
    private var arguments: [Any?]
    private var position = 0

    init(_ format: String, arguments: [Any?]) throws {
        tokens = try Self.tokens(of: format)
        self.arguments = arguments
    }

    /// - Throws: `PredicateFormatError`.
    func condition() throws -> PredicateCondition {
        var reader = self
        let condition = try reader.alternatives()
        guard reader.position == reader.tokens.count else { throw PredicateFormatError("there is unread text at its end") }
        return condition
    }

    // MARK: Tokens

    private static let signs = [
        "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "=", "<", ">", "!", "(", ")", "{", "}", ",", "[", "]",
    ]

    private static func tokens(of format: String) throws -> [Token] {
        var (rest, tokens) = (Substring(format), [Token]())
        while let first = rest.first {
            if first.isWhitespace { rest.removeFirst(); continue }
            if first == "\"" || first == "'" {
                rest.removeFirst()
                guard let end = rest.firstIndex(of: first) else { throw PredicateFormatError("a quotation is not closed") }
                tokens.append(.text(String(rest[..<end])))
                rest = rest[rest.index(after: end)...]
            } else if first == "%" {
                let letters = rest.dropFirst().prefix { $0 == "l" || $0 == "h" || $0 == "." || $0.isNumber }
                let end = rest.index(rest.startIndex, offsetBy: 1 + letters.count)
                guard end < rest.endIndex else { throw PredicateFormatError("a percent sign has no format specifier after it") }
                tokens.append(.argument(rest[end]))
                rest = rest[rest.index(after: end)...]
            } else if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) {
                let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
                guard let number = Double(digits) else { throw PredicateFormatError("\(digits) is not a number") }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || "_@#".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#.".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else if let sign = signs.first(where: { rest.hasPrefix($0) }) {
                tokens.append(.sign(sign))
                rest = rest.dropFirst(sign.count)
            } else {
                throw PredicateFormatError("\"\(first)\" is unknown")
            }
        }
        return tokens
    }

    private var next: Token? { position < tokens.count ? tokens[position] : nil }

    /// Moves on if a word, in any case, or a sign comes next.
    private mutating func take(_ words: String...) -> Bool {
        switch next {
        case .word(let word)? where words.contains(word.uppercased()): break
        case .sign(let sign)? where words.contains(sign): break
        default: return false
        }
        position += 1
        return true
    }

    private mutating func expect(_ sign: String) throws {
        guard take(sign) else { throw PredicateFormatError("\"\(sign)\" is missing") }
    }

    // MARK: Conditions

    private mutating func alternatives() throws -> PredicateCondition {
        var all = [try conjunction()]
        while take("OR", "||") { all.append(try conjunction()) }
        return all.count == 1 ? all[0] : .any(all)
    }

    private mutating func conjunction() throws -> PredicateCondition {
        var all = [try negation()]
        while take("AND", "&&") { all.append(try negation()) }
        return all.count == 1 ? all[0] : .all(all)
    }

    private mutating func negation() throws -> PredicateCondition {
        if take("NOT", "!") { return .not(try negation()) }
        if take("TRUEPREDICATE") { return .all([]) }
        if take("FALSEPREDICATE") { return .any([]) }
        if take("(") {
            let inner = try alternatives()
            try expect(")")
            return inner
        }
        let quantity: PredicateComparison.Quantity =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .one
        let left = try expression()
        let relation = try relation()
        return .comparison(
            PredicateComparison(left: left, relation: relation, options: try options(), right: try expression(), quantity: quantity))
    }

    private mutating func relation() throws -> PredicateComparison.Relation {
        let relations: [(PredicateComparison.Relation, [String])] = [
            (.equal, ["=", "=="]), (.unequal, ["!=", "<>"]), (.less, ["<"]), (.lessOrEqual, ["<=", "=<"]), (.greater, [">"]),
            (.greaterOrEqual, [">=", "=>"]), (.contains, ["CONTAINS"]), (.begins, ["BEGINSWITH"]), (.ends, ["ENDSWITH"]),
            (.like, ["LIKE"]), (.matches, ["MATCHES"]), (.isIn, ["IN"]), (.between, ["BETWEEN"]),
        ]
        for (relation, words) in relations where words.contains(where: { take($0) }) { return relation }
        throw PredicateFormatError("a comparison is missing")
    }

    /// `[c]` and `[d]`: the case of letters, and their accents, do not count.
    private mutating func options() throws -> String.CompareOptions {
        guard take("[") else { return [] }
        guard case .word(let letters)? = next else { throw PredicateFormatError("the brackets are empty") }
        position += 1
        try expect("]")
        var options: String.CompareOptions = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func expression() throws -> PredicateOperand {
        guard let token = next else { throw PredicateFormatError("a value is missing at its end") }
        position += 1
        switch token {
        case .text(let text): return .value(text)
        case .number(let number): return .value(number)
        case .argument(let letter):
            guard !arguments.isEmpty else { throw PredicateFormatError("it has fewer arguments than format specifiers") }
            let argument = arguments.removeFirst()
            guard letter == "K" else { return .value(argument) }
            return .path("\(argument ?? "")".split(separator: ".").map(String.init))
        case .word(let word):
            switch word.uppercased() {
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(true)
            case "FALSE", "NO": return .value(false)
            case "SELF": return .path([])
            default:
                let names = word.split(separator: ".").map(String.init)
                return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
            }
        case .sign("{"):
            var elements: [PredicateOperand] = []
            while !take("}") {
                elements.append(try expression())
                guard take(",") || next == .sign("}") else { throw PredicateFormatError("\"}\" is missing") }
            }
            return .list(elements)
        case .sign(let sign): throw PredicateFormatError("\"\(sign)\" stands where a value is expected")
        }
    }
}
