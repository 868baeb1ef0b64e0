import SwiftLexing

/// Finds the views in source text that can be made without arguments, so that they can be drawn where no preview shows them.
///
/// It goes by the text alone and is careful: a view that it is not sure of is left out.
enum ViewScan {
    /// A view that `Name()` makes.
    struct Found: Equatable {
        let name: String
        /// The line, from 1.
        let line: Int
    }

    /// The views that a file declares at its top, that other files see, and that need no arguments, in the order of the text.
    static func views(in declarations: [SourceDeclaration]) -> [Found] {
        declarations.compactMap { declaration in
            guard declaration.kind == .type(.structure), !declaration.isHidden, declaration.generics.isEmpty,
                declaration.inherited.contains(where: { $0.lastName == "View" }), !needsArguments(declaration)
            else { return nil }
            return Found(name: declaration.name, line: declaration.line)
        }
    }

    /// The apps that a file declares.
    static func apps(in declarations: [SourceDeclaration]) -> [Found] {
        declarations.compactMap { declaration in
            guard declaration.kind == .type(.structure), declaration.inherited.contains(where: { $0.lastName == "App" }) else { return nil }
            return Found(name: declaration.name, line: declaration.line)
        }
    }

    /// Returns true if no initialiser makes a structure without arguments.
    private static func needsArguments(_ declaration: SourceDeclaration) -> Bool {
        let initializers = declaration.members.filter { if case .initializer = $0.kind { true } else { false } }
        guard initializers.isEmpty else { return !initializers.contains(where: takesNothing) }
        return declaration.members.contains { member in
            guard case .property(let property) = member.kind, property.isStored, !member.isStatic, !property.hasDefault else {
                return false
            }
            if member.attributes.contains(where: { $0 != "EnvironmentObject" && SampleInitializers.surroundings.contains($0) }) {
                return false
            }
            // A variable that may be missing is, unless it is bound.
            if case .optional? = property.type, !property.isConstant, !member.attributes.contains("Binding") { return false }
            return true
        }
    }

    /// Returns whether every parameter of an initialiser has a default value.
    private static func takesNothing(_ member: SourceDeclaration) -> Bool {
        guard case .initializer(let head, _) = member.kind else { return false }
        return !member.isHidden && head.parameters.allSatisfy(\.hasDefault)
    }
}
