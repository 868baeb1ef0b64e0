/// The types of a module by their names, each with the members of its extensions, and its visibility to files.
struct DeclarationTable {
    /// A type, with the declarations that make it up.
    struct TypeEntry {
        /// `Card`, `Card.Kind`.
        let name: String
        let declaration: SourceDeclaration
        /// The file that declares it.
        let file: Int
        /// True if no other file can name it.
        let isHidden: Bool
        /// True if nothing outside of the type around it can name it.
        var isInner = false
        var extensions: [SourceDeclaration] = []
        /// The last words of the types that it inherits from or conforms to.
        var conformances: Set<String>

        var members: [SourceDeclaration] { declaration.members + extensions.flatMap(\.members) }
    }

    private(set) var types: [String: TypeEntry] = [:]
    /// The names of the types at the top of files, in the order of the text.
    private(set) var topNames: [String] = []
    /// The names of the types inside of namespaces, `Cards.Small`, by file and line.
    private(set) var namespacedNames: [String] = []
    private(set) var aliases: [String: SourceType] = [:]
    /// The types at the top of files that conform to each protocol, in the order of the text.
    private(set) var conformers: [String: [String]] = [:]
    /// Extensions of types that are not the module's, with their files.
    private(set) var foreignExtensions: [(declaration: SourceDeclaration, file: Int)] = []

    /// - Parameter files: the declarations of each file.
    init(_ files: [[SourceDeclaration]]) {
        for (file, declarations) in files.enumerated() {
            for declaration in declarations { add(declaration, in: "", file: file, isHidden: false) }
        }
        for (file, declarations) in files.enumerated() {
            for declaration in declarations where declaration.kind == .typeExtension { extend(by: declaration, file: file) }
        }
        for (declaration, file) in foreignExtensions {
            for member in declaration.members {
                if case .type = member.kind { add(member, in: declaration.name, file: file, isHidden: declaration.isHidden) }
            }
        }
        let nested = types.values.filter { entry in
            entry.name.contains(".") && Self.scopes(around: entry.name).allSatisfy { holdsTypes($0) }
        }
        namespacedNames = nested.sorted { ($0.file, $0.declaration.line, $0.name) < ($1.file, $1.declaration.line, $1.name) }.map(\.name)
        for name in topNames {
            guard let entry = types[name], !entry.isProtocol else { continue }
            for conformance in entry.conformances { conformers[conformance, default: []].append(name) }
        }
    }

    /// Returns true if a type is one of the module's own that nothing shows, so that the types in it are seen by themselves.
    func isNamespace(_ name: String) -> Bool {
        guard let entry = types[name] else { return false }
        return !entry.isProtocol && entry.conformances.isDisjoint(with: Self.shownProtocols)
    }

    /// Returns true if the types inside a type are seen by themselves, and can be named. This holds for a namespace's, and for those that
    /// the module adds to a type of others.
    func holdsTypes(_ name: String) -> Bool {
        guard let entry = types[name] else { return true }
        return isNamespace(name) && entry.declaration.generics.isEmpty
    }

    /// The protocols whose conforming types are shown; the declarations inside such a type are a part of it.
    private static let shownProtocols: Set<String> = [
        "View", "ViewModifier", "AnimatableModifier", "GeometryEffect", "Transition", "Shape", "InsettableShape", "Layout", "TextRenderer",
        "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "ProgressViewStyle", "GaugeStyle", "LabelStyle",
        "TextFieldStyle",
        "LabeledContentStyle", "GroupBoxStyle", "DisclosureGroupStyle", "MenuStyle", "DatePickerStyle", "App", "Scene", "Widget",
        "WidgetBundle",
        "ControlWidget", "PreviewProvider", "LibraryContentProvider", "ToolbarContent", "Commands", "TabContent", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "UIView", "UIViewController", "ChartContent",
    ]

    /// `A.B` and `A` for `A.B.C`.
    private static func scopes(around name: String) -> [String] {
        let parts = name.split(separator: ".")
        return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: ".") }
    }

    private mutating func add(_ declaration: SourceDeclaration, in scope: String, file: Int, isHidden: Bool) {
        let name = scope.isEmpty ? declaration.name : "\(scope).\(declaration.name)"
        switch declaration.kind {
        case .type:
            // Of two types of one name, in branches or hidden in files, the first is meant.
            guard types[name] == nil else { return }
            let isHidden = isHidden || declaration.isHidden
            types[name] = TypeEntry(
                name: name, declaration: declaration, file: file, isHidden: isHidden,
                isInner: !scope.isEmpty && (declaration.modifiers.contains("private") || types[scope]?.isInner == true),
                conformances: Set(declaration.inherited.flatMap(Self.names)))
            if scope.isEmpty { topNames.append(name) }
            for member in declaration.members { add(member, in: name, file: file, isHidden: isHidden) }
        case .alias(let type): aliases[name] = aliases[name] ?? type
        default: break
        }
    }

    private mutating func extend(by declaration: SourceDeclaration, file: Int) {
        let name = declaration.name
        guard let entry = types[name] else { return foreignExtensions.append((declaration, file)) }
        if entry.isProtocol { foreignExtensions.append((declaration, file)) }
        types[name]?.extensions.append(declaration)
        types[name]?.conformances.formUnion(declaration.inherited.flatMap(Self.names))
        for member in declaration.members { add(member, in: name, file: file, isHidden: declaration.isHidden || entry.isHidden) }
    }

    /// The type that a name means inside of another, from the inside out.
    func entry(_ path: [String], in scope: String) -> TypeEntry? {
        lookUp(path, in: scope) { types[$0] }
    }

    func alias(_ path: [String], in scope: String) -> SourceType? {
        lookUp(path, in: scope) { aliases[$0] }
    }

    private func lookUp<Found>(_ path: [String], in scope: String, _ find: (String) -> Found?) -> Found? {
        let name = path.joined(separator: ".")
        var scopes = scope.split(separator: ".").map(String.init)
        while !scopes.isEmpty {
            if let found = find("\(scopes.joined(separator: ".")).\(name)") { return found }
            scopes.removeLast()
        }
        return find(name)
    }

    /// The last words of a type's names, of each part of a composition.
    static func names(in type: SourceType) -> [String] {
        if case .composition(let types) = type { return types.flatMap(names) }
        return type.lastName.map { [$0] } ?? []
    }
}

extension DeclarationTable.TypeEntry {
    var isProtocol: Bool { declaration.kind == .type(.protocolType) }
    var isEnumeration: Bool { declaration.kind == .type(.enumeration) }
    var isClass: Bool { declaration.kind == .type(.classType) }
}
