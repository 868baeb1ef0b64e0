import Foundation
import ImageCodecs
import Pixels

extension PreviewJob {
    /// Accepts what was filmed as goldens.
    func record(_ film: FilmedPreview) async throws {
        let folder = GoldenFolder(path: request.goldenFolder)
        for (name, frames) in try await film.goldens(of: preview.name, rasterizer: rasterizer, options: options) {
            let stopwatch = Stopwatch()
            let file = try folder.record(frames, name: name, pixelsPerPoint: options.scale)
            output.send(
                .file(
                    preview: preview.index, path: file.path, kind: .golden, bytes: file.bytes,
                    milliseconds: stopwatch.milliseconds, label: name))
        }
    }

    /// Compares what was filmed with the goldens; differences become pictures in the report folder.
    func verify(_ film: FilmedPreview) async throws -> [GoldenDifference] {
        let folder = GoldenFolder(path: request.goldenFolder)
        var differences: [GoldenDifference] = []
        for (name, frames) in try await film.goldens(of: preview.name, rasterizer: rasterizer, options: options) {
            if let difference = try folder.difference(frames, name: name) { differences.append(difference) }
        }
        for difference in differences {
            output.send(
                .difference(
                    preview: preview.index, name: difference.name, message: difference.message,
                    command: request.acceptCommand(for: preview.name),
                    paths: try difference.writePictures(to: request.reportFolder, pixelsPerPoint: options.scale)))
        }
        return differences
    }
}
