import Foundation

/// Tables of measured and documented numbers, and the files of the repository that tests look at.
enum TruthTable {
    /// The folder that holds them.
    static var folder: URL { Bundle.module.bundleURL.appending(path: "Truth") }

    /// The records of a table.
    static func read(_ name: String) throws -> [[String: Any]] {
        let data = try Data(contentsOf: folder.appending(path: name))
        let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        return json?["records"] as? [[String: Any]] ?? []
    }

    /// The top folder of the repository.
    static var repository: URL {
        URL(filePath: #filePath + "/../../../..").standardized
    }
}
