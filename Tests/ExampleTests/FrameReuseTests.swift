import HostProtocol
import PreviewRendering
import Raster
import Snapshots
import Testing

@testable import CaffeineTrackerExample
@testable import TextAndGridExample
@testable import WidgetAnatomyExample

/// Frames that are drawn only where they differ from another have the bytes of frames drawn from nothing.
@Suite("Frames drawn over one another")
struct FrameReuseTests {
    @Test(arguments: await PreviewSnapshots.names(inModules: GoldenTests.examples))
    @MainActor func sameBytes(_ name: String) async throws {
        var options = RenderOptions()
        options.scale = 2
        options.framesPerSecond = 15
        let film = try await PreviewSuite(options: options).film(name)
        let rasterizer = Rasterizer(scale: 2)
        for lists in [film.stills.map(\.list)] + film.transitions.map(\.frames) {
            let frames = try await FrameRasterizer(scale: 2, jobs: 2).pixmaps(of: lists)
            for (index, list) in lists.enumerated() where frames[index] != (try rasterizer.render(list)) {
                Issue.record("\(name): frame \(index) of \(lists.count)")
            }
        }
    }
}
