import CVirtualClock
import Foundation
import HostProtocol
import ImageCodecs
import PreviewRendering
import TestSupport
import Testing
import VirtualTime

@testable import CaffeineTrackerExample

/// The same preview gives the same bytes, whatever the machine is set to.
@Suite("Same input, same bytes") @MainActor
struct DeterminismTests {
    private let preview = "CaffeineTrackerWidget"

    @Test func surroundings() async throws {
        let reference = try await files()
        expect(reference.count, equals: 7, "four stills, three films")
        try await expect(files(), equals: reference, "another run")
        try await expect(files(jobs: 2), equals: reference, "two jobs")
        for (variable, value) in [("TZ", "Asia/Tokyo"), ("LANG", "de_DE.UTF-8"), ("LC_ALL", "tr_TR.UTF-8")] {
            try await expect(files(where: variable, is: value), equals: reference, "\(variable)=\(value)")
        }
    }

    @Test func anotherDay() async throws {
        let today = try await files()
        // Who else films meanwhile keeps the virtual clock.
        VirtualClock.start()
        defer { VirtualClock.stop() }
        // 18 March 2031, 23:59:59 UTC, in seconds since 1970.
        zoetrope_virtual_clock_set(1_931_644_799, 0)
        try await expect(files(), equals: today)
    }

    /// Every still and film of the preview as the files that would be delivered, at a quarter of the usual rate.
    private func files(jobs: Int = 1) async throws -> [String: [UInt8]] {
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
    private func files(where variable: String, is value: String) async throws -> [String: [UInt8]] {
        let before = getenv(variable).map { String(cString: $0) }
        set(variable, value)
        defer { set(variable, before) }
        return try await files()
    }

    private func set(_ variable: String, _ value: String?) {
        if let value { setenv(variable, value, 1) } else { unsetenv(variable) }
        tzset()
        NSTimeZone.resetSystemTimeZone()
        setlocale(LC_ALL, "")
    }
}
