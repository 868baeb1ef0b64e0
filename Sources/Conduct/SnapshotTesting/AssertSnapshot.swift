import Foundation

/// Compares a snapshot of a value with the accepted one, `__Snapshots__/<file>/<test>.<name or number>` with the ending of its kind
/// beside the test's file, and fails the running test if they differ: a picture with a page that shows both, a text with the lines
/// that do.
///
/// A missing snapshot is recorded, and the test fails: look at it, then run again. It works in Swift Testing and in XCTest, on
/// any thread.
///
/// Source: swift-snapshot-testing.
/// - Parameters:
///   - value: what the snapshot is made of, such as a view.
///   - snapshotting: how it is made: `.image` for a picture, `.lines`, `.description`, `.dump`, `.json`, `.plist` for a text.
///   - name: distinguishes the test's snapshots; without it they are numbered.
///   - record: when snapshots are written; nil: as `withSnapshotTesting` or `SNAPSHOT_TESTING_RECORD` sets it.
///   - timeout: how long a snapshot that is there later is waited for, in seconds.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotAssertion(place: place, testName: testName, name: name, record: record, timeout: timeout)
        .carryOut(of: value, as: snapshotting)
}

/// Compares several snapshots of a value with the accepted ones, each under its name.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares several snapshots of a value with the accepted ones, counted.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}

/// Compares a snapshot of a value with the accepted one and returns a description of the failure, for custom assertions.
///
/// - Parameters:
///   - snapshotDirectory: the folder of the accepted ones; nil: `__Snapshots__/<file>` beside the test's file.
///   - timeout: how long a snapshot that is there later is waited for, in seconds.
/// - Returns: what a test fails with; nil where the snapshot is the accepted one.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(
        place: place, testName: testName, name: name, record: record, directory: snapshotDirectory, timeout: timeout)
    do {
        return try assertion.failure(of: value, as: snapshotting)?.description
    } catch {
        return "\(error)"
    }
}
