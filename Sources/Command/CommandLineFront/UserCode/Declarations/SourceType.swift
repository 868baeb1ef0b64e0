/// A type as source text writes it.
indirect enum SourceType: Equatable, Sendable {
    /// `Store.Item<Int>`: the names on the way to it, and its arguments.
    case named(path: [String], arguments: [SourceType])
    /// `T?` and `T!`.
    case optional(SourceType)
    case array(SourceType)
    case dictionary(SourceType, SourceType)
    /// A tuple; without elements it is `Void`.
    case tuple([Element])
    case function(parameters: [SourceType], result: SourceType)
    /// `some P`.
    case opaque(SourceType)
    /// `any P`.
    case existential(SourceType)
    /// `P & Q`.
    case composition([SourceType])
    /// `T.Type`, inverted constraints, and types that are not understood.
    case other(String)

    /// A part of a tuple.
    struct Element: Equatable, Sendable {
        let label: String?
        let type: SourceType
    }

    /// A name of one word, without arguments.
    static func name(_ word: String) -> SourceType { .named(path: [word], arguments: []) }

    static let void = SourceType.tuple([])

    /// The last word of a name: `View` of `SwiftUI.View`; nil for types without a name.
    var lastName: String? {
        switch self {
        case .named(let path, _): path.last
        case .opaque(let type), .existential(let type): type.lastName
        default: nil
        }
    }

    /// The type as it would be written.
    var text: String {
        switch self {
        case .named(let path, let arguments):
            path.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(Self.list(arguments))>")
        case .optional(let type): (type.isSimple ? type.text : "(\(type.text))") + "?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .tuple(let elements):
            "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.text }.joined(separator: ", ") + ")"
        case .function(let parameters, let result): "(\(Self.list(parameters))) -> \(result == .void ? "Void" : result.text)"
        case .opaque(let type): "some \(type.text)"
        case .existential(let type): "any \(type.text)"
        case .composition(let types): types.map(\.text).joined(separator: " & ")
        case .other(let text): text
        }
    }

    private static func list(_ types: [SourceType]) -> String { types.map(\.text).joined(separator: ", ") }

    /// True if a question mark behind it is its own.
    private var isSimple: Bool {
        switch self {
        case .named, .array, .dictionary, .tuple, .optional, .other: true
        case .function, .opaque, .existential, .composition: false
        }
    }

    /// The type with the generic parameters of a declaration replaced.
    func replacing(_ names: [String: SourceType]) -> SourceType {
        if names.isEmpty { return self }
        return switch self {
        case .named(let path, let arguments):
            if path.count == 1, arguments.isEmpty, let type = names[path[0]] {
                type
            } else {
                .named(path: path, arguments: arguments.map { $0.replacing(names) })
            }
        case .optional(let type): .optional(type.replacing(names))
        case .array(let type): .array(type.replacing(names))
        case .dictionary(let key, let value): .dictionary(key.replacing(names), value.replacing(names))
        case .tuple(let elements): .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(names)) })
        case .function(let parameters, let result):
            .function(parameters: parameters.map { $0.replacing(names) }, result: result.replacing(names))
        case .opaque(let type): .opaque(type.replacing(names))
        case .existential(let type): .existential(type.replacing(names))
        case .composition(let types): .composition(types.map { $0.replacing(names) })
        case .other: self
        }
    }
}
