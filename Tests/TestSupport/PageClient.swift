import Foundation
import Testing

/// Pages in a browser: headless Chromium, driven by `Tests/page-client.py`.
package enum PageClient {
    /// True if the programs that the client needs are there.
    package static let isThere = finds("python3") && ["chromium", "chromium-browser", "google-chrome"].contains(where: finds)
    package static let lack: Comment = "python3 or Chromium is missing: apt-get install chromium"

    private static func finds(_ program: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    /// Returns the observations of a scenario at a page's address.
    package static func seen<Seen: Decodable>(_ page: String, _ scenario: String, as type: Seen.Type = Seen.self) async throws -> Seen {
        let client = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../page-client.py").standardized
            .path
        // A file: the end of a pipe that another child of this process has, too, never comes.
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The path of a picture of the page, if one is wanted, goes behind the scenario.
        process.arguments = ["python3", client, page, scenario] + (ProcessInfo.processInfo.environment["PAGE_PICTURE"].map { [$0] } ?? [])
        process.standardOutput = try FileHandle(forWritingTo: output)
        // The page may ask a service of this process: no thread of its tasks waits here.
        try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in end.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                end.resume(throwing: error)
            }
        }
        let data = try Data(contentsOf: output)
        return try JSONDecoder().decode(Seen.self, from: data)
    }
}
