import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Headers and footers that stay in the window while their section scrolls.
@Suite("Pinned headers") @MainActor struct PinnedHeaderTests {
    private static let colors: [Color] = [.red, .green, .blue]

    private struct Sections: View {
        var pinned: PinnedScrollableViews = .sectionHeaders

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { _ in Color.gray.frame(height: 30) }
                        } header: {
                            PinnedHeaderTests.colors[section].frame(height: 20)
                        } footer: {
                            Color.orange.frame(height: 20)
                        }
                    }
                }
            }
        }
    }

    private func top(_ section: Int, in stage: Stage, at time: Double) -> CGFloat? {
        stage.drawn(Self.colors[section], at: time)?.box.minY
    }

    private func scrolled(_ distance: Double, _ view: some View, system: SystemLook = .iOS26) throws -> Stage {
        let stage = try Stage(system: system)
        try stage.show(view)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: distance), at: 1)
        return stage
    }

    @Test("A header stays at the top, and the next one pushes it out", arguments: [(100.0, 0.0), (300, 0), (330, -10)])
    func stays(_ distance: Double, _ place: Double) throws {
        let stage = try scrolled(distance, Sections())
        expect(top(0, in: stage, at: 6), equals: CGFloat(place))
        let next = CGFloat(340 - distance)
        expect(top(1, in: stage, at: 6), equals: (next < 200 ? next : nil))
    }

    @Test("The next header stays after it") func next() throws {
        let stage = try scrolled(400, Sections())
        expect(top(1, in: stage, at: 6), equals: 0)
        #expect(top(0, in: stage, at: 6).map { $0 <= -20 } ?? true)
    }

    @Test("Without pinned views a header scrolls away") func notPinned() throws {
        let stage = try scrolled(100, Sections(pinned: []))
        #expect(top(0, in: stage, at: 6).map { $0 <= -20 } ?? true)
    }

    @Test("A footer stays at the bottom while its section reaches beyond") func footer() throws {
        let stage = try Stage()
        try stage.show(Sections(pinned: .sectionFooters))
        let footer = stage.drawn(at: 0).first { $0.box.maxY == 200 && $0.box.height == 20 }
        expect(footer?.box.minY, equals: 180)
    }

    @Test("The header of a plain list stays at the top, on a material") func list() throws {
        let stage = try scrolled(
            60,
            List {
                Section {
                    ForEach(0..<30, id: \.self) { _ in Color.gray.frame(height: 22) }
                } header: {
                    Color.red.frame(width: 50, height: 16)
                }
            }
            .listStyle(.plain), system: .iOS18)
        expect(top(0, in: stage, at: 6), equals: 6)
        let material = stage.drawn(at: 6).first { $0.box == CGRect(x: 0, y: 0, width: 200, height: 28) }
        #expect(material != nil)
    }

    private struct Chosen: View {
        @State private var selection: Int?

        var body: some View {
            VStack(spacing: 0) {
                (selection == 2 ? Color.red : Color.blue).frame(height: 10)
                List(0..<4, id: \.self, selection: $selection) { Text("Row \($0)") }.listStyle(.plain)
            }
        }
    }

    @Test("A touch anywhere in a row selects it") func selection() throws {
        let stage = try Stage(system: .iOS18)
        try stage.show(Chosen())
        expect(stage.tree.hitTargets.map(\.label), equals: ["Row 0", "Row 1", "Row 2", "Row 3"])
        try stage.tree.tap(at: CGPoint(x: 180, y: 10 + 2 * 44 + 4), at: 1)
        #expect(stage.drawn(.red, at: 2) != nil)
    }
}
