import Delivery
import Foundation
import HostProtocol
import ImageCodecs

/// Writes a folder of numbered stills for each film, with a list of their times.
struct FrameFolderWriter: FormatWriter {
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        WorkQueue.Work(cost: film.ticks.count * costOfFrame) {
            let frames = TimedImage.frames(film.ticks)
            let stopwatch = Stopwatch()
            let encoder = PNGEncoder(pixelsPerPoint: job.options.scale, effort: job.effort)
            let files = frames.indices.map { "frame-\(String(format: "%04d", $0)).png" }
            let sizes = try await FrameRasterizer.map(Array(frames.indices), jobs: job.request.output.jobs) { number in
                let bytes = try encoder.encode(frames[number].pixmap)
                try AtomicFile.write(bytes, to: job.path("\(film.name)/\(files[number])"))
                return bytes.count
            }
            let list = FrameIndex(frames: zip(files, frames).map { FrameIndex.Frame(file: $0, $1) })
            try AtomicFile.write(list.json(), to: job.path("\(film.name)/frames.json"))
            let file = PreviewJob.WrittenFile(
                relativePath: job.relativePath(film.name), label: film.label, bytes: sizes.reduce(0) { $0 + $1.1 },
                seconds: TimedImage.seconds(film.ticks))
            return [
                PreviewJob.FinishedFile(
                    file: file, kind: .frames, note: "\(film.label), \(frames.count) frames", milliseconds: stopwatch.milliseconds,
                    image: job.facts(of: frames))
            ]
        }
    }
}

/// The times of a folder of frames, as exact fractions and as seconds.
struct FrameIndex: Encodable {
    struct Frame: Encodable {
        var file: String
        var start: [Int]
        var duration: [Int]
        var startSeconds: Double
        var durationSeconds: Double

        init(file: String, _ frame: AnimationFrame) {
            self.file = file
            start = [frame.start.numerator, frame.start.denominator]
            duration = [frame.duration.numerator, frame.duration.denominator]
            startSeconds = frame.start.seconds
            durationSeconds = frame.duration.seconds
        }
    }

    var frames: [Frame]

    func json() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(self)) + [0x0A]
    }
}
