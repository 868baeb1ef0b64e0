import Foundation

/// A text as it is now, against the accepted one.
struct TextSnapshotCheck {
    let text: String
    /// The name in the folder of accepted snapshots, with its ending.
    let name: String
    /// The folder of accepted snapshots, absolute.
    let folder: String
    let reportFolder: String
    let record: SnapshotTestingConfiguration.Record

    private var path: String { "\(folder)/\(name)" }
    /// The path at which a differing text is kept.
    private var failedPath: String { "\(reportFolder)/\(name)" }

    /// Returns the failure of the check; nil if it passes. A recording is a failure, too: somebody has to read it.
    ///
    /// - Throws: Foundation's error if a file cannot be read or written.
    func failure() throws -> SnapshotFailure? {
        if record == .all { return try recorded(because: "every snapshot is recorded again") }
        guard FileManager.default.fileExists(atPath: path) else {
            let missing = "there is no accepted text \(path)"
            if record == .never {
                return failure("\(missing). Record it by running this test with SNAPSHOT_TESTING_RECORD=missing.", files: [])
            }
            return try recorded(because: missing)
        }
        let accepted = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        let difference = TextDifference.lines(from: accepted, to: text)
        guard !difference.isEmpty else {
            try? FileManager.default.removeItem(atPath: failedPath)
            return nil
        }
        if record == .failed { return try recorded(because: "the text differs") }
        try write(to: failedPath)
        var message = "the text differs. If the change is intended, accept it by running this test with SNAPSHOT_TESTING_RECORD=failed.\n"
        message += difference.joined(separator: "\n")
        if let tool = SnapshotTestingConfiguration.current?.diffTool { message += "\n\(tool(path, failedPath))" }
        return failure(message, files: [path, failedPath])
    }

    private func recorded(because reason: String) throws -> SnapshotFailure {
        try write(to: path)
        try? FileManager.default.removeItem(atPath: failedPath)
        return failure("recorded, because \(reason). Read it, then run the test again.", files: [path])
    }

    private func failure(_ message: String, files: [String]) -> SnapshotFailure {
        SnapshotFailure(name: name, message: message, pictures: files)
    }

    private func write(to path: String) throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
