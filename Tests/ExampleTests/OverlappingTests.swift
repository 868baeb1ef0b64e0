import Foundation
import HostProtocol
import Synchronization
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample
@testable import PreviewRendering

/// Filming, drawing and compressing overlap; no file and no event may tell how.
@Suite("A session's work overlaps", .serialized) @MainActor
struct OverlappingTests {
    /// What a session writes and tells.
    private struct Outcome: Equatable {
        var files: [String: [UInt8]] = [:]
        var events: [String] = []
    }

    @Test func everyNumberOfThreadsGivesTheSame() async throws {
        let careful = try await outcome(jobs: 1, isCareful: true)
        let animations = careful.files.keys.filter { $0.hasSuffix(".gif") || $0.hasSuffix(".apng") }
        expect(animations.count, equals: 8, "three transitions and the timeline, in two formats")
        expect(careful.files.keys.count { $0.hasSuffix(".png") }, equals: 4)
        let overlapping = try await outcome(jobs: 1, isCareful: false)
        expect(overlapping.files, equals: careful.files)
        for jobs in [2, 3] { try await expect(outcome(jobs: jobs, isCareful: false), equals: overlapping, "\(jobs) threads") }
        try await expect(outcome(jobs: 2, isCareful: true), equals: careful)
    }

    @Test("A film of what stands still is none, and that is told") func stillness() async throws {
        let outcome = try await outcome(of: "Daily caffeine", as: [.apng, .gif], jobs: 2, isCareful: false)
        #expect(outcome.files.keys.allSatisfy { $0.hasSuffix(".html") })
        #expect(outcome.events.contains { $0.contains("Nothing moves: there is no apng or gif of it, only a still (--format png).") })
        let still = try await self.outcome(of: "Daily caffeine", as: [.png, .gif], jobs: 2, isCareful: false)
        #expect(!still.events.contains { $0.contains("Nothing moves") })
    }

    /// Renders the preview into a folder of its own.
    private func outcome(
        of name: String = "CaffeineTrackerWidget", as formats: [OutputFormat] = [.png, .apng, .gif], jobs: Int, isCareful: Bool
    ) async throws -> Outcome {
        let folder = NSTemporaryDirectory() + "zoetrope-overlap-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var request = HostRequest(.render)
        (request.output.folder, request.output.formats, request.output.jobs) = (folder, formats, jobs)
        (request.options.filter, request.options.scale, request.options.framesPerSecond) = ([name], 1, 2)
        request.resume.isCareful = isCareful
        let lines = Mutex<[String]>([])
        let output = EventOutput { line in lines.withLock { $0.append(String(decoding: line, as: UTF8.self)) } }
        try await expect(HostSession(request: request, output: output).run(), equals: 0)
        var outcome = Outcome()
        let names = try #require(FileManager.default.enumerator(atPath: folder)).compactMap { $0 as? String }
        for name in names {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
            outcome.files[name] = [UInt8](data)
        }
        // Times are those of this run, and so is the folder.
        let time = /"milliseconds":[0-9.]+/
        // A pulse says that time has passed, and nothing else.
        outcome.events = lines.withLock { $0 }.filter { !$0.contains("\"event\":\"pulse\"") }.map {
            $0.replacing(time, with: "").replacingOccurrences(of: folder, with: "")
        }
        return outcome
    }
}
