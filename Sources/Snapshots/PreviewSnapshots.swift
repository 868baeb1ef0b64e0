import Foundation
import ImageCodecs
import PreviewRendering

/// Compares the previews linked into a test with accepted pictures: stills, and every frame of every animation.
///
/// ```swift
/// @Test(arguments: PreviewSnapshots.names)
/// func preview(_ name: String) async throws {
///     let failures = try await PreviewSnapshots(goldens: "Golden").failures(of: name)
///     #expect(failures.isEmpty, "\(failures)")
/// }
/// ```
@MainActor
public struct PreviewSnapshots {
    private let folder: GoldenFolder
    private let report: String
    private let mode: SnapshotRecordMode
    private let options: RenderOptions

    /// - Parameters:
    ///   - goldens: the folder of accepted pictures.
    ///   - report: the folder that reference, actual and difference of a failure are written to.
    ///   - mode: when goldens are written.
    ///   - scale: pixels per point.
    ///   - fonts: files and folders of fonts for `Font.custom`; those among the test's resources are found by themselves.
    public init(
        goldens: String, report: String = "zoetrope-report", mode: SnapshotRecordMode = .current, scale: Double = 3,
        fonts: [String] = []
    ) {
        folder = GoldenFolder(path: goldens)
        self.report = report
        self.mode = mode
        var options = RenderOptions()
        options.scale = scale
        options.fonts = fonts
        self.options = options
    }

    /// The names of all previews linked into this process.
    public static var names: [String] { PreviewSuite.names(inModules: nil) }

    /// The names of the previews that some modules declare.
    public static func names(inModules modules: Set<String>) -> [String] { PreviewSuite.names(inModules: modules) }

    /// What is wrong with a preview's pictures; nothing if all are the accepted ones.
    ///
    /// A golden that is recorded is a failure too: somebody has to look at it and run the test again.
    /// - Throws: what keeps the preview from being rendered, or its pictures from being written.
    public func failures(of name: String) async throws -> [SnapshotFailure] {
        let film = try await PreviewSuite(options: options).film(name)
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: ProcessInfo.processInfo.activeProcessorCount)
        var failures: [SnapshotFailure] = []
        for (picture, frames) in try await film.goldens(of: name, rasterizer: rasterizer, options: options) {
            if mode == .all {
                failures.append(try record(frames, picture, because: "every golden is recorded anew"))
                continue
            }
            guard let difference = try folder.difference(frames, name: picture) else { continue }
            let isRecorded = mode == .failed || mode == .missing && difference.isMissing
            failures.append(
                try isRecorded ? record(frames, picture, because: difference.message) : fail(difference))
        }
        return failures
    }

    private func record(
        _ frames: [AnimationFrame], _ name: String, because reason: String
    ) throws -> SnapshotFailure {
        let file = try folder.record(frames, name: name, pixelsPerPoint: options.scale)
        return SnapshotFailure(
            name: name, message: "recorded, because \(reason). Look at it, then run the test again.",
            pictures: [file.path])
    }

    private func fail(_ difference: GoldenDifference) throws -> SnapshotFailure {
        SnapshotFailure(
            name: difference.name,
            message: "\(difference.message). If that is right, accept it: "
                + "SNAPSHOT_TESTING_RECORD=failed swift test --filter <this test>",
            pictures: try difference.writePictures(to: report, pixelsPerPoint: options.scale))
    }
}
