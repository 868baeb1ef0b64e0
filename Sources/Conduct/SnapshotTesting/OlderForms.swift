import Foundation
import XCTest

// The forms of older versions of swift-snapshot-testing, which suites still use.

/// The older name of `assertSnapshot(of:as:named:record:timeout:)`.
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// The older name of `assertSnapshots(of:as:record:timeout:)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The older name of `assertSnapshots(of:as:record:timeout:)`.
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: record, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The older name of `verifySnapshot(of:as:named:record:snapshotDirectory:timeout:)`.
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

// MARK: With a Boolean value

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), snapshotDirectory: snapshotDirectory, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>], record recording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>], record recording: Bool?,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: .init(recording), timeout: timeout, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// The same with a Boolean value: `true` records every snapshot, `false` the missing ones; nil: as the test's surroundings set it.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record recording: Bool?, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: .init(recording), snapshotDirectory: snapshotDirectory, timeout: timeout,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}

// MARK: Global settings

/// True while every snapshot is recorded again; the older form of `withSnapshotTesting(record: .all)`.
public var isRecording: Bool {
    get { (SnapshotTestingConfiguration.current?.record ?? SnapshotTestingConfiguration.ofProcess.record) == .all }
    set { SnapshotTestingConfiguration.ofProcess.record = newValue ? .all : .missing }
}

/// The older name of ``isRecording``.
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// The tool whose command a failure prints; the older form of `withSnapshotTesting(diffTool:)`.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.diffTool ?? .default }
    set { SnapshotTestingConfiguration.ofProcess.diffTool = newValue }
}

public typealias SnapshotTestCase = XCTestCase

/// The tool of the innermost configuration, by the name that swift-snapshot-testing's own tests read.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool { SnapshotTestingConfiguration.diffTool ?? .default }

/// When pictures are written in the innermost configuration, by the name that swift-snapshot-testing's own tests read.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
    (try? SnapshotTestingConfiguration.configuredRecord()) ?? .missing
}
