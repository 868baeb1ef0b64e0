import Drawing
import WidgetArchive

extension WidgetArchive {
    /// What was filmed of a widget's plan: its asides, its entries, and the changes between these.
    @MainActor
    package init(_ film: PreviewRecording, of plan: PreviewPlan, name: String, options: RenderOptions) {
        let planned = plan.asides + plan.entries
        let entries = film.stills.enumerated().map { index, still in
            let step = index - film.asideCount - 1
            return Entry(
                name: still.name, date: planned[index].date, drawing: still.list,
                arrival: film.transitions.indices.contains(step) ? film.transitions[step].frames : [],
                isAside: index < film.asideCount)
        }
        self.init(
            name: name, family: plan.family?.description ?? "",
            millihertz: FrameClock(framesPerSecond: options.framesPerSecond).millihertz, scale: options.scale, entries: entries)
    }
}

extension PreviewRecording {
    /// What an archive holds, as if it had just been filmed.
    ///
    /// - Parameter framesPerSecond: a rate that the archive's is a multiple of; nil: the archive's.
    /// - Throws: ``PresentationError/rate(asked:archived:)`` for another one.
    package init(_ archive: WidgetArchive, framesPerSecond: Double? = nil) throws(PresentationError) {
        let clock = framesPerSecond.map(FrameClock.init) ?? FrameClock(millihertz: archive.millihertz)
        guard archive.millihertz.isMultiple(of: clock.millihertz) else {
            throw .rate(asked: clock.millihertz, archived: archive.millihertz)
        }
        let step = archive.millihertz / clock.millihertz
        self.init(
            stills: archive.entries.map { Still(name: $0.name, list: $0.drawing) },
            asideCount: archive.entries.prefix(while: \.isAside).count)
        for (entry, next) in zip(archive.entries, archive.entries.dropFirst()) where !entry.isAside {
            // The last frame is the one at which all is at rest, wherever the clock's ticks are.
            let count = (max(next.arrival.count, 1) - 1 + step - 1) / step + 1
            let frames = (0..<count).map { index in
                next.arrival.isEmpty ? next.drawing : next.arrival[min(index * step, next.arrival.count - 1)]
            }
            transitions.append(Transition(from: entry.name, to: next.name, frames: frames, clock: clock))
        }
    }

    /// One moment of every change in an archive, `seconds` after it; the only entry, if there is no other.
    ///
    /// - Parameter seconds: between two frames it is the earlier one, behind the last one that.
    package static func stills(of archive: WidgetArchive, at seconds: Double) -> [Still] {
        let timeline = archive.entries.drop(while: \.isAside)
        guard timeline.count > 1 else { return timeline.map { Still(name: $0.name, list: $0.drawing) } }
        let frame = Int(min(seconds * Double(archive.millihertz) / 1000 + 1e-9, Double(Int32.max)))
        return zip(timeline, timeline.dropFirst()).map { entry, next in
            let list = next.arrival.isEmpty ? next.drawing : next.arrival[min(frame, next.arrival.count - 1)]
            return Still(name: "\(entry.name)-\(next.name)", list: list)
        }
    }
}

/// Why an archive cannot be presented as it is asked.
package enum PresentationError: Error, Equatable, CustomStringConvertible {
    /// In thousandths of a frame per second.
    case rate(asked: Int, archived: Int)
    case unreadable(String)
    case tooLarge(bytes: Int, limit: Int)

    package var description: String {
        switch self {
        case .rate(let asked, let archived):
            "The widget archive has \(Self.rate(archived)) frames a second, of which no \(Self.rate(asked)) can be taken evenly. Ask "
                + "for \(Self.rate(archived)), or a half or a third of it, or archive the widget with --fps \(Self.rate(asked))."
        case .unreadable(let reason): "The file cannot be read: \(reason)."
        case .tooLarge(let bytes, let limit): "The file has \(bytes) bytes; no widget archive has more than \(limit)."
        }
    }

    private static func rate(_ millihertz: Int) -> String {
        millihertz.isMultiple(of: 1000) ? String(millihertz / 1000) : String(Double(millihertz) / 1000)
    }
}
