import Delivery
import Drawing
import Foundation
import ImageCodecs
import Pixels
import PreviewRendering
import SwiftUI
import Testing
import Typesetting

@testable import Snapshots

/// Views drawn as they stand, for tests of pixels and for contact sheets.
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

    /// Compares a page, drawn at one pixel a point, with its golden; see `check(_:as:)` and `write(_:as:)`.
    @MainActor static func check(_ page: some View, size: CGSize, as name: String) async throws {
        try check(try await pixmap(page, size: size, scale: 1), as: name)
        guard folder != nil else { return }
        try write(try await pixmap(page, size: size), as: name.replacing("/", with: "-"))
    }

    /// Compares an image with its golden, `__Snapshots__/<name>.png` beside this file; one that is missing is recorded, which fails.
    static func check(_ pixmap: Pixmap, as name: String) throws {
        let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        let failure = try SnapshotCheck(
            frames: [AnimationFrame(pixmap: pixmap, start: .zero, duration: FrameTime(1))], name: name, folder: GoldenFolder(path: goldens),
            reportFolder: SnapshotTestingConfiguration.reportFolder(), record: SnapshotTestingConfiguration.record(asked: nil),
            pixelsPerPoint: 1
        ).failure()
        if let failure { Issue.record(Comment(rawValue: failure.description)) }
    }

    /// Writes an image of two pixels a point into the folder that `DRAWING_SHEETS` names, if it is set, to be looked at.
    static func write(_ pixmap: Pixmap, as name: String) throws {
        guard let folder else { return }
        let bytes = try PNGEncoder(pixelsPerPoint: 2).encode(pixmap)
        try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    private static var folder: String? { ProcessInfo.processInfo.environment["DRAWING_SHEETS"] }
}
