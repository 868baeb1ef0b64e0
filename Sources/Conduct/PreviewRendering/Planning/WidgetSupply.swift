import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// The source of a widget's entries. It asks the widget's provider as the system does, at a moment of virtual time.
@MainActor
package struct WidgetSupply {
    /// The kind of the widget.
    let kind: String
    /// The widget's parameters; nil where it has none, or where a preview's provider answers for them.
    var configuration: ChosenConfiguration?
    /// Asks the provider; what takes too long is an error.
    let ask: @MainActor () async throws -> EntrySeries
    /// The view of an entry.
    let content: @MainActor (any TimelineEntry) throws -> any View
    /// Begins a film of what people touch, where that keeps something of its own.
    var begin: (@MainActor () -> SurfaceRun)?
    /// The view of a state that a preview lists, counted from 0, which is from then on what there is; nil where the entries are enough.
    var listed: (@MainActor (Int) async throws -> any View)?
    /// When the plan's entries are to be replaced; nil: only on request.
    var reloadDate: Date?

    /// The least time between two requests of the system's own accord, in seconds.
    ///
    /// Apple names none and asks for entries "at least about 5 minutes apart" (WidgetKit, "Keeping a widget up to date").
    static let shortestInterval = 300.0

    /// How often a provider is asked while one film is made. A widget that people look at often gets 40 to 70 reloads a day; this
    /// is a week of them.
    static let mostReloads = 490

    /// The entries from a date on, in their order.
    ///
    /// - Throws: `WidgetReadingError`.
    func series(at date: Date) async throws -> EntrySeries {
        let series = try await VirtualClock.at(date) { try await ask() }
        guard !series.entries.isEmpty else { throw WidgetReadingError.noEntries(kind: kind) }
        return series
    }

    /// When the system asks for the series that follows one.
    static func reloadDate(after series: EntrySeries, askedAt date: Date) -> Date? {
        let soonest = date.addingTimeInterval(shortestInterval)
        return switch series.policy.moment {
        case .onRequest: nil
        case .at(let wanted): max(wanted, soonest)
        case .afterLastEntry: max(series.entries.map(\.date).max() ?? soonest, soonest)
        }
    }
}

/// The entries of a provider that are shown from one date to another, followed through its reloads.
@MainActor
struct FollowedTimeline {
    private(set) var entries: [any TimelineEntry]
    /// When the provider was asked again.
    private(set) var reloads: [Date] = []
    /// Why it was not asked any more before the last date.
    private(set) var failure: String?

    /// - Parameters:
    ///   - first: what the provider answered at the first date, in order.
    ///   - inOrder: puts later answers into order.
    init(
        _ first: EntrySeries, from start: Date, until end: Date, supply: WidgetSupply,
        inOrder: ([any TimelineEntry]) -> [any TimelineEntry]
    ) async {
        entries = inOrder(first.entries)
        var reload = WidgetSupply.reloadDate(after: first, askedAt: start)
        while let date = reload, date <= end {
            guard reloads.count < WidgetSupply.mostReloads else {
                failure =
                    "The provider was asked \(reloads.count) times and is not asked again: its timelines are too short for --until. Ask for "
                    + "less time."
                break
            }
            do {
                let series = try await supply.series(at: date)
                reloads.append(date)
                // What was to come later is replaced, and of what is past only the newest counts.
                entries.removeAll { $0.date > date }
                let new = inOrder(series.entries)
                let now = new.lastIndex { $0.date <= date } ?? 0
                entries += new[now...]
                reload = WidgetSupply.reloadDate(after: series, askedAt: date)
            } catch {
                failure = "\(error)"
                break
            }
        }
        entries = entries.enumerated().filter { $0.offset == 0 || $0.element.date <= end }.map(\.element)
    }

    /// Returns a note on the reloads; nil if there was none.
    func note(from start: Date, in timeZone: TimeZone) -> String? {
        guard let first = reloads.first, let last = reloads.last else { return nil }
        let times = reloads.prefix(4).map { Self.time($0, since: start, in: timeZone) }.joined(separator: ", ")
        let more = reloads.count > 4 ? ", … \(Self.time(last, since: start, in: timeZone))" : ""
        var words = "the provider was asked again \(reloads.count == 1 ? "once" : "\(reloads.count) times"): at \(times)\(more)."
        let days = max(last.timeIntervalSince(first) / 86_400, 1)
        if Double(reloads.count) / days > Self.budget {
            words += " That exceeds the 40 to 70 reloads that the system allows a widget each day."
        }
        return words
    }

    /// Source: Apple, WidgetKit "Keeping a widget up to date".
    private static let budget = 70.0

    /// The time of a day, with the date where it is another day.
    private static func time(_ date: Date, since start: Date, in timeZone: TimeZone) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
        let time = "\(padded(parts.hour)):\(padded(parts.minute))"
        guard !calendar.isDate(date, inSameDayAs: start) else { return time }
        return "\(parts.year ?? 0)-\(padded(parts.month))-\(padded(parts.day)) \(time)"
    }
}
