import Foundation
import HostProtocol
import Pixels
import PreviewRendering
import Raster
import Snapshots
import SwiftUI
import TestSupport
import Testing

@testable import MotionExample

/// What does not change does not move a pixel: a view that stands still beside everything that the gallery of motion shows.
@Suite("Still neighbours") @MainActor struct StillNeighbourTests {
    /// What covers the whole window, or dims it, changes a neighbour's pixels rightly.
    private nonisolated static let covering: Set<String> = [
        "sheet", "sheet-with-detents", "fullScreenCover", "alert", "confirmationDialog", "popover",
    ]

    /// As high as the neighbour, in points; pixels at scale 1.
    private static let height = 40

    private struct Neighbour: View {
        var body: some View {
            HStack {
                Text("Still 412").font(.callout)
                Image(systemName: "heart.fill").foregroundStyle(.red)
                Circle().fill(.blue.opacity(0.5)).frame(width: 17.3, height: 17.3)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
        }
    }

    @Test(arguments: await PreviewSnapshots.names(inModules: ["MotionExample"]).filter { !covering.contains($0) })
    func noPixelMoves(_ name: String) async throws {
        var options = RenderOptions()
        (options.scale, options.framesPerSecond) = (1, 15)
        let film = try await PreviewSuite(options: options).film(name, above: Neighbour(), height: CGFloat(Self.height))
        let frames = try #require(film.motion?.frames)
        let rasterizer = Rasterizer(scale: 1)
        let first = try strip(of: rasterizer.render(frames[0]))
        #expect(Set(first).count > 8, "the neighbour is not seen")
        for index in stride(from: 1, to: frames.count, by: 3) {
            try expect(strip(of: rasterizer.render(frames[index])), equals: first, "frame \(index) of \(frames.count)")
        }
    }

    /// The bytes of the last rows of a picture.
    private func strip(of pixmap: Pixmap) throws -> [UInt8] {
        Array(pixmap.bytes.suffix(pixmap.widthInPixels * Self.height * 4))
    }
}
