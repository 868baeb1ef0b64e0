import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Scroll views that events move, and what hears of it.
@Suite("Scrolling") @MainActor struct ScrollTests {
    private final class Notes {
        var proxy: ScrollViewProxy?
        var lines: [String] = []
        var numbers: [CGFloat] = []
    }

    /// Ten rows of 50 points; the fifth is red.
    private struct Rows: View {
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    (index == 5 ? Color.red : Color.blue.opacity(Double(index) / 10)).frame(width: 100, height: 50)
                }
            }
        }
    }

    private func reader(_ notes: Notes) -> some View {
        ScrollViewReader { proxy in
            let _ = notes.proxy = proxy
            ScrollView { Rows() }
        }
    }

    private func top(_ stage: Stage, at time: Double) -> CGFloat? { stage.drawn(.red, at: time)?.box.minY }

    @Test("What stands beside safe area padding moves with the scroll view around it, between events, too") func padded() throws {
        let stage = try Stage()
        try stage.show(
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(width: 100, height: 160)
                    ScrollView(.horizontal) { HStack { Color.red.frame(width: 400, height: 40) } }.safeAreaPadding(.horizontal, 24)
                    Color.green.frame(width: 100, height: 800)
                }
            })
        let start = try #require(top(stage, at: 0))
        let stroke = (0...6).map { (index: Int) -> (seconds: Double, point: CGPoint) in
            (Double(index) / 60, CGPoint(x: 100, y: 150 - Double(index) * 6))
        }
        try stage.tree.touch(along: [stroke], at: 1)
        for time in [1.2, 1.3, 1.5, 3] {
            let red = try #require(top(stage, at: time))
            let green = try #require(stage.drawn(.green, at: time)).box.minY
            #expect(abs(green - red - 40) < 0.5 && red < start - 10, "at \(time) s")
        }
    }

    @Test("A proxy scrolls to a view, to an anchor, at once and animated") func proxy() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(reader(notes))
        expect(top(stage, at: 0), equals: 250)
        try stage.tree.perform(at: 1) { notes.proxy?.scrollTo(5, anchor: .top) }
        expect(top(stage, at: 1), equals: 0)
        try stage.tree.perform(at: 2) { notes.proxy?.scrollTo(5, anchor: .center) }
        expect(top(stage, at: 2), equals: 75)
        try stage.tree.perform(at: 3) { notes.proxy?.scrollTo(9) }
        expect(top(stage, at: 3), equals: -50, "as little as is needed, and not beyond the end")
        try stage.tree.perform(at: 4) { withAnimation(.linear(duration: 1)) { notes.proxy?.scrollTo(0, anchor: .top) } }
        #expect(top(stage, at: 4.5) == 100 && top(stage, at: 4.25) == 25 && top(stage, at: 5) == 250)
        expect(stage.tree.settlingTime, equals: 5)
        #expect(stage.tree.diagnostics.entries.isEmpty)
    }

    @Test("A view that is not there is told") func unknownView() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(reader(notes))
        try stage.tree.perform(at: 1) { notes.proxy?.scrollTo("nobody") }
        expect(
            stage.tree.diagnostics.entries, equals: [.notShown("scrollTo(nobody)", instead: "no view in a scroll view has this identity")])
        expect(top(stage, at: 1), equals: 250)
    }

    @Test("Frames in the scroll view's space, from moment to moment") func spaces() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: 300)
                        GeometryReader { geometry in
                            Color.red.opacity(Double(geometry.frame(in: .scrollView).minY) / 1000)
                            let _ = notes.numbers = [geometry.bounds(of: .scrollView(axis: .vertical))?.minY ?? .nan]
                        }
                        .frame(height: 20).id("mark")
                        Color.green.frame(height: 300)
                    }
                }
            })
        expect(stage.drawn(.red, at: 0)?.alpha ?? 0, near: 0.3, within: 1e-6)
        expect(notes.numbers, equals: [-300])
        try stage.tree.perform(at: 1) {
            withAnimation(.linear(duration: 1)) { notes.proxy?.scrollTo("mark", anchor: .top) }
        }
        expect(stage.drawn(.red, at: 1.5)?.alpha ?? 0, near: 0.15, within: 1e-6)
        expect(notes.numbers, equals: [-150])
    }

    @Test("Geometry and phases: who listens hears of every step and of the end") func watchers() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            reader(notes)
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { notes.numbers.append($1) }
                .onScrollPhaseChange { notes.lines.append("\($0) \($1)") })
        try stage.tree.perform(at: 1) { withAnimation(.linear(duration: 1)) { notes.proxy?.scrollTo(5, anchor: .top) } }
        try stage.tree.advance(to: 3)
        #expect(notes.numbers.count == 61 && notes.numbers.first == 0 && notes.numbers.last == 250)
        expect(notes.lines, equals: ["idle animating", "animating idle"])
        notes.lines = []
        #expect(try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -120), at: 4))
        expect(notes.numbers.last, equals: 130)
        expect(notes.lines, equals: ["idle interacting", "interacting idle"])
    }

    @Test("What a scroll view says of itself") func geometry() throws {
        let notes = Notes()
        let stage = try Stage()
        var last: ScrollGeometry?
        try stage.show(
            ScrollView { Rows() }.contentMargins(.top, 30)
                .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { last = $1 })
        let geometry = try #require(last)
        #expect(geometry.contentOffset == CGPoint(x: 0, y: -30) && geometry.contentSize.height == 500)
        #expect(geometry.contentInsets.top == 30 && geometry.containerSize.height == 200)
        #expect(geometry.visibleRect.minY == -30 && geometry.bounds.height == 200)
        #expect(notes.lines.isEmpty)
    }

    @Test("A binding to an identity scrolls, and hears of a finger") func positionByIdentity() throws {
        let stage = try Stage()
        let model = Model()
        try stage.show(Bound(model: model))
        expect(top(stage, at: 0), equals: 250)
        try stage.tree.perform(at: 1) { model.write?(5) }
        expect(top(stage, at: 1), equals: 0)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -140), at: 2)
        #expect(model.seen == 2 && top(stage, at: 3) == 140, "the finger's place stays")
    }

    @Test("A view is scrolled to where content margins leave room, and its binding names what is there") func margins() throws {
        let stage = try Stage()
        let model = Model()
        try stage.show(Bound(model: model).contentMargins(.top, 30))
        try stage.tree.perform(at: 1) { model.write?(5) }
        expect(top(stage, at: 1), equals: 30)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -100), at: 2)
        #expect(top(stage, at: 2) == 130 && model.seen == 3)
        try stage.show(Positioned(model: model).contentMargins(.vertical, 20))
        try stage.tree.perform(at: 3) { model.change?({ $0.scrollTo(id: 9, anchor: .bottom) }) }
        #expect(abs((top(stage, at: 3) ?? .nan) + 70) < 1e-9)
    }

    @Test("A scroll position: edges, points, views and fingers") func position() throws {
        let stage = try Stage()
        let model = Model()
        try stage.show(Positioned(model: model))
        try stage.tree.perform(at: 1) { model.change?({ $0.scrollTo(edge: .bottom) }) }
        expect(top(stage, at: 1), equals: -50)
        try stage.tree.perform(at: 2) { model.change?({ $0.scrollTo(y: 40) }) }
        expect(top(stage, at: 2), equals: 210)
        try stage.tree.perform(at: 3) { model.change?({ $0.scrollTo(id: 5, anchor: .top) }) }
        #expect(top(stage, at: 3) == 0 && model.position?.viewID(type: Int.self) == 5)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -100), at: 4)
        #expect(model.position?.isPositionedByUser == true && model.position?.viewID(type: Int.self) == 3)
        try stage.tree.perform(at: 5) { model.change?({ $0.scrollTo(id: 5, anchor: .top) }) }
        expect(top(stage, at: 5), equals: 0, "the same may be asked for again")
    }

    @Test("Coming into sight") func visibility() throws {
        let notes = Notes()
        let stage = try Stage()
        try stage.show(
            ScrollViewReader { proxy in
                let _ = notes.proxy = proxy
                ScrollView {
                    VStack(spacing: 0) {
                        Color.blue.frame(height: 400)
                        Color.red.frame(height: 100).onScrollVisibilityChange(threshold: 0.5) { notes.lines.append("\($0)") }
                        Color.blue.frame(height: 400)
                    }
                    .id("all")
                }
            })
        #expect(notes.lines.isEmpty)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 249), at: 1)
        #expect(notes.lines.isEmpty)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 2), at: 2)
        expect(notes.lines, equals: ["true"])
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 300), at: 3)
        expect(notes.lines, equals: ["true", "false"])
    }

    @Test("An anchor says what is shown until something scrolls") func defaultAnchor() throws {
        let stage = try Stage()
        try stage.show(ScrollView { Rows() }.defaultScrollAnchor(.bottom))
        expect(top(stage, at: 0), equals: -50)
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: -100), at: 1)
        expect(top(stage, at: 2), equals: 50)
    }

    // MARK: Transitions of scrolling

    /// A red box of 100 points whose top is at a distance from the window's top.
    private func transition(
        _ top: CGFloat, _ configuration: ScrollTransitionConfiguration
    ) throws -> Double? {
        let stage = try Stage()
        try stage.show(
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: top + 200)
                    Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
                        content.opacity(1 - 0.5 * abs(phase.value) - (phase == .topLeading ? 0.25 : 0))
                    }
                    Color.clear.frame(height: 1000)
                }
            })
        try stage.tree.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 200), over: 0, at: 1)
        return stage.drawn(.red, at: 2)?.alpha
    }

    @Test("An interactive transition follows how much of the view is in sight") func interactive() throws {
        func near(_ a: Double?, _ b: Double) -> Bool { abs((a ?? .nan) - b) < 1e-6 }
        let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
        #expect(near(try transition(50, linear), 1))
        #expect(near(try transition(100, linear), 1), "just all of it")
        #expect(near(try transition(150, linear), 0.75), "half of it")
        #expect(near(try transition(-50, linear), 0.625), "half of it, at the top")
        #expect(near(try transition(175, linear.threshold(.visible(0.5))), 0.75))
        #expect(near(try transition(150, linear.threshold(.hidden)), 1))
        #expect(near(try transition(50, linear.threshold(.centered)), 1))
        #expect(near(try transition(125, linear.threshold(.centered)), 0.75))
        #expect(near(try transition(150, linear.threshold(.visible.inset(by: 100))), 0.625))
        #expect(near(try transition(150, .interactive), 0.75), "easeInOut is at its middle")
        #expect(near(try transition(150, .identity), 1))
        #expect(near(try transition(150, .animated), 0.5), "the phase alone counts")
    }
}

@MainActor private final class Model {
    var write: ((Int?) -> Void)?
    var seen: Int?
    var change: (((inout ScrollPosition) -> Void) -> Void)?
    var position: ScrollPosition?
}

private struct Bound: View {
    let model: Model
    @State private var id: Int?

    var body: some View {
        let _ = model.write = { id = $0 }
        let _ = model.seen = id
        ScrollView { rows }.scrollPosition(id: $id, anchor: .top)
    }

    private var rows: some View {
        VStack(spacing: 0) {
            ForEach(0..<10) { ($0 == 5 ? Color.red : .blue).frame(width: 100, height: 50) }
        }
        .scrollTargetLayout()
    }
}

private struct Positioned: View {
    let model: Model
    @State private var position = ScrollPosition(idType: Int.self)

    var body: some View {
        let _ = model.change = { $0(&position) }
        let _ = model.position = position
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { ($0 == 5 ? Color.red : .blue).frame(width: 100, height: 50) }
            }
        }
        .scrollPosition($position)
    }
}

extension ViewTree {
    /// Scrolls what is at a point as a finger does that stands still before it leaves; `distance` is how far the content goes to
    /// the left and up. The finger moves ten points more, which a scroll view does not follow.
    @discardableResult
    func scroll(at point: CGPoint, by distance: CGVector, over seconds: Double = 0.3, at time: Double) throws -> Bool {
        let length = CGPoint(x: distance.dx, y: distance.dy).distance(to: .zero)
        let share = length > 0 ? (length + Touch.slack) / length : 0
        let end = CGPoint(x: point.x - distance.dx * share, y: point.y - distance.dy * share)
        let steps = 20
        let path = (0...steps).map { step -> (seconds: Double, point: CGPoint) in
            let part = CGFloat(step) / CGFloat(steps)
            return (
                seconds * Double(part), CGPoint(x: point.x + (end.x - point.x) * part, y: point.y + (end.y - point.y) * part)
            )
        }
        return try touch(along: [path + [(seconds + 0.2, end)]], at: time)
    }
}

/// What a finger does to scroll views.
@Suite("Fingers that scroll") @MainActor struct ScrollGestureTests {
    /// A red box on top of 1,000 points, in 200 by 200.
    private struct Tall: View {
        var log = TouchNotes()

        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    Button {
                        log.lines.append("pressed")
                    } label: {
                        Color.red.frame(height: 100)
                    }.buttonStyle(.plain)
                    Color.blue.frame(height: 900)
                }
            }
        }
    }

    private final class TouchNotes { var lines: [String] = [] }

    private func top(_ stage: Stage, at time: Double) -> CGFloat? { stage.drawn(.red, at: time)?.box.minY }

    private func drag(_ stage: Stage, from start: CGPoint, by y: CGFloat, seconds: Double, rest: Double = 0, x: CGFloat = 0) throws {
        let count = 12
        var stroke = (0...count).map { index -> (seconds: Double, point: CGPoint) in
            let share = CGFloat(index) / CGFloat(count)
            return (seconds * Double(share), CGPoint(x: start.x + x * share, y: start.y + y * share))
        }
        stroke.append((seconds + rest, CGPoint(x: start.x + x, y: start.y + y)))
        try stage.tree.touch(along: [stroke], at: 1)
    }

    @Test("A finger that stops before it leaves moves the content as far as itself, less ten points; a button lets go")
    func slow() throws {
        let stage = try Stage()
        let view = Tall()
        try stage.show(view)
        try drag(stage, from: CGPoint(x: 100, y: 90), by: -60, seconds: 0.5, rest: 0.2)
        #expect(abs(try #require(top(stage, at: 2)) + 50) < 1e-9)
        #expect(view.log.lines.isEmpty)
        try stage.tree.tap(at: CGPoint(x: 100, y: 20), at: 3)
        expect(view.log.lines, equals: ["pressed"])
    }

    @Test("A flick goes on, slower and slower, by half a second of its speed")
    func flick() throws {
        let stage = try Stage()
        try stage.show(Tall())
        try drag(stage, from: CGPoint(x: 100, y: 150), by: -120, seconds: 0.2)
        // 110 points by the finger, 600 points a second times 0.499 s by itself: the box is out of sight, the blue one is at 100 - 409.
        let end = try #require(stage.drawn(.blue, at: 9)).box.minY
        expect(end, near: 100 - 110 - 600 * 0.499, within: 1)
        let places = try [1.2, 1.4, 1.6, 1.8].map { try #require(stage.drawn(.blue, at: $0)).box.minY }
        let ways = zip(places, places.dropFirst()).map { $0 - $1 }
        #expect(ways.allSatisfy { $0 > 0 } && ways == ways.sorted(by: >))
        // In 0.2 s an exponential of that time constant goes 33 % of what is left.
        expect(ways[0] / (places[0] - end), near: 0.33, within: 0.01)
    }

    @Test("Beyond its end content follows a finger ever less, and comes back")
    func bounce() throws {
        let stage = try Stage()
        try stage.show(Tall())
        let start = CGPoint(x: 100, y: 20)
        let hand = try #require(stage.tree.hand(at: start, time: 4))
        try hand.feel(.began, at: start, time: 4)
        try hand.feel(.moved, at: CGPoint(x: 100, y: 130), time: 4.1)
        let pulled = try #require(top(stage, at: 4.1))
        expect(pulled, near: (1 - 1 / (100 * 0.55 / 200 + 1)) * 200, within: 0.5, "on a whole pixel")
        try hand.feel(.moved, at: CGPoint(x: 100, y: 130), time: 4.3)
        try hand.feel(.ended, at: CGPoint(x: 100, y: 130), time: 4.4)
        expect(top(stage, at: 8), equals: 0)
        let between = try #require(top(stage, at: 4.5))
        #expect(between > 0 && between < pulled)
    }

    @Test("Across the way it scrolls a finger does nothing, and what fits is not scrolled")
    func otherWays() throws {
        let stage = try Stage()
        try stage.show(Tall())
        try drag(stage, from: CGPoint(x: 150, y: 90), by: -10, seconds: 0.5, rest: 0.2, x: -80)
        expect(top(stage, at: 2), equals: 0)
        let short = try Stage()
        try short.show(ScrollView { Color.red.frame(height: 50) })
        #expect(short.tree.scrollTargets.isEmpty)
        let target = try #require(stage.tree.scrollTargets.first)
        #expect(target.action == .scroll(CGSize(width: 0, height: 800)) && stage.tree.hitTargets.count == 1)
    }

    private func cards(_ behavior: some ScrollTargetBehavior) throws -> Stage {
        let stage = try Stage()
        try stage.show(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<8, id: \.self) { index in (index == 0 ? Color.red : .blue).frame(width: 120, height: 100) }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(behavior))
        return stage
    }

    @Test("A scroll ends at a view, at one view after another, or at a page")
    func behaviors() throws {
        func left(_ stage: Stage) throws -> CGFloat {
            try stage.tree.touch(
                along: [
                    [
                        (0, CGPoint(x: 180, y: 100)), (0.05, CGPoint(x: 140, y: 100)), (0.1, CGPoint(x: 100, y: 100)),
                        (0.11, CGPoint(x: 95, y: 100)),
                    ]
                ],
                at: 1)
            let red = try #require(stage.tree.scrollTargets.first).frame
            expect(red.width, equals: 200)
            // Where it was let go it is still then.
            let before = try #require(stage.drawn(at: 1.11).map(\.box.minX).min())
            #expect(abs(before + 50) < 8, "20 points of margin, less 70 by the finger")
            return try #require(stage.drawn(at: 9).map(\.box.minX).min())
        }
        // The finger leaves it at 70 with 500 points a second, and it would go on to 320: the third card is at 260, the second at
        // 130, pages, 160 points long within the margins, are at 160 and 320, and a swipe turns one.
        #expect(abs(try left(cards(.viewAligned(limitBehavior: .never))) - (20 - 260)) < 1)
        #expect(abs(try left(cards(.viewAligned)) - (20 - 130)) < 1, "as far as a window is wide")
        #expect(abs(try left(cards(.viewAligned(limitBehavior: .alwaysByOne))) - (20 - 130)) < 1)
        // The middles of the second card and of the window, both 120 and 160 points wide, lie on each other.
        #expect(abs(try left(cards(.viewAligned(anchor: .center))) - (20 - 110)) < 1)
        #expect(abs(try left(cards(.viewAligned(limitBehavior: .never, anchor: .trailing))) - (20 - 350)) < 1)
        #expect(abs(try left(cards(.paging)) - (20 - 160)) < 1)
    }

    @Test("Pages as wide as their container come to rest within its margins, one after the other")
    func pagesWithinMargins() throws {
        let stage = try Stage(width: 200, height: 300)
        try stage.show(
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<6, id: \.self) { index in
                        (index == 0 ? Color.red : .blue).frame(height: 100).containerRelativeFrame(.horizontal)
                    }
                }
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.paging))
        var start = 1.0
        for page in 1...3 {
            try stage.tree.touch(
                along: [
                    [
                        (0, CGPoint(x: 180, y: 100)), (0.05, CGPoint(x: 120, y: 100)), (0.1, CGPoint(x: 60, y: 100)),
                        (0.11, CGPoint(x: 50, y: 100)),
                    ]
                ],
                at: start)
            start += 5
            let left = try #require(stage.drawn(at: start).map(\.box.minX).min())
            expect(left, near: 20 - CGFloat(page) * 160, within: 0.5)
        }
    }

    @Test("Of views as wide as their container with space between them a swipe reaches the next one")
    func viewsAsWideAsTheirContainer() throws {
        let stage = try Stage(width: 200, height: 300)
        try stage.show(
            ScrollView(.horizontal) {
                HStack(spacing: 16) {
                    ForEach(0..<6, id: \.self) { index in
                        (index == 0 ? Color.red : .blue).frame(height: 100).containerRelativeFrame(.horizontal)
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 20)
            .scrollTargetBehavior(.viewAligned))
        try stage.tree.touch(
            along: [
                [
                    (0, CGPoint(x: 180, y: 100)), (0.05, CGPoint(x: 120, y: 100)), (0.1, CGPoint(x: 60, y: 100)),
                    (0.11, CGPoint(x: 50, y: 100)),
                ]
            ],
            at: 1)
        let left = try #require(stage.drawn(at: 9).map(\.box.minX).min())
        expect(left, near: 20 - 176, within: 0.5)
    }

    /// Measures at half of the height at which it places, as what ignores the safe area does.
    private struct Taller: Layout {
        /// Whether it asks for the size that it gives, too.
        let asksTwice: Bool

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let half = ProposedViewSize(width: 200, height: 100)
            return subviews.reduce(CGSize(width: 200, height: 200)) { size, view in
                _ = view.sizeThatFits(half)
                return size
            }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for view in subviews {
                if asksTwice { _ = view.sizeThatFits(ProposedViewSize(bounds.size)) }
                view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
    }

    @Test("Views as large as their container have its size where it is placed larger than it was measured", arguments: [false, true])
    func placedLarger(asksTwice: Bool) throws {
        let stage = try Stage()
        try stage.show(
            Taller(asksTwice: asksTwice) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<4, id: \.self) { index in
                            (index == 0 ? Color.red : .blue).containerRelativeFrame([.horizontal, .vertical])
                        }
                    }
                }
            })
        let red = try #require(stage.drawn(.red, at: 0)).box
        expect(red.height, equals: 200)
    }

    @Test("Down a tall screen a scroll passes as many views as it likes, unless it is told not to")
    func limitsBySizeClass() throws {
        func top(_ behavior: ViewAlignedScrollTargetBehavior, _ size: UserInterfaceSizeClass) throws -> CGFloat {
            let stage = try Stage(width: 100, height: 200)
            try stage.show(
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<30, id: \.self) { index in (index == 0 ? Color.red : .blue).frame(width: 90, height: 80) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior)
                .environment(\.verticalSizeClass, size))
            try stage.tree.touch(
                along: [
                    [
                        (0, CGPoint(x: 50, y: 180)), (0.05, CGPoint(x: 50, y: 100)), (0.1, CGPoint(x: 50, y: 20)),
                        (0.101, CGPoint(x: 50, y: 18)),
                    ]
                ],
                at: 1)
            return try #require(stage.drawn(at: 9).map(\.box.minY).min())
        }
        let free = try top(.viewAligned(limitBehavior: .never), .regular)
        #expect(free < -400 && free.truncatingRemainder(dividingBy: 80) == 0)
        try expect(top(.viewAligned, .regular), equals: free)
        try expect(top(.viewAligned, .compact), equals: -160)
        try expect(top(.viewAligned(limitBehavior: .always), .regular), equals: -160)
        try expect(top(.viewAligned(limitBehavior: .alwaysByOne), .regular), equals: -80)
    }
}
