import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Days that are taken and left, and buttons that paste and rename.
@Suite("Several days, pasting and renaming") @MainActor struct MultiDatePickerTests {
    private func stage(_ view: some View) throws -> Stage {
        let stage = try Stage(width: 400, height: 420)
        try stage.show(view)
        return stage
    }

    @Test("A day that is touched is taken, and left when it is touched again")
    func touch() throws {
        var days: Set<DateComponents> = []
        let picker = MultiDatePicker("Days", selection: Binding(get: { days }, set: { days = $0 }))
        try stage(picker).tree.tap("15", at: 1)
        let taken = try #require(days.first)
        #expect(days.count == 1 && taken.day == 15 && taken.year != nil && taken.month != nil)
        try stage(picker).tree.tap("15", at: 1)
        #expect(days.isEmpty)
    }

    @Test("A day outside of the range cannot be taken")
    func range() throws {
        var days: Set<DateComponents> = []
        let binding = Binding(get: { days }, set: { days = $0 })
        let picker = MultiDatePicker("Days", selection: binding, in: Date.distantFuture...)
        #expect(throws: (any Error).self) { try stage(picker).tree.tap("15", at: 1) }
        #expect(days.isEmpty)
    }

    private struct Day: View {
        @State var date: Date
        var body: some View { DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical) }
    }

    @Test("One month slides away as the next comes, and goes back the same way") func months() throws {
        let stage = try stage(Day(date: .now))
        let rest = stage.drawn(at: 0).count
        try stage.tree.tap("Next Month", at: 1)
        let start = stage.tree.now
        #expect(stage.drawn(at: start + 0.15).count > rest + 20, "both are there")
        #expect(stage.tree.settlingTime <= start + 0.31)
        #expect(stage.drawn(at: start + 1).count < rest + 10)
        try stage.tree.tap("Previous Month", at: 3)
        expect(stage.drawn(at: 5).map(\.box), equals: (try self.stage(Day(date: .now))).drawn(at: 0).map(\.box))
    }

    @Test("Today is white where it is chosen, and another day is not") func today() throws {
        #expect(try stage(Day(date: .now)).drawn(.white, at: 0) != nil)
        let other = Date.now.addingTimeInterval(70 * 86_400)
        #expect(try stage(Day(date: other)).drawn(.white, at: 0) == nil)
    }

    @Test("A rename button performs the action around it, and is disabled without one")
    func rename() throws {
        var count = 0
        try stage(RenameButton().renameAction { count += 1 }).tree.tap("Rename", at: 1)
        expect(count, equals: 1)
        #expect(try stage(RenameButton()).tree.hitTargets.isEmpty)
    }

    /// Nothing else may run in between: the appearance is the run's.
    @Test("The dots of pages and the plate of segments have the colours of their appearance")
    func appearance() throws {
        let pages = TabView {
            Color.white; Color.white
        }.tabViewStyle(.page(indexDisplayMode: .always))
        #expect(try stage(pages).drawn(Color(uiColor: .systemRed), at: 0) == nil)
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        defer { UIPageControl.appearance().currentPageIndicatorTintColor = nil }
        #expect(try stage(pages).drawn(Color(uiColor: .systemRed), at: 0) != nil)
    }
}
