import SwiftLexing

/// The ways to make a value of one of the module's types: its initialisers, written or memberwise.
enum SampleInitializers {
    struct Initializer {
        var parameters: [SourceDeclaration.Parameter]
        var generics: [SourceDeclaration.Generic] = []
        var isFailable = false

        /// A measure of the values to be made up for it; a failable initialiser counts half a value more.
        var effort: Int { parameters.count { !$0.hasDefault } * 2 + (isFailable ? 1 : 0) }
    }

    /// The initialisers that other files can call; those that need the fewest arguments come first.
    ///
    /// - Throws: ``SampleObstacle`` where a structure has only the memberwise one, and it is private.
    static func all(
        of entry: DeclarationTable.TypeEntry, motion: SampleMotion, fillsOptionals: Bool
    ) throws -> [Initializer] {
        var found = entry.members.compactMap { member -> Initializer? in
            guard case .initializer(let head, let isFailable) = member.kind, !member.isHidden else { return nil }
            return Initializer(parameters: head.parameters, generics: head.generics, isFailable: isFailable)
        }
        let isWritten = entry.declaration.members.contains { if case .initializer = $0.kind { true } else { false } }
        if !isWritten {
            if entry.declaration.kind == .type(.structure) {
                if found.isEmpty {
                    found = [try memberwise(of: entry, motion: motion, fillsOptionals)]
                } else if let memberwise = try? memberwise(of: entry, motion: motion, fillsOptionals) {
                    found.append(memberwise)
                }
            } else {
                found.append(Initializer(parameters: []))
            }
        }
        return found.enumerated()
            .sorted { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }
            .map(\.element)
    }

    /// Property wrappers that get their value from the place of the view.
    static let surroundings: Set<String> = [
        "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue", "FocusedObject",
        "FocusedBinding", "FetchRequest", "Query", "UIApplicationDelegateAdaptor",
    ]

    /// Source: The Swift Programming Language, "Memberwise Initializers for Structure Types"; SE-0242, SE-0258.
    private static func memberwise(
        of entry: DeclarationTable.TypeEntry, motion: SampleMotion, _ fillsOptionals: Bool
    ) throws -> Initializer {
        var parameters: [SourceDeclaration.Parameter] = []
        for member in entry.declaration.members {
            guard case .property(let property) = member.kind, property.isStored, !member.isStatic else { continue }
            let wrapper = member.attributes.first { $0.first?.isUppercase == true && $0 != "ViewBuilder" && $0 != "MainActor" }
            if let wrapper, surroundings.contains(wrapper) { continue }
            if property.isConstant && property.hasDefault { continue }
            if member.isHidden {
                // A wrapped property with a default is no parameter; any other makes the initialiser private.
                if wrapper != nil, property.hasDefault { continue }
                throw SampleObstacle(parameter: member.name, reason: "is private, and so is its initialiser")
            }
            var isOptionalVariable = false
            if case .optional? = property.type, !property.isConstant, wrapper != "Binding" { isOptionalVariable = true }
            let hasDefault = property.hasDefault || isOptionalVariable || member.modifiers.contains("lazy")
            let isFilled = fillsOptionals && isOptionalVariable && wrapper == nil
            if hasDefault, !isFilled, !(motion.isAnimatable(member.name) && property.hasDefault) { continue }
            guard let type = property.type ?? (hasDefault ? .name("Double") : nil) else { continue }
            parameters.append(
                .init(
                    label: member.name, name: member.name, type: parameterType(type, wrapper: wrapper, member), hasDefault: hasDefault,
                    attributes: member.attributes))
        }
        return Initializer(parameters: parameters)
    }

    private static func parameterType(_ type: SourceType, wrapper: String?, _ member: SourceDeclaration) -> SourceType {
        if wrapper == "Binding" { return .named(path: ["Binding"], arguments: [type]) }
        if member.attributes.contains("ViewBuilder") {
            if case .function = type { return type }
            return .function(parameters: [], result: type)
        }
        return type
    }

    /// The parameters of a type that it gives to `Image(systemName:)` and its kin.
    static func symbols(of entry: DeclarationTable.TypeEntry, in tokens: [SwiftToken]) -> Set<String> {
        let labels: Set = ["systemName", "systemImage"]
        var found: Set<String> = []
        for index in entry.declaration.tokens.dropLast(2) where tokens[index].word.map(labels.contains) == true {
            guard tokens[index + 1].kind == .mark(":") else { continue }
            // `systemName: item.icon`, `systemName: isOn ? icon : other`.
            for token in tokens[(index + 2)..<min(index + 12, tokens.count)] {
                if token.depth < tokens[index].depth || token.kind == .mark(",") { break }
                if let name = token.name { found.insert(name) }
            }
        }
        return found
    }
}
