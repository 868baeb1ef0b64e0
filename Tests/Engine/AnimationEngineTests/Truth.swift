import Foundation
import Testing

/// A number, text or structure of a truth table.
indirect enum TruthValue: Decodable, Sendable {
    case number(Double)
    case text(String)
    case list([TruthValue])
    case object([String: TruthValue])
    case none

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([TruthValue].self) {
            self = .list(list)
        } else if let object = try? container.decode([String: TruthValue].self) {
            self = .object(object)
        } else {
            self = .none
        }
    }

    /// The number, also of the text "inf" that stands for infinity in the tables.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .text("inf"): .infinity
        case .text, .list, .object, .none: nil
        }
    }

    var list: [TruthValue] {
        if case .list(let list) = self { list } else { [] }
    }

    var numbers: [Double] { list.compactMap(\.number) }

    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    subscript(key: String) -> TruthValue {
        if case .object(let object) = self { object[key] ?? .none } else { .none }
    }

    var keys: [String] {
        if case .object(let object) = self { object.keys.sorted() } else { [] }
    }
}

/// One measured or documented fact.
struct TruthRecord: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var value: TruthValue
    var tolerance: TruthValue?

    var testDescription: String { id }
}

/// A file of facts in the folder `Truth`.
struct TruthTable: Decodable, Sendable {
    var records: [TruthRecord]

    static let springs = TruthTable(named: "springs")
    static let unitCurves = TruthTable(named: "unitcurves")
    static let keyframes = TruthTable(named: "keyframes")

    init(named name: String) {
        guard let url = Bundle.module.url(forResource: "Truth/\(name)", withExtension: "json"),
            let data = try? Data(contentsOf: url), let table = try? JSONDecoder().decode(TruthTable.self, from: data)
        else { preconditionFailure("The tests need their table Truth/\(name).json.") }
        self = table
    }

    func records(_ prefix: String) -> [TruthRecord] { records.filter { $0.id.hasPrefix(prefix) } }

    func record(_ id: String) -> TruthRecord {
        guard let record = records.first(where: { $0.id == id }) else {
            preconditionFailure("There is no record \(id).")
        }
        return record
    }
}

/// Whether two numbers agree within a relative (and, near zero, absolute) tolerance; infinities agree with themselves.
func agree(_ lhs: Double, _ rhs: Double, within tolerance: Double = 1e-12) -> Bool {
    lhs == rhs || abs(lhs - rhs) <= tolerance * max(1, abs(lhs), abs(rhs))
}
