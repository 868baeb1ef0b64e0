import Drawing
import Foundation
import ImageCodecs
import Pixels

/// Draws, compresses and writes what was filmed of one preview.
@MainActor
struct PreviewJob {
    let preview: CatalogedPreview
    let request: RenderRequest
    let options: RenderOptions
    let output: EventOutput

    var rasterizer: FrameRasterizer { FrameRasterizer(scale: options.scale, jobs: request.jobs) }

    /// The files of a render, by what they show.
    struct WrittenFiles {
        var stills: [WrittenFile] = []
        var animations: [WrittenFile] = []
    }

    /// One file, its path relative to the output folder.
    struct WrittenFile {
        var relativePath: String
        var label: String
        var bytes: Int
        var seconds: Double
    }

    // MARK: Render

    /// Writes stills and animations in the formats asked for.
    func write(_ film: FilmedPreview) async throws -> WrittenFiles {
        var written = WrittenFiles()
        let stills = try await rasterizer.pixmaps(of: film.stills.map(\.list))
        if request.formats.contains(.png) {
            for (still, pixmap) in zip(film.stills, stills) {
                written.stills.append(try await writeStill(pixmap, name: still.name))
            }
        }
        let animatedFormats = request.formats.filter { $0 != .png }
        guard !film.transitions.isEmpty, !animatedFormats.isEmpty else { return written }
        var timeline: [TimedPicture] = stills.first.map { [TimedPicture(pixmap: $0, duration: options.dwellTime)] } ?? []
        for transition in film.transitions {
            let pixmaps = try await rasterizer.pixmaps(of: transition.frames)
            let pictures = TimedPicture.pictures(pixmaps, clock: transition.clock, dwell: options.dwellTime)
            for format in animatedFormats {
                written.animations.append(
                    try await writeAnimation(
                        pictures, name: transition.name, format: format,
                        label: "\(transition.from) to \(transition.to)"))
            }
            timeline += pictures
        }
        for format in animatedFormats where format != .frames {
            written.animations.append(
                try await writeAnimation(timeline, name: "timeline", format: format, label: "timeline"))
        }
        return written
    }

    /// Writes stills of moments between entries.
    func write(_ stills: [FilmedPreview.Still], at time: Double) async throws {
        let pixmaps = try await rasterizer.pixmaps(of: stills.map(\.list))
        for (still, pixmap) in zip(stills, pixmaps) {
            _ = try await writeStill(pixmap, name: "\(still.name)@\(Self.seconds(time))s")
        }
    }

    /// A time without needless digits: 0.25, 1.
    private static func seconds(_ time: Double) -> String {
        let rounded = (time * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    // MARK: Files

    private var effort: CompressionEffort { request.smallest ? .smallest : .standard }

    private func writeStill(_ pixmap: Pixmap, name: String) async throws -> WrittenFile {
        let encoder = PNGEncoder(pixelsPerPoint: options.scale, effort: effort)
        return try deliver(name: "\(name).png", kind: .still, label: name, seconds: 0) { try encoder.encode(pixmap) }
    }

    private func writeAnimation(
        _ pictures: [TimedPicture], name: String, format: RenderRequest.Format, label: String
    ) async throws -> WrittenFile {
        let frames = TimedPicture.frames(pictures)
        let seconds = frames.last.map { ($0.start + $0.duration).seconds } ?? 0
        switch format {
        case .gif:
            let encoder = GIFEncoder(quality: request.lossyGIF ? .lossy : .standard, jobs: request.jobs)
            return try deliver(name: "\(name).gif", kind: .animation, label: label, seconds: seconds) {
                let encoded = try encoder.encode(frames)
                send(encoded.warnings)
                return encoded.bytes
            }
        case .apng, .png:
            let encoder = APNGEncoder(pixelsPerPoint: options.scale, effort: effort, jobs: request.jobs)
            return try deliver(name: "\(name).apng", kind: .animation, label: label, seconds: seconds) {
                let encoded = try encoder.encode(frames)
                send(encoded.warnings)
                return encoded.bytes
            }
        case .frames:
            return try await writeFrames(frames, name: name, label: label, seconds: seconds)
        }
    }

    private func send(_ warnings: [AnimationWarning]) {
        for warning in warnings { output.send(.diagnostic(preview: preview.index, message: warning.description)) }
    }

    private func writeFrames(
        _ frames: [AnimationFrame], name: String, label: String, seconds: Double
    ) async throws -> WrittenFile {
        let stopwatch = Stopwatch()
        let encoder = PNGEncoder(pixelsPerPoint: options.scale, effort: effort)
        let encoded = try await FrameRasterizer.map(frames.map(\.pixmap), jobs: request.jobs) { try encoder.encode($0) }
        var index = FrameIndex(frames: [])
        var total = 0
        for (number, picture) in encoded.enumerated() {
            let file = "frame-\(String(format: "%04d", number)).png"
            try AtomicFile.write(picture.1, to: path("\(name)/\(file)"))
            total += picture.1.count
            index.frames.append(FrameIndex.Frame(file: file, frames[number]))
        }
        try AtomicFile.write(index.json(), to: path("\(name)/frames.json"))
        output.send(
            .file(
                preview: preview.index, path: path(name), kind: .frames, bytes: total,
                milliseconds: stopwatch.milliseconds, label: "\(label), \(frames.count) frames"))
        return WrittenFile(relativePath: "\(preview.name)/\(name)", label: label, bytes: total, seconds: seconds)
    }

    private func deliver(
        name: String, kind: HostEvent.FileKind, label: String, seconds: Double, _ encode: () throws -> [UInt8]
    ) throws -> WrittenFile {
        let stopwatch = Stopwatch()
        let bytes = try encode()
        try AtomicFile.write(bytes, to: path(name))
        output.send(
            .file(
                preview: preview.index, path: path(name), kind: kind, bytes: bytes.count,
                milliseconds: stopwatch.milliseconds, label: label))
        return WrittenFile(
            relativePath: "\(preview.name)/\(name)", label: label, bytes: bytes.count, seconds: seconds)
    }

    private func path(_ name: String) -> String { "\(request.outputFolder)/\(preview.name)/\(name)" }
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
