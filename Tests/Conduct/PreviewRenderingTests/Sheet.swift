import Drawing
import Foundation
import ImageCodecs
import Pixels
import PreviewRendering
import SwiftUI
import Testing
import Typesetting

/// Views drawn as they stand, for tests of pixels and for pages to look at.
enum Sheet {
    private static let fonts = Result { try FontLibrary.bundled() }

    /// A view's picture at a time; something missing is an issue.
    @MainActor static func pixmap(
        _ view: some View, size: CGSize, scale: CGFloat = 2, at time: Double = 0
    ) async throws -> Pixmap {
        var environment = EnvironmentValues()
        environment.fontLibrary = try fonts.get()
        environment.displayScale = scale
        let tree = ViewTree(size: size, environment: environment)
        try tree.update(view, transaction: Transaction(), at: 0)
        let list = tree.displayList(at: time)
        #expect(tree.diagnostics.entries.isEmpty)
        return try await FrameRasterizer(scale: Double(scale), jobs: 1).pixmaps(of: [list])[0]
    }

    /// Writes a page of two pixels a point into the folder that `DRAWING_SHEETS` names, if it is set.
    static func write(_ pixmap: Pixmap, as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["DRAWING_SHEETS"] else { return }
        let bytes = try PNGEncoder(pixelsPerPoint: 2).encode(pixmap)
        try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
}
