import Delivery
import Foundation
import ImageCodecs
import PreviewRendering
import UIKit

/// Compares a picture of a value with the accepted one, `__Snapshots__/<file>/<test>.<name or number>.png` beside the test's
/// file, and fails the running test if they differ.
///
/// Where there is no picture yet, one is recorded and the test fails: look at it, then run again. It works in Swift Testing and
/// in XCTest.
/// - Parameters:
///   - value: a view, or a widget.
///   - snapshotting: what picture is made of it.
///   - name: tells the test's snapshots from each other; without it they are counted.
///   - record: when pictures are written; nil: as `withSnapshotTesting` or `SNAPSHOT_TESTING_RECORD` says.
@MainActor @preconcurrency
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, UIImage>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let assertion = SnapshotAssertion(place: place, testName: testName, name: name, record: record, setting: snapshotting.options)
    assertion.carryOut { studio in try studio.still(of: snapshotting.subject(try value(), studio)) }
}

/// The older name of `assertSnapshot(of:as:named:record:)`.
@MainActor @preconcurrency
public func assertSnapshot<Value>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, UIImage>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
        line: line, column: column)
}

/// Compares several pictures of a value with the accepted ones, each under its name.
@MainActor @preconcurrency
public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, UIImage>],
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath, testName: testName,
            line: line, column: column)
    }
}

/// Compares several pictures of a value with the accepted ones, counted.
@MainActor @preconcurrency
public func assertSnapshots<Value>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, UIImage>],
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
    let assertion = SnapshotAssertion(place: place, testName: testName, name: name, record: record, setting: snapshotting.options)
    await assertion.carryOut { studio in
        let plan = try snapshotting.subject(try value(), studio)
        return try await studio.animation(of: plan)
    }
}

/// One call of `assertSnapshot`.
@MainActor
struct SnapshotAssertion {
    let place: TestRun.Place
    let testName: String
    let name: String?
    let record: SnapshotTestingConfiguration.Record?
    let setting: SnapshotSetting

    func carryOut(_ film: (ViewStudio) throws -> ViewStudio.RecordedFrames) {
        do {
            try check(film(makeStudio()))
        } catch {
            TestRun.fail("\(error)", at: place)
        }
    }

    func carryOut(_ film: (ViewStudio) async throws -> ViewStudio.RecordedFrames) async {
        do {
            try check(await film(makeStudio()))
        } catch {
            TestRun.fail("\(error)", at: place)
        }
    }

    private func makeStudio() throws -> ViewStudio {
        try ViewStudio(options: setting.renderOptions) { setting.apply(to: &$0) }
    }

    private func check(_ take: ViewStudio.RecordedFrames) throws {
        for message in take.diagnostics { TestRun.note(message, at: place) }
        let file = URL(fileURLWithPath: "\(place.filePath)")
        let folder = file.deletingPathExtension().lastPathComponent
        let test = Self.sanitized(testName)
        if name == nil, TestRun.hasArguments { throw SnapshotNameError.needed(test: testName) }
        let number = name.map(Self.sanitized) ?? String(TestRun.number(of: "\(file.path) \(test)"))
        let failure = try SnapshotCheck(
            frames: take.frames, name: "\(folder)/\(test).\(number)",
            folder: GoldenFolder(path: file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").path),
            reportFolder: SnapshotTestingConfiguration.reportFolder(),
            record: SnapshotTestingConfiguration.record(asked: record), pixelsPerPoint: Double(setting.renderOptions.scale),
            tolerance: setting.tolerance
        ).failure()
        if let failure { TestRun.fail(failure.description, pictures: failure.pictures, at: place) }
    }

    /// A name as part of a file's, as swift-snapshot-testing makes it: what is no letter, digit or underscore is one hyphen,
    /// and none at the ends.
    nonisolated static func sanitized(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}

/// Why a snapshot has no name.
enum SnapshotNameError: Error, CustomStringConvertible {
    case needed(test: String)

    var description: String {
        switch self {
        case .needed(let test):
            "The test \(test) runs once for each of its arguments, so its snapshots cannot be counted. Name each one after the "
                + "argument: assertSnapshot(of: view, as: .image, named: \"\\(argument)\")."
        }
    }
}
