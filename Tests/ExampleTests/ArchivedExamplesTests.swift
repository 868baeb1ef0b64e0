import Drawing
import Foundation
import HostProtocol
import Raster
import Snapshots
import TestSupport
import Testing
import WidgetArchive

@testable import CaffeineTrackerExample
@testable import PreviewRendering
@testable import TextAndGridExample
@testable import WidgetAnatomyExample

/// What the examples draw can be archived whole: presented from the file's bytes it is the same, frame by frame.
@Suite("Archived examples")
struct ArchivedExamplesTests {
    private static func options(framesPerSecond: Double) -> RenderOptions {
        var options = RenderOptions()
        options.scale = 2
        options.framesPerSecond = framesPerSecond
        return options
    }

    @Test(
        "What is shown by a file of boxes alone is what views show",
        arguments: await PreviewSnapshots.names(inModules: GoldenTests.examples))
    @MainActor func sameFromBoxes(_ name: String) async throws {
        guard let archive = try await PreviewSuite(options: Self.options(framesPerSecond: 30)).archive(name, scales: [1, 2]) else {
            return
        }
        let bytes = try archive.bytes()
        let read = try WidgetArchive(bytes: bytes)
        expect(read, equals: archive)
        try expect(read.bytes(), equals: bytes)
        for (scale, rate) in [(2.0, 20.0), (2, 24), (1, 25)] {
            var options = Self.options(framesPerSecond: rate)
            options.scale = scale
            let direct = try await PreviewSuite(options: options, presentsArchives: false).film(name)
            let presented = try await PreviewSuite.film(read, options: options)
            expect(presented.stills.map(\.name), equals: direct.stills.map(\.name))
            expect(presented.transitions.map(\.frames.count), equals: direct.transitions.map(\.frames.count), "\(scale) \(rate)")
            let rasterizer = Rasterizer(scale: scale)
            /// Where drawings are moved their numbers may differ in the last digit, and their pixels do not.
            func isAlike(_ one: DisplayList, _ other: DisplayList) throws -> Bool {
                try one == other || rasterizer.render(one) == rasterizer.render(other)
            }
            for (one, other) in zip(presented.stills, direct.stills) {
                #expect(try isAlike(one.list, other.list), "\(other.name) at \(scale)")
            }
            for (one, other) in zip(presented.transitions, direct.transitions) {
                let different = try zip(one.frames, other.frames).enumerated().filter { try !isAlike($1.0, $1.1) }.map(\.offset)
                #expect(different.isEmpty, "\(other.name) at \(scale), \(rate): \(different)")
            }
        }
    }
}
