import Delivery
import Foundation

/// A snapshot whose bytes are kept in a file, such as a text, against the accepted one.
struct FileSnapshotCheck<Format> {
    let value: Format
    let diffing: Diffing<Format>
    /// The name in the folder of accepted snapshots, with its ending.
    let name: String
    /// The folder of accepted snapshots, absolute.
    let folder: String
    let reportFolder: String
    let record: SnapshotTestingConfiguration.Record

    private var path: String { "\(folder)/\(name)" }
    /// The path at which a differing snapshot is kept.
    private var failedPath: String { "\(reportFolder)/\(name)" }
    private var isText: Bool { Format.self == String.self }
    private var kind: String { isText ? "text" : "snapshot" }

    /// Returns the failure of the check; nil if it passes. A recording is a failure, too: somebody has to look at it.
    ///
    /// - Throws: Foundation's error if a file cannot be read or written.
    func failure() throws -> SnapshotFailure? {
        if record == .all { return try recorded(because: "every snapshot is recorded again") }
        guard FileManager.default.fileExists(atPath: path) else {
            let missing = "there is no accepted \(kind) \(path)"
            if record == .never {
                return failure("\(missing). Record it by running this test with SNAPSHOT_TESTING_RECORD=missing.", files: [])
            }
            return try recorded(because: missing)
        }
        let accepted = diffing.fromData(try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let (difference, attachments) = diffing.diff(accepted, value) else {
            try? FileManager.default.removeItem(atPath: failedPath)
            return nil
        }
        if record == .failed { return try recorded(because: "the \(kind) differs") }
        try write(to: failedPath)
        var message =
            "the \(kind) differs. If the change is intended, accept it by running this test with SNAPSHOT_TESTING_RECORD=failed.\n"
        message += difference
        if let tool = SnapshotTestingConfiguration.diffTool { message += "\n\(tool(path, failedPath))" }
        return failure(message, files: [path, failedPath], attachments: attachments)
    }

    private func recorded(because reason: String) throws -> SnapshotFailure {
        try write(to: path)
        try? FileManager.default.removeItem(atPath: failedPath)
        return failure("recorded, because \(reason). \(isText ? "Read" : "Look at") it, then run the test again.", files: [path])
    }

    private func failure(_ message: String, files: [String], attachments: [XCTAttachment] = []) -> SnapshotFailure {
        SnapshotFailure(name: name, message: message, pictures: files, attachments: attachments.map(SnapshotFailure.Attached.init))
    }

    private func write(to path: String) throws { try AtomicFile.write([UInt8](diffing.toData(value)), to: path) }
}
