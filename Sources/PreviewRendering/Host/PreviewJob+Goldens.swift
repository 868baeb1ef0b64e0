import Foundation
import ImageCodecs
import Pixels

extension PreviewJob {
    /// Accepts what was filmed as goldens.
    func record(_ film: FilmedPreview) async throws {
        let folder = GoldenFolder(path: request.golden)
        for (name, frames) in try await goldenFrames(of: film) {
            let stopwatch = Stopwatch()
            let file = try folder.record(frames, name: name, pixelsPerPoint: options.scale)
            output.send(
                .file(
                    preview: preview.index, path: file.path, kind: .golden, bytes: file.bytes,
                    milliseconds: stopwatch.milliseconds, label: name))
        }
    }

    /// Compares what was filmed with the goldens; differences become pictures in the report folder.
    func verify(_ film: FilmedPreview) async throws -> [VerifiedDifference] {
        let folder = GoldenFolder(path: request.golden)
        var differences: [VerifiedDifference] = []
        for (name, frames) in try await goldenFrames(of: film) {
            switch try folder.verify(frames, name: name) {
            case .same:
                continue
            case .missing:
                differences.append(
                    VerifiedDifference(
                        name: name, message: "there is no golden \(folder.file(name, isStill: frames.count == 1))",
                        reference: [], actual: frames, frame: 0))
            case .different(let difference):
                differences.append(
                    VerifiedDifference(
                        name: name, message: difference.message, reference: difference.reference,
                        actual: difference.actual, frame: difference.frame))
            }
        }
        for difference in differences {
            output.send(
                .difference(
                    preview: preview.index, name: difference.name, message: difference.message,
                    command: "zoetrope record --filter '\(preview.name)' --golden '\(request.golden)'",
                    paths: try write(difference)))
        }
        return differences
    }

    /// Everything filmed as frames with times, under the names goldens have.
    private func goldenFrames(of film: FilmedPreview) async throws -> [(String, [AnimationFrame])] {
        let rasterizer = FrameRasterizer(scale: options.scale, jobs: request.jobs)
        var result: [(String, [AnimationFrame])] = []
        let stills = try await rasterizer.pixmaps(of: film.stills.map(\.list))
        for (still, pixmap) in zip(film.stills, stills) {
            let frame = AnimationFrame(pixmap: pixmap, start: .zero, duration: options.dwellTime)
            result.append(("\(preview.name)/\(still.name)", [frame]))
        }
        for transition in film.transitions {
            let pixmaps = try await rasterizer.pixmaps(of: transition.frames)
            result.append(
                ("\(preview.name)/\(transition.name)", frames(timed(pixmaps, clock: transition.clock))))
        }
        return result
    }

    /// Reference, actual and difference of the first frame that differs.
    private func write(_ difference: VerifiedDifference) throws -> [String] {
        let encoder = PNGEncoder(pixelsPerPoint: options.scale)
        let base = "\(request.report)/\(difference.name)"
        var paths: [String] = []
        func write(_ pixmap: Pixmap, _ suffix: String) throws {
            let path = "\(base)-\(suffix).png"
            try AtomicFile.write(encoder.encode(pixmap), to: path)
            paths.append(path)
        }
        let reference = difference.frame < difference.reference.count ? difference.reference[difference.frame].pixmap : nil
        let actual = difference.frame < difference.actual.count ? difference.actual[difference.frame].pixmap : nil
        if let reference { try write(reference, "reference") }
        if let actual { try write(actual, "actual") }
        if let reference, let actual { try write(PixelDiff(reference, actual).picture, "difference") }
        return paths
    }
}

/// A picture or animation that is not what was accepted.
struct VerifiedDifference: Sendable {
    var name: String
    var message: String
    var reference: [AnimationFrame]
    var actual: [AnimationFrame]
    var frame: Int
}
