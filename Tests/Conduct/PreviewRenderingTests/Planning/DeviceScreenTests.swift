import Foundation
import HostProtocol
import Pixels
import RunContext
import SwiftUI
import Synchronization
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

#Preview("Screen red") { Color.red }

#Preview("Screen everything") { Color.red.ignoresSafeArea() }

#Preview("Screen sideways", traits: .landscapeLeft) { Color.red }

#Preview("Screen none", traits: .fixedLayout(width: 430, height: 932)) { Color.red }

#Preview("Screen background") { Text("").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red) }

#Preview("Screen bars") {
    NavigationStack {
        Text("").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarBackground(.red, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
    }
}

#Preview("Screen cover") { Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.red } }

#Preview("Screen sheet") {
    Color.blue.sheet(isPresented: .constant(true)) { Color.red.presentationDetents([.height(200)]) }
}

private struct OlderScreens: PreviewProvider {
    static var previews: some View {
        Color.red.previewDevice("iPhone SE (3rd generation)").previewDisplayName("Screen SE")
        Color.blue.sheet(isPresented: .constant(true)) { Color.red.ignoresSafeArea() }
            .previewDevice("iPhone 13 mini").previewDisplayName("Screen mini sheet")
    }
}

#Preview("Screen pulse", traits: .fixedLayout(width: 20, height: 20)) {
    Color.red.phaseAnimator([0.0, 1.0]) {
        $0.opacity($1)
    } animation: { _ in
        .linear(duration: 0.5)
    }
}

/// A preview on a device has the device's safe area, in points of a screen of 430 by 932.
@Suite("The screen of a preview", .serialized) @MainActor struct DeviceScreenTests {
    private func film(_ name: String) async throws -> PreviewFilm {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        let preview = try #require(PreviewCatalog.all().first { $0.title == name })
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(preview)
        return try await PreviewRenderer(plan: plan, options: options).film()
    }

    @Test("A preview's device has its own safe area, pixels, and place of a sheet") func olderDevices() async throws {
        try await expect(red(of: "Screen SE"), equals: CGRect(x: 0, y: 20, width: 375, height: 647))
        try await expect(red(of: "Screen mini sheet").minY, equals: 50)
        var options = RenderOptions()
        options.followsDevice = true
        let name = try #require(PreviewCatalog.all().first { $0.title == "Screen SE" }?.name)
        try await expect(PreviewSuite(options: options).scale(of: name), equals: 2)
    }

    /// The least rectangle around what is as red as red can be here.
    private func red(of name: String) async throws -> CGRect {
        let still = try #require(try await film(name).stills.first)
        let pixmap = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: still.list)
        var box = CGRect.null
        for y in 0..<pixmap.heightInPixels {
            for x in 0..<pixmap.widthInPixels {
                let color = pixmap[x, y]
                if color.red > 200, color.green < 100, color.blue < 110 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
            }
        }
        return box
    }

    @Test(
        "A view keeps clear of the status bar and the line at the bottom, unless it ignores them",
        arguments: [
            ("Screen red", CGRect(x: 0, y: 59, width: 430, height: 839)),
            ("Screen everything", CGRect(x: 0, y: 0, width: 430, height: 932)),
            ("Screen sideways", CGRect(x: 59, y: 0, width: 814, height: 409)),
            ("Screen none", CGRect(x: 0, y: 0, width: 430, height: 932)),
            ("Screen background", CGRect(x: 0, y: 0, width: 430, height: 932)),
            ("Screen bars", CGRect(x: 0, y: 0, width: 430, height: 113)),
            ("Screen cover", CGRect(x: 0, y: 59, width: 430, height: 839)),
            // A floating sheet is drawn at 0.9735 of its size.
            ("Screen sheet", CGRect(x: 6, y: 699, width: 418, height: 194)),
        ])
    func safeArea(name: String, expected: CGRect) async throws {
        try await expect(red(of: name), equals: expected)
    }

    private final class Count: Sendable { let value = Mutex(0) }

    @Test("Every frame of a film is a sign of life") func pulse() async throws {
        let pulses = Count()
        let parts = PreviewParts(pulse: { _ in pulses.value.withLock { $0 += 1 } })
        var count = 0
        try await RunContext.with(\.previewParts, parts) {
            let film = try await self.film("Screen pulse")
            count = film.motion?.frames.count ?? 0
        }
        #expect(count > 10 && pulses.value.withLock { $0 } >= count)
    }
}
