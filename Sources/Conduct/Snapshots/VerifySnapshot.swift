import Foundation

/// Compares a picture or a text of a value with the accepted one and returns a description of the failure, for custom assertions.
///
/// - Parameters:
///   - snapshotDirectory: the folder of the accepted ones; nil: `__Snapshots__/<file>` beside the test's file.
///   - timeout: how long swift-snapshot-testing waits for a snapshot, in seconds. Here it is there at once.
/// - Returns: what a test fails with; nil where the snapshot is the accepted one.
@MainActor @preconcurrency
public func verifySnapshot<Value, Format: _StillFormat>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(place: place, testName: testName, name: name, record: record, directory: snapshotDirectory)
    return assertion.words { try assertion.failure(of: try value(), as: snapshotting) }
}

extension SnapshotAssertion {
    /// Returns the message of a failed check or of an error that it throws; nil if the check passes.
    fileprivate func words(_ check: () throws -> SnapshotFailure?) -> String? {
        do {
            return try check()?.description
        } catch {
            return "\(error)"
        }
    }
}
