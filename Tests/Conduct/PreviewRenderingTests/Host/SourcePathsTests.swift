import Foundation
import TestSupport
import Testing

@testable import PreviewRendering

@Suite struct SourcePathsTests {
    /// Makes folders with empty files and returns their paths.
    private func folders(_ files: [String]...) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        return try files.enumerated().map { index, names in
            let folder = root.appending(path: "\(index)")
            for name in names {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            return folder.path
        }
    }

    @Test("The first source folder with a file of the name counts, and in it the first path")
    func order() throws {
        let roots = try folders(["B/Card.swift", "A/Card.swift"], ["Card.swift", "Row.swift"])
        let paths = SourcePaths(of: ["App/Card.swift", "App/Row.swift", "App/Gone.swift"], in: roots)
        expect(paths.path(of: "App/Card.swift")?.file, equals: "A/Card.swift")
        expect(paths.path(of: "App/Row.swift")?.file, equals: "Row.swift")
        expect(paths.path(of: "App/Row.swift")?.root, equals: roots[1])
        #expect(paths.path(of: "App/Gone.swift") == nil)
    }

    @Test("Files of a build folder are not the user's")
    func builds() throws {
        let roots = try folders([".build/checkouts/Card.swift", "Views/.build/Card.swift", "Views/Cards/Card.swift"])
        expect(SourcePaths(of: ["App/Card.swift"], in: roots).path(of: "App/Card.swift")?.file, equals: "Views/Cards/Card.swift")
    }
}
