import Drawing
import HostProtocol
import ImageCodecs
import Pixels

extension PreviewJob {
    /// All of a preview's transitions in a row.
    struct Timeline: Sendable {
        /// The first entry.
        let first: TimedImage
        let transitions: [Transition]

        /// The way from one entry to the next.
        struct Transition: Sendable {
            let name: String
            let label: String
            let pictures: [TimedImage]
            /// What the pictures show.
            let lists: [DisplayList]
            /// The same, each for one tick of the clock until the last: single frames are put together by whoever takes them.
            let ticks: [TimedImage]
        }

        /// Nil where nothing changes, because there is but one entry.
        init?(_ film: PreviewRecording, _ pictures: FilmImages, dwell: FrameTime, hold: FrameTime) {
            guard let still = pictures.stills.dropFirst(film.asideCount).first, !film.transitions.isEmpty else { return nil }
            first = TimedImage(pixmap: still, duration: dwell)
            // What interrupts goes on at once from what was shown last.
            let holds = [hold] + film.transitions.map { $0.isInterrupted ? .zero : hold }
            transitions = zip(zip(film.transitions, holds), pictures.sequences).map { led, pixmaps in
                let (transition, hold) = led
                return Transition(
                    name: transition.name, label: "\(transition.from) to \(transition.to)",
                    pictures: transition.pictures(pixmaps, dwell: dwell, hold: hold),
                    lists: transition.frames, ticks: transition.pictures(pixmaps, dwell: dwell))
            }
        }

        var pictures: [TimedImage] { [first] + transitions.flatMap(\.pictures) }

        /// The picture in front of each transition, and the transition's first one.
        var leads: [[TimedImage]] {
            zip([[first]] + transitions.map(\.pictures), transitions).map { $0.suffix(1) + $1.pictures.prefix(1) }
        }

        /// Where each transition stands among the pictures.
        var parts: [Range<Int>] {
            var end = 1
            return transitions.map { transition in
                defer { end += transition.pictures.count }
                return end..<end + transition.pictures.count
            }
        }
    }

    /// A file for each transition and one for the whole timeline, in which no frame is compressed twice if that can be.
    ///
    /// - Parameter place: where the works stand among all.
    func write(
        _ timeline: Timeline, as format: OutputFormat, after place: Int
    ) -> [WorkQueue.Work<[FinishedFile]>] {
        let transitions = timeline.transitions.map {
            format == .trails
                ? writeTrails(of: $0.lists, name: $0.name, label: $0.label)
                : writeAnimation(
                    [.frames, .sheet].contains(format) ? $0.ticks : $0.pictures, name: $0.name, format: format, label: $0.label)
        }
        let whole = writeAnimation(timeline.pictures, name: "timeline", format: format, label: "timeline")
        switch format {
        case .frames, .sheet, .trails: return transitions
        case .webp: return transitions + [whole]
        case .gif: return [writeGIFs(timeline)]
        case .apng, .png: return writeAPNGs(timeline, transitions: transitions, whole: whole, after: place)
        }
    }

    /// The APNGs of the transitions, then that of the timeline, made from them.
    private func writeAPNGs(
        _ timeline: Timeline, transitions: [WorkQueue.Work<[FinishedFile]>], whole: WorkQueue.Work<[FinishedFile]>,
        after place: Int
    ) -> [WorkQueue.Work<[FinishedFile]>] {
        let leads = timeline.leads
        let led = zip(transitions, leads).map { work, lead in
            WorkQueue.Work<[FinishedFile]>(cost: work.cost) {
                var files = try await work.run([])
                files[0].lead = try apngEncoder.encode(TimedImage.frames(lead)).bytes
                return files
            }
        }
        let joined = WorkQueue.Work<[FinishedFile]>(cost: whole.cost, after: place..<place + led.count) { files in
            if let file = try join(timeline, files: Array(files.joined())) { return [file] }
            return try await whole.run([])
        }
        return led + [joined]
    }

    /// The GIFs of the transitions, then that of the timeline, with one palette for all of them.
    private func writeGIFs(_ timeline: Timeline) -> WorkQueue.Work<[FinishedFile]> {
        let pictures = timeline.pictures
        return WorkQueue.Work(cost: pictures.count * OutputFormat.gif.costOfFrame) {
            let stopwatch = Stopwatch()
            let encoded = try gifEncoder.encode(TimedImage.frames(pictures), parts: timeline.parts)
            // Its frames are compressed for all files at once.
            let millisecondsPerFrame = stopwatch.milliseconds / Double(pictures.count)
            var files: [FinishedFile] = []
            for (transition, animation) in zip(timeline.transitions, encoded.parts) {
                var file = try deliver(
                    "\(transition.name).gif", .animation, label: transition.label,
                    seconds: TimedImage.seconds(transition.pictures)
                ) { animation }
                file.milliseconds += millisecondsPerFrame * Double(transition.pictures.count)
                files.append(file)
            }
            let whole = try deliver(
                "timeline.gif", .animation, label: "timeline", seconds: TimedImage.seconds(pictures)
            ) { encoded.whole }
            return files + [whole]
        }
    }

    /// Makes the timeline's animated PNG from those of the transitions, in their order; nil where that cannot be.
    private func join(_ timeline: Timeline, files: [FinishedFile]) throws -> FinishedFile? {
        guard files.allSatisfy({ $0.warnings.isEmpty }) else { return nil }
        let stopwatch = Stopwatch()
        guard let joined = APNGJoiner.joined(files.flatMap { [$0.lead, $0.bytes] }) else { return nil }
        var file = try deliver(
            "timeline.apng", .animation, label: "timeline", seconds: TimedImage.seconds(timeline.pictures)
        ) { EncodedAnimation(bytes: joined) }
        file.milliseconds = stopwatch.milliseconds
        return file
    }
}
