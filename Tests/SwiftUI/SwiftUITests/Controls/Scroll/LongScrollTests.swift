import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Scrolls over thousands of rows: what is on the way is not built, and what was asked for is where it is to be.
@Suite("Long scrolls") @MainActor struct LongScrollTests {
    private final class Notes {
        var built = 0
        var proxy: ScrollViewProxy?
    }

    private struct Element: Identifiable {
        let id: String
        let height: CGFloat
    }

    private struct Rows: View {
        let elements: [Element]
        let notes: Notes
        let red: Int

        var body: some View {
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(elements) { element in
                            let _ = notes.built += 1
                            (element.id == "\(red)" ? Color.red : Color.blue).frame(height: element.height)
                        }
                    }
                }
            }
        }
    }

    private func rows(_ count: Int, isUneven: Bool) -> [Element] {
        (0..<count).map { Element(id: "\($0)", height: isUneven ? CGFloat(20 + $0 * 7 % 40) : 40) }
    }

    @Test("There and back over rows of one height and of many", arguments: [true, false])
    func far(isUneven: Bool) throws {
        let (stage, notes) = (try Stage(), Notes())
        try stage.show(Rows(elements: rows(20_000, isUneven: isUneven), notes: notes, red: 15_000))
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 0.5)) { notes.proxy?.scrollTo("15000", anchor: .top) } }
        try stage.tree.advance(to: 1.25)
        #expect(stage.drawn(.red, at: 1.25) == nil && !stage.drawn(at: 1.25).isEmpty)
        try stage.tree.advance(to: 5)
        let box = try #require(stage.drawn(.red, at: 5)?.box)
        #expect(abs(box.minY) < 0.5, "\(box)")
        #expect(notes.built < 6000, "\(notes.built)")
        #expect(stage.tree.nextEventTime == nil)
        notes.built = 0
        try stage.tree.perform(at: 6) { withAnimation(.linear(duration: 0.5)) { notes.proxy?.scrollTo("0", anchor: .top) } }
        try stage.tree.advance(to: 10)
        #expect(stage.tree.scrollTargets.count == 1 && stage.drawn(.red, at: 10) == nil)
        #expect(notes.built < 6000, "\(notes.built)")
        try stage.tree.perform(at: 11) { notes.proxy?.scrollTo("15000", anchor: .bottom) }
        let bottom = try #require(stage.drawn(.red, at: 11)?.box)
        expect(bottom.maxY, near: 200, within: 0.5, "\(bottom)")
    }

    @Test("Nothing jumps on the way") func smooth() throws {
        let (stage, notes) = (try Stage(), Notes())
        // Between two events rows fly by that nobody has built.
        stage.tree.sampling.whenPartsDiffer = nil
        try stage.show(Rows(elements: rows(3000, isUneven: true), notes: notes, red: 2500))
        try stage.tree.perform(at: 1) { withAnimation(.easeInOut(duration: 2)) { notes.proxy?.scrollTo("2500", anchor: .center) } }
        var last: CGFloat?
        for step in 0..<240 {
            let time = 2.6 + Double(step) / 120
            try stage.tree.advance(to: time)
            guard let place = stage.drawn(.red, at: time)?.box.minY else { continue }
            // Slower and slower, without a step back.
            if let last { #expect(place <= last + 0.01 && last - place < 120, "\(time): \(last) \(place)") }
            last = place
        }
        expect(last ?? 0, near: (200 - CGFloat(20 + 2500 * 7 % 40)) / 2, within: 0.5)
    }

    @Test("Where lines stand in a thousand runs is found as by adding up") func runs() {
        var lines = LineExtents(counts: (0..<300).map { $0 % 4 == 3 ? 0 : $0 % 7 + 1 })
        for place in stride(from: 0, to: lines.count, by: 3) {
            lines.learn(LineExtents.Line(length: CGFloat(10 + place % 5), gap: CGFloat(place % 2), breadth: CGFloat(place % 11)), at: place)
        }
        lines.settle()
        var position = lines.start(of: 0)
        expect(position, equals: 0)
        for line in 0..<lines.count {
            #expect(lines.start(of: line) == position || abs(lines.start(of: line) - position) < 1e-6)
            expect(lines.line(at: position + 1e-6), equals: line)
            if let known = lines[line] { expect(lines.start(of: line + 1) - position - known.length, near: known.gap, within: 1e-6) }
            position = lines.start(of: line + 1)
        }
        #expect(abs(lines.total - position) < 1e-9 && lines.breadth == 10)
    }
}
