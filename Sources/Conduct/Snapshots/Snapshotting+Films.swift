import Delivery
import Foundation
import ImageCodecs
import PreviewRendering
import SnapshotTesting
import SwiftUI
import UIKit

extension Diffing where Value == ViewRecording {
    /// Films, compared frame by frame and time by time.
    public static var film: Diffing {
        var diffing = Diffing(
            toData: { (try? ViewFilmer.encode($0.frames, as: "apng", scale: $0.scale)).map { Data($0) } ?? Data() },
            fromData: { data in
                ViewRecording(frames: (try? ImageFile.frames(Array(data), path: "film")) ?? [])
            },
            diff: { old, new in FrameComparison.firstDifference(old.frames, new.frames).map { ($0.message, []) } })
        diffing.frames = FrameDiffing<ViewRecording>(frames: { $0.frames }, scale: { $0.scale })
        return diffing
    }
}

extension Snapshotting where Value == ViewRecording, Format == ViewRecording {
    /// The film as it was recorded.
    public static var film: Snapshotting { Snapshotting(pathExtension: "apng", diffing: .film) }
}

extension Snapshotting where Value: View, Format == ViewRecording {
    /// The film of a view while steps are carried out, from rest to rest; see `record(_:size:scale:steps:)`.
    public static func film(
        size: CGSize? = nil, scale: Double = 3, framesPerSecond: Double = 30, colorScheme: ColorScheme = .light,
        reduceMotion: Bool = false, showsTouches: Bool = false, @RecordingBuilder steps: @escaping () -> [RecordedStep]
    ) -> Snapshotting {
        nonisolated(unsafe) let steps = steps
        return Snapshotting(pathExtension: "apng", diffing: .film) { view in
            nonisolated(unsafe) let view = view
            return .later {
                let film = try await record(
                    view, size: size, scale: scale, framesPerSecond: framesPerSecond, colorScheme: colorScheme,
                    reduceMotion: reduceMotion, showsTouches: showsTouches, steps: steps)
                SnapshotAssertion.note(film.diagnostics)
                return film
            }
        }
    }

    /// The view's own motion, from its appearance until it rests: every frame and its time.
    ///
    /// A motion that plays again and again is filmed for one period; one that never ends or comes back, for three seconds.
    public static func animation(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection(), scale: CGFloat? = nil,
        framesPerSecond: Double = 30, locale: Locale = Locale(identifier: "en_US"), reduceMotion: Bool = false
    ) -> Snapshotting {
        var setting = SnapshotSetting(config: layout.config(traits))
        (setting.scale, setting.locale, setting.reducesMotion) = (scale, locale, reduceMotion)
        setting.framesPerSecond = framesPerSecond
        return filmed(setting) { [setting] view, studio in
            try studio.plan(of: view, size: setting.config.size)
        }
    }
}

extension Snapshotting where Format == ViewRecording {
    /// The film of a value's own motion.
    ///
    /// - Parameter plan: decides how the value is shown.
    static func filmed(
        _ setting: SnapshotSetting, plan: @escaping @MainActor (Value, ViewStudio) throws -> PreviewPlan
    ) -> Snapshotting {
        Snapshotting(pathExtension: "apng", diffing: .film) { value in
            nonisolated(unsafe) let value = value
            return .later {
                let studio = try setting.makeStudio()
                let take = try await studio.animation(of: plan(value, studio))
                SnapshotAssertion.note(take.diagnostics)
                return ViewRecording(frames: take.frames, scale: setting.renderOptions.scale, diagnostics: take.diagnostics)
            }
        }
    }
}

extension Async {
    /// A value that the main actor makes without being held up.
    fileprivate static func later(_ make: @escaping @MainActor () async throws -> Value) -> Async {
        .attempting { callback in
            let work = Work(make: make, callback: callback)
            Task { @MainActor in
                do {
                    work.callback(.success(try await work.make()))
                } catch {
                    work.callback(.failure(error))
                }
            }
        }
    }

    private struct Work: @unchecked Sendable {
        let make: @MainActor () async throws -> Value
        let callback: (Result<Value, any Error>) -> Void
    }
}

/// Compares a film of a value with the accepted one, `__Snapshots__/<file>/<test>.<name or number>.apng` beside the test's file, frame by
/// frame, and fails the running test if they differ: with the worst frame, and a page with all that differ.
@MainActor @preconcurrency
public func assertSnapshot<Value>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, ViewRecording>, named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
    let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
    await SnapshotAssertion(place: place, testName: testName, name: name, record: record).carryOut(of: value, as: snapshotting)
}

/// Compares a film that `record` made with the accepted one.
public func assertSnapshot(
    of film: ViewRecording, named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    SnapshotTesting.assertSnapshot(
        of: film, as: .film, named: name, record: record, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
}
