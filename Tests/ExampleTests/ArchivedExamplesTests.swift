import Drawing
import Foundation
import Raster
import Snapshots
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

    /// An archive of a film, written and read.
    private func archived(_ film: PreviewRecording, name: String, millihertz: Int) throws -> WidgetArchive {
        let entries = film.stills.enumerated().map { index, still in
            let step = index - film.asideCount - 1
            return WidgetArchive.Entry(
                name: still.name, date: Date(timeIntervalSinceReferenceDate: Double(index)), drawing: still.list,
                arrival: film.transitions.indices.contains(step) ? film.transitions[step].frames : [], isAside: index < film.asideCount)
        }
        let bytes = try WidgetArchive(name: name, family: "", millihertz: millihertz, scale: 2, entries: entries).bytes()
        return try WidgetArchive(bytes: bytes)
    }

    @Test(arguments: await PreviewSnapshots.names(inModules: GoldenTests.examples))
    @MainActor func sameDrawings(_ name: String) async throws {
        let film = try await PreviewSuite(options: Self.options(framesPerSecond: 20)).film(name)
        let archive = try archived(film, name: name, millihertz: 20_000)
        let presented = try PreviewRecording(archive)
        #expect(presented.stills.map(\.list) == film.stills.map(\.list) && presented.stills.map(\.name) == film.stills.map(\.name))
        #expect(presented.transitions.map(\.frames) == film.transitions.map(\.frames))
        #expect(presented.transitions.map(\.name) == film.transitions.map(\.name))
        // Equal drawings are drawn alike; that the pixels need nothing else is seen at the first and the last.
        let rasterizer = Rasterizer(scale: 2)
        for index in Set([0, film.stills.count - 1]).sorted() {
            #expect(try rasterizer.render(presented.stills[index].list) == rasterizer.render(film.stills[index].list))
        }
    }

    @Test("What is shown by a file of boxes alone is what views show", arguments: await PreviewSnapshots.names(inModules: GoldenTests.examples))
    @MainActor func sameFromBoxes(_ name: String) async throws {
        guard let archive = try await PreviewSuite.archive(name, scales: [1, 2], options: Self.options(framesPerSecond: 30)) else {
            return
        }
        let bytes = try archive.bytes()
        let read = try BoxArchive(bytes: bytes)
        #expect(read == archive)
        #expect(try read.bytes() == bytes)
        for (scale, rate) in [(2.0, 20.0), (2, 15), (1, 20)] {
            var options = Self.options(framesPerSecond: rate)
            options.scale = scale
            let direct = try await PreviewSuite(options: options).film(name)
            let presented = try await PreviewSuite.film(read, options: options)
            #expect(presented.stills.map(\.name) == direct.stills.map(\.name))
            #expect(presented.transitions.map(\.frames.count) == direct.transitions.map(\.frames.count), "\(scale) \(rate)")
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

    @Test("At half the archive's rate it is what is filmed at that rate", arguments: ["CaffeineTrackerWidget"])
    @MainActor func halfTheRate(_ name: String) async throws {
        let whole = try await PreviewSuite(options: Self.options(framesPerSecond: 20)).film(name)
        let half = try await PreviewSuite(options: Self.options(framesPerSecond: 10)).film(name)
        let presented = try PreviewRecording(try archived(whole, name: name, millihertz: 20_000), framesPerSecond: 10)
        #expect(presented.transitions.map(\.frames.count) == half.transitions.map(\.frames.count))
        for (one, other) in zip(presented.transitions, half.transitions) {
            // The last frame of a film is somewhere behind the moment of rest, and later at the lower rate.
            #expect(one.frames.dropLast() == other.frames.dropLast())
        }
    }
}
