import Foundation

/// Tables of measured and documented numbers, and the files of the repository that tests look at.
enum TruthTable {
    /// The records of a table in the folder Truth.
    static func read(_ name: String) throws -> [[String: Any]] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Truth/\(name)")
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
        return json?["records"] as? [[String: Any]] ?? []
    }

    /// The top folder of the repository.
    static var repository: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }
}
