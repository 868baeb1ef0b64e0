import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// The dates of timeline views, and how often they come.
@Suite("Schedules of timeline views") @MainActor struct TimelineScheduleTests {
    /// What a timeline view showed.
    private final class Shown {
        var moments: [(date: Double, cadence: TimelineViewDefaultContext.Cadence)] = []
        var dates: [Double] { moments.map(\.date).reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
        var cadences: Set<TimelineViewDefaultContext.Cadence> { Set(moments.map(\.cadence)) }
    }

    /// Twenty seconds after a minute has begun.
    private let start = Date(timeIntervalSinceReferenceDate: 779_000_000)

    private func date(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    /// The dates that a timeline view shows one after the other within a time, in seconds from its appearance.
    private func shown(_ schedule: some TimelineSchedule, isDimmed: Bool = false, through end: Double) throws -> Shown {
        let stage = try Stage()
        stage.tree.clock = ViewClock(date: start, time: 0)
        stage.tree.environment.isLuminanceReduced = isDimmed
        let shown = Shown()
        try stage.show(
            TimelineView(schedule) { context in
                let _ = shown.moments.append((context.date.timeIntervalSince(start), context.cadence))
                Color.red
            })
        try stage.tree.advance(to: end)
        return shown
    }

    @Test("A new date comes with every minute") func everyMinute() throws {
        let shown = try shown(.everyMinute, through: 200)
        expect(shown.dates, equals: [-20, 40, 100, 160])
        expect(shown.cadences, equals: [.live])
    }

    @Test("Explicit dates come in their turn; before the first one that is due the present is shown") func explicit() throws {
        try expect(shown(.explicit([-5, -1, 2, 3.5].map(date)), through: 10).dates, equals: [-1, 2, 3.5])
        try expect(shown(.explicit([2, 3.5].map(date)), through: 10).dates, equals: [0, 2, 3.5])
        try expect(shown(.explicit([Date]()), through: 10).dates, equals: [0])
    }

    @Test("Periodic dates count from their start, be that past or to come") func periodic() throws {
        try expect(shown(.periodic(from: date(-3), by: 2), through: 5).dates, equals: [-1, 1, 3, 5])
        try expect(shown(.periodic(from: date(2), by: 2), through: 5).dates, equals: [0, 2, 4])
        try expect(shown(.periodic(from: date(-3), by: 0), through: 5).dates, equals: [-3])
    }

    @Test("A dimmed display asks for low frequency, and shows a date a minute", arguments: [true, false])
    func dimmed(animates: Bool) throws {
        let shown =
            try animates
            ? shown(.animation, isDimmed: true, through: 130)
            : shown(.periodic(from: date(0), by: 1), isDimmed: true, through: 130)
        expect(shown.dates.map { ($0 * 10).rounded() / 10 }, equals: [0, 40, 100])
        expect(shown.cadences, equals: [.minutes])
    }

    @Test("What is due between two minutes is shown with the next one") func dimmedExplicit() throws {
        try expect(shown(.explicit([5, 10, 41, 300].map(date)), isDimmed: true, through: 400).dates, equals: [0, 10, 41, 300])
    }

    /// As that of a workout: thirty dates a second, and one a second on a dimmed display.
    private struct Metrics: TimelineSchedule {
        let start: Date
        var slow = 1.0

        func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
            PeriodicTimelineSchedule(from: start, by: mode == .lowFrequency ? slow : 1 / 30).entries(from: startDate, mode: mode)
        }
    }

    @Test("A schedule made for a second each on a dimmed display gets it; one with fewer dates keeps to them") func metrics() throws {
        let live = try shown(Metrics(start: date(0)), through: 0.11)
        #expect(live.dates.count == 4 && live.cadences == [.live])
        let seconds = try shown(Metrics(start: date(0)), isDimmed: true, through: 3.5)
        #expect(seconds.dates == [0, 1, 2, 3] && seconds.cadences == [.seconds])
        let dense = try shown(Metrics(start: date(0), slow: 0.25), isDimmed: true, through: 2.5)
        #expect(dense.dates == [0, 1, 2] && dense.cadences == [.seconds])
        let minutes = try shown(Metrics(start: date(-20), slow: 120), isDimmed: true, through: 300)
        #expect(minutes.dates == [-20, 100, 220] && minutes.cadences == [.minutes])
        let cadences: [TimelineViewDefaultContext.Cadence] = [.minutes, .live, .seconds]
        expect(cadences.sorted(), equals: [.live, .seconds, .minutes])
    }

    @Test("A display that is dimmed and lit again changes the mode") func dimming() throws {
        let stage = try Stage()
        stage.tree.clock = ViewClock(date: start, time: 0)
        let shown = Shown()
        func view(_ isDimmed: Bool) -> some View {
            TimelineView(.periodic(from: start, by: 1)) { context in
                let _ = shown.moments.append((context.date.timeIntervalSince(start), context.cadence))
                Color.red
            }
            .environment(\.isLuminanceReduced, isDimmed)
        }
        try stage.show(view(false))
        try stage.tree.advance(to: 2.5)
        try stage.show(view(true), at: 2.5)
        try stage.tree.advance(to: 50)
        try stage.show(view(false), at: 50)
        try stage.tree.advance(to: 51)
        expect(shown.dates, equals: [0, 1, 2, 40, 50, 51])
        expect(shown.cadences, equals: [.live, .minutes])
    }

    @Test("In a widget the date is the entry's; a schedule with dates to come is told") func widgets() throws {
        let stage = try Stage()
        stage.tree.environment.isInWidget = true
        stage.tree.clock = ViewClock(date: start, time: 0)
        var dates: [Date] = []
        func shown(_ schedule: some TimelineSchedule) -> some View {
            TimelineView(schedule) { context in
                let _ = dates.append(context.date)
                Color.red
            }
        }
        try stage.show(
            VStack {
                shown(.everyMinute)
                shown(.periodic(from: start, by: 1))
                shown(.explicit([date(1)]))
                shown(.explicit([date(-2), date(-1)]))
                shown(.animation(paused: true))
                shown(Metrics(start: start))
            })
        expect(Set(dates), equals: [start])
        #expect(stage.tree.nextEventTime == nil)
        let words = stage.tree.diagnostics.entries.map(\.description)
        for word in [".everyMinute", ".periodic", ".explicit", "Metrics"] {
            expect(words.count { $0.hasPrefix("TimelineView(\(word)) does not run in a widget") }, equals: 1, "\(word)")
        }
        expect(words.count, equals: 4)
    }
}
