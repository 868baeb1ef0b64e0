/// A declaration of a module that a sample can show.
struct SampleSubject {
    /// The kind of the subject, which decides how it is shown.
    enum Kind: Equatable {
        case view
        case shape
        case layout
        /// A modifier, or the effect of a member of an extension of `View` on a view.
        case modifier
        case textRenderer
        case transition
        case animation
        case fill
        case style(SampleControl)
    }

    /// The source of its expression.
    enum Origin {
        case type(DeclarationTable.TypeEntry)
        /// A member of an extension of a type that is not the module's.
        case member(SourceDeclaration, of: SourceDeclaration)
    }

    /// The name that its author gave it.
    let name: String
    let kind: Kind
    let origin: Origin
    let file: Int
    /// The line, from 1.
    let line: Int
    /// True if only its own file can see it.
    var isHidden = false
    /// The type that alone knows it; nil: the file does.
    var scope: String?

    /// Returns the subjects of a module, in the order of the text.
    static func all(in table: DeclarationTable) -> [SampleSubject] {
        let types = (table.topNames + table.namespacedNames).compactMap { table.types[$0] }.compactMap { entry -> SampleSubject? in
            guard !entry.isProtocol, let kind = kind(of: entry) else { return nil }
            return SampleSubject(
                name: entry.name, kind: kind, origin: .type(entry), file: entry.file, line: entry.declaration.line,
                isHidden: entry.isHidden,
                scope: entry.isInner ? String(entry.name[..<(entry.name.lastIndex(of: ".") ?? entry.name.endIndex)]) : nil)
        }
        let members = table.foreignExtensions.flatMap { declaration, file in
            declaration.isHidden ? [] : declaration.members.compactMap { member(of: $0, in: declaration, file: file) }
        }
        return (types + members).sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    private static let kinds: [(String, Kind)] = [
        ("View", .view), ("ViewModifier", .modifier), ("AnimatableModifier", .modifier), ("GeometryEffect", .modifier),
        ("Transition", .transition), ("Shape", .shape), ("InsettableShape", .shape), ("Layout", .layout),
        ("TextRenderer", .textRenderer), ("CustomAnimation", .animation), ("ShapeStyle", .fill),
    ]

    private static func kind(of entry: DeclarationTable.TypeEntry) -> Kind? {
        let conformances = entry.conformances
        if let kind = kinds.first(where: { conformances.contains($0.0) })?.1 { return kind }
        return SampleControl.allCases.first { conformances.contains($0.rawValue) }.map(Kind.style)
    }

    private static func member(of declaration: SourceDeclaration, in owner: SourceDeclaration, file: Int) -> SampleSubject? {
        guard !declaration.isHidden, let kind = kind(of: declaration, in: owner.name) else { return nil }
        return SampleSubject(
            name: declaration.name, kind: kind, origin: .member(declaration, of: owner), file: file, line: declaration.line)
    }

    private static func kind(of declaration: SourceDeclaration, in owner: String) -> Kind? {
        switch (owner, declaration.kind) {
        case ("View", .function(let head)):
            // A modifier keeps the view in its result.
            return !declaration.isStatic && head.result == .opaque(.name("View")) ? .modifier : nil
        case ("AnyTransition", .property), ("Transition", .property), ("AnyTransition", .function), ("Transition", .function):
            return declaration.isStatic ? .transition : nil
        case ("Animation", .property), ("Animation", .function): return declaration.isStatic ? .animation : nil
        default: return nil
        }
    }
}

/// A control whose look a style decides, by the style's protocol.
enum SampleControl: String, CaseIterable {
    case button = "ButtonStyle"
    case primitiveButton = "PrimitiveButtonStyle"
    case toggle = "ToggleStyle"
    case progressView = "ProgressViewStyle"
    case gauge = "GaugeStyle"
    case label = "LabelStyle"
    case textField = "TextFieldStyle"
    case labeledContent = "LabeledContentStyle"
    case groupBox = "GroupBoxStyle"
    case disclosureGroup = "DisclosureGroupStyle"
    case menu = "MenuStyle"
    case datePicker = "DatePickerStyle"
}
