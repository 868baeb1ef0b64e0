import Delivery
import Drawing
import Foundation
import ImageCodecs
import Pixels
import PreviewRendering
import SwiftUI
import Testing
import Typesetting

@testable import SnapshotTesting

/// Views drawn as they stand, for tests of pixels and for contact sheets.
enum Sheet {
    private static let fonts = Result { try FontLibrary.bundled() }

    /// The display list of a view at a time. Anything missing is an issue.
    ///
    /// - Parameter allowsSimilarSymbols: true where a symbol may be drawn by a similar one.
    @MainActor static func list(
        _ view: some View, size: CGSize, scale: CGFloat, at time: Double = 0, scheme: ColorScheme = .light,
        allowsSimilarSymbols: Bool = false
    ) throws -> DisplayList {
        var environment = EnvironmentValues()
        environment.fontLibrary = try fonts.get()
        environment.displayScale = scale
        environment.colorScheme = scheme
        let tree = ViewTree(size: size, environment: environment)
        try tree.update(view, transaction: Transaction(), at: 0)
        let list = tree.displayList(at: time)
        let missing = tree.diagnostics.entries.filter { if case .substitutedSymbol = $0 { !allowsSimilarSymbols } else { true } }
        #expect(missing.isEmpty)
        return list
    }

    /// A view's picture at a time.
    @MainActor static func pixmap(
        _ view: some View, size: CGSize, scale: CGFloat = 2, at time: Double = 0, scheme: ColorScheme = .light,
        allowsSimilarSymbols: Bool = false
    ) async throws -> Pixmap {
        let list = try list(
            view, size: size, scale: scale, at: time, scheme: scheme, allowsSimilarSymbols: allowsSimilarSymbols)
        return try await FrameRasterizer(scale: Double(scale), jobs: 1).pixmaps(of: [list])[0]
    }

    /// Compares a page, drawn at one pixel a point, with its golden; see `check(_:as:)` and `write(_:as:)`.
    @MainActor static func check(_ page: some View, size: CGSize, allowsSimilarSymbols: Bool = false, as name: String) async throws {
        try check(try await pixmap(page, size: size, scale: 1, allowsSimilarSymbols: allowsSimilarSymbols), as: name)
        try await write(page, size: size, allowsSimilarSymbols: allowsSimilarSymbols, as: name)
    }

    /// Compares an image with its golden, `__Snapshots__/<name>.png` beside this file; one that is missing is recorded, which fails.
    static func check(_ pixmap: Pixmap, as name: String) throws {
        let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__Snapshots__").path
        let failure = try SnapshotCheck(
            frames: [AnimationFrame(pixmap: pixmap, start: .zero, duration: FrameTime(1))], name: name, folder: GoldenFolder(path: goldens),
            reportFolder: SnapshotTestingConfiguration.reportFolder(), record: try SnapshotTestingConfiguration.record(asked: nil),
            pixelsPerPoint: 1
        ).failure()
        if let failure { Issue.record(Comment(rawValue: failure.description)) }
    }

    /// Writes a page at two pixels a point; see `write(_:as:)`.
    @MainActor static func write(
        _ page: some View, size: CGSize, scheme: ColorScheme = .light, allowsSimilarSymbols: Bool = false, as name: String
    ) async throws {
        guard folder != nil else { return }
        let pixmap = try await pixmap(page, size: size, scheme: scheme, allowsSimilarSymbols: allowsSimilarSymbols)
        try write(pixmap, as: name.replacing("/", with: "-"))
    }

    /// Writes an image of two pixels a point into the folder that `DRAWING_SHEETS` names, if it is set, to be looked at.
    static func write(_ pixmap: Pixmap, as name: String) throws {
        guard let folder else { return }
        let bytes = try PNGEncoder(pixelsPerPoint: 2).encode(pixmap)
        try Data(bytes).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    private static var folder: String? { ProcessInfo.processInfo.environment["DRAWING_SHEETS"] }
}
