import SwiftLexing

/// The types of missing modules that a module's declarations name, as far as their uses tell what they are.
///
/// A declaration whose type is missing does not compile, nor does anything that needs it. Types whose values have no members
/// stand in for them, so that only the code that would use a value is left out.
struct MissingTypes: Equatable {
    /// A type by its uses.
    struct Use: Equatable {
        var isInherited = false
        /// True if a structure, an enumeration or another protocol inherits it, or a constraint or `any` names it.
        var isProtocol = false
        /// True if a class that inherits it overrides members.
        var isOverridden = false
        /// True if a type that inherits it has a body of its own.
        var isView = false
        var isWeak = false
        /// True if a parameter of the type is marked as escaping, so that it is the type of a function.
        var isFunction = false
        /// The class of UIKit's that a representable's methods take it for.
        var superclass: String?
        /// The modifiers that it is an argument of and that tell its protocol, such as `buttonStyle`.
        var modifiers: Set<String> = []
        /// The number of generic arguments.
        var arity = 0
        /// Types that are named as members of it.
        var nested: Set<String> = []
        /// The missing modules that its files import.
        var modules: Set<String> = []
    }

    /// A parameter by an argument for it.
    struct Parameter: Hashable {
        /// The label; `_` for none.
        let label: String
        /// True if the argument is a member whose type the context gives, such as `.standard`.
        var isContextual = false
    }

    /// A member of a type by a use.
    struct Member: Hashable {
        let name: String
        /// Nil where it is not called.
        let parameters: [Parameter]?
    }

    /// An attribute by its uses.
    struct AttributeUse: Equatable {
        /// True if it stands before a variable, so that a property wrapper stands in for it; else a macro that makes nothing does.
        var isWrapper = false
        /// Its arguments, as of calls.
        var parameters: Set<[Parameter]> = []
    }

    private(set) var uses: [String: Use] = [:]
    private(set) var attributes: [String: AttributeUse] = [:]
    /// The arguments with which values are made, by the names of their types.
    private(set) var initializers: [String: Set<[Parameter]>] = [:]
    /// The arguments with which `.init` is called on a type that the context gives.
    private(set) var contextualInitializers: Set<[Parameter]> = []
    /// The members that are named behind types.
    private(set) var statics: [String: Set<Member>] = [:]
    /// The members that are arguments of such calls and have their type from the context.
    private(set) var contextualMembers: Set<Member> = []
    /// The missing modules that code names in front of a type, with the types.
    private(set) var qualified: [String: Set<String>] = [:]

    /// Takes in a file.
    ///
    /// - Parameters:
    ///   - tokens: those that are compiled.
    ///   - modules: the missing modules that the file imports.
    mutating func add(_ tokens: [SwiftToken], importing modules: Set<String>) {
        let groups = TokenGroups(tokens)
        var known = Self.genericParameters(in: tokens)
        known.formUnion(DeclaredNames.all(in: tokens))
        addInherited(tokens, modules, known)
        for index in tokens.indices.dropFirst() {
            if let word = tokens[index].word, Self.isContextual(index, in: tokens) {
                let parameters = Self.parameters(ofCallAt: index, in: tokens, groups, isMember: true)
                if word == "init" {
                    if let parameters { contextualInitializers.insert(parameters) }
                } else if Self.isArgument(index, in: tokens), Self.isWholeArgument(index, parameters == nil ? nil : groups, in: tokens) {
                    contextualMembers.insert(Member(name: word, parameters: parameters))
                }
            }
            guard let name = tokens[index].word, name.first?.isUppercase ?? false, !known.contains(name) else { continue }
            let parameters = Self.parameters(ofCallAt: index, in: tokens, groups)
            if tokens[index - 1].kind == .mark("@") {
                attributes[name, default: AttributeUse()].parameters.insert(parameters ?? [])
                if Self.isBeforeVariable(index, in: tokens) { attributes[name]?.isWrapper = true }
                continue
            }
            addUse(of: name, at: index, isMade: parameters != nil && Self.isValue(at: index, in: tokens), in: tokens, modules)
            if let parameters { initializers[name, default: []].insert(parameters) }
            if index + 2 < tokens.count, tokens[index + 1].kind == .mark("."), let member = tokens[index + 2].word,
                member.first?.isLowercase ?? false, !["self", "init"].contains(member)
            {
                let parameters = Self.parameters(ofCallAt: index + 2, in: tokens, groups, isMember: true)
                statics[name, default: []].insert(Member(name: member, parameters: parameters))
            }
        }
    }

    /// Returns whether a contextual member begins an argument.
    private static func isArgument(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        let before = tokens[index - 2]
        return before.kind == .mark("(") || before.kind == .mark(",")
            || before.kind == .mark(":") && index > 3 && [.mark("("), .mark(",")].contains(tokens[index - 4].kind)
    }

    /// Returns whether an argument ends behind a member, or behind its call.
    private static func isWholeArgument(_ index: Int, _ groups: TokenGroups?, in tokens: [SwiftToken]) -> Bool {
        let end = (groups?[index + 1] ?? index) + 1
        return end < tokens.count && [.mark(","), .mark(")")].contains(tokens[end].kind)
    }

    /// Returns whether a member is named without the type that has it.
    private static func isContextual(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        guard index > 1, tokens[index - 1].kind == .mark(".") else { return false }
        return !tokens[index - 2].touches(tokens[index - 1]) || tokens[index - 2].isOpening
    }

    private static let declaringWords: Set<String> = [
        "var", "let", "func", "struct", "class", "enum", "actor", "protocol", "extension", "case", "init", "subscript", "typealias",
    ]

    /// Returns whether the declaration behind an attribute is that of a variable.
    private static func isBeforeVariable(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        let next = tokens[index...].prefix(60).first { token in
            token.depth == tokens[index].depth && token.word.map(declaringWords.contains) ?? false
        }
        return next?.word == "var"
    }

    /// Returns the place behind a name and its generic arguments.
    private static func endOfArguments(behind index: Int, in tokens: [SwiftToken]) -> Int {
        guard index + 1 < tokens.count, tokens[index + 1].kind == .mark("<"), tokens[index].touches(tokens[index + 1]) else {
            return index + 1
        }
        var level = 0
        for place in tokens.indices[(index + 1)...].prefix(200) {
            if tokens[place].kind == .mark("<") { level += 1 }
            if tokens[place].kind == .mark(">"), tokens[place - 1].kind != .mark("-") { level -= 1 }
            if level == 0 { return place + 1 }
        }
        return index + 1
    }

    /// Returns the parameters of a call of a type; nil where there is no such call, or it ends with a closure.
    private static func parameters(
        ofCallAt index: Int, in tokens: [SwiftToken], _ groups: TokenGroups, isMember: Bool = false
    ) -> [Parameter]? {
        let open = endOfArguments(behind: index, in: tokens)
        guard open < tokens.count, tokens[open].kind == .mark("("), tokens[open - 1].touches(tokens[open]), let close = groups[open],
            isMember || tokens[index - 1].kind != .mark("."), !["func", "case", "macro"].contains(tokens[index - 1].word),
            close + 1 >= tokens.count || tokens[close + 1].kind != .mark("{") || tokens[close + 1].line > tokens[close].line
        else { return nil }
        let inner = tokens[(open + 1)..<close]
        if inner.isEmpty { return [] }
        let depth = tokens[open].depth + 1
        return inner.split(omittingEmptySubsequences: false) { $0.kind == .mark(",") && $0.depth == depth }.map { argument in
            guard argument.count > 2, let label = argument.first?.word, argument.dropFirst().first?.kind == .mark(":") else {
                return Parameter(label: "_", isContextual: argument.first?.kind == .mark("."))
            }
            return Parameter(label: label, isContextual: argument.dropFirst(2).first?.kind == .mark("."))
        }
    }

    /// Leaves only types and attributes that are certainly missing. The wrapper that stands in for an attribute is a type, too.
    mutating func keep(types isMissing: (String) -> Bool, attributes isMissingAttribute: (String) -> Bool) {
        attributes = attributes.filter { isMissingAttribute($0.key) }
        uses = uses.filter { isMissing($0.key) && attributes[$0.key] == nil }
    }

    /// The names of the types, in order.
    var names: [String] { uses.keys.sorted() }

    /// - Parameter isMade: true where a value of the type is made.
    private mutating func addUse(of name: String, at index: Int, isMade: Bool, in tokens: [SwiftToken], _ modules: Set<String>) {
        let before = tokens[index - 1]
        let next = index + 1 < tokens.count ? tokens[index + 1].kind : nil
        if before.kind == .mark(".") {
            guard index > 1, let module = tokens[index - 2].word, modules.contains(module) else { return }
            qualified[module, default: []].insert(name)
        }
        if modules.contains(name), next == .mark(".") { return }
        let isLabel = next == .mark(":") && (before.kind == .mark("(") || before.kind == .mark(","))
        guard !isLabel, isMade || before.kind == .mark(".") || Self.isType(at: index, in: tokens) else { return }
        var use = uses[name] ?? Use()
        use.modules.formUnion(modules)
        if before.word == "any" || before.word == "some" || Self.isConstraint(at: index, in: tokens) { use.isProtocol = true }
        if before.kind == .mark("&") || next == .mark("&") { use.isProtocol = true }
        if tokens[max(0, index - 8)..<index].contains(where: { $0.word == "weak" && $0.line == before.line }) { use.isWeak = true }
        if before.word == "escaping" { use.isFunction = true }
        if isMade, before.kind == .mark("("), let modifier = tokens[index - 2].word, Self.roles[modifier] != nil {
            use.modifiers.insert(modifier)
        }
        for token in tokens[max(0, index - 12)..<index] where token.line == before.line {
            use.superclass = token.word.flatMap { Self.represented[$0] } ?? use.superclass
        }
        if next == .mark("<") { use.arity = max(use.arity, Self.arity(from: index + 1, in: tokens)) }
        if next == .mark("."), index + 2 < tokens.count, let member = tokens[index + 2].word, member.first?.isUppercase ?? false {
            use.nested.insert(member)
        }
        uses[name] = use
    }

    private static let represented = [
        "makeUIView": "UIKit.UIView", "updateUIView": "UIKit.UIView", "makeUIViewController": "UIKit.UIViewController",
        "updateUIViewController": "UIKit.UIViewController",
    ]

    /// Returns whether a call stands where a value is used: the statement of a view builder is a view, for which a card is drawn.
    private static func isValue(at index: Int, in tokens: [SwiftToken]) -> Bool {
        switch tokens[index - 1].kind {
        case .mark("="), .mark(":"), .mark("("), .mark(","), .mark("["): !(tokens[index].word?.hasSuffix("View") ?? false)
        case .word(let word): ["return", "try", "await", "throw"].contains(word)
        default: false
        }
    }

    /// Returns whether a name stands for a type: behind a colon, an arrow or a bracket, or before a mark of optionals.
    private static func isType(at index: Int, in tokens: [SwiftToken]) -> Bool {
        let (before, next) = (tokens[index - 1], index + 1 < tokens.count ? tokens[index + 1].kind : nil)
        switch before.kind {
        case .mark(":"), .mark("<"), .mark("&"): return true
        case .mark(">"): return index > 1 && tokens[index - 2].kind == .mark("-")
        case .mark("?"), .mark("!"): return index > 1 && tokens[index - 2].word == "as"
        case .mark("["): return next == .mark("]") || next == .mark(":")
        case .mark(","), .mark("("): return next == .mark(">") || next == .mark("?") || next == .mark(",") || next == .mark(")")
        case .mark("="): return index > 2 && tokens[index - 3].word == "typealias"
        case .word(let word): return ["any", "some", "as", "is", "inout", "escaping", "extension"].contains(word)
        default: return false
        }
    }

    /// Returns whether a name is the constraint of a generic parameter or of a `where` clause.
    private static func isConstraint(at index: Int, in tokens: [SwiftToken]) -> Bool {
        guard index > 2, tokens[index - 1].kind == .mark(":"), tokens[index - 2].word != nil else { return false }
        if tokens[index - 3].kind == .mark("<") { return true }
        var start = index - 3
        while start > 0, index - start < 24, tokens[start].kind != .mark("{"), tokens[start].kind != .mark("(") {
            if tokens[start].word == "where" { return true }
            if tokens[start].kind == .mark("<") {
                return ["func", "struct", "class", "enum", "init"].contains(tokens[max(0, start - 2)].word)
            }
            start -= 1
        }
        return false
    }

    private static func arity(from open: Int, in tokens: [SwiftToken]) -> Int {
        var (level, count) = (0, 1)
        for token in tokens[open...].prefix(200) {
            if token.kind == .mark("<") { level += 1 }
            if token.kind == .mark(">") { level -= 1 }
            if level == 0 { return count }
            if level == 1, token.kind == .mark(","), token.depth == tokens[open].depth { count += 1 }
        }
        return 0
    }

    // MARK: Declarations

    private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]

    /// Takes in the types that others inherit.
    private mutating func addInherited(_ tokens: [SwiftToken], _ modules: Set<String>, _ known: Set<String>) {
        let groups = TokenGroups(tokens)
        for index in tokens.indices.dropLast(2) {
            guard let word = tokens[index].word, Self.typeWords.contains(word), tokens[index + 1].name != nil else { continue }
            let depth = tokens[index].depth
            guard let open = tokens[index...].prefix(300).firstIndex(where: { $0.kind == .mark("{") && $0.depth == depth }),
                let colon = tokens.inheritanceColon(in: index + 2..<open)
            else { continue }
            let end = tokens[colon..<open].firstIndex { $0.word == "where" } ?? open
            let body = open..<(groups[open] ?? open)
            let names = (colon + 1..<end).filter { tokens[$0].word?.first?.isUppercase ?? false && Self.isWhole($0, in: tokens) }
            let isListed = names.contains { tokens[$0].word == "View" }
            for (place, at) in names.enumerated() {
                guard let name = tokens[at].word, !known.contains(name) else { continue }
                uses[name, default: Use()].modules.formUnion(modules)
                uses[name]?.isInherited = true
                if word != "class" && word != "extension" || place > 0 { uses[name]?.isProtocol = true }
                if word == "class", place == 0, tokens[body].contains(where: { $0.word == "override" && $0.depth == depth + 1 }) {
                    uses[name]?.isOverridden = true
                }
                if !isListed, word == "struct", Self.hasBody(body, depth: depth + 1, in: tokens) { uses[name]?.isView = true }
            }
        }
    }

    /// Returns false for a member's name, and for a generic argument.
    private static func isWhole(_ index: Int, in tokens: [SwiftToken]) -> Bool {
        [.mark(":"), .mark(","), .mark("&")].contains(tokens[index - 1].kind) || tokens[index - 1].word == "unchecked"
            || tokens[index - 1].word == "preconcurrency"
    }

    /// Returns whether a type has a member `body` that is a view.
    private static func hasBody(_ range: Range<Int>, depth: Int, in tokens: [SwiftToken]) -> Bool {
        range.contains { index in
            tokens[index].word == "body" && tokens[index].depth == depth && ["var", "func"].contains(tokens[index - 1].word)
                && tokens[index...].prefix(40).prefix { $0.kind != .mark("{") }.contains { $0.word == "View" }
        }
    }

    /// Returns the names of generic parameters, which are no types of another module.
    private static func genericParameters(in tokens: [SwiftToken]) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropFirst(2) where tokens[index].kind == .mark("<") {
            let isDeclared = ["func", "struct", "class", "enum", "actor", "typealias", "macro"].contains(tokens[index - 2].word)
            guard isDeclared || tokens[index - 1].word == "init" || tokens[index - 1].word == "subscript" else { continue }
            var (level, isStart) = (0, true)
            for token in tokens[index...].prefix(200) {
                if token.kind == .mark("<") { level += 1 }
                if token.kind == .mark(">") { level -= 1 }
                if level == 0 { break }
                if isStart, level == 1, let name = token.word, name != "each" { names.insert(name) }
                isStart = token.kind == .mark("<") || token.kind == .mark(",") || token.word == "each"
            }
        }
        return names
    }
}
