import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Lazy containers: what they build, when rows appear and leave, and that nothing else is to be seen of it.
@Suite("Lazy rows") @MainActor struct LazyRowTests {
    private final class Notes {
        var built: Set<Int> = []
        var lines: [String] = []
        var proxy: ScrollViewProxy?
        var change: (([Int]) -> Void)?
    }

    private func height(_ index: Int, _ isUneven: Bool) -> CGFloat { isUneven ? CGFloat(20 + index * 7 % 40) : 40 }

    /// Rows of 40 points, or of 20 to 59; the one with a number is red.
    private struct Row: View {
        let index: Int
        let notes: Notes
        var height: CGFloat = 40
        var red = -1

        var body: some View {
            let _ = notes.built.insert(index)
            (index == red ? Color.red : Color.blue)
                .frame(height: height)
                .onAppear { notes.lines.append("+\(index)") }
                .onDisappear { notes.lines.append("-\(index)") }
        }
    }

    @Test("A stack of a hundred thousand rows builds those in sight and their neighbours", arguments: [false, true])
    func costs(horizontal: Bool) throws {
        let notes = Notes()
        let stage = try Stage()
        if horizontal {
            try stage.show(
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(0..<100_000) { index in Row(index: index, notes: notes).frame(width: 40) }
                    }
                })
        } else {
            try stage.show(
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, notes: notes) } } })
        }
        expect(notes.built, equals: Set(0...5), "five fill 200 points, and one is next to them")
        expect(notes.lines, equals: ["+0", "+1", "+2", "+3", "+4"])
        let target = try #require(stage.tree.scrollTargets.first)
        let excess: CGFloat = 100_000 * 40 - 200
        expect(target.action, equals: .scroll(horizontal ? CGSize(width: excess, height: 0) : CGSize(width: 0, height: excess)))
    }

    @Test("A grid builds the lines in sight") func grids() throws {
        let notes = Notes()
        let stage = try Stage()
        let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 4)
        try stage.show(
            ScrollView {
                LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<100_000) { Row(index: $0, notes: notes, red: 6) } }
            })
        expect(notes.built, equals: Set(0...23))
        expect(notes.lines.count, equals: 20)
        expect(stage.drawn(.red, at: 0)?.box, equals: CGRect(x: 100, y: 40, width: 50, height: 40))
    }

    @Test("What is seen of uneven rows is what a stack that builds all of them shows, wherever it is scrolled")
    func sameAsWhole() throws {
        func stage(_ isLazy: Bool, _ notes: Notes) throws -> Stage {
            let stage = try Stage()
            let rows = ForEach(0..<60) { Row(index: $0, notes: notes, height: height($0, true), red: 31) }
            try stage.show(
                ScrollViewReader { proxy in
                    let _ = notes.proxy = proxy
                    ScrollView {
                        if isLazy { LazyVStack(alignment: .leading) { rows } } else { VStack(alignment: .leading) { rows } }
                    }
                })
            return stage
        }
        let (lazyNotes, wholeNotes) = (Notes(), Notes())
        let (lazy, whole) = (try stage(true, lazyNotes), try stage(false, wholeNotes))
        for stage in [lazy, whole] {
            try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 700), at: 1)
            try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 400), at: 3)
        }
        let seen = { (stage: Stage, time: Double) in
            stage.drawn(at: time).filter { $0.box.intersects(CGRect(x: 0, y: 0.01, width: 200, height: 199.98)) }
                .map { ($0.box.minY * 1000).rounded() / 1000 }
        }
        expect(seen(lazy, 4), equals: seen(whole, 4))
        for (stage, notes) in [(lazy, lazyNotes), (whole, wholeNotes)] {
            try stage.tree.perform(at: 5) { withAnimation(.linear(duration: 1)) { notes.proxy?.scrollTo(50, anchor: .center) } }
        }
        for time in [5.0, 5.25, 5.5, 5.9, 6, 7] { expect(seen(lazy, time), equals: seen(whole, time), "at \(time) s") }
        #expect(lazyNotes.built.count < 60)
    }

    @Test("A moment by itself is what it is after all moments before it, and rows appear when their edge comes into sight")
    func scrolling() throws {
        func run(stepping: Bool) throws -> (lines: [String], box: CGRect?) {
            let notes = Notes()
            let stage = try Stage()
            try stage.show(
                ScrollViewReader { proxy in
                    let _ = notes.proxy = proxy
                    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, notes: notes, red: 9) } } }
                })
            notes.lines = []
            try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 2)) { notes.proxy?.scrollTo(10, anchor: .top) } }
            #expect(notes.lines.isEmpty || notes.lines == ["+5"], "nothing has moved yet")
            if stepping {
                for step in 0..<50 { _ = stage.drawn(at: 1 + Double(step) / 200) }
                try stage.tree.advance(to: 1.25)
            } else {
                try stage.tree.advance(to: 1.25)
            }
            let box = stage.drawn(.red, at: 1.25)?.box
            try stage.tree.advance(to: 4)
            return (notes.lines, box)
        }
        let (alone, stepped) = (try run(stepping: false), try run(stepping: true))
        #expect(alone.lines == stepped.lines && alone.box == stepped.box)
        expect(alone.lines.filter { $0.hasPrefix("+") }, equals: (5...14).map { "+\($0)" })
        expect(alone.lines.filter { $0.hasPrefix("-") }, equals: (0...9).map { "-\($0)" })
    }

    @Test("The time of an appearance is that at which the scroll passes the edge") func edgeTimes() throws {
        let notes = Notes()
        let stage = try Stage()
        var times: [Double] = []
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { index in
                            Color.blue.frame(height: 40).onAppear { times.append(stage.tree.now) }
                        }
                    }
                }
            })
        times = []
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 1)) { notes.proxy?.scrollTo(10, anchor: .top) } }
        try stage.tree.advance(to: 3)
        // 400 points in a second: the sixth row comes in at once, each other one a tenth of a second later.
        expect(times.count, equals: 10)
        for (index, time) in times.enumerated() { expect(time, near: 1 + Double(index) / 10, within: 0.011, "row \(index + 5)") }
    }

    @Test("A row far away is found by its place, and rows keep their state while they are out of sight")
    func farAway() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100_000) { Counting(index: $0, notes: notes) } }
                }
            })
        try stage.tree.perform(at: 1) { notes.proxy?.scrollTo(70_000, anchor: .top) }
        #expect(stage.drawn(at: 1).map(\.box).contains(CGRect(x: 0, y: 0, width: 200, height: 40)))
        #expect(notes.built.contains(70_000) && notes.built.count < 20)
        expect(notes.lines, equals: ["0 0", "70000 0"])
        try stage.tree.perform(at: 2) { notes.proxy?.scrollTo(0, anchor: .top) }
        try stage.tree.perform(at: 3) { notes.proxy?.scrollTo(70_000, anchor: .bottom) }
        expect(notes.lines, equals: ["0 0", "70000 0", "0 1", "70000 1"])
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    /// A row that counts how often it has appeared.
    private struct Counting: View {
        let index: Int
        let notes: Notes
        @State private var count = 0

        var body: some View {
            let _ = notes.built.insert(index)
            Color.blue.frame(height: 40).onAppear {
                if index.isMultiple(of: 70_000) { notes.lines.append("\(index) \(count)") }
                count += 1
            }
        }
    }

    private struct Changing: View {
        let notes: Notes
        @State private var data = Array(0..<1000)

        var body: some View {
            let _ = notes.change = { data = $0 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(data, id: \.self) { Row(index: $0, notes: notes, red: 5) }
                }
            }
        }
    }

    @Test("A row that is taken out lets the one below move up from where it was, and disappears")
    func removal() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(Changing(notes: notes))
        notes.lines = []
        expect(stage.drawn(.red, at: 0)?.box.minY, equals: 200, "next to what is in sight")
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 1)) { notes.change?([0] + Array(2..<1000)) } }
        try stage.tree.advance(to: 1.5)
        expect(stage.drawn(.red, at: 1.5)?.box.minY, equals: 180)
        expect(stage.drawn(.red, at: 2)?.box.minY, equals: 160)
        try stage.tree.advance(to: 3)
        expect(notes.lines, equals: ["+5", "-1"])
    }

    @Test("Rows that others push out of sight slide out, and those that come in come from where they were")
    func insertion() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(Changing(notes: notes))
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 1)) { notes.change?([2000, 2001, 2002] + Array(0..<1000)) } }
        try stage.tree.advance(to: 1.5)
        let boxes = stage.drawn(at: 1.5).map(\.box.minY)
        #expect(Set([60, 100, 140, 180]).isSubset(of: Set(boxes)), "rows 0 to 3 have gone half of 120 points")
        try stage.tree.advance(to: 3)
        notes.lines = []
        try stage.tree.perform(at: 4) { withAnimation(.linear(duration: 1)) { notes.change?(Array(3..<1000)) } }
        try stage.tree.advance(to: 4.5)
        expect(stage.drawn(.red, at: 4.5)?.box.minY, equals: 200)
        expect(stage.drawn(.red, at: 5)?.box.minY, equals: 80)
    }

    @Test("Rows that are sections or collections of their own are built at once; a condition around rows takes all of them away")
    func irregular() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<1000) { Row(index: section * 1000 + $0, notes: notes) }
                        } header: {
                            Color.red.frame(height: 20)
                        }
                    }
                }
            })
        expect(notes.built, equals: Set(0...5).union([1000, 2000]), "the first row of a collection tells what the others are")
        expect(stage.drawn(.red, at: 0)?.box.minY, equals: 0)
    }
}
