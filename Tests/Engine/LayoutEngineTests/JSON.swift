import Foundation

/// A value of a truth table, as it stands in the file.
indirect enum JSON: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    subscript(key: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
    }

    subscript(index: Int) -> JSON {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return .null }
        return elements[index]
    }

    /// A number, or the word "inf"; nil for anything else.
    var number: CGFloat? {
        switch self {
        case .number(let value): CGFloat(value)
        case .string("inf"): .infinity
        default: nil
        }
    }

    var string: String? {
        guard case .string(let value) = self else { return nil }
        return value
    }

    var bool: Bool {
        guard case .bool(let value) = self else { return false }
        return value
    }

    var array: [JSON] {
        guard case .array(let value) = self else { return [] }
        return value
    }

    var object: [String: JSON] {
        guard case .object(let value) = self else { return [:] }
        return value
    }

    var isNull: Bool {
        guard case .null = self else { return false }
        return true
    }
}
