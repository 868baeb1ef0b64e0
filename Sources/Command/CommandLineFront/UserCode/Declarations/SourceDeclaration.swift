/// A declaration of a Swift file, as far as previews need to know it.
struct SourceDeclaration: Equatable {
    /// The kind of the declaration, with the properties that only this kind has.
    enum Kind: Equatable {
        case type(TypeWord)
        /// Its name is the type's.
        case typeExtension
        case function(FunctionHead)
        case initializer(FunctionHead, isFailable: Bool)
        case property(Property)
        /// A case of an enumeration with the values that it carries.
        case enumCase([Parameter])
        case alias(SourceType)
        /// `#Preview`.
        case preview
        /// A declaration that is not read further: imports, operators, subscripts.
        case other
    }

    enum TypeWord: String { case structure = "struct", classType = "class", enumeration = "enum", actor, protocolType = "protocol" }

    /// The parameters and the result of a function.
    struct FunctionHead: Equatable {
        var parameters: [Parameter] = []
        var generics: [Generic] = []
        var result = SourceType.void
        var isAsync = false
    }

    struct Parameter: Equatable {
        /// The label before the argument; nil for an argument without a label.
        let label: String?
        /// The name inside the function.
        let name: String
        let type: SourceType
        var hasDefault = false
        /// The attributes before its name and its type: `ViewBuilder`, `escaping`.
        var attributes: [String] = []
    }

    struct Property: Equatable {
        /// Nil where the type is not written.
        let type: SourceType?
        let isConstant: Bool
        /// True if it keeps a value, and does not compute it.
        let isStored: Bool
        let hasDefault: Bool
        /// The tokens of the default value, or an empty range.
        let value: Range<Int>
        /// The tokens between the parentheses of its first attribute that has any.
        let argument: Range<Int>
    }

    /// A generic parameter, with the types it is bound by.
    struct Generic: Equatable {
        let name: String
        var bounds: [SourceType]
    }

    /// Two types that are the same.
    struct Equality: Equatable {
        let first: SourceType
        let second: SourceType
    }

    let kind: Kind
    /// The name; for an extension the whole name, `Card.Style`; empty where there is none.
    let name: String
    /// The attributes, without `@`.
    let attributes: [String]
    var modifiers: Set<String>
    /// The line, from 1.
    let line: Int
    /// Its tokens, attributes and body among them.
    var tokens: Range<Int>
    var generics: [Generic] = []
    /// The types that a type or an extension inherits from or conforms to.
    var inherited: [SourceType] = []
    /// The pairs of types that a `where` clause makes equal: `Self == FancyStyle`.
    var equalities: [Equality] = []
    var members: [SourceDeclaration] = []

    /// True if no other file can name it.
    var isHidden: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}
