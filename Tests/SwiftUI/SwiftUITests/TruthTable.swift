import Foundation
import Testing

/// A value of a truth table, as it stands in the file.
indirect enum TruthValue: Decodable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([TruthValue])
    case object([String: TruthValue])

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
        } else if let value = try? container.decode([TruthValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: TruthValue].self))
        }
    }

    subscript(key: String) -> TruthValue {
        if case .object(let members) = self { members[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> TruthValue { array.indices.contains(index) ? array[index] : .null }

    /// A number, or the word "inf"; nil for anything else.
    var number: CGFloat? {
        switch self {
        case .number(let value): CGFloat(value)
        case .string("inf"): .infinity
        default: nil
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var bool: Bool { if case .bool(let value) = self { value } else { false } }
    var array: [TruthValue] { if case .array(let value) = self { value } else { [] } }
    var numbers: [CGFloat] { array.compactMap(\.number) }
    var keys: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }
    var isNull: Bool { if case .null = self { true } else { false } }
}

/// One measurement with its source.
struct TruthRecord: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let value: TruthValue
    var testDescription: String { id }
}

/// Tables of numbers measured on Apple's systems.
enum TruthTable {
    private struct File: Decodable { let records: [TruthRecord] }

    static let transitions = records(in: "transitions")
    static let animationRules = records(in: "animation_rules")

    /// The layout engine's tests hold the engine to the same table.
    static let layoutProbes = records(
        at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Engine/LayoutEngineTests/Truth/layout_probes.json"))

    /// The rasteriser's tests hold the rasteriser to the same table.
    static let effects = records(
        at: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Paint/RasterTests/Truth/effects.json"))

    /// The record of an id; an empty one makes the test that asks fail.
    static func record(_ id: String, in records: [TruthRecord]) -> TruthValue {
        records.first { $0.id == id }?.value ?? .null
    }

    private static func records(in file: String) -> [TruthRecord] {
        records(at: Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Truth"))
    }

    private static func records(at url: URL?) -> [TruthRecord] {
        guard let url, let data = try? Data(contentsOf: url) else { return [] }
        return (try? JSONDecoder().decode(File.self, from: data))?.records ?? []
    }
}
