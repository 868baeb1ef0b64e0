extension MissingTypes {
    /// Returns the source of the types that stand in. Nothing makes a value of them.
    ///
    /// - Parameter module: the name by which the compiler knows the module that they are compiled into.
    func source(in module: String) -> String {
        if uses.isEmpty { return "" }
        let types = names.compactMap { name in uses[name].map { Self.source(of: name, $0) } }
        let modules = qualified.sorted { $0.key < $1.key }.filter { uses[$0.key] == nil }.map { name, types in
            let members = types.filter { uses[$0] != nil }.sorted().map { "public typealias \($0) = \(module).\($0)" }
            return "public enum \(name) { \(members.joined(separator: "; ")) }"
        }
        return "import Combine\nimport Foundation\nimport SwiftUI\nimport UIKit\n\n" + (types + modules).joined(separator: "\n")
    }

    private static func source(of name: String, _ use: Use) -> String {
        switch use.kind(called: name) {
        case .view:
            let words = SwiftLiteral.quoted("\(name) is missing\(use.origin)")
            return "@MainActor @preconcurrency public protocol \(name): SwiftUI.View {}\n"
                + "extension \(name) { public var body: some SwiftUI.View { SwiftUI._LeftOutCard(\(words)) } }"
        case .proto: return "public protocol \(name)\(use.isWeak ? ": Swift.AnyObject" : "") {}"
        case .base(let superclass): return "open class \(name): \(superclass) {}"
        // Any call with one argument compiles; nothing makes a function of the type.
        case .function: return "public typealias \(name) = (Swift.Any) -> Swift.Void"
        case .value: return value(name, use)
        }
    }

    /// The source of a type that is stored and passed on: it has every protocol that the compiler derives for such values.
    private static func value(_ name: String, _ use: Use) -> String {
        let parameters = (0..<use.arity).map { "A\($0)" }.joined(separator: ", ")
        let nested = use.nested.sorted().map { "public typealias \($0) = \(nestedName(of: name, $0))" }
        let members = nested.joined(separator: "; ")
        return
            (use.nested.sorted().map { plain(nestedName(of: name, $0), "", "") }
            + [plain(name, parameters.isEmpty ? "" : "<\(parameters)>", members)]).joined(separator: "\n")
    }

    private static func nestedName(of name: String, _ member: String) -> String { "_\(name)_\(member)" }

    private static func plain(_ name: String, _ parameters: String, _ members: String) -> String {
        "public final class \(name)\(parameters): Combine.ObservableObject, Swift.Hashable, Swift.Codable, Swift.Error, Swift.Identifiable, "
            + "@unchecked Swift.Sendable { fileprivate init() {}; public init(from decoder: any Swift.Decoder) throws { throw "
            + "Swift.CancellationError() }; public func encode(to encoder: any Swift.Encoder) throws {}; public static func == (a: "
            + "\(name), b: \(name)) -> Swift.Bool { a === b }; public func hash(into hasher: inout Swift.Hasher) {}; \(members) }"
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

    fileprivate var origin: String { modules.count == 1 ? ": it is of the module \(modules.first ?? "")" : "" }
}
