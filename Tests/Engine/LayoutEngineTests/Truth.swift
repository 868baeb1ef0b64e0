import Foundation
import Testing

/// The tables in the folder `Truth`.
enum Truth {
    struct Record: Sendable, CustomTestStringConvertible {
        let id: String
        let value: JSON
        /// What the leaf of a frame probe was proposed, as the table writes it: "60xnil".
        let childProposed: String?
        var testDescription: String { id }
    }

    static let probes = records(in: "layout_probes")
    static let rules = records(in: "layout")

    static func rule(_ id: String) -> JSON { rules.first { $0.id == id }?.value ?? .null }

    static func records(in file: String) -> [Record] {
        guard
            let url = Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Truth"),
            let data = try? Data(contentsOf: url),
            let root = try? JSONDecoder().decode(JSON.self, from: data)
        else { return [] }
        return root["records"].array.map {
            Record(id: $0["id"].string ?? "", value: $0["value"], childProposed: $0["child_proposed"].string)
        }
    }
}
