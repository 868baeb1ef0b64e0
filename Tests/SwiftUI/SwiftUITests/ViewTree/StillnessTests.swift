import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What does not depend on time is neither evaluated nor laid out nor drawn again between two events.
@Suite("What stands still costs nothing") @MainActor struct StillnessTests {
    /// What happened, counted by what a view or layout is called.
    private final class Counts: @unchecked Sendable {
        var byName: [String: Int] = [:]
        func count(_ name: String) { byName[name, default: 0] += 1 }
        subscript(_ name: String) -> Int { byName[name] ?? 0 }
    }

    private struct Row: View {
        let counts: Counts
        var body: some View {
            let _ = counts.count("row")
            CountingLayout(counts: counts) { CountingShape(counts: counts).fill(.green) }.frame(width: 20, height: 10)
        }
    }

    private struct CountingLayout: Layout {
        let counts: Counts
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            counts.count("measured")
            return subviews[0].sizeThatFits(proposal)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            counts.count("placed")
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    private struct CountingShape: Shape {
        let counts: Counts
        nonisolated func path(in rect: CGRect) -> Path {
            counts.count("drawn")
            return Path(rect)
        }
    }

    private struct Bar: View, @preconcurrency Animatable {
        var length: CGFloat
        let counts: Counts
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        var body: some View {
            let _ = counts.count("bar")
            Color.red.frame(width: length, height: 10)
        }
    }

    private func scene(_ length: CGFloat, _ counts: Counts) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                Bar(length: length, counts: counts)
                Color.blue.frame(width: 5, height: 5)
            }
            ForEach(0..<4, id: \.self) { _ in Row(counts: counts) }
        }
        .frame(width: 200, height: 200, alignment: .topLeading)
    }

    @Test func rowsBesideAMovingViewAreLeftAlone() throws {
        let (stage, counts) = (try Stage(), Counts())
        stage.tree.sampling.whenPartsDiffer = nil
        try stage.show(scene(20, counts))
        try stage.show(scene(120, counts), .linear(duration: 1), at: 1)
        _ = stage.tree.displayList(at: 1)
        _ = stage.tree.displayList(at: 1.01)
        counts.byName = [:]
        for frame in 2...50 { _ = stage.tree.displayList(at: 1 + Double(frame) / 100) }
        expect(counts["bar"], equals: 49)
        #expect((counts["row"], counts["measured"], counts["placed"]) == (0, 0, 0))
        #expect(counts["drawn"] <= 4)
        let box = try #require(stage.drawn(.blue, at: 1.5)).box
        expect(box.minX, equals: 70)
    }

    @Test func aDrawnRowIsKeptBesideWhatIsOnItsWay() throws {
        let (stage, counts) = (try Stage(), Counts())
        stage.tree.sampling.whenPartsDiffer = nil
        func view(_ x: CGFloat) -> some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).offset(x: x)
                Row(counts: counts)
            }
        }
        try stage.show(view(0))
        try stage.show(view(50), .linear(duration: 1), at: 1)
        for frame in 0..<50 { _ = stage.tree.displayList(at: 1 + Double(frame) / 50) }
        #expect(counts["drawn"] <= 2)
    }

    private struct Rows: View {
        let counts: Counts
        var body: some View { ForEach(0..<63, id: \.self) { _ in Row(counts: counts) } }
    }

    @Test("Rows are not drawn again when the stack they are in is laid out anew, except those grouped with what has changed")
    func handedOn() throws {
        let (stage, counts) = (try Stage(), Counts())
        stage.tree.sampling.whenPartsDiffer = nil
        func view(_ width: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: width, height: 10)
                Rows(counts: counts)
            }
        }
        try stage.show(view(10))
        #expect(stage.tree.displayList(at: 0).items.count > 0)
        expect(counts["drawn"], equals: 63)
        try stage.show(view(15), at: 1)
        counts.byName = [:]
        let list = stage.tree.displayList(at: 1)
        expect(counts["drawn"], equals: 15)
        // What is handed on is what would be drawn.
        stage.tree.sampling.isInParts = false
        expect(stage.tree.displayList(at: 1).dump(), equals: list.dump())
    }

    /// A view inside a geometry reader, a preference's layer and a layout with data: each is found again.
    @Test func everyPlaceThatDependsOnTimeIsEvaluatedAlone() throws {
        let (stage, counts) = (try Stage(), Counts())
        var differences: [Double] = []
        stage.tree.sampling.whenPartsDiffer = { differences.append($0) }
        func view(_ length: CGFloat) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                GeometryReader { proxy in
                    Bar(length: length, counts: counts).frame(height: proxy.size.height / 2)
                }
                .frame(height: 20)
                Sliding(step: length) {
                    Color.green.frame(width: 5, height: 5)
                    Color.orange.frame(width: 5, height: 5)
                }
                .background { Color.yellow }
                Bar(length: length / 2, counts: counts)
                    .overlay(alignment: .topTrailing) { Color.purple.frame(width: 3, height: 3) }
                    .padding(length / 20)
                Row(counts: counts)
            }
            .frame(width: 200, height: 200, alignment: .topLeading)
        }
        try stage.show(view(20))
        try stage.show(view(120), .linear(duration: 1), at: 1)
        for frame in 0..<40 { _ = stage.tree.displayList(at: 1 + Double(frame * 17 % 40) / 40) }
        expect(differences, equals: [])
        #expect(!stage.tree.scopes.needWhole)
        expect(stage.tree.scopes.all.count, equals: 3)
    }

    private struct Sliding: Layout {
        var step: CGFloat
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 5 + step, height: 5)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                view.place(at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY), proposal: .unspecified)
            }
        }
    }

    /// Where a moment shows other elements than another, the views around them are evaluated too.
    @Test func elementsThatComeAndGoBetweenEvents() throws {
        let stage = try Stage()
        try stage.show(Growing(count: 1))
        try stage.show(Growing(count: 5), .linear(duration: 1), at: 1)
        let counts = [1, 1.3, 1.6, 2.0, 1.3].map { time in
            stage.drawn(at: time).count
        }
        expect(counts, equals: [1, 2, 3, 5, 2])
    }

    private struct Growing: View, @preconcurrency Animatable {
        var count: Double
        var animatableData: Double {
            get { count }
            set { count = newValue }
        }
        var body: some View {
            ForEach(0..<Int(count + 1e-9), id: \.self) { _ in Color.red.frame(width: 5, height: 5) }
        }
    }

    @Test func aMomentBetweenEventsStartsNothing() throws {
        let (stage, counts) = (try Stage(), Counts())
        try stage.show(scene(20, counts))
        try stage.show(scene(120, counts), .linear(duration: 1), at: 1)
        let settling = stage.tree.settlingTime
        for frame in 0..<10 { _ = stage.tree.displayList(at: 1 + Double(frame) / 10) }
        expect(stage.tree.settlingTime, equals: settling)
        expect(stage.tree.settlingTime, equals: 2)
    }

    /// Rows that stand still are asked and drawn in groups, and groups of groups: however many there are, a frame's list holds
    /// few items for them, and the same ones as the frame before.
    @Test func manyRowsAreFewItems() throws {
        func parts(beside count: Int) throws -> [[DisplayItem]] {
            let stage = try Stage()
            func view(_ x: CGFloat) -> some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).offset(x: x)
                    ForEach(0..<count, id: \.self) { row in
                        HStack(spacing: 0) {
                            Color.blue.frame(width: CGFloat(row % 7 + 1), height: 1)
                            Color.green.frame(width: 2, height: 1)
                        }
                    }
                }
                .frame(width: 200, height: 200, alignment: .top)
            }
            try stage.show(view(0))
            try stage.show(view(50), .linear(duration: 1), at: 1)
            return (0..<5).map { stage.tree.displayList(at: 1 + Double($0) / 10).parts }
        }
        let (few, many) = (try parts(beside: 10), try parts(beside: 2000))
        #expect(few[4].count <= 11)
        #expect(many[4].count <= 46, "at each of three levels at most fifteen groups, and the view that moves")
        expect(many[4].dropFirst(), equals: many[3].dropFirst())
        expect(many[4].withoutRuns.count, equals: 4001)
    }

    /// A scroll places what is inside it elsewhere, and evaluates nothing: rows are built once, as they come into sight.
    @Test(arguments: [false, true]) func aScrollEvaluatesNothing(isLazy: Bool) throws {
        let (stage, counts) = (try Stage(), Counts())
        stage.tree.sampling.whenPartsDiffer = nil
        func view(_ shown: Int) -> some View {
            ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Row(counts: counts) } }
                } else {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { _ in Row(counts: counts) } }
                }
            }
            .scrollPosition(id: .constant(Optional(shown)), anchor: .top)
        }
        try stage.show(view(0))
        try stage.show(view(40), .linear(duration: 1), at: 1)
        counts.byName = [:]
        var places: [CGFloat] = []
        for frame in 0...60 {
            let time = 1 + Double(frame) / 60
            try stage.tree.advance(to: time)
            places.append(try #require(stage.drawn(at: time).first).box.minY)
        }
        // Forty rows come into sight, each built some times: for the moment before the event that shows it, by that event, and while
        // it is next to those in sight. Were the twenty rows in sight built for each of 61 frames, there would be more than 1,200.
        #expect(counts["row"] <= (isLazy ? 200 : 0))
        #expect(Set(places).count > 2)
    }
}
