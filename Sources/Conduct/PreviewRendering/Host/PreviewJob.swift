import Delivery
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// Draws, compresses and writes what was filmed of one preview.
struct PreviewJob: Sendable {
    /// The preview's place in the catalogue, and its name.
    let index: Int
    let name: String
    let request: HostRequest
    let options: RenderOptions
    let output: EventOutput

    var rasterizer: FrameRasterizer { FrameRasterizer(scale: options.scale, jobs: request.jobs) }

    /// The files of a render, by what they show.
    struct WrittenFiles: Sendable {
        var stills: [WrittenFile] = []
        var animations: [WrittenFile] = []
    }

    /// One file, its path relative to the output folder.
    struct WrittenFile: Sendable {
        var relativePath: String
        var label: String
        var bytes: Int
        var seconds: Double
    }

    /// A file that is written, and what is told of it.
    struct FinishedFile: Sendable {
        var file: WrittenFile
        var kind: HostEvent.FileKind
        var note: String
        var milliseconds: Double
        var warnings: [String] = []
        /// What is good to know of it.
        var remarks: [String] = []
        /// What the file holds, where others may be made from it.
        var bytes: [UInt8] = []
        /// Of a transition's animated PNG: one that leads from the picture in front of it to its first.
        var lead: [UInt8] = []
    }

    // MARK: Render

    /// Writes stills and animations in the formats asked for, on as many threads as the request allows; tells of them in a
    /// fixed order.
    ///
    /// - Parameter press: has written the stills already that were drawn by way of it.
    func write(_ film: PreviewRecording, _ pictures: FilmImages, press: StillPress?) async throws -> WrittenFiles {
        var works: [WorkQueue.Work<[FinishedFile]>] = []
        for format in request.formats where format == .png || format == .webp {
            for (index, (still, pixmap)) in zip(film.stills, pictures.stills).enumerated() {
                if format == .png, let file = try press?.file(of: index) {
                    works.append(WorkQueue.Work(cost: .max) { [file] })
                } else {
                    works.append(writeStill(pixmap, name: still.name, format: format))
                }
            }
        }
        if let motion = film.motion, let pixmaps = pictures.sequences.last {
            let pictures = motion.pictures(pixmaps, dwell: options.dwellTime)
            for format in request.formats where format != .png {
                let name = PreviewRecording.Motion.name
                works.append(
                    format == .trails
                        ? writeTrails(of: motion.frames, name: name, label: name)
                        : writeAnimation(pictures, name: name, format: format, label: name))
            }
        }
        if let timeline = Timeline(film, pictures, dwell: options.dwellTime, hold: options.holdTime) {
            for format in request.formats where format != .png { works += write(timeline, as: format, after: works.count) }
        }
        var written = WrittenFiles()
        try await WorkQueue.run(works, jobs: request.jobs) { files in
            for file in files {
                tell(of: file)
                if file.kind == .still { written.stills.append(file.file) } else { written.animations.append(file.file) }
            }
        }
        return written
    }

    /// Tells that none of the formats holds what stands still.
    func tellOfNothing() {
        let formats = request.formats.map(\.rawValue).joined(separator: " or ")
        output.send(.note(preview: index, message: "Nothing moves: there is no \(formats) of it, only a still (--format png)."))
    }

    /// Writes stills of moments between entries.
    func write(_ stills: [PreviewRecording.Still], at time: Double) async throws {
        let pixmaps = try await rasterizer.pixmaps(of: stills.map(\.list))
        let works = zip(stills, pixmaps).map { writeStill($1, name: "\($0.name)@\(Self.seconds(time))s", format: .png) }
        try await WorkQueue.run(works, jobs: request.jobs) { $0.forEach(tell) }
    }

    /// A time without needless digits: 0.25, 1.
    private static func seconds(_ time: Double) -> String {
        let rounded = (time * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    // MARK: Files

    private var effort: CompressionEffort { request.smallest ? .smallest : .standard }
    var gifEncoder: GIFEncoder {
        var encoder = GIFEncoder(jobs: request.jobs)
        if request.lossyGIF { encoder.quality = .lossy }
        return encoder
    }
    var apngEncoder: APNGEncoder { APNGEncoder(pixelsPerPoint: options.scale, effort: effort, jobs: request.jobs) }

    var webpEncoder: WebPEncoder { WebPEncoder(effort: effort, jobs: request.jobs) }

    private func writeStill(
        _ pixmap: Pixmap, name: String, format: OutputFormat
    ) -> WorkQueue.Work<[FinishedFile]> {
        // Stills are what is looked at first, and they are soon made.
        WorkQueue.Work(cost: .max) { [try deliverStill(pixmap, name: name, format: format)] }
    }

    func deliverStill(_ pixmap: Pixmap, name: String, format: OutputFormat) throws -> FinishedFile {
        try deliver("\(name).\(format.rawValue)", .still, label: name, seconds: 0) {
            if format == .webp { return EncodedAnimation(bytes: try webpEncoder.encode(pixmap)) }
            return EncodedAnimation(bytes: try PNGEncoder(pixelsPerPoint: options.scale, effort: effort).encode(pixmap))
        }
    }

    func writeAnimation(
        _ pictures: [TimedImage], name: String, format: OutputFormat, label: String
    ) -> WorkQueue.Work<[FinishedFile]> {
        WorkQueue.Work(cost: pictures.count * format.costOfFrame) {
            let frames = TimedImage.frames(pictures)
            let seconds = TimedImage.seconds(pictures)
            if format == .frames { return [try await writeFrames(frames, name: name, label: label, seconds: seconds)] }
            if format == .sheet { return [try deliverLook(name: name, format: format, label: label) { ContactSheet(frames).pixmap() }] }
            var file = try deliver("\(name).\(format.rawValue)", .animation, label: label, seconds: seconds) {
                switch format {
                case .gif: try gifEncoder.encode(frames)
                case .webp: try webpEncoder.encode(frames)
                case .apng, .png, .frames, .sheet, .trails: try apngEncoder.encode(frames)
                }
            }
            let (width, height) = (frames[0].pixmap.widthInPixels, frames[0].pixmap.heightInPixels)
            let film = LargeFilm(label: label, frameCount: frames.count, widthInPixels: width, heightInPixels: height, seconds: seconds)
            file.remarks += film.remark(bytes: file.file.bytes, options: options).map { [$0] } ?? []
            return [file]
        }
    }

    /// One picture of where each moving thing was.
    func writeTrails(of frames: [DisplayList], name: String, label: String) -> WorkQueue.Work<[FinishedFile]> {
        WorkQueue.Work(cost: OutputFormat.png.costOfFrame) {
            guard let trails = MotionTrails(frames).displayList else { return [] }
            return [try deliverLook(name: name, format: .trails, label: label) { try rasterizer.pixmap(of: trails) }]
        }
    }

    /// A look at all of an animation at once.
    private func deliverLook(
        name: String, format: OutputFormat, label: String, _ pixmap: () throws -> Pixmap
    ) throws -> FinishedFile {
        try deliver("\(name).\(format.rawValue).png", .still, label: "\(label) \(format.rawValue)", seconds: 0) {
            EncodedAnimation(bytes: try PNGEncoder(pixelsPerPoint: 1, effort: effort).encode(try pixmap()))
        }
    }

    private func writeFrames(
        _ frames: [AnimationFrame], name: String, label: String, seconds: Double
    ) async throws -> FinishedFile {
        let stopwatch = Stopwatch()
        let encoder = PNGEncoder(pixelsPerPoint: options.scale, effort: effort)
        let files = frames.indices.map { "frame-\(String(format: "%04d", $0)).png" }
        let sizes = try await FrameRasterizer.map(Array(frames.indices), jobs: request.jobs) { number in
            let bytes = try encoder.encode(frames[number].pixmap)
            try AtomicFile.write(bytes, to: path("\(name)/\(files[number])"))
            return bytes.count
        }
        let list = FrameIndex(frames: zip(files, frames).map { FrameIndex.Frame(file: $0, $1) })
        try AtomicFile.write(list.json(), to: path("\(name)/frames.json"))
        let file = WrittenFile(
            relativePath: "\(self.name)/\(name)", label: label, bytes: sizes.reduce(0) { $0 + $1.1 }, seconds: seconds)
        return FinishedFile(
            file: file, kind: .frames, note: "\(label), \(frames.count) frames", milliseconds: stopwatch.milliseconds)
    }

    func deliver(
        _ name: String, _ kind: HostEvent.FileKind, label: String, seconds: Double,
        _ encode: () throws -> EncodedAnimation
    ) throws -> FinishedFile {
        let stopwatch = Stopwatch()
        // A long film is no loop that never ends.
        let encoded = try EncodingProgress.reporting(to: { output.pulse { "\(name) is compressed" } }) { try encode() }
        try AtomicFile.write(encoded.bytes, to: path(name))
        let file = WrittenFile(
            relativePath: "\(self.name)/\(name)", label: label, bytes: encoded.bytes.count, seconds: seconds)
        return FinishedFile(
            file: file, kind: kind, note: label, milliseconds: stopwatch.milliseconds,
            warnings: encoded.warnings.map(\.description), bytes: kind == .animation ? encoded.bytes : [])
    }

    func tell(of finished: FinishedFile) {
        for warning in finished.warnings { output.send(.diagnostic(preview: index, message: warning)) }
        for remark in finished.remarks { output.send(.note(preview: index, message: remark)) }
        output.send(
            .file(
                HostEvent.WrittenFile(
                    preview: index, path: "\(request.outputFolder)/\(finished.file.relativePath)", kind: finished.kind,
                    bytes: finished.file.bytes, milliseconds: finished.milliseconds, label: finished.note)))
    }

    private func path(_ name: String) -> String { "\(request.outputFolder)/\(self.name)/\(name)" }
}

extension OutputFormat {
    /// About how much longer a frame takes than a still does.
    ///
    /// Measured on a widget's transitions: most of a frame stays as it was.
    var costOfFrame: Int {
        switch self {
        case .webp: 8
        case .gif: 2
        case .png, .apng, .frames, .sheet, .trails: 1
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
