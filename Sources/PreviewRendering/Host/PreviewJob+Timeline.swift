import ImageCodecs
import Pixels

extension PreviewJob {
    /// All of a preview's transitions in a row.
    struct Timeline: Sendable {
        /// The first entry.
        var first: TimedPicture
        var transitions: [[TimedPicture]] = []

        var pictures: [TimedPicture] { [first] + transitions.flatMap { $0 } }

        /// Whether the file may be put together from those of the transitions, so that no frame is compressed twice.
        ///
        /// The images of an animated PNG can be moved from file to file. Those of a GIF say what they show in colours of the
        /// file's palette, which is chosen for its frames: only a single transition, which begins as it stood, has that of
        /// the timeline.
        func isMadeFromOthers(as format: RenderRequest.Format) -> Bool {
            switch format {
            case .apng: true
            case .gif: transitions.count == 1 && transitions[0].first?.pixmap == first.pixmap
            case .png, .webp, .frames: false
            }
        }
    }

    /// Compresses the frames of the timeline.
    func write(_ timeline: Timeline, as format: RenderRequest.Format) -> WorkQueue.Work<FinishedFile> {
        writeAnimation(timeline.pictures, name: "timeline", format: format, label: "timeline")
    }

    /// Makes the timeline from the files of its transitions, in their order; where that cannot be, compresses its frames.
    func write(
        _ timeline: Timeline, as format: RenderRequest.Format, from files: [FinishedFile]
    ) -> WorkQueue.Work<FinishedFile> {
        let whole = write(timeline, as: format)
        return WorkQueue.Work(cost: whole.cost) {
            let isGIF = format == .gif
            guard files.count == timeline.transitions.count, files.allSatisfy({ $0.warnings.isEmpty }) else {
                return try await whole.run()
            }
            let frames = TimedPicture.frames(timeline.pictures)
            let seconds = frames.last.map { ($0.start + $0.duration).seconds } ?? 0
            let bytes = files.map(\.bytes)
            let stopwatch = Stopwatch()
            guard let joined = isGIF
                ? GIFLengthening.lengthened(bytes[0], by: timeline.first.duration) : try join(timeline, files: bytes)
            else { return try await whole.run() }
            var file = try deliver("timeline.\(format.rawValue)", .animation, label: "timeline", seconds: seconds) {
                (joined, [])
            }
            file.milliseconds = stopwatch.milliseconds
            return file
        }
    }

    /// The animated PNGs of the transitions in a row; what changes between the last picture of one and the first of the next
    /// comes from a file of these two.
    private func join(_ timeline: Timeline, files: [[UInt8]]) throws -> [UInt8]? {
        var parts: [[UInt8]] = []
        var last = timeline.first
        for (pictures, file) in zip(timeline.transitions, files) {
            guard let first = pictures.first, let end = pictures.last else { return nil }
            parts.append(try apngEncoder.encode(TimedPicture.frames([last, first])).bytes)
            parts.append(file)
            last = end
        }
        return APNGJoiner.joined(parts)
    }
}
