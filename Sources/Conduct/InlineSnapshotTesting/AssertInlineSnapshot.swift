import Foundation
@_exported import SnapshotTesting

/// Compares a text of a value with the one that stands in the test, and fails the running test if they differ, with the lines that do.
///
/// A missing text is written into the test's source when the process ends, and the test fails: read it, then run again.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///     """
///     {
///       "name" : "Blob"
///     }
///     """
/// }
/// ```
///
/// Source: swift-snapshot-testing, `InlineSnapshotTesting`.
/// - Parameters:
///   - message: what a failure begins with.
///   - record: when texts are written; nil: as `withSnapshotTesting` or `SNAPSHOT_TESTING_RECORD` sets it.
///   - timeout: how long a text that is there later is waited for, in seconds.
///   - syntaxDescriptor: where the text stands in a call of a function that calls this one.
///   - expected: the accepted text; nil: there is none yet.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), matches expected: (() -> String)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    func fail(_ reason: String) {
        let own = message()
        TestRun.fail(own.isEmpty ? reason : "\(own) - \(reason)", at: place)
    }
    do {
        let assertion = SnapshotAssertion(place: place, testName: "\(function)", name: nil, record: record, timeout: timeout)
        let actual = try assertion.taken(of: { try value() }, as: snapshotting.optional)
        let mode = try SnapshotTestingConfiguration.record(asked: record)
        let accepted = expected?()
        let site = InlineSnapshot.Site(file: "\(filePath)", line: Int(line), column: Int(column), descriptor: syntaxDescriptor)
        if mode == .all || (accepted == nil && mode != .never) {
            if accepted != actual { InlineSnapshot.record(actual, at: site) }
            return fail("The text is written into the test. Read it, then run the test again.")
        }
        guard let accepted else {
            return fail("There is no accepted text. Record it by running this test with SNAPSHOT_TESTING_RECORD=missing.")
        }
        guard let (difference, _) = snapshotting.diffing.diff(accepted, actual ?? "") else { return }
        if mode == .failed { InlineSnapshot.record(actual, at: site) }
        let remedy =
            mode == .failed
            ? "The new one is written into the test."
            : "If the change is intended, accept it by running this test with SNAPSHOT_TESTING_RECORD=failed."
        fail("the text differs. \(remedy)\n\(difference)")
    } catch {
        fail("\(error)")
    }
}

extension Snapshotting where Format == String {
    /// The same for a value that may be missing, of which there is no text.
    fileprivate var optional: Snapshotting<Value?, String?> {
        let snapshot = snapshot
        return Snapshotting<Value?, String?>(
            pathExtension: pathExtension, diffing: Diffing(toData: { Data(($0 ?? "").utf8) }, fromData: { _ in nil }) { _, _ in nil },
            asyncSnapshot: { value in value.map { snapshot($0).map { $0 } } ?? Async(value: nil) })
    }
}

/// The place of the accepted text in a call: one of its trailing closures.
///
/// A function that calls `assertInlineSnapshot` passes its own, with its own file, line and column.
///
/// Source: swift-snapshot-testing, `InlineSnapshotSyntaxDescriptor`.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
    /// The labels that the closure had in older versions.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure's parameter.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    public init(
        deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        (self.trailingClosureLabel, self.trailingClosureOffset) = (trailingClosureLabel, trailingClosureOffset)
    }
}
