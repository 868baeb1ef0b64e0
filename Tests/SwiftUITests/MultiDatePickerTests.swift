import Foundation
import Testing

@testable import SwiftUI

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

    @Test("A rename button performs the action around it, and is disabled without one")
    func rename() throws {
        var count = 0
        try stage(RenameButton().renameAction { count += 1 }).tree.tap("Rename", at: 1)
        #expect(count == 1)
        #expect(try stage(RenameButton()).tree.hitTargets.isEmpty)
    }

    /// Nothing else may run in between: the appearance is the run's.
    @Test("The dots of pages and the plate of segments have the colours of their appearance")
    func appearance() throws {
        let pages = TabView { Color.white; Color.white }.tabViewStyle(.page(indexDisplayMode: .always))
        #expect(try stage(pages).drawn(Color(uiColor: .systemRed), at: 0) == nil)
        UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
        defer { UIPageControl.appearance().currentPageIndicatorTintColor = nil }
        #expect(try stage(pages).drawn(Color(uiColor: .systemRed), at: 0) != nil)
    }
}
