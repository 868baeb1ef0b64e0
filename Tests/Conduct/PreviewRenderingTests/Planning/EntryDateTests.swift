import Drawing
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering

/// Texts that tell the time count from the date of the entry that is shown.
@Suite("Dates of entries") @MainActor struct EntryDateTests {
    private let end = Date(timeIntervalSince1970: Double(VirtualClock.secondsSince1970) + 900)

    /// Films entries that come up some seconds after the virtual clock's start, with a bar that moves for a second.
    private func renderer(_ dates: [Double], _ text: @escaping @MainActor (Int) -> Text) throws -> PreviewRenderer {
        var environment = EnvironmentValues()
        environment.fontLibrary = try FontLibrary.bundled()
        let start = end.addingTimeInterval(-900)
        let entries = dates.enumerated().map { index, date in
            PreviewPlan.Entry(name: "entry\(index + 1)", date: start.addingTimeInterval(date)) {
                VStack {
                    text(index).monospacedDigit().contentTransition(.identity)
                    Color.red.frame(width: CGFloat(10 + 50 * index), height: 4)
                }
            }
        }
        let plan = PreviewPlan(
            entries: entries, size: CGSize(width: 200, height: 80), placement: .centered, cornerRadius: 0,
            backdrop: .white, environment: environment, defaultAnimation: .linear(duration: 2))
        return PreviewRenderer(plan: plan, options: RenderOptions())
    }

    private func timer(_ dates: [Double]) throws -> PreviewRenderer {
        try renderer(dates) { _ in Text(end, style: .timer) }
    }

    private func fixed(_ dates: [Double], _ strings: [String]) throws -> PreviewRenderer {
        try renderer(dates) { Text(verbatim: strings[$0]) }
    }

    @Test("A still shows its entry's date, though the change before it took two seconds") func stills() async throws {
        let film = try await timer([0, 840]).film()
        let expected = try await fixed([0, 840], ["15:00", "1:00"]).film()
        expect(film.stills.map(\.list), equals: expected.stills.map(\.list))
    }

    @Test("On the way from one entry to the next the seconds pass") func transition() async throws {
        let film = try await timer([0, 870]).film()
        #expect(film.transitions.count == 1 && film.transitions[0].frames.count == 61)
        for (frame, string) in [(0, "0:30"), (30, "0:29"), (31, "0:28"), (60, "0:28")] {
            let expected = try await fixed([0, 870], ["15:00", string]).film().transitions[0]
            expect(film.transitions[0].frames[frame], equals: expected.frames[frame], "frame \(frame)")
        }
    }

    @Test("A moment of a single entry", arguments: [(0.25, "14:59"), (3, "14:57"), (61.5, "13:58")] as [(Double, String)])
    func moment(_ seconds: Double, _ string: String) async throws {
        let still = try #require(await timer([0]).film(at: seconds).first)
        let expected = try #require(await fixed([0], [string]).film(at: seconds).first)
        expect(still.list, equals: expected.list)
    }

    @Test("Entries made for one moment do not turn the clock back") func oneMoment() async throws {
        // The bar moves for two seconds, and the picture rests for one before the next entry comes.
        let film = try await timer([0, 0, 0]).film()
        for (transition, start) in [(0, "14:59"), (1, "14:56")] {
            let expected = try await fixed([0, 0, 0], ["15:00", start, start]).film().transitions[transition]
            expect(film.transitions[transition].frames[0], equals: expected.frames[0], "transition \(transition)")
        }
        // Stills show the date that the entry says.
        let stills = try await fixed([0, 0, 0], ["15:00", "15:00", "15:00"]).film().stills
        expect(film.stills.map(\.list), equals: stills.map(\.list))
    }

    @Test("An entry made for an earlier moment is shown at its own") func earlierMoment() async throws {
        let film = try await timer([60, 0]).film()
        let expected = try await fixed([60, 0], ["14:00", "15:00"]).film()
        expect(film.transitions[0].frames[0], equals: expected.transitions[0].frames[0])
    }

    @Test("An entry that comes up before the last one has settled goes on from what is shown") func interruption() async throws {
        let strings = ["x", "x", "x", "x"]
        let film = try await fixed([0, 60, 61, 600], strings).film()
        expect(film.transitions.map(\.frames.count), equals: [30, 61, 61])
        expect(film.transitions.map(\.isInterrupted), equals: [true, false, false])
        // The timeline goes on at its pace: what interrupts begins with what an uninterrupted film shows at that instant.
        let uninterrupted = try await fixed([0, 60, 600], strings).film().transitions[0]
        expect(film.transitions[1].frames.first, equals: uninterrupted.frames[30])
        #expect(film.transitions[0].frames.first != film.transitions[0].frames.last)
        // Stills show every entry as it is when it has settled.
        let slow = try await fixed([0, 60, 120, 600], strings).film()
        expect(film.stills.map(\.list), equals: slow.stills.map(\.list))
        #expect(film.transitions[1].frames != slow.transitions[1].frames)
    }

    @Test("An interval that is asked for goes before the dates, and interrupts") func interval() async throws {
        let strings = ["x", "x", "x", "x"]
        var renderer = try fixed([0, 60, 600, 600], strings)
        var options = renderer.options
        options.interval = 0.5
        renderer = PreviewRenderer(plan: renderer.plan, options: options)
        let film = try await renderer.film()
        expect(film.transitions.map(\.frames.count), equals: [15, 15, 61])
        expect(film.transitions.map(\.isInterrupted), equals: [true, true, false])
        let uninterrupted = try await fixed([0, 60, 600, 1200], strings).film()
        expect(film.transitions[1].frames.first, equals: uninterrupted.transitions[0].frames[15])
        expect(film.stills.map(\.list), equals: uninterrupted.stills.map(\.list))
        // A moment after each change is one of the film.
        let moments = try await renderer.film(at: 0.1)
        expect(moments[1].list, equals: film.transitions[1].frames[3])
        // One that is longer than the moves is a pause.
        options.interval = 5
        let slow = try await PreviewRenderer(plan: renderer.plan, options: options).film()
        expect(slow.transitions.map(\.frames), equals: uninterrupted.transitions.map(\.frames))
    }
}
