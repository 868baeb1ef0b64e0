import Foundation

/// Records of the truth tables in this target.
enum Truth {
    /// The value of a record, decoded.
    static func value<Value: Decodable>(
        _ id: String, in file: String = "typography", as type: Value.Type
    ) throws -> Value {
        let url = Bundle.module.bundleURL.appendingPathComponent("Truth/\(file).json")
        let table = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        let records = table?["records"] as? [[String: Any]] ?? []
        guard let value = records.first(where: { $0["id"] as? String == id })?["value"] else {
            throw MissingRecord(id: id)
        }
        return try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: value))
    }

    struct MissingRecord: Error { var id: String }

    /// A row of the text style table.
    struct Style: Decodable {
        var size: Double
        var leading: Double
    }

    /// The height of a text of some lines, in points.
    struct MeasuredLines: Decodable {
        var size: Double
        var lines: Int
        var scale: Double
        var points: Double
    }

    static let categories = [
        "xSmall", "Small", "Medium", "Large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5",
    ]
}
