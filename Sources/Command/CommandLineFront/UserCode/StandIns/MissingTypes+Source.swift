extension MissingTypes {
    /// Returns the source of the types that stand in. Values of them can be made as the code makes them, by calls and by
    /// members behind the type, and have no members themselves.
    ///
    /// - Parameter module: the name by which the compiler knows the module that they are compiled into.
    func source(in module: String) -> String {
        if isEmpty { return "" }
        let types = names.compactMap { name in uses[name].map { source(of: name, $0) } }
        let modules = qualified.sorted { $0.key < $1.key }.filter { uses[$0.key] == nil }.flatMap { name, types in
            // A type that other modules have, too, is the missing module's where code names that.
            let others = types.filter { uses[$0] == nil }.sorted()
            let members =
                types.filter { uses[$0] != nil }.sorted().map { "public typealias \($0) = \(module).\($0)" }
                + others.map { "public typealias \($0) = \(Self.nestedName(of: name, $0))" }
            return others.map { Self.plain(Self.nestedName(of: name, $0), "", Self.initializers(with: initializers[$0] ?? [])) }
                + ["public enum \(name) { \(members.joined(separator: "; ")) }"]
        }
        let marks = attributes.sorted { $0.key < $1.key }.map(Self.source)
        let argument = Self.plain(
            Self.argumentName, "", Self.initializers(with: contextualInitializers) + Self.statics(contextualMembers, of: Self.argumentName))
        return "import Combine\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n"
            + (types + modules + marks + [argument]).joined(separator: "\n")
    }

    var isEmpty: Bool { uses.isEmpty && attributes.isEmpty && qualified.isEmpty }

    /// The source of an attribute: a wrapper that holds its value, or a macro that makes nothing.
    private static func source(of name: String, _ use: AttributeUse) -> String {
        let lists = use.parameters.union([[]]).filter(isDeclarable).map(parameters).sorted()
        guard use.isWrapper else {
            return lists.map { "@attached(peer) public macro \(name)(\($0)) = #externalMacro(module: \"PreviewMacros\", type: \"Mark\")" }
                .joined(separator: "\n")
        }
        let filled = lists.map { "public init(wrappedValue: Value\($0.isEmpty ? "" : ", \($0)")) { value = wrappedValue }" }
        let unset = lists.map { "public init(\($0)) {}" }
        let empty = lists.map { "public init(\($0)) { value = .some(nil) }" }
        return """
            @propertyWrapper public struct \(name)<Value> {
                private var value: Value?
                public var wrappedValue: Value {
                    get {
                        guard let value else { fatalError("@\(name) is missing, and the value of a variable with it was read before one was set") }
                        return value
                    }
                    set { value = newValue }
                }
                \((filled + unset).joined(separator: "; "))
            }
            extension \(name) where Value: Swift.ExpressibleByNilLiteral { \(empty.joined(separator: "; ")) }
            extension \(name): Swift.Equatable where Value: Swift.Equatable {}
            extension \(name): Swift.Hashable where Value: Swift.Hashable {}
            extension \(name): Swift.Sendable where Value: Swift.Sendable {}
            extension \(name): Swift.Decodable where Value: Swift.Decodable {
                public init(from decoder: any Swift.Decoder) throws { value = try Value(from: decoder) }
            }
            extension \(name): Swift.Encodable where Value: Swift.Encodable {
                public func encode(to encoder: any Swift.Encoder) throws { try wrappedValue.encode(to: encoder) }
            }
            extension Swift.KeyedDecodingContainer {
                public func decode<Value: Swift.Decodable>(_ type: \(name)<Value?>.Type, forKey key: Key) throws -> \(name)<Value?> {
                    \(name)<Value?>(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
                }
            }
            """
    }

    /// The parameters, which take any values.
    private static func parameters(_ list: [Parameter]) -> String {
        list.enumerated().map { "\($1.label) _\($0): \($1.isContextual ? argumentName : "Any?")" }.joined(separator: ", ")
    }

    /// The type that has all members whose type the context gives.
    private static let argumentName = "_MissingArgument"

    /// The members of a type that are values of the type.
    private static func statics(_ members: Set<Member>, of name: String) -> [String] {
        let values = Set(members.filter { $0.parameters == nil }.map(\.name))
        return members.filter { isDeclarable($0.parameters ?? []) && ($0.parameters != [] || !values.contains($0.name)) }.map { member in
            guard let list = member.parameters else { return "public static var `\(member.name)`: \(name) { \(name)(_: ()) }" }
            return "public static func `\(member.name)`(\(parameters(list))) -> \(name) { \(name)(_: ()) }"
        }.sorted()
    }

    private func source(of name: String, _ use: Use) -> String {
        switch use.kind(called: name) {
        case .view:
            let words = SwiftLiteral.quoted("\(name) is missing\(use.origin)")
            return "@MainActor @preconcurrency public protocol \(name): SwiftUI.View {}\n"
                + "extension \(name) { public var body: some SwiftUI.View { SwiftUI._LeftOutCard(\(words)) } }"
        case .proto: return "public protocol \(name)\(use.isWeak ? ": Swift.AnyObject" : "") {}"
        case .base(let superclass): return "open class \(name): \(superclass) {}"
        // Any call with one argument compiles; nothing makes a function of the type.
        case .function: return "public typealias \(name) = (Any) -> Swift.Void"
        case .value: return value(name, use)
        }
    }

    /// The source of a type that is stored and passed on: it has every protocol that the compiler derives for such values.
    private func value(_ name: String, _ use: Use) -> String {
        let parameters = (0..<use.arity).map { "A\($0)" }.joined(separator: ", ")
        let nested = use.nested.sorted().map { "public typealias \($0) = \(Self.nestedName(of: name, $0))" }
        let made =
            Self.initializers(with: contextualInitializers.union(initializers[name] ?? [])) + Self.statics(statics[name] ?? [], of: name)
        return
            (use.nested.sorted().map { Self.plain(Self.nestedName(of: name, $0), "", [Self.hiddenInitializer]) }
            + [Self.plain(name, parameters.isEmpty ? "" : "<\(parameters)>", made + nested)]
            + use.modifiers.sorted().compactMap { Self.roles[$0] }.map { "extension \(name): SwiftUI.\($0.proto) { public \($0.body) }" })
            .joined(separator: "\n")
    }

    /// The protocols of the values that SwiftUI's modifiers take, each with the member by which such a value changes nothing.
    static let roles: [String: (proto: String, body: String)] = [
        "buttonStyle": ("ButtonStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { configuration.label }"),
        "labelStyle": ("LabelStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { SwiftUI.Label(configuration) }"),
        "toggleStyle": (
            "ToggleStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { SwiftUI.Toggle(configuration) }"
        ),
        "progressViewStyle": (
            "ProgressViewStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { SwiftUI.ProgressView(configuration) }"
        ),
        "groupBoxStyle": (
            "GroupBoxStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { configuration.content }"
        ),
        "menuStyle": ("MenuStyle", "func makeBody(configuration: Configuration) -> some SwiftUI.View { SwiftUI.Menu(configuration) }"),
        "textFieldStyle": (
            "TextFieldStyle", "func _body(configuration: SwiftUI.TextField<_Label>) -> some SwiftUI.View { configuration }"
        ),
        "modifier": ("ViewModifier", "func body(content: Content) -> some SwiftUI.View { content }"),
    ]

    private static func nestedName(of name: String, _ member: String) -> String { "_\(name)_\(member)" }

    private static let hiddenInitializer = "fileprivate init(_: ()) {}"

    /// Returns false for words that are no labels of a parameter.
    private static func isDeclarable(_ list: [Parameter]) -> Bool {
        list.allSatisfy { !["inout", "var", "let"].contains($0.label) }
    }

    /// The initialisers for calls. They take any values.
    private static func initializers(with lists: Set<[Parameter]>) -> [String] {
        // An argument that begins with a dot may be a value of any type all the same.
        let plain = lists.map { $0.map { Parameter(label: $0.label) } }
        return [hiddenInitializer] + lists.union(plain).filter(isDeclarable).map { "public init(\(parameters($0))) {}" }.sorted()
    }

    private static func plain(_ name: String, _ parameters: String, _ members: [String]) -> String {
        "public final class \(name)\(parameters): Combine.ObservableObject, Swift.Hashable, Swift.Codable, Swift.Error, Swift.Identifiable, "
            + "@unchecked Swift.Sendable { public init(from decoder: any Swift.Decoder) throws { throw Swift.CancellationError() }; "
            + "public func encode(to encoder: any Swift.Encoder) throws {}; public static func == (a: \(name), b: \(name)) -> Swift.Bool "
            + "{ a === b }; public func hash(into hasher: inout Swift.Hasher) {}; \(members.joined(separator: "; ")) }"
    }
}

extension MissingTypes.Use {
    enum Kind: Equatable {
        /// A protocol of views: a card is the body of a type that has none.
        case view
        case proto
        case base(superclass: String)
        case function
        case value
    }

    /// Classes of UIKit's by the ends of their subclasses' names.
    private static let superclasses = [
        ("ViewController", "UIKit.UIViewController"), ("Button", "UIKit.UIButton"), ("Label", "UIKit.UILabel"), ("View", "UIKit.UIView"),
    ]

    /// Returns the kind of a type: a class's first inherited name is a protocol's, too, unless the class overrides something.
    func kind(called name: String) -> Kind {
        if isFunction { return .function }
        if isView || isInherited && isProtocol && name.hasSuffix("View") { return .view }
        if isProtocol { return .proto }
        if let superclass { return .base(superclass: superclass) }
        guard isInherited else { return .value }
        let superclass = Self.superclasses.first { name.hasSuffix($0.0) }?.1
        return isOverridden || superclass != nil ? .base(superclass: superclass ?? "Foundation.NSObject") : .proto
    }

    fileprivate var origin: String {
        guard let module = modules.first, modules.count == 1 else { return "" }
        return module.hasSuffix(".h") ? ": \(module) shows it" : ": it is of the module \(module)"
    }
}
