import Foundation
import TestSupport
import Testing
@testable import CommandLineFront

@Suite("Files of the user's") struct FileSystemTests {
    /// The memory of this process that no file backs, in bytes.
    private func residentBytes() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
        return try #require(Int(line.filter(\.isNumber))) * 1024
    }

    @Test("Reading a file without content keeps no memory: Foundation kept four kilobytes each time") func emptyFiles() throws {
        let folder = try ScratchFolder()
        let path = "\(folder.path)/empty"
        try FileSystem.write("", to: path)
        // Tests that run beside this one take memory, too, but not in each round.
        let growths = try (0..<5).map { _ in
            let before = try residentBytes()
            for _ in 0..<20_000 { expect(FileSystem.contents(of: path), equals: Data()) }
            return try residentBytes() - before
        }
        #expect(growths.contains { $0 < 40 << 20 }, "Each round keeps memory: \(growths)")
        #expect(FileSystem.contents(of: "\(path)/missing") == nil)
    }
}
