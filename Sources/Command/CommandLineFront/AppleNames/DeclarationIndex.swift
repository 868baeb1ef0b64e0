import Foundation
import SwiftLexing

/// The declarations of Swift sources, in Apple's way of writing them: `View.gaugeStyle(_:)`.
struct DeclarationIndex: Codable, Equatable {
    /// Types by their last names.
    private(set) var types: Set<String> = []
    private(set) var macros: Set<String> = []
    /// Functions, variables and cases by their names, in any type.
    private(set) var members: Set<String> = []
    /// Members with their types: `UITextContentType.birthdate`.
    private(set) var owned: Set<String> = []
    /// The numbers of static members and cases of types: of a type with several one that is not among its members is missing.
    private(set) var choices: [String: Int] = [:]
    /// Initialisers as `Type(label:label:)`, and the types that have one that takes anything.
    private(set) var initializers: Set<String> = []

    init() {}

    /// Reads Swift files.
    init(files: [String]) {
        for path in files {
            guard let data = FileSystem.contents(of: path) else { continue }
            add(SwiftTokenizer.tokens(of: Array(data)))
        }
    }

    /// Returns whether a name of Apple's is among the declarations. In doubt the answer is true: the compiler reports a missing name as
    /// well, but a name that is wrongly reported as missing misleads.
    func has(_ name: AppleNames.Name) -> Bool {
        switch name.kind {
        case .type: types.contains(name.base)
        case .macro: macros.contains(name.base)
        case .func, .var, .case: isChoice(name) ? owned.contains(Self.lastWords(of: name)) : members.contains(name.base)
        case .`init`:
            // A member of a type that is missing altogether is reported by the type.
            !types.contains(String(name.owner.split(separator: ".").last ?? ""))
                || initializers.contains(Self.initializer(of: name.owner, name.labels))
        }
    }

    /// Returns true if a name is certainly among the declarations: a type by its name, an initialiser by its labels.
    func isSure(of name: AppleNames.Name) -> Bool {
        switch name.kind {
        // One type's inner type may have the name of another's.
        case .type: name.owner.isEmpty && types.contains(name.base)
        case .macro: macros.contains(name.base)
        case .`init`: initializers.contains(Self.initializer(of: name.owner, name.labels))
        case .func, .var, .case: isChoice(name) && owned.contains(Self.lastWords(of: name))
        }
    }

    /// The number of static members from which on a type counts as a list of choices.
    private static let fewestChoices = 5

    /// Returns whether a name is that of a value of a type whose values are listed in its declaration: not in doubt as other members are.
    private func isChoice(_ name: AppleNames.Name) -> Bool {
        name.kind != .func && choices[String(name.owner.split(separator: ".").last ?? ""), default: 0] >= Self.fewestChoices
    }

    private static func lastWords(of name: AppleNames.Name) -> String {
        "\(name.owner.split(separator: ".").last ?? "").\(name.base)"
    }

    static func initializer(of owner: String, _ labels: [String]) -> String {
        "\(owner.split(separator: ".").last ?? "")(\(labels.map { $0 + ":" }.joined()))"
    }

    private static let contexts: Set<String> = ["struct", "class", "enum", "protocol", "actor", "extension"]

    /// Takes in the declarations of a file.
    mutating func add(_ tokens: [SwiftToken]) {
        // The types around, each with the depth of its braces' contents.
        var around: [(name: String, depth: Int)] = []
        var pending: String?
        for (index, token) in tokens.enumerated() {
            while let last = around.last, token.depth < last.depth { around.removeLast() }
            if token.kind == .mark("{"), let name = pending {
                around.append((name, token.depth + 1))
                pending = nil
            }
            guard let word = token.word, index + 1 < tokens.count, index == 0 || tokens[index - 1].kind != .mark(".") else { continue }
            let next = tokens[index + 1].word
            if Self.contexts.contains(word), let name = next, name != "func", name != "var", name != "let" {
                pending = Self.qualifiedName(in: tokens, from: index + 1)
                if word != "extension" { types.insert(name) }
            } else if word == "macro", let name = next {
                macros.insert(name)
            } else if word == "typealias" || word == "associatedtype", let name = next {
                types.insert(name)
            } else if ["func", "var", "let", "case"].contains(word) {
                addMembers(
                    in: tokens, from: index + 1, isCase: word == "case", of: around.last?.name,
                    isStatic: Self.isStatic(at: index, in: tokens))
            } else if word == "init", let owner = around.last?.name, let parameters = Self.parameters(in: tokens, from: index + 1) {
                for labels in Self.calls(of: parameters) { initializers.insert(Self.initializer(of: owner, labels)) }
            }
        }
    }

    /// A case may declare several names.
    ///
    /// - Parameter owner: the type whose member it is.
    private mutating func addMembers(in tokens: [SwiftToken], from start: Int, isCase: Bool, of owner: String?, isStatic: Bool) {
        guard let name = tokens[start].name else { return }
        add(name, to: owner, isStatic: isStatic)
        guard isCase else { return }
        let depth = tokens[start].depth
        for index in start..<max(start, tokens.count - 1) {
            let token = tokens[index]
            if token.depth < depth || token.kind == .mark("{") || token.kind == .mark(":") && token.depth == depth { return }
            if token.depth == depth, index > start, token.line != tokens[index - 1].line, tokens[index - 1].kind != .mark(",") { return }
            if token.depth == depth, token.kind == .mark(","), let next = tokens[index + 1].name {
                add(next, to: owner, isStatic: isStatic)
            }
        }
    }

    private mutating func add(_ name: String, to owner: String?, isStatic: Bool) {
        members.insert(name)
        if let owner, owned.insert("\(owner).\(name)").inserted, isStatic { choices[owner, default: 0] += 1 }
    }

    /// Returns whether a declaration's word is `case`, or `static` stands among the words before it.
    private static func isStatic(at index: Int, in tokens: [SwiftToken]) -> Bool {
        tokens[index].word == "case"
            || tokens[max(0, index - 4)..<index].contains { $0.word == "static" && $0.line == tokens[index].line }
    }

    private static func qualifiedName(in tokens: [SwiftToken], from start: Int) -> String {
        var end = start
        while end + 2 < tokens.count, tokens[end + 1].kind == .mark("."), tokens[end + 2].word != nil { end += 2 }
        return tokens[end].word ?? ""
    }

    /// The labels with which parameters can be called: with all of them, and without those that have defaults, each and all.
    private static func calls(of parameters: [Parameter]) -> [[String]] {
        let optional = parameters.indices.filter { parameters[$0].hasDefault }.suffix(mostDefaults)
        return (0..<(1 << optional.count)).map { choice in
            let left = Set(optional.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
            return parameters.indices.filter { !left.contains($0) }.map { parameters[$0].label }
        }
    }

    /// The most parameters with defaults that may be left out; of more, the first count as required.
    private static let mostDefaults = 6

    /// A parameter as its caller sees it.
    struct Parameter: Equatable {
        let label: String
        var hasDefault = false
    }

    /// The labels of parameters, of which the list begins at a token or behind generic ones; nil where there is no list.
    static func labels(in tokens: [SwiftToken], from start: Int) -> [String]? { parameters(in: tokens, from: start)?.map(\.label) }

    static func parameters(in tokens: [SwiftToken], from start: Int) -> [Parameter]? {
        var open = start
        while open < tokens.count, tokens[open].kind == .mark("?") || tokens[open].kind == .mark("!") { open += 1 }
        if open < tokens.count, tokens[open].kind == .mark("<") {
            while open < tokens.count, tokens[open].kind != .mark("("), tokens[open].kind != .mark("{") { open += 1 }
        }
        guard open < tokens.count, tokens[open].kind == .mark("(") else { return nil }
        let depth = tokens[open].depth + 1
        var parameters: [Parameter] = []
        var isStart = true
        var index = open + 1
        while index < tokens.count, tokens[index].depth >= depth {
            let token = tokens[index]
            if isStart, token.kind == .mark("@") {
                // An attribute, such as `@ViewBuilder`, with its arguments.
                index += 2
                if index < tokens.count, tokens[index].kind == .mark("("), tokens[index - 1].touches(tokens[index]) {
                    index = (tokens[index...].firstIndex { $0.kind == .mark(")") && $0.depth == depth } ?? index) + 1
                }
                continue
            }
            if isStart, let word = token.word { parameters.append(Parameter(label: word)) }
            let isValue = token.kind == .mark("=") && token.depth == depth && tokens[index - 1].kind != .mark("=")
            if isValue, !parameters.isEmpty { parameters[parameters.count - 1].hasDefault = true }
            isStart = token.depth == depth && token.kind == .mark(",")
            index += 1
        }
        return parameters
    }
}
