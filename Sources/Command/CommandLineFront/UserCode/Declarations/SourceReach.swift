import SwiftLexing

/// The parts of a module that are seen when one of them is shown: the declarations that it names, and those that these name.
struct SourceReach {
    /// A declaration that others name: a type with its extensions, or a member that an extension adds to a type of others.
    struct Unit {
        /// The places of its text.
        var places: [(file: Int, tokens: Range<Int>)] = []
        /// The types that it expects in the environment.
        var environment: [String] = []
        /// True if it puts models into the environment.
        var putsModels = false
    }

    private(set) var units: [Unit] = []
    private var typeUnits: [String: Int] = [:]
    private var memberUnits: [String: [Int]] = [:]
    /// The units of types inside of namespaces, by the last words of their names.
    private var nestedUnits: [String: [Int]] = [:]
    /// The units that each unit names.
    private var edges: [[Int]] = []
    private var expectsModels = false

    /// The unit of a type.
    func unit(ofType name: String) -> Int? { typeUnits[name] }

    /// The unit of a member of an extension, by where it stands.
    private var places: [Place: Int] = [:]
    private struct Place: Hashable { let file: Int, token: Int }

    func unit(of declaration: SourceDeclaration, file: Int) -> Int? { places[Place(file: file, token: declaration.tokens.lowerBound)] }

    init(_ files: [(tokens: [SwiftToken], declarations: [SourceDeclaration])], table: DeclarationTable) {
        for (file, source) in files.enumerated() {
            for declaration in source.declarations { add(declaration, of: source.tokens, file: file, table: table) }
        }
        let tokens = files.map(\.tokens)
        for number in units.indices { readNames(of: number, in: tokens) }
        expectsModels = units.contains { !$0.environment.isEmpty }
    }

    /// Reads which units the text of one names.
    private mutating func readNames(of number: Int, in files: [[SwiftToken]]) {
        var named: Set<Int> = []
        for (file, range) in units[number].places {
            let tokens = files[file]
            for index in range {
                guard let word = tokens[index].name else { continue }
                if let type = typeUnits[word] { named.insert(type) }
                if let nested = nestedUnits[word] { named.formUnion(nested) }
                guard index > 0, tokens[index - 1].kind == .mark(".") else { continue }
                if let members = memberUnits[word] { named.formUnion(members) }
                if word == "environmentObject" || word == "environment" { units[number].putsModels = true }
            }
        }
        edges.append(named.subtracting([number]).sorted())
    }

    private mutating func add(_ declaration: SourceDeclaration, of tokens: [SwiftToken], file: Int, table: DeclarationTable) {
        switch declaration.kind {
        case .type: takeType(declaration, named: declaration.name, of: tokens, file: file, table: table)
        case .typeExtension:
            let top = String(declaration.name.prefix { $0 != "." })
            if let entry = table.types[top], !entry.isProtocol {
                return takeType(declaration, named: declaration.name, of: tokens, file: file, table: table)
            }
            for member in declaration.members {
                if case .type = member.kind {
                    let inner = "\(declaration.name).\(member.name)"
                    if typeUnits[inner] == nil { nestedUnits[member.name, default: []].append(unit(named: inner)) }
                    takeType(member, named: inner, of: tokens, file: file, table: table)
                    continue
                }
                let number = units.count
                units.append(Unit())
                if !member.name.isEmpty { memberUnits[member.name, default: []].append(number) }
                places[Place(file: file, token: member.tokens.lowerBound)] = number
                take(member, of: tokens, file, into: number)
            }
        case .other, .initializer, .enumCase: return
        case .function, .property, .alias, .preview:
            // Functions and values of the file are named like types.
            let number: Int
            if declaration.name.isEmpty {
                number = units.count
                units.append(Unit())
            } else {
                number = unit(named: declaration.name)
            }
            places[Place(file: file, token: declaration.tokens.lowerBound)] = number
            take(declaration, of: tokens, file, into: number)
        }
    }

    /// Takes in a type or an extension of one. A type in a namespace is seen by itself, and not where the namespace is named.
    private mutating func takeType(
        _ declaration: SourceDeclaration, named name: String, of tokens: [SwiftToken], file: Int, table: DeclarationTable
    ) {
        guard table.isNamespace(name) else {
            // A type in one that is shown is a part of that.
            let owner = typeUnits[name] == nil && !isNested(name, in: table) ? String(name.prefix { $0 != "." }) : name
            return take(declaration, of: tokens, file, into: unit(named: owner))
        }
        let number = unit(named: name)
        for member in declaration.members {
            if case .type = member.kind {
                let inner = "\(name).\(member.name)"
                if typeUnits[inner] == nil { nestedUnits[member.name, default: []].append(unit(named: inner)) }
                takeType(member, named: inner, of: tokens, file: file, table: table)
            } else {
                take(member, of: tokens, file, into: number)
            }
        }
    }

    /// Returns whether a name is that of a type at the top, or of one in namespaces alone.
    private func isNested(_ name: String, in table: DeclarationTable) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return true }
        let outer = String(name[..<dot])
        return table.holdsTypes(outer) && isNested(outer, in: table)
    }

    private mutating func unit(named name: String) -> Int {
        if let number = typeUnits[name] { return number }
        typeUnits[name] = units.count
        units.append(Unit())
        return units.count - 1
    }

    private mutating func take(_ declaration: SourceDeclaration, of tokens: [SwiftToken], _ file: Int, into number: Int) {
        units[number].places.append((file, declaration.tokens))
        for member in declaration.members { units[number].environment += member.environmentType(tokens).map { [$0] } ?? [] }
    }

    /// Returns the units that are seen where some units are shown, these among them.
    func reached(from starts: [Int]) -> Set<Int> {
        var seen = Set(starts)
        var pending = starts
        while let next = pending.popLast() {
            for other in edges[next] where seen.insert(other).inserted { pending.append(other) }
        }
        return seen
    }

    /// Returns the types that a unit, or a unit it shows, expects in the environment, in the order of their names; empty where one of
    /// them puts models there itself.
    func environment(of unit: Int) -> [String] {
        guard expectsModels else { return [] }
        let reached = reached(from: [unit])
        if reached.contains(where: { units[$0].putsModels }) { return [] }
        return Set(reached.flatMap { units[$0].environment }).sorted()
    }

    /// Candidates such that each of the others is seen in one of these: of those that name each other in a circle, the first.
    ///
    /// - Parameters:
    ///   - candidates: in order of preference.
    ///   - seen: the units that are shown already.
    func tops(of candidates: [Int], besides seen: Set<Int>) -> [Int] {
        // A unit that names another finishes after it; of those on a circle the one that was entered first does.
        var visited = seen
        var finished: [Int] = []
        for candidate in candidates where visited.insert(candidate).inserted {
            var path = [(unit: candidate, next: 0)]
            while let (unit, next) = path.last {
                if next < edges[unit].count {
                    path[path.count - 1].next += 1
                    let other = edges[unit][next]
                    if visited.insert(other).inserted { path.append((other, 0)) }
                } else {
                    finished.append(unit)
                    path.removeLast()
                }
            }
        }
        let wanted = Set(candidates)
        var shown = seen
        var tops: [Int] = []
        for unit in finished.reversed() where wanted.contains(unit) && !shown.contains(unit) {
            tops.append(unit)
            var pending = [unit]
            shown.insert(unit)
            while let next = pending.popLast() {
                for other in edges[next] where shown.insert(other).inserted { pending.append(other) }
            }
        }
        return tops
    }
}

extension SourceDeclaration {
    /// The type that a property finds in the environment: `@EnvironmentObject var model: Model`, `@Environment(Model.self) var model`.
    func environmentType(_ tokens: [SwiftToken]) -> String? {
        guard case .property(let property) = kind else { return nil }
        if attributes.contains("EnvironmentObject") { return property.type?.text }
        guard attributes.contains("Environment"), property.argument.count >= 3, tokens[property.argument.upperBound - 1].word == "self",
            tokens[property.argument.lowerBound].name != nil
        else { return nil }
        // An optional value may be missing, so it is not expected.
        if case .optional? = property.type { return nil }
        return tokens[property.argument.dropLast(2)].compactMap(\.name).joined(separator: ".")
    }
}
