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
    private static func still(_ name: String, _ system: SystemName = .iOS26, as variant: Variant? = nil) async throws -> DisplayList {
        var options = RenderOptions()
        options.scale = 1
        options.system = system
        switch variant {
        case .dark: options.colorScheme = .dark
        case .mirrored: options.direction = .rightToLeft
        case .small: options.dynamicType = .xSmall
        case .large: options.dynamicType = .accessibility2
        case .narrow: options.surroundings.device = "iPhone 16e"
        case .slim: options.surroundings.device = "iPhone 17"
        case .wide: options.surroundings.device = "iPhone 17 Pro Max"
        case .tablet: options.surroundings.device = "iPad Pro 11-inch (M4)"
        case nil: break
        }
        let film = try await PreviewSuite(options: options).film(name)
        expect(film.diagnostics, equals: [])
        return try #require(film.stills.first).list
    }

    /// The ways in which each preview is drawn besides the usual one, on a screen of 430 points.
    enum Variant: String, CaseIterable { case dark, mirrored, small, large, narrow, slim, wide, tablet }

    @Test(
        "A preview is drawn in the dark, from right to left, in sizes of type and on other screens without a remark",
        arguments: await PreviewSnapshots.names(inModules: ["LooksExample"]), Variant.allCases)
    func variants(_ name: String, _ variant: Variant) async throws {
        let list = try await Self.still(name, as: variant)
        #expect(!list.items.isEmpty)
        guard variant == .dark else { return }
        let rasterizer = Rasterizer(scale: 1)
        try #expect(rasterizer.render(try await Self.still(name)) != rasterizer.render(list))
    }

    @Test(
        "A preview is drawn in either system without a remark, and differs between them",
        arguments: await PreviewSnapshots.names(inModules: ["LooksExample"]))
    func systems(_ name: String) async throws {
        let rasterizer = Rasterizer(scale: 1)
        let (former, now) = (try await Self.still(name, .iOS18), try await Self.still(name, .iOS26))
        try #expect(rasterizer.render(former) != rasterizer.render(now))
    }

    @Test("The gallery has bars, tabs, search fields, sheets, lists, controls, pages of a watch and of a tablet") func previews() async {
        expect(await PreviewSnapshots.names(inModules: ["LooksExample"]).count, equals: 28)
    }
}
