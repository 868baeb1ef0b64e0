import Delivery
import Foundation
import RunContext

/// One call of `assertSnapshot` or `verifySnapshot`.
package struct SnapshotAssertion {
    let place: TestRun.Place
    let testName: String
    let name: String?
    let record: SnapshotTestingConfiguration.Record?
    /// The folder of the snapshots; nil: `__Snapshots__/<file>` beside the test's file.
    var directory: String?
    /// How long a snapshot that is there later is waited for, in seconds.
    var timeout: TimeInterval = 5

    package init(
        place: TestRun.Place, testName: String, name: String?, record: SnapshotTestingConfiguration.Record?, directory: String? = nil,
        timeout: TimeInterval = 5
    ) {
        (self.place, self.testName, self.name, self.record) = (place, testName, name, record)
        (self.directory, self.timeout) = (directory, timeout)
    }

    /// Fails the test for a snapshot that is not the accepted one, or that cannot be made.
    package func carryOut<Value, Format>(of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>) {
        report(Result { try failure(of: value, as: snapshotting) })
    }

    /// Does the same for a snapshot that takes longer, without holding up the actor.
    @MainActor
    package func carryOut<Value, Format>(of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>) async {
        do {
            let target = try target()
            let taken = try await later(of: value, as: snapshotting)
            report(Result { try failure(of: taken, as: snapshotting, at: target) })
        } catch {
            report(.failure(error))
        }
    }

    private func report(_ result: Result<SnapshotFailure?, any Error>) {
        switch result {
        case .success(let failure?):
            TestRun.fail(failure.description, pictures: failure.pictures, attachments: failure.attachments, at: place)
        case .success(nil): break
        case .failure(let error): TestRun.fail("\(error)", at: place)
        }
    }

    // MARK: The snapshot

    /// Returns the failure of a value's snapshot; nil if it is the accepted one.
    func failure<Value, Format>(of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>) throws -> SnapshotFailure? {
        let target = try target()
        let taken = try taken(of: value, as: snapshotting, besides: RecordedImage(beside: target))
        return try failure(of: taken, as: snapshotting, at: target)
    }

    /// Makes the snapshot, and waits for one that is there later.
    ///
    /// - Parameter recorded: the picture that Apple's system recorded; nil where there is none.
    package func taken<Value, Format>(
        of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, besides recorded: RecordedImage? = nil
    ) throws -> Format {
        let answer = Answer<Format>()
        try begin(of: value, as: snapshotting, besides: recorded) { answer.result = $0 }
        guard MainThread.wait(for: timeout, until: { answer.result != nil }), let result = answer.result else {
            throw MainThread.isHeldUp ? SnapshotMakingError.heldUp : .late(seconds: timeout)
        }
        return try result.get()
    }

    @MainActor
    private func later<Value, Format>(
        of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>
    ) async throws -> Format {
        let answer = Answer<Format>()
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            do {
                try begin(of: value, as: snapshotting) { result in
                    guard answer.result == nil else { return }
                    answer.result = result
                    continuation.resume()
                }
            } catch {
                answer.result = .failure(error)
                continuation.resume()
            }
        }
        guard let result = answer.result else { throw SnapshotMakingError.late(seconds: timeout) }
        return try result.get()
    }

    private func begin<Value, Format>(
        of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>, besides recorded: RecordedImage? = nil,
        _ callback: @escaping (Result<Format, any Error>) -> Void
    ) throws {
        try MainThread.run {
            try RunContext.with({ ($0.assertedPlace, $0.recordedImage) = (place, recorded) }) {
                snapshotting.snapshot(try value()).attempt(callback)
            }
        }
    }

    /// A snapshot that is there later.
    private final class Answer<Format>: @unchecked Sendable {
        var result: Result<Format, any Error>?
    }

    // MARK: Its comparison

    private func failure<Value, Format>(
        of format: Format, as snapshotting: Snapshotting<Value, Format>, at target: Target
    ) throws -> SnapshotFailure? {
        let record = try SnapshotTestingConfiguration.record(asked: record)
        let reportFolder = SnapshotTestingConfiguration.reportFolder()
        if let diffing = snapshotting.diffing.frames {
            let frames = diffing.frames(format)
            guard !frames.isEmpty else { throw SnapshotMakingError.empty }
            let platform = SnapshotTestingConfiguration.platformEnding()
            return try SnapshotCheck(
                frames: frames, name: target.name + platform,
                folder: GoldenFolder(path: target.folder), reportFolder: reportFolder, record: record,
                pixelsPerPoint: diffing.scale(format), tolerance: diffing.tolerance, place: "\(place.filePath):\(place.line)",
                platform: platform
            ).failure()
        }
        let ending = snapshotting.pathExtension.map { ".\($0)" } ?? ""
        return try FileSnapshotCheck(
            value: format, diffing: snapshotting.diffing, name: target.name + ending, folder: target.folder, reportFolder: reportFolder,
            record: record
        ).failure()
    }

    /// The folder of the snapshots, and the name of this one in it, without an ending.
    typealias Target = (folder: String, name: String)

    private func target() throws -> Target {
        let file = URL(fileURLWithPath: "\(place.filePath)")
        let test = Self.sanitized(testName)
        if name == nil, TestRun.hasArguments { throw SnapshotMakingError.nameNeeded(test: testName) }
        let number = name.map(Self.sanitized) ?? String(TestRun.number(of: "\(directory ?? "") \(file.path) \(test)"))
        if let directory { return (URL(fileURLWithPath: directory).path, "\(test).\(number)") }
        let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        return (folder, "\(file.deletingPathExtension().lastPathComponent)/\(test).\(number)")
    }

    /// A name as part of a file's, as swift-snapshot-testing makes it: what is no letter, digit or underscore is one hyphen,
    /// and none at the ends.
    static func sanitized(_ name: String) -> String {
        name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
    }
}

/// Why there is no snapshot.
enum SnapshotMakingError: Error, CustomStringConvertible {
    case nameNeeded(test: String)
    case late(seconds: Double)
    /// A test that is not async waits on the main actor for a snapshot that the main actor makes.
    case heldUp
    case empty

    var description: String {
        switch self {
        case .nameNeeded(let test):
            "The test \(test) runs once for each of its arguments, so its snapshots cannot be counted. Name each one after the "
                + "argument: assertSnapshot(of: view, as: .image, named: \"\\(argument)\")."
        case .late(let seconds):
            "The snapshot was not there after \(seconds) seconds. Give the assertion a longer timeout:, or make the snapshot without "
                + "waiting for the main queue, which waits for the assertion."
        case .heldUp:
            "The test waits on the main actor, which makes the snapshot. Make the test async, and write 'await' before the assertion."
        case .empty:
            "The picture has no size, because the view takes none by itself. Give it one: .image(layout: .fixed(width: 200, height: 100))."
        }
    }
}

// MARK: Diagnostics

private enum AssertedPlaceKey: RunKey {
    static let defaultValue: TestRun.Place? = nil
}

extension RunContext {
    /// The assertion that a snapshot is made for; nil outside of one.
    var assertedPlace: TestRun.Place? {
        get { self[AssertedPlaceKey.self] }
        set { self[AssertedPlaceKey.self] = newValue }
    }
}

extension SnapshotAssertion {
    /// Writes what a picture lacks of what its code asks for, as warnings at the assertion.
    package static func note(_ diagnostics: [String]) {
        guard let place = RunContext.current.assertedPlace else { return }
        for message in diagnostics { TestRun.note(message, at: place) }
    }
}
