import Drawing
import HostProtocol
import ImageCodecs
import Pixels

extension PreviewJob {
    /// All of a preview's transitions in a row.
    struct Timeline: Sendable {
        /// The first entry.
        let first: TimedImage
        /// The transitions from one entry to the next.
        let transitions: [FilmSource]

        /// Nil if nothing changes, because there is only one entry.
        init?(_ film: PreviewFilm, _ images: FilmImages, options: RenderOptions) {
            let (dwell, hold, speed) = (options.dwellTime, options.holdTime, options.finish.speed)
            guard let still = images.stills.dropFirst(film.asideCount).first, !film.transitions.isEmpty else { return nil }
            first = TimedImage(pixmap: still, duration: options.finish.firstHold == nil ? dwell : hold.seconds > 0 ? hold : .shortest)
            // An interrupting transition continues at once from the last shown picture.
            let holds = [hold] + film.transitions.map { $0.isInterrupted ? .zero : hold }
            transitions = zip(zip(film.transitions, holds), images.sequences).map { led, pixmaps in
                let (transition, hold) = led
                var source = FilmSource(
                    name: transition.name, label: "\(transition.from) to \(transition.to)",
                    images: transition.images(pixmaps, dwell: dwell, hold: hold, speed: speed),
                    ticks: transition.images(pixmaps, dwell: dwell, speed: speed), lists: transition.frames)
                (source.from, source.to) = (transition.from, transition.to)
                return source
            }
        }

        /// All transitions as one film.
        var source: FilmSource { FilmSource(name: "timeline", label: "timeline", images: images, lists: []) }

        var images: [TimedImage] { [first] + transitions.flatMap(\.images) }

        /// The picture in front of each transition, and the transition's first picture.
        var leads: [[TimedImage]] {
            zip([[first]] + transitions.map(\.images), transitions).map { $0.suffix(1) + $1.images.prefix(1) }
        }

        /// The range of each transition among the pictures.
        var parts: [Range<Int>] {
            var end = 1
            return transitions.map { transition in
                defer { end += transition.images.count }
                return end..<end + transition.images.count
            }
        }
    }
}
