import Delivery
import Foundation
import PreviewRendering
import UIKit

/// One call of `assertSnapshot` or `verifySnapshot`.
@MainActor
struct SnapshotAssertion {
    let place: TestRun.Place
    let testName: String
    let name: String?
    let record: SnapshotTestingConfiguration.Record?
    /// The folder of the snapshots; nil: `__Snapshots__/<file>` beside the test's file.
    var directory: String?

    /// Fails the test for what is wrong.
    func carryOut(_ check: (SnapshotAssertion) throws -> SnapshotFailure?) {
        do {
            if let failure = try check(self) { TestRun.fail(failure.description, pictures: failure.pictures, at: place) }
        } catch {
            TestRun.fail("\(error)", at: place)
        }
    }

    func carryOut(_ check: (SnapshotAssertion) async throws -> SnapshotFailure?) async {
        do {
            if let failure = try await check(self) { TestRun.fail(failure.description, pictures: failure.pictures, at: place) }
        } catch {
            TestRun.fail("\(error)", at: place)
        }
    }

    // MARK: What is wrong

    func failure<Value, Format: _StillFormat>(of value: Value, as snapshotting: Snapshotting<Value, Format>) throws -> SnapshotFailure? {
        switch snapshotting.subject {
        case .film(let setting, let plan):
            let studio = try makeStudio(setting)
            return try failure(of: studio.still(of: plan(value, studio)), setting)
        case .text(let text):
            return try failure(of: text(value), pathExtension: snapshotting.pathExtension)
        }
    }

    func failure<Value>(of value: Value, as snapshotting: Snapshotting<Value, [UIImage]>) async throws -> SnapshotFailure? {
        guard case .film(let setting, let plan) = snapshotting.subject else { return nil }
        let studio = try makeStudio(setting)
        return try failure(of: await studio.animation(of: plan(value, studio)), setting)
    }

    private func failure(of text: String, pathExtension: String?) throws -> SnapshotFailure? {
        let target = try target()
        let ending = pathExtension.map { ".\($0)" } ?? ""
        return try TextSnapshotCheck(
            text: text, name: target.name + ending, folder: target.folder,
            reportFolder: SnapshotTestingConfiguration.reportFolder(), record: SnapshotTestingConfiguration.record(asked: record)
        ).failure()
    }

    private func makeStudio(_ setting: SnapshotSetting) throws -> ViewStudio {
        try ViewStudio(options: setting.renderOptions) { setting.apply(to: &$0) }
    }

    private func failure(of take: ViewStudio.RecordedFrames, _ setting: SnapshotSetting) throws -> SnapshotFailure? {
        for message in take.diagnostics { TestRun.note(message, at: place) }
        let target = try target()
        return try SnapshotCheck(
            frames: take.frames, name: target.name, folder: GoldenFolder(path: target.folder),
            reportFolder: SnapshotTestingConfiguration.reportFolder(),
            record: SnapshotTestingConfiguration.record(asked: record), pixelsPerPoint: Double(setting.renderOptions.scale),
            tolerance: setting.tolerance
        ).failure()
    }

    /// The folder of the snapshots, and the name of this one in it, without an ending.
    private func target() throws -> (folder: String, name: String) {
        let file = URL(fileURLWithPath: "\(place.filePath)")
        let test = Self.sanitized(testName)
        if name == nil, TestRun.hasArguments { throw SnapshotNameError.needed(test: testName) }
        let number = name.map(Self.sanitized) ?? String(TestRun.number(of: "\(directory ?? "") \(file.path) \(test)"))
        if let directory { return (URL(fileURLWithPath: directory).path, "\(test).\(number)") }
        let folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        return (folder, "\(file.deletingPathExtension().lastPathComponent)/\(test).\(number)")
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
