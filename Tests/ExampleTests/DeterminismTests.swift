import CVirtualClock
import Foundation
import ImageCodecs
import PreviewRendering
import Testing

@testable import CaffeineTrackerExample

/// The same preview gives the same bytes, whatever the machine is set to.
@Suite("Same input, same bytes", .serialized)
struct DeterminismTests {
    /// A part of the machine that must not matter.
    enum Surroundings: CaseIterable, Sendable {
        case again, twoJobs, tokyo, germanMachine, turkishMachine
    }

    private static let preview = "CaffeineTrackerWidget"

    @Test(arguments: Surroundings.allCases) func bytes(_ surroundings: Surroundings) async throws {
        let reference = try await Self.files(jobs: 1)
        #expect(reference.count == 7, "four stills, three films")
        let other: [String: [UInt8]]
        switch surroundings {
        case .again: other = try await Self.files(jobs: 1)
        case .twoJobs: other = try await Self.files(jobs: 2)
        case .tokyo: other = try await Self.files(variable: "TZ", "Asia/Tokyo")
        case .germanMachine: other = try await Self.files(variable: "LANG", "de_DE.UTF-8")
        case .turkishMachine: other = try await Self.files(variable: "LC_ALL", "tr_TR.UTF-8")
        }
        #expect(other == reference)
    }

    /// Every still and film of the preview as the files that would be delivered, a quarter of the usual rate.
    private static func files(jobs: Int) async throws -> [String: [UInt8]] {
        var options = RenderOptions()
        options.scale = 2
        options.framesPerSecond = 8
        let film = try await PreviewSuite(options: options).film(preview)
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: jobs)
        var files: [String: [UInt8]] = [:]
        for (name, frames) in try await film.goldens(of: preview, rasterizer: rasterizer, options: options) {
            files[name] = try APNGEncoder(pixelsPerPoint: options.scale, jobs: jobs).encode(frames).bytes
        }
        return files
    }

    /// The same while an environment variable has another value.
    private static func files(variable: String, _ value: String) async throws -> [String: [UInt8]] {
        let before = getenv(variable).map { String(cString: $0) }
        set(variable, value)
        defer { set(variable, before) }
        return try await files(jobs: 1)
    }

    private static func set(_ variable: String, _ value: String?) {
        if let value { setenv(variable, value, 1) } else { unsetenv(variable) }
        tzset()
        NSTimeZone.resetSystemTimeZone()
        setlocale(LC_ALL, "")
    }
}
