import Delivery
import Foundation
import ImageCodecs
import PreviewRendering
import UIKit

/// Compares a picture or a text of a value with the accepted one, `__Snapshots__/<file>/<test>.<name or number>.png` or `.txt` beside
/// the test's file, and fails the running test if they differ, for a text with the lines that do.
///
/// Where there is none yet, one is recorded and the test fails: look at it, then run again. It works in Swift Testing and in XCTest.
/// - Parameters:
///   - value: a view, a widget, or what a text is made of.
///   - snapshotting: what is made of it: a picture, or a text by `.lines`, `.description`, `.dump`, `.json`, `.plist`.
///   - name: distinguishes the test's snapshots; without it they are numbered.
///   - record: when snapshots are written; nil: as `withSnapshotTesting` or `SNAPSHOT_TESTING_RECORD` sets it.
@MainActor @preconcurrency
public func assertSnapshot<Value, Format: _StillFormat>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    SnapshotAssertion(place: place, testName: testName, name: name, record: record).carryOut { assertion in
        try assertion.failure(of: try value(), as: snapshotting)
    }
}

/// The older name of `assertSnapshot(of:as:named:record:)`.
@MainActor @preconcurrency
public func assertSnapshot<Value, Format: _StillFormat>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Compares several pictures or texts of a value with the accepted ones, each under its name.
@MainActor @preconcurrency
public func assertSnapshots<Value, Format: _StillFormat>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}

/// Compares several pictures or texts of a value with the accepted ones, counted.
@MainActor @preconcurrency
public func assertSnapshots<Value, Format: _StillFormat>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, fileID: fileID, file: filePath, testName: testName, line: line,
            column: column)
    }
}

/// Compares an animation of a value with the accepted one, `__Snapshots__/<file>/<test>.<name or number>.apng` beside the test's
/// file, frame by frame, and fails the running test if they differ.
@MainActor @preconcurrency
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, [UIImage]>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    await SnapshotAssertion(place: place, testName: testName, name: name, record: record).carryOut { assertion in
        try await assertion.failure(of: try value(), as: snapshotting)
    }
}
