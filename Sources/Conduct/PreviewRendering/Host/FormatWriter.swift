import Delivery
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels

/// Makes the files of one output format.
protocol FormatWriter: Sendable {
    /// The cost of a frame, as a multiple of a still's.
    ///
    /// Measured on a widget's transitions: most of a frame stays as it was.
    var costOfFrame: Int { get }

    /// The bytes of a still. Only formats with files for stills are asked.
    func still(_ pixmap: Pixmap, by job: PreviewJob) throws -> [UInt8]

    /// The work that makes a film's file.
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]>

    /// The works that make the files of all transitions and of the timeline.
    ///
    /// - Parameter place: the number of works before these.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>]
}

extension FormatWriter {
    var costOfFrame: Int { 1 }

    func still(_ pixmap: Pixmap, by job: PreviewJob) throws -> [UInt8] {
        try PNGEncoder(pixelsPerPoint: job.options.scale, effort: job.effort).encode(pixmap)
    }

    /// A file for each transition. A format without its own implementation has none of the whole timeline.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>] {
        timeline.transitions.map { write($0, by: job) }
    }
}

extension OutputFormat {
    /// The writers of all formats.
    var writer: any FormatWriter {
        switch self {
        case .png, .apng: APNGWriter()
        case .gif: GIFWriter()
        case .webp: WebPWriter()
        case .mp4, .webm: VideoWriter(format: self)
        case .svg, .pdf: VectorWriter(format: self)
        case .frames: FrameFolderWriter()
        case .sheet: SheetWriter()
        case .storyboard: StoryboardWriter()
        case .trails: TrailsWriter()
        }
    }
}

/// Makes files of drawings rather than of their pixels.
protocol DrawingWriter: FormatWriter {
    func still(_ list: DisplayList) throws -> [UInt8]
}

/// A film that is written.
struct FilmSource: Sendable {
    let name: String
    let label: String
    /// The images with the times for which an animation shows them.
    let images: [TimedImage]
    /// The same images, each for one tick of the clock until the last, for readers that join single frames themselves.
    let ticks: [TimedImage]
    /// The display lists of the images.
    let lists: [DisplayList]
    /// The steps, by the images at which they begin.
    var beats: [FilmBeat] = []
    /// The captions of all images, where each stands for itself.
    var captions: [String]?
    /// The names of the entries that a transition leads from and to.
    var from: String?
    var to: String?

    init(name: String, label: String, images: [TimedImage], ticks: [TimedImage]? = nil, lists: [DisplayList]) {
        (self.name, self.label, self.images, self.ticks, self.lists) = (name, label, images, ticks ?? images, lists)
    }
}

/// The writer of a format whose films are one animated image each.
protocol AnimationWriter: FormatWriter {
    var format: OutputFormat { get }
    func encode(_ frames: [AnimationFrame], by job: PreviewJob) throws -> EncodedAnimation
}

extension AnimationWriter {
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        WorkQueue.Work(cost: film.images.count * costOfFrame) {
            let frames = TimedImage.frames(film.images)
            let seconds = TimedImage.seconds(film.images)
            var file = try job.deliver("\(film.name).\(format.suffix)", .animation, label: film.label, seconds: seconds) {
                try encode(frames, by: job)
            }
            let (width, height) = (frames[0].pixmap.widthInPixels, frames[0].pixmap.heightInPixels)
            let large = LargeFilm(
                label: film.label, frameCount: frames.count, widthInPixels: width, heightInPixels: height, seconds: seconds)
            (file.image, file.isOnPage) = (job.facts(of: frames), format.traits.contains(.page))
            file.remarks += large.remark(bytes: file.file.bytes, options: job.options).map { [$0] } ?? []
            return [file]
        }
    }

    /// A file for each transition and one for the whole timeline.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>] {
        timeline.transitions.map { write($0, by: job) } + [write(timeline.source, by: job)]
    }
}

/// Writes PNG stills and APNG animations.
struct APNGWriter: AnimationWriter {
    var format: OutputFormat { .apng }

    private func encoder(for job: PreviewJob) -> APNGEncoder {
        APNGEncoder(
            pixelsPerPoint: job.options.scale, playCount: job.options.finish.plays, effort: job.effort, jobs: job.request.output.jobs)
    }

    func encode(_ frames: [AnimationFrame], by job: PreviewJob) throws -> EncodedAnimation { try encoder(for: job).encode(frames) }

    /// The APNGs of the transitions, then the timeline's, which is made from them. No frame is compressed twice if that is possible.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>] {
        let whole = write(timeline.source, by: job)
        let led = zip(timeline.transitions, timeline.leads).map { transition, lead in
            let work = write(transition, by: job)
            return WorkQueue.Work<[PreviewJob.FinishedFile]>(cost: work.cost) {
                var files = try await work.run([])
                files[0].lead = try encode(TimedImage.frames(lead), by: job).bytes
                return files
            }
        }
        let joined = WorkQueue.Work<[PreviewJob.FinishedFile]>(cost: whole.cost, after: place..<place + led.count) { files in
            if let file = try join(timeline, files: Array(files.joined()), by: job) { return [file] }
            return try await whole.run([])
        }
        return led + [joined]
    }

    /// Makes the timeline's animated PNG from those of the transitions, in their order; nil if that is impossible.
    private func join(
        _ timeline: PreviewJob.Timeline, files: [PreviewJob.FinishedFile], by job: PreviewJob
    ) throws -> PreviewJob.FinishedFile? {
        guard files.allSatisfy({ $0.warnings.isEmpty }) else { return nil }
        let stopwatch = Stopwatch()
        guard let joined = APNGJoiner.joined(files.flatMap { [$0.lead, $0.bytes] }) else { return nil }
        var file = try job.deliver(
            "timeline.\(format.suffix)", .animation, label: "timeline", seconds: TimedImage.seconds(timeline.images)
        ) { EncodedAnimation(bytes: joined) }
        file.milliseconds = stopwatch.milliseconds
        file.image = job.facts(of: TimedImage.frames(timeline.images))
        return file
    }
}

/// Writes GIF animations.
struct GIFWriter: AnimationWriter {
    var format: OutputFormat { .gif }
    var costOfFrame: Int { 2 }

    private func encoder(for job: PreviewJob) -> GIFEncoder {
        var encoder = GIFEncoder(playCount: job.options.finish.plays, jobs: job.request.output.jobs)
        if job.request.output[.lossyGIF] { encoder.quality = .lossy }
        return encoder
    }

    func encode(_ frames: [AnimationFrame], by job: PreviewJob) throws -> EncodedAnimation { try encoder(for: job).encode(frames) }

    /// The GIFs of the transitions, then that of the timeline, with one palette for all of them.
    func write(
        _ timeline: PreviewJob.Timeline, by job: PreviewJob, after place: Int
    ) -> [WorkQueue.Work<[PreviewJob.FinishedFile]>] {
        let images = timeline.images
        let work = WorkQueue.Work(cost: images.count * costOfFrame) {
            let stopwatch = Stopwatch()
            let encoded = try encoder(for: job).encode(TimedImage.frames(images), parts: timeline.parts)
            // Its frames are compressed for all files at once.
            let millisecondsPerFrame = stopwatch.milliseconds / Double(images.count)
            var files: [PreviewJob.FinishedFile] = []
            for (transition, animation) in zip(timeline.transitions, encoded.parts) {
                var file = try job.deliver(
                    "\(transition.name).\(format.suffix)", .animation, label: transition.label,
                    seconds: TimedImage.seconds(transition.images)
                ) { animation }
                file.milliseconds += millisecondsPerFrame * Double(transition.images.count)
                file.image = job.facts(of: TimedImage.frames(transition.images))
                files.append(file)
            }
            var whole = try job.deliver(
                "timeline.\(format.suffix)", .animation, label: "timeline", seconds: TimedImage.seconds(images)
            ) { encoded.whole }
            whole.image = job.facts(of: TimedImage.frames(images))
            return files + [whole]
        }
        return [work]
    }
}

/// Writes WebP stills and animations.
struct WebPWriter: AnimationWriter {
    var format: OutputFormat { .webp }
    var costOfFrame: Int { 8 }

    private func encoder(for job: PreviewJob) -> WebPEncoder {
        WebPEncoder(playCount: job.options.finish.plays, effort: job.effort, jobs: job.request.output.jobs)
    }

    func still(_ pixmap: Pixmap, by job: PreviewJob) throws -> [UInt8] { try encoder(for: job).encode(pixmap) }

    func encode(_ frames: [AnimationFrame], by job: PreviewJob) throws -> EncodedAnimation { try encoder(for: job).encode(frames) }
}

/// Writes one image of each film: its frames side by side, with their times.
struct SheetWriter: FormatWriter {
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        WorkQueue.Work(cost: film.ticks.count * costOfFrame) {
            [
                try job.deliverLook(at: film, as: .sheet) {
                    ContactSheet(TimedImage.frames(film.ticks), most: job.request.output.framesOnSheet ?? ContactSheet.mostFrames).pixmap()
                }
            ]
        }
    }
}

/// Writes one image of each film, with the places of each moving part.
struct TrailsWriter: FormatWriter {
    func write(_ film: FilmSource, by job: PreviewJob) -> WorkQueue.Work<[PreviewJob.FinishedFile]> {
        WorkQueue.Work(cost: costOfFrame) {
            guard let trails = MotionTrails(film.lists).displayList else { return [] }
            return [try job.deliverLook(at: film, as: .trails) { try job.rasterizer.pixmap(of: trails) }]
        }
    }
}

extension PreviewJob {
    /// Writes one image of a whole film.
    func deliverLook(at film: FilmSource, as format: OutputFormat, _ pixmap: () throws -> Pixmap) throws -> FinishedFile {
        let pixmap = try pixmap()
        var file = try deliver("\(film.name).\(format.suffix)", .still, label: "\(film.label) \(format.rawValue)", seconds: 0) {
            EncodedAnimation(bytes: try PNGEncoder(pixelsPerPoint: 1, effort: effort).encode(pixmap))
        }
        file.image = ImageFacts(widthInPixels: pixmap.widthInPixels, heightInPixels: pixmap.heightInPixels, scale: 1)
        return file
    }
}
