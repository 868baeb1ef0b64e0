import Delivery
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import Raster

/// Draws, compresses and writes the films of one preview.
struct PreviewJob: Sendable {
    /// The preview's place in the catalogue, and its name.
    let index: Int
    let name: String
    let request: HostRequest
    let options: RenderOptions
    let output: EventOutput
    /// The look that is drawn, of several; nil: there is one alone.
    var variant: RenderVariant?
    /// True if the preview has one entry, whose picture has the name of the variant.
    var hasOneEntry = false
    /// The preview's place in the sources, as `File.swift:12`.
    var place: String?

    /// The most memory, in bytes, that the layers of one picture take at a time.
    var layerBytes = Rasterizer.maximumLayerBytes

    var rasterizer: FrameRasterizer {
        var rasterizer = FrameRasterizer(scale: options.scale, jobs: request.output.jobs)
        rasterizer.layerBytes = layerBytes
        return rasterizer
    }

    /// The files of a render, by what they show.
    struct WrittenFiles: Sendable {
        var stills: [WrittenFile] = []
        var animations: [WrittenFile] = []
        /// The files that no page can show.
        var others: [WrittenFile] = []

        var isEmpty: Bool { stills.isEmpty && animations.isEmpty && others.isEmpty }

        mutating func add(_ finished: FinishedFile) {
            if !finished.isOnPage {
                others.append(finished.file)
            } else if finished.kind == .still {
                stills.append(finished.file)
            } else {
                animations.append(finished.file)
            }
        }
    }

    /// One file, its path relative to the output folder.
    struct WrittenFile: Sendable {
        var relativePath: String
        var label: String
        var bytes: Int
        var seconds: Double
    }

    /// A written file, with its report.
    struct FinishedFile: Sendable {
        var file: WrittenFile
        var kind: HostEvent.FileKind
        /// True if a page can show it.
        var isOnPage = true
        var note: String
        var milliseconds: Double
        var warnings: [String] = []
        /// Notes on the file that are good to know.
        var remarks: [String] = []
        /// The name of the entry that a still shows.
        var entry: String?
        /// The facts about the images in it.
        var image: ImageFacts?
        /// The content of the file, if other files may be made from it.
        var bytes: [UInt8] = []
        /// For a transition's animated PNG, another one that leads from the picture in front of the transition to its first.
        var lead: [UInt8] = []
    }

    // MARK: Render

    /// Writes stills and animations in the requested formats, on as many threads as the request allows; reports them in a
    /// fixed order.
    ///
    /// - Parameter press: the press that has already written the stills drawn by way of it.
    func write(_ film: PreviewFilm, _ images: FilmImages, press: StillPress?) async throws -> WrittenFiles {
        var works: [WorkQueue.Work<[FinishedFile]>] = []
        for format in request.output.formats where format.traits.contains(.stills) {
            for (index, (still, pixmap)) in zip(film.stills, images.stills).enumerated() {
                if format == .png, let file = try press?.file(of: index) {
                    works.append(WorkQueue.Work(cost: .max) { [file] })
                } else {
                    works.append(writeStill(pixmap, of: still, format: format))
                }
            }
        }
        works += filmWorks(film, images, after: works.count)
        var written = WrittenFiles()
        try await WorkQueue.run(works, jobs: request.output.jobs) { files in
            for file in files {
                tell(of: file)
                written.add(file)
            }
        }
        return written
    }

    /// The works that write what moves by itself, and the changes between entries.
    private func filmWorks(_ film: PreviewFilm, _ images: FilmImages, after place: Int) -> [WorkQueue.Work<[FinishedFile]>] {
        var works: [WorkQueue.Work<[FinishedFile]>] = []
        let writers = filmWriters
        if let motion = film.motion, let pixmaps = images.sequences.last {
            let name = PreviewFilm.Motion.name
            let shown = motion.images(
                pixmaps, dwell: options.dwellTime, hold: options.firstHoldTime, speed: options.finish.speed)
            let source = FilmSource(name: name, label: name, images: shown, lists: motion.frames)
            works += writers.map { $0.write(source, by: self) }
        }
        if let timeline = Timeline(film, images, options: options) {
            for writer in writers { works += writer.write(timeline, by: self, after: place + works.count) }
        }
        return works
    }

    /// The writers of the requested film formats, in their order.
    var filmWriters: [any FormatWriter] { request.output.formats.filter { $0.traits.contains(.films) }.map(\.writer) }

    /// Notes that none of the formats can hold content that stands still.
    func tellOfNothing() {
        let formats = request.output.formats.map(\.rawValue).joined(separator: " or ")
        output.send(.note(preview: index, message: "Nothing moves: there is no \(formats) of it, only a still (--format png)."))
    }

    /// Writes stills of moments between entries.
    func write(_ stills: [PreviewFilm.Still], at time: Double) async throws {
        let pixmaps = try await rasterizer.pixmaps(of: stills.map(\.list))
        let works = zip(stills, pixmaps).map { still, pixmap in
            let named = PreviewFilm.Still(name: "\(still.name)@\(Self.seconds(time))s", list: still.list)
            return writeStill(pixmap, of: named, format: .png)
        }
        try await WorkQueue.run(works, jobs: request.output.jobs) { $0.forEach(tell) }
    }

    /// A time without needless digits: 0.25, 1.
    private static func seconds(_ time: Double) -> String {
        let rounded = (time * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    // MARK: Files

    var effort: CompressionEffort { request.output[.smallest] ? .smallest : .standard }

    func writeStill(_ pixmap: Pixmap, of still: PreviewFilm.Still, format: OutputFormat) -> WorkQueue.Work<[FinishedFile]> {
        // Stills are looked at first, and they are quick to make.
        WorkQueue.Work(cost: .max) {
            [
                try deliverStill(pixmap, name: still.name, format: format) {
                    guard let writer = format.writer as? any DrawingWriter else { return try format.writer.still(pixmap, by: self) }
                    return try writer.still(still.list)
                }
            ]
        }
    }

    /// Writes a still as soon as it is drawn.
    func pressStill(_ pixmap: Pixmap, name: String) throws -> FinishedFile {
        try deliverStill(pixmap, name: name, format: .png) { try OutputFormat.png.writer.still(pixmap, by: self) }
    }

    private func deliverStill(
        _ pixmap: Pixmap, name: String, format: OutputFormat, _ encode: () throws -> [UInt8]
    ) throws -> FinishedFile {
        var file = try deliver("\(name).\(format.suffix)", .still, label: name, seconds: 0) { EncodedAnimation(bytes: try encode()) }
        (file.entry, file.image, file.isOnPage) = (name, facts(of: [pixmap]), format.traits.contains(.page))
        return file
    }

    func deliver(
        _ name: String, _ kind: HostEvent.FileKind, label: String, seconds: Double,
        _ encode: () throws -> EncodedAnimation
    ) throws -> FinishedFile {
        let stopwatch = Stopwatch()
        // A long film is not an endless loop.
        let encoded = try EncodingProgress.reporting(to: { output.pulse { "\(name) is compressed" } }) { try encode() }
        try AtomicFile.write(encoded.bytes, to: path(name))
        let file = WrittenFile(
            relativePath: relativePath(name), label: label, bytes: encoded.bytes.count, seconds: seconds)
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
                    preview: index, path: "\(request.output.folder)/\(finished.file.relativePath)", kind: finished.kind,
                    bytes: finished.file.bytes, milliseconds: finished.milliseconds, label: finished.note, entry: finished.entry,
                    image: finished.image)))
    }

    /// Returns the facts about images that are shown for some seconds in all.
    func facts(of pixmaps: [Pixmap], seconds: Double = 0) -> ImageFacts? {
        pixmaps.first.map {
            ImageFacts(
                widthInPixels: $0.widthInPixels, heightInPixels: $0.heightInPixels, scale: options.scale, frames: pixmaps.count,
                seconds: seconds)
        }
    }

    /// Returns the facts about the frames of an animation, or about a still.
    func facts(of frames: [AnimationFrame]) -> ImageFacts? {
        let seconds = frames.count < 2 ? 0 : frames.reduce(0) { $0 + $1.duration.seconds }
        return facts(of: frames.map(\.pixmap), seconds: seconds)
    }

    func path(_ name: String) -> String { "\(request.output.folder)/\(relativePath(name))" }

    /// The path of a file below the output folder: in the preview's folder, with the variant in front of its name.
    func relativePath(_ name: String) -> String {
        request.output.onlyFile == nil ? "\(self.name)/\(fileName(name))" : name
    }

    private func fileName(_ name: String) -> String { variant?.fileName(name, hasOneEntry: hasOneEntry) ?? name }

    /// The name of a golden of the preview with the variant in it.
    func goldenName(_ golden: String) -> String {
        let start = "\(self.name)/"
        return golden.hasPrefix(start) ? relativePath(String(golden.dropFirst(start.count))) : golden
    }
}
