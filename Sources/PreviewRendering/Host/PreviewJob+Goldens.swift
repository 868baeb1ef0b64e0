import Foundation
import ImageCodecs
import Pixels

extension PreviewJob {
    /// Accepts what was filmed as goldens.
    func record(_ film: FilmedPreview, _ pictures: FilmPictures) async throws {
        let folder = GoldenFolder(path: request.goldenFolder)
        let goldens = film.goldens(of: self.name, pictures: pictures, options: options)
        let works = goldens.map { name, frames in
            WorkQueue.Work(cost: frames.count) { () -> HostEvent in
                let stopwatch = Stopwatch()
                let file = try folder.record(frames, name: name, pixelsPerPoint: options.scale)
                return .file(
                    preview: index, path: file.path, kind: .golden, bytes: file.bytes,
                    milliseconds: stopwatch.milliseconds, label: name)
            }
        }
        try await WorkQueue.run(works, jobs: request.jobs) { output.send($0) }
    }

    /// Compares what was filmed with the goldens; differences become pictures in the report folder.
    func verify(_ film: FilmedPreview, _ pictures: FilmPictures) async throws -> [GoldenDifference] {
        let folder = GoldenFolder(path: request.goldenFolder)
        var differences: [GoldenDifference] = []
        let goldens = film.goldens(of: self.name, pictures: pictures, options: options)
        let works = goldens.map { name, frames in
            WorkQueue.Work(cost: frames.count) { try folder.difference(frames, name: name) }
        }
        try await WorkQueue.run(works, jobs: request.jobs) { if let difference = $0 { differences.append(difference) } }
        for difference in differences {
            output.send(
                .difference(
                    preview: index, name: difference.name, message: difference.message,
                    command: request.acceptCommand(for: self.name),
                    paths: try difference.writePictures(to: request.reportFolder, pixelsPerPoint: options.scale)))
        }
        return differences
    }
}
