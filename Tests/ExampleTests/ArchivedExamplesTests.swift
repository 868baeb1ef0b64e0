import Drawing
import Foundation
import PreviewRendering
import Raster
import Snapshots
import Testing
import WidgetArchive

@testable import CaffeineTrackerExample
@testable import TextAndGridExample
@testable import WidgetAnatomyExample

/// What the examples draw can be archived whole: it is the same when it is read again, and so are its pixels.
@Suite("Archived examples")
struct ArchivedExamplesTests {
    @Test(arguments: await PreviewSnapshots.names(inModules: GoldenTests.examples))
    @MainActor func sameDrawings(_ name: String) async throws {
        var options = RenderOptions()
        options.scale = 2
        options.framesPerSecond = 15
        let film = try await PreviewSuite(options: options).film(name)
        let lists = film.stills.map(\.list) + film.transitions.flatMap(\.frames)
        let entries = lists.enumerated().map { index, list in
            WidgetArchive.Entry(date: Date(timeIntervalSinceReferenceDate: Double(index)), drawing: list)
        }
        let bytes = try WidgetArchive(kind: name, family: "", entries: entries).bytes()
        let read = try WidgetArchive(bytes: bytes)
        #expect(read.entries.map(\.drawing) == lists)
        // Equal drawings are drawn alike; that the pixels need nothing else is seen at the first and the last.
        let rasterizer = Rasterizer(scale: 2)
        for index in Set([0, lists.count - 1]).sorted() where lists.indices.contains(index) {
            #expect(try rasterizer.render(read.entries[index].drawing) == rasterizer.render(lists[index]))
        }
    }
}
