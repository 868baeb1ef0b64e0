import Drawing
import HostProtocol
import PreviewRendering
import Raster
import Snapshots
import SwiftUI
import TestSupport
import Testing

@testable import LooksExample

/// The previews of `Examples/Looks`, each in two systems.
@Suite("Looks of systems") @MainActor
struct LooksTests {
    private static func still(_ name: String, _ system: SystemName) async throws -> DisplayList {
        var options = RenderOptions()
        options.scale = 1
        options.system = system
        let film = try await PreviewSuite(options: options).film(name)
        expect(film.diagnostics, equals: [])
        return try #require(film.stills.first).list
    }

    @Test(
        "A preview is drawn in either system without a remark, and differs between them",
        arguments: await PreviewSnapshots.names(inModules: ["LooksExample"]))
    func systems(_ name: String) async throws {
        let rasterizer = Rasterizer(scale: 1)
        let (former, now) = (try await Self.still(name, .iOS18), try await Self.still(name, .iOS26))
        try #expect(rasterizer.render(former) != rasterizer.render(now))
    }

    @Test("The gallery has bars, tabs, search fields, sheets, lists, controls and pages of a watch") func previews() async {
        expect(await PreviewSnapshots.names(inModules: ["LooksExample"]).count, equals: 24)
    }
}
