import SwiftLexing

/// Values of the module's types.
extension SampleMaker {
    func entry(of type: SourceType, in scope: Scope) -> DeclarationTable.TypeEntry? {
        guard case .named(let path, _) = type else { return nil }
        return table.entry(path, in: scope.type)
    }

    /// Static properties with values for previews.
    private static let sampleWords: Set<String> = [
        "sample", "samples", "preview", "previews", "mock", "mocks", "example", "examples", "placeholder", "placeholders", "default",
        "demo", "demos", "dummy", "dummies", "stub", "stubs", "shared", "fixture", "fixtures", "all",
    ]

    /// The static properties of a type that hold samples: single ones, or lists.
    private func statics(of entry: DeclarationTable.TypeEntry, lists: Bool) -> [String] {
        let own = entry.declaration.name
        return entry.members.compactMap { member in
            guard case .property(let property) = member.kind, member.isStatic, !member.isHidden,
                SampleWords.words(of: member.name).contains(where: Self.sampleWords.contains)
            else { return nil }
            let holds: Bool
            switch property.type {
            case .array(.named(let path, _))?: holds = lists && [own, "Self"].contains(path.last)
            case .named(let path, _)?: holds = !lists && [own, "Self"].contains(path.last)
            case nil:
                let words = property.value.prefix(2).map { tokens[entry.file].indices.contains($0) ? tokens[entry.file][$0] : nil }
                let first = words.first.flatMap(\.self)
                holds = lists ? first?.kind == .mark("[") && words.last.flatMap(\.self)?.name == own : first?.name == own
            default: holds = false
            }
            return holds ? "\(entry.name).\(member.name)" : nil
        }
    }

    func staticList(of entry: DeclarationTable.TypeEntry) -> String? {
        isHidden(entry) ? nil : statics(of: entry, lists: true).first
    }

    /// Returns true if the sample's file cannot see a type.
    private func isHidden(_ entry: DeclarationTable.TypeEntry) -> Bool { entry.isHidden && entry.file != file }

    mutating func value(of entry: DeclarationTable.TypeEntry, named name: String, in scope: Scope) throws -> String {
        if entry.isProtocol { return try value(boundedBy: [.name(entry.name)], .name(entry.name), named: name, in: scope) }
        guard !isHidden(entry) else { throw SampleObstacle(parameter: name, reason: "is of the private type \(entry.name)") }
        if scope.number == 0, let sample = statics(of: entry, lists: false).first { return sample }
        if let list = staticList(of: entry) { return "\(list)[0]" }
        guard scope.depth < Self.mostDepth else {
            throw SampleObstacle(parameter: name, reason: "is a \(entry.name), which nests too deeply")
        }
        do {
            var inner = scope
            inner.motion = .none
            inner.depth += 1
            if entry.isEnumeration { return try enumCase(of: entry, in: inner) }
            let made = try call(entry, in: inner)
            return entry.isClass && scope.depth == 0 ? model(made, named: name) : made
        } catch let obstacle as SampleObstacle {
            throw SampleObstacle(parameter: "\(name).\(obstacle.parameter)", reason: obstacle.reason)
        }
    }

    /// Returns the `Entry` of a timeline provider, by the result of its placeholder; nil for other names.
    func entryType(_ path: [String], in scope: Scope) -> SourceType? {
        guard path.count > 1, path.last == "Entry", let provider = table.entry(Array(path.dropLast()), in: scope.type) else { return nil }
        let placeholder = provider.members.first { $0.name == "placeholder" }
        guard case .function(let head)? = placeholder?.kind, head.result != .void, head.result != .name("Entry") else { return nil }
        return head.result
    }

    private mutating func enumCase(of entry: DeclarationTable.TypeEntry, in scope: Scope) throws -> String {
        let cases = entry.declaration.members.compactMap { member in
            if case .enumCase(let values) = member.kind { (name: member.name, values: values) } else { nil }
        }
        let plain = cases.filter(\.values.isEmpty)
        if !plain.isEmpty { return "\(entry.name).\(plain[scope.number % plain.count].name)" }
        var first = SampleObstacle(parameter: "cases", reason: "are none")
        for (place, one) in cases.enumerated() {
            do {
                let values = try arguments(for: one.values, in: scope)
                return "\(entry.name).\(one.name)(\(values))"
            } catch let obstacle as SampleObstacle where place == 0 {
                first = obstacle
            } catch {}
        }
        throw first
    }

    /// Arguments for all parameters that have no default.
    mutating func arguments(for parameters: [SourceDeclaration.Parameter], in scope: Scope) throws -> String {
        var scope = scope
        scope.parameters = parameters.map(\.name)
        var arguments: [String] = []
        for parameter in parameters where !parameter.hasDefault || scope.motion.isAnimatable(parameter.name) || scope.fills(parameter) {
            let value = try value(of: parameter.type, named: parameter.name, in: scope)
            arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
        }
        return arguments.joined(separator: ", ")
    }

    /// An expression that makes a structure or an object.
    mutating func call(_ entry: DeclarationTable.TypeEntry, in scope: Scope) throws -> String {
        var obstacle: SampleObstacle?
        var inner = scope
        inner.type = entry.name
        inner.symbols = SampleInitializers.symbols(of: entry, in: tokens[entry.file])
        for initializer in try SampleInitializers.all(of: entry, motion: scope.motion, fillsOptionals: scope.fillsOptionals) {
            let before = self
            inner.generics = scope.generics + entry.declaration.generics + initializer.generics
            do {
                let arguments = try arguments(for: initializer.parameters, in: inner)
                return "\(entry.name)(\(arguments))\(initializer.isFailable ? "!" : "")"
            } catch let other as SampleObstacle {
                restore(before)
                obstacle = obstacle ?? other
            }
        }
        throw obstacle ?? SampleObstacle(parameter: "initialisers", reason: "are private")
    }
}
