import SwiftLexing

/// The reason for which no sample can be made.
struct SampleObstacle: Error, Equatable {
    /// The parameter that is in the way, `card.provider`.
    let parameter: String
    /// Why, in words that follow the parameter: `is a DataProvider`.
    let reason: String

    var message: String { "its \(parameter) \(reason)" }
}

/// Writes expressions for the arguments of views, modifiers and styles, by their types and names.
///
/// Values that a view binds to are properties of the sample, and so are moving values; `properties` and `steps` collect them.
struct SampleMaker {
    let table: DeclarationTable
    /// The tokens of the files, in the order of the table's.
    let tokens: [[SwiftToken]]
    /// The number of the user's file that the sample is a part of; nil if it is no part of a file.
    let file: Int?

    /// The properties that the sample's view needs, as they are declared.
    var properties: [String] = []
    /// The actions that are repeated so that something moves, as statements.
    var steps: [String] = []
    /// True if ``SampleSource/item`` is needed.
    private(set) var needsItem = false
    /// The number of things with an identity.
    private var identities = 0
    /// The number of values made so far.
    private var values = 0

    /// The most values of a sample. Lists in lists, and types with many properties of such types, would need any number.
    private static let mostValues = 2_000

    /// Names of properties that are taken.
    var names: Set<String> = ["body", "step"]

    init(table: DeclarationTable, tokens: [[SwiftToken]], file: Int? = nil) {
        (self.table, self.tokens, self.file) = (table, tokens, file)
    }

    /// The surroundings of an argument.
    struct Scope {
        /// The type whose names are meant, or empty.
        var type = ""
        var generics: [SourceDeclaration.Generic] = []
        /// The names of the parameters beside it.
        var parameters: [String] = []
        /// Parameters that name SF Symbols.
        var symbols: Set<String> = []
        /// The motion of the sample's arguments.
        var motion = SampleMotion.none
        /// The number of type aliases that led to it: some lead to themselves.
        var aliases = 0
        /// The number of types around it.
        var depth = 0
        /// The index in a list that it belongs to.
        var number = 0
        /// True if optional values are filled in: an activity with nothing in it would show nothing.
        var fillsOptionals = false

        func fills(_ parameter: SourceDeclaration.Parameter) -> Bool {
            if case .optional = parameter.type { fillsOptionals } else { false }
        }
    }

    /// The depth to which samples of the module's types go.
    static let mostDepth = 3
    private static let mostAliases = 8

    /// A value of a type.
    mutating func value(of type: SourceType, named name: String, in scope: Scope) throws -> String {
        values += 1
        guard values <= Self.mostValues else { throw SampleObstacle(parameter: name, reason: "needs too many values") }
        switch type {
        case .optional(let wrapped):
            // A missing value would not show what a generic parameter is.
            if case .named(let path, _) = wrapped, scope.generics.contains(where: { [$0.name] == path }) {
                return try value(of: wrapped, named: name, in: scope)
            }
            guard scope.fillsOptionals else { return "nil" }
            let before = self
            do {
                return try value(of: wrapped, named: name, in: scope)
            } catch is SampleObstacle {
                restore(before)
                return "nil"
            }
        case .array(let element): return try list(of: element, named: name, in: scope)
        case .dictionary(let key, let element):
            return "[\(try value(of: key, named: name, in: scope)): \(try value(of: element, named: name, in: scope))]"
        case .tuple(let elements):
            let values = try elements.map { element in
                (element.label.map { "\($0): " } ?? "") + (try value(of: element.type, named: element.label ?? name, in: scope))
            }
            return "(\(values.joined(separator: ", ")))"
        case .function(let parameters, let result): return try closure(parameters.count, result, named: name, in: scope)
        case .opaque(let bound), .existential(let bound): return try value(boundedBy: [bound], type, named: name, in: scope)
        case .composition(let bounds): return try value(boundedBy: bounds, type, named: name, in: scope)
        case .other: throw SampleObstacle(parameter: name, reason: "is a \(type.text)")
        case .named(let path, let arguments): return try value(of: path, arguments, named: name, in: scope)
        }
    }

    /// Forgets what was made since a state, though not how much that was.
    mutating func restore(_ before: SampleMaker) {
        let spent = values
        self = before
        values = spent
    }

    private mutating func closure(_ count: Int, _ result: SourceType, named name: String, in scope: Scope) throws -> String {
        let ignored = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
        if result == .void { return count == 0 ? "{}" : "{ \(ignored)}" }
        var inner = scope
        inner.motion = .none
        return "{ \(ignored)\(try value(of: result, named: name, in: inner)) }"
    }

    private mutating func list(of element: SourceType, named name: String, in scope: Scope) throws -> String {
        if let entry = entry(of: element, in: scope), let list = staticList(of: entry) { return list }
        var inner = scope
        inner.motion = .none
        switch element.lastName {
        case "Double", "CGFloat", "Float": return "[0.3, 0.7, 0.5, 0.9, 0.6]"
        case "Int" where SampleWords.words(of: name) != ["id"]: return "[3, 7, 5, 9, 6]"
        default: break
        }
        let values = try (0..<3).map { number in
            inner.number = number
            return try value(of: element, named: Self.singular(name), in: inner)
        }
        return "[\(values.joined(separator: ", "))]"
    }

    /// `tags` are made of `tag`.
    private static func singular(_ name: String) -> String {
        if name.hasSuffix("ies") { return name.dropLast(3) + "y" }
        return name.count > 3 && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
    }

    private mutating func value(of path: [String], _ arguments: [SourceType], named name: String, in scope: Scope) throws -> String {
        if let generic = scope.generics.first(where: { $0.name == path.joined(separator: ".") }) {
            return try value(boundedBy: generic.bounds, .name(generic.name), named: name, in: scope)
        }
        if path.count == 2, path[1] == "Element", scope.generics.contains(where: { $0.name == path[0] }) { return "\"One\"" }
        if let alias = table.alias(path, in: scope.type) {
            guard scope.aliases < Self.mostAliases else {
                throw SampleObstacle(parameter: name, reason: "is a \(path.joined(separator: "."))")
            }
            var inner = scope
            inner.aliases += 1
            return try value(of: alias, named: name, in: inner)
        }
        if let entry = table.entry(path, in: scope.type) { return try value(of: entry, named: name, in: scope) }
        if let type = entryType(path, in: scope) { return try value(of: type, named: name, in: scope) }
        let path = path.count > 1 && Self.modules.contains(path[0]) ? Array(path.dropFirst()) : path
        if let wrapped = try wrapper(path, arguments, named: name, in: scope) { return wrapped }
        if arguments.isEmpty, let value = basicValue(of: path.joined(separator: "."), named: name, in: scope) { return value }
        let type = SourceType.named(path: path, arguments: arguments)
        if arguments.isEmpty || path == ["Label"],
            let value = AppleSamples.expression(of: path.joined(separator: "."), number: scope.number)
        {
            return value
        }
        throw SampleObstacle(parameter: name, reason: "is a \(type.text)")
    }

    private static let modules: Set<String> = ["SwiftUI", "Swift", "Foundation", "UIKit", "CoreGraphics", "Combine", "WidgetKit"]

    private mutating func basicValue(of type: String, named name: String, in scope: Scope) -> String? {
        switch type {
        case "Double", "CGFloat", "Float", "TimeInterval":
            if type == "CGFloat", SampleWords.isLength(name), scope.motion.animatable == nil { return "12" }
            if let moving = motion(of: type, named: name, in: scope) { return moving }
            return Amounts.number(SampleWords.number(named: name, besides: scope.parameters))
        case "Int", "UInt", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Int8", "Int16":
            if let moving = motion(of: type, named: name, in: scope) { return moving }
            return String(SampleWords.wholeNumber(named: name, besides: scope.parameters, number: scope.number))
        case "Date": return SampleWords.date(named: name)
        case "Bool": return motion(of: type, named: name, in: scope) ?? String(SampleWords.flag(named: name))
        case "Angle": return motion(of: type, named: name, in: scope)
        case "String", "LocalizedStringKey", "LocalizedStringResource", "Substring", "NSString":
            let text =
                scope.symbols.contains(name)
                ? SampleWords.symbols[scope.number % SampleWords.symbols.count] : SampleWords.text(named: name, number: scope.number)
            return type == "NSString" ? "NSString(string: \"\(text)\")" : "\"\(text)\""
        case "AttributedString", "NSAttributedString":
            return "\(type)(\(type == "AttributedString" ? "" : "string: ")\"\(SampleWords.text(named: name, number: scope.number))\")"
        case "UUID":
            identities += 1
            let digits = String(identities)
            let padded = String(repeating: "0", count: max(12 - digits.count, 0)) + digits
            return "UUID(uuidString: \"00000000-0000-0000-0000-\(padded)\")!"
        case "Namespace.ID": return property("@Namespace private var \(freeName(for: "space"))")
        default: return nil
        }
    }

    /// Returns a value of a generic type of Apple's; nil for other types.
    private mutating func wrapper(_ path: [String], _ arguments: [SourceType], named name: String, in scope: Scope) throws -> String? {
        switch (path.joined(separator: "."), arguments.count) {
        case ("Binding", 1), ("State", 1): return try binding(to: arguments[0], named: name, in: scope)
        case ("FocusState.Binding", 1):
            return "$" + property("@FocusState private var \(freeName(for: name)): \(arguments[0].text)")
        case ("Set", 1): return "Set(\(try list(of: arguments[0], named: name, in: scope)))"
        case ("Range", 1), ("ClosedRange", 1):
            let mark = path == ["Range"] ? "..<" : "..."
            switch arguments[0].lastName {
            case "Date": return "Date.now\(mark)Date.now.addingTimeInterval(3600)"
            case "Int": return "0\(mark)10"
            default: return "0\(mark)1"
            }
        case ("AnimatablePair", 2):
            let values = try arguments.map { try value(of: $0, named: name, in: scope) }
            return "AnimatablePair(\(values[0]), \(values[1]))"
        case ("KeyPath", 2): return "\\.self"
        default: return nil
        }
    }

    private mutating func binding(to type: SourceType, named name: String, in scope: Scope) throws -> String {
        var inner = scope
        inner.motion = .none
        let free = freeName(for: name)
        let isNumber = ["Double", "CGFloat", "Float"].contains(type.lastName)
        let moves = scope.motion.moves(name, isFlag: type.lastName == "Bool")
        if isNumber, scope.motion.movesFraction(name) {
            steps.append("\(free) = \(free) > 0.5 ? 0 : 1")
            return "$" + property("@State private var \(free): \(type.text) = \(scope.motion.start)")
        }
        if type.lastName == "Int", moves {
            steps.append("\(free) += 1")
            return "$" + property("@State private var \(free) = 0")
        }
        if type.lastName == "Bool", moves {
            steps.append("\(free).toggle()")
            return "$" + property("@State private var \(free) = \(scope.motion.start == 1)")
        }
        let initial = try value(of: type, named: name, in: inner)
        return "$" + property("@State private var \(free): \(type.text) = \(initial)")
    }

    /// Returns a value of a protocol's types.
    mutating func value(
        boundedBy bounds: [SourceType], _ type: SourceType, named name: String, in scope: Scope
    ) throws -> String {
        if bounds.isEmpty { return "\"One\"" }
        if scope.motion.isTrigger(name), bounds.contains(where: { ["Equatable", "Hashable"].contains($0.lastName) }) {
            return counter(named: name)
        }
        for bound in bounds {
            for last in DeclarationTable.names(in: bound) {
                if AppleSamples.collections.contains(last) { return collection(type, in: scope) }
                if last == "Identifiable" { needsItem = true }
                if let expression = AppleSamples.expression(bounded: last) { return expression }
                if let found = try conforming(to: last, named: name, in: scope) { return found }
            }
        }
        throw SampleObstacle(parameter: name, reason: "is \(type.text), a type that cannot be made here")
    }

    /// A value of the first of the module's types that conform to a protocol of its own.
    private mutating func conforming(to name: String, named parameter: String, in scope: Scope) throws -> String? {
        guard table.types[name]?.isProtocol == true else { return nil }
        for candidate in table.conformers[name] ?? [] {
            guard let entry = table.types[candidate] else { continue }
            if let value = try? value(of: entry, named: parameter, in: scope) { return value }
        }
        return nil
    }

    private mutating func collection(_ type: SourceType, in scope: Scope) -> String {
        let element = scope.generics.first { $0.name == "\(type.text).Element" }
        if element?.bounds.contains(where: { $0.lastName == "Identifiable" }) == true {
            needsItem = true
            return "(1...3).map(SampleItem.init)"
        }
        return "[\"One\", \"Two\", \"Three\"]"
    }
}
