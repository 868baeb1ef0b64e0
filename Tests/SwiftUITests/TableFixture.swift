import Foundation

@testable import SwiftUI

/// A folder with tables of translations that lasts as long as this object.
final class TableFixture {
    let path: String

    /// - Parameter files: contents by path in the folder.
    init(_ files: [String: String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "tables-\(UUID().uuidString)").path
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ data: Data, to name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// The folder as the main bundle.
    var tables: StringTables { StringTables(mainFolders: [path]) }
}
