import Foundation
import SwiftUI

/// An explanation of the motion in a film: a list of all animations, keyframes and timeline views with their times, for people and as
/// JSON.
struct MotionExplanation: Codable, Sendable {
    /// The film: `motion`, `steps`, `tour/Espresso`.
    var film: String
    var animations: [Animation]
    var timelines: [Timeline]

    /// An attribute on its way, or one keyframe of a track.
    struct Animation: Codable, Sendable, Equatable {
        var view: String
        /// The attribute that changes; for keyframes the property of their track.
        var attribute: String
        var changes: [Change]
        /// The animation or the keyframe, as it is written in a source.
        var animation: String
        /// Seconds from the beginning of the film.
        var start: Double
        /// Nil for one that never ends.
        var end: Double?
        /// Seconds after which it plays again, if it does.
        var period: Double?
    }

    /// One quantity of an attribute: `angle`, from 0 to 45 degrees.
    struct Change: Codable, Sendable, Equatable {
        /// Empty where the attribute is but one.
        var of: String
        /// `points`, `degrees`, `fraction`, `color` (red, green, blue and opacity in sRGB, 0 to 1), `number`, `content`.
        var unit: ExplainedPart.Unit
        var from: [Double]
        var to: [Double]
        /// The two contents, of a content.
        var words: [String]?
        fileprivate var text: String
        private enum CodingKeys: CodingKey { case of, unit, from, to, words }

        fileprivate init(_ part: ExplainedPart, of attribute: String) {
            var part = part
            part.from = part.from.map(MotionExplanation.rounded)
            part.to = part.to.map(MotionExplanation.rounded)
            (of, unit, from, to) = (part.name, part.unit, part.from, part.to)
            words = part.unit == .content ? part.words : nil
            if part.name == attribute { part.name = "" }
            text = part.text
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            of = try values.decode(String.self, forKey: .of)
            unit = try values.decode(ExplainedPart.Unit.self, forKey: .unit)
            from = try values.decode([Double].self, forKey: .from)
            to = try values.decode([Double].self, forKey: .to)
            words = try values.decodeIfPresent([String].self, forKey: .words)
            text = ""
        }
    }

    /// A timeline view.
    struct Timeline: Codable, Sendable, Equatable {
        var view: String
        /// As it is written in a source.
        var schedule: String
        /// Seconds from the beginning of the film; 0 for one that has counted from before.
        var start: Double
        /// Nil for one that counts on.
        var end: Double?
        /// When a date comes up within the film, after the one shown first; nil where every frame has one of its own.
        var ticks: [Double]?
    }

    /// - Parameters:
    ///   - tree: the tree that has been filmed, with its notes.
    ///   - shown: when the film begins and ends, in seconds of the tree; what had ended before or starts later is left out.
    @MainActor
    init(film: String, _ tree: ViewTree, in shown: ClosedRange<Double>) {
        self.film = film
        let begin = shown.lowerBound
        animations = tree.explanation.notes.compactMap { note in
            let lapse = Self.lapse(of: note, before: begin)
            let (start, end) = (note.start + lapse, note.end.map { $0 + lapse })
            let isOver = end.map { $0 < begin || $0 == begin && $0 > start } ?? false
            guard !isOver, start <= shown.upperBound else { return nil }
            return Animation(
                view: note.view, attribute: note.attribute, changes: Self.seen(note.parts).map { Change($0, of: note.attribute) },
                animation: note.animation, start: Self.rounded(start - begin), end: end.map { Self.rounded($0 - begin) },
                period: note.period.map(Self.rounded))
        }
        timelines = tree.explanation.timelines.compactMap { note in
            guard note.end ?? .infinity > begin, note.start <= shown.upperBound else { return nil }
            let ticks = note.ticks(in: shown).map { $0.map { Self.rounded($0 - begin) } }
            return Timeline(
                view: note.view, schedule: note.schedule, start: Self.rounded(max(note.start - begin, 0)),
                end: note.end.map { Self.rounded($0 - begin) }, ticks: ticks)
        }
    }

    /// Returns the parts whose change is visible after rounding, or all parts if there are none.
    private static func seen(_ parts: [ExplainedPart]) -> [ExplainedPart] {
        let seen = parts.filter { $0.unit == .content || $0.from == $0.to || $0.from.map(rounded) != $0.to.map(rounded) }
        return seen.isEmpty ? parts : seen
    }

    /// Returns the seconds from a note to the first repetition that is seen, if the film begins in the midst of a repeating note.
    private static func lapse(of note: AnimationNote, before begin: Double) -> Double {
        guard let period = note.period, period > 0 else { return 0 }
        let count = note.end.map { end in end > begin ? 0 : ((begin - end) / period + 1e-9).rounded(.down) + 1 }
        return max(count ?? ((begin - note.start) / period - 1e-9).rounded(.up), 0) * period
    }

    fileprivate static func rounded(_ value: Double) -> Double { value.isFinite ? (value * 10_000).rounded() / 10_000 : 0 }

    /// Two lines an animation and a timeline view, in the order of their starts.
    var text: String {
        let count = animations.count == 1 ? "one animation" : "\(animations.count) animations"
        let views = timelines.count == 1 ? ", one timeline view" : ", \(timelines.count) timeline views"
        var lines = ["\(film): \(count)\(timelines.isEmpty ? "" : views)"]
        for animation in animations {
            let time = Self.time(animation.start, animation.end)
            let changes = animation.changes.map(\.text).joined(separator: ", ")
            lines.append("  \(time)  \(animation.view)  \(animation.attribute)\(changes.isEmpty ? "" : "  \(changes)")")
            lines.append("      \(animation.animation)\(animation.period.map { ", again every \($0) s" } ?? "")")
        }
        for timeline in timelines {
            lines.append("  \(Self.time(timeline.start, timeline.end))  \(timeline.view)  TimelineView(\(timeline.schedule))")
            lines.append("      \(Self.words(of: timeline.ticks))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func time(_ start: Double, _ end: Double?) -> String { "\(start) s to \(end.map { "\($0) s" } ?? "no end")" }

    /// The most ticks that are written out for a person.
    private static let writtenTicks = 10

    private static func words(of ticks: [Double]?) -> String {
        guard let ticks else { return "a date for every frame" }
        guard !ticks.isEmpty else { return "no tick" }
        let times = ticks.prefix(writtenTicks).map { "\($0) s" }.joined(separator: ", ")
        let most = ticks.count > writtenTicks ? ", … \(ticks[ticks.count - 1]) s, \(ticks.count) in all" : ""
        return "\(ticks.count == 1 ? "tick" : "ticks") at \(times)\(most)"
    }
}

extension TimelineNote {
    /// The ticks within a time, in seconds of the tree; nil for one with every frame.
    fileprivate func ticks(in shown: ClosedRange<Double>) -> [Double]? {
        let last = min(end ?? .infinity, shown.upperBound)
        switch ticks {
        case .everyFrame: return nil
        case .at(let times): return times.filter { $0 >= shown.lowerBound && $0 <= last }
        case .every(let interval):
            let first = max(((shown.lowerBound - start) / interval - 1e-9).rounded(.up), 1)
            let count = ((last - start) / interval + 1e-9).rounded(.down)
            guard count >= first, count.isFinite else { return [] }
            return stride(from: first, through: count, by: 1).map { start + $0 * interval }
        }
    }
}
