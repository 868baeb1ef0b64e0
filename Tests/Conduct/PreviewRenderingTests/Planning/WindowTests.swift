import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

#Preview("Window page") {
    NavigationStack {
        Text("Water").containerBackground(.red, for: .navigation).navigationTitle("Page")
    }
}

/// Views of a Mac's target, and what stands behind a page.
@Suite("Windows and pages", .serialized) @MainActor struct WindowTests {
    private func size(_ view: some View) throws -> CGSize {
        let planner = PreviewPlanner(options: RenderOptions(), fonts: try FontLibrary.bundled())
        return WindowMetrics.size(of: view, in: planner.environment)
    }

    @Test("A window is as large as its content lets it be") func windows() throws {
        try expect(size(Color.red.frame(width: 320, height: 200)), equals: CGSize(width: 320, height: 200))
        try expect(size(Color.red), equals: WindowMetrics.usual)
        try expect(size(Color.red.frame(minWidth: 1000, maxWidth: .infinity, minHeight: 300)), equals: CGSize(width: 1000, height: 450))
        try expect(size(Color.red.frame(maxWidth: 480, maxHeight: 500)), equals: CGSize(width: 480, height: 450))
    }

    private func film(_ change: (inout RenderOptions) -> Void) async throws -> PreviewFilm {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        change(&options)
        let preview = try #require(PreviewCatalog.all().first { $0.title == "Window page" })
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        return try await PreviewRenderer(plan: try await planner.plan(preview), options: options).film()
    }

    @Test("A view of a Mac's target stands in a window, unless a device is named") func macs() async throws {
        let list = try #require(try await film { $0.code.drawsWindows = true }.stills.first?.list)
        expect(list.size, equals: WindowMetrics.usual)
        let phone = try await film { options in
            options.code.drawsWindows = true
            options.surroundings.device = WidgetDevice.standard.name
        }
        expect(phone.stills.first?.list.size, equals: CGSize(width: 430, height: 932))
    }

    @Test("A page's background reaches behind its bars and to the edges") func pages() async throws {
        let list = try #require(try await film { _ in }.stills.first?.list)
        let pixels = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: list)
        for (x, y) in [(2, 2), (427, 2), (2, 929), (427, 929), (60, 300)] {
            #expect(pixels[x, y].red > 200 && pixels[x, y].green < 120, "\(x), \(y)")
        }
    }
}
