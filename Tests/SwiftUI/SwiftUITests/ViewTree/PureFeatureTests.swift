import Drawing
import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Whatever moves: a moment by itself is what it is after all moments before it, and looking at one changes nothing.
@Suite("Every feature is a function of time") @MainActor struct PureFeatureTests {
    enum Feature: String, CaseIterable, Sendable {
        case animatableView, animatableModifier, animatableLayout, geometryEffect, projection, customTransition, asymmetricTransition
        case phases, endlessPhases, keyframes, timeline, schedule, ticking, progress
        case matchedGeometry, geometryGroup, scroll, lazyScroll, lazyGridScroll, readScroll, watchedScroll, scrollTransition, visualEffect
        case list, navigation, sheet, rolling, interpolated, symbol, canvas, gradient, mask, repeating, delayed, spring, wait
    }

    @Test(arguments: Feature.allCases) func aMomentAloneIsTheMomentReached(_ feature: Feature) throws {
        let stepped = try Self.film(feature)
        var reached: [Int: String] = [:]
        for step in 0...16 { reached[step] = try Self.dump(stepped, at: Self.time(step)) }
        #expect(Set(reached.values).count > 1, "\(feature.rawValue) does not move, so nothing is shown of it here")
        for step in [1, 6, 11, 16] {
            let alone = try Self.dump(try Self.film(feature), at: Self.time(step))
            expect(alone, equals: reached[step], "\(feature.rawValue) at \(Self.time(step)) s")
        }
    }

    @Test(arguments: Feature.allCases) func lookingChangesNothing(_ feature: Feature) throws {
        let tree = try Self.film(feature)
        try tree.advance(to: 1.2)
        let (first, settling, next) = (tree.displayList(at: 1.2).dump(), tree.settlingTime, tree.nextEventTime)
        let (places, loops) = (tree.layoutDump(), tree.animations.loops.count)
        let memory = MemoryDump(of: tree)
        #expect(memory.lines.count > 3)
        let end = min(next ?? 2, 2)
        for step in [7, 2, 9, 4] { _ = tree.displayList(at: 1.2 + (end - 1.2) * Double(step) / 10) }
        expect(tree.displayList(at: 1.2).dump(), equals: first)
        #expect(tree.settlingTime == settling && tree.nextEventTime == next && tree.animations.loops.count == loops)
        expect(tree.layoutDump(), equals: places)
        #expect(tree.updates.pending.isEmpty)
        expect(memory.lost(in: MemoryDump(of: tree)), equals: [], "\(feature.rawValue)")
    }

    private static func time(_ step: Int) -> Double { 1 + Double(step) / 12 }

    private static func dump(_ tree: ViewTree, at time: Double) throws -> String {
        try tree.advance(to: time)
        return tree.displayList(at: time).dump()
    }

    /// A view in one state, and from second 1 on its way to another.
    private static func film(_ feature: Feature) throws -> ViewTree {
        let stage = try Stage()
        try stage.show(view(feature, 0))
        try stage.show(view(feature, 1), animation(of: feature), at: 1)
        if feature == .spring { try stage.show(view(feature, 2), .smooth(duration: 1), at: 1.1) }
        return stage.tree
    }

    private static func animation(of feature: Feature) -> Animation {
        switch feature {
        case .repeating: .linear(duration: 0.3).repeatForever(autoreverses: true)
        case .delayed: .easeInOut(duration: 0.5).delay(0.2)
        case .spring: .bouncy
        default: .linear(duration: 1)
        }
    }

    private static func view(_ feature: Feature, _ state: Int) -> AnyView {
        let amount = CGFloat(state) * 60
        switch feature {
        case .animatableView:
            return AnyView(
                HStack {
                    Bar(length: 10 + amount); Color.blue.frame(width: 5, height: 5)
                })
        case .animatableModifier: return AnyView(Color.red.frame(width: 20, height: 20).modifier(Inset(length: amount)))
        case .animatableLayout:
            return AnyView(
                Steps(step: amount) {
                    Color.red; Color.blue
                })
        case .geometryEffect: return AnyView(Color.red.frame(width: 20, height: 20).modifier(Shove(amount: amount)))
        case .projection: return AnyView(Color.red.frame(width: 50, height: 50).rotation3DEffect(.degrees(amount), axis: (0, 1, 0)))
        case .customTransition:
            return AnyView(
                VStack {
                    if state == 1 { Color.red.transition(InsetTransition()) }; Color.blue.frame(height: 30)
                })
        case .asymmetricTransition:
            return AnyView(
                VStack {
                    Text("\(state)").id(state).transition(
                        .asymmetric(insertion: .move(edge: .leading), removal: .scale.combined(with: .opacity)))
                })
        case .phases:
            return AnyView(
                PhaseAnimator([CGFloat(0), 40, 80], trigger: state) {
                    Color.red.frame(width: 10, height: 10).offset(x: $0)
                } animation: { _ in
                    .linear(duration: 0.3)
                })
        case .endlessPhases:
            return AnyView(
                PhaseAnimator([CGFloat(0), 40]) {
                    Color.red.frame(width: 10 + $0, height: 10)
                } animation: { _ in
                    .linear(duration: 0.3)
                })
        case .keyframes:
            return AnyView(
                KeyframeAnimator(initialValue: CGFloat(10), trigger: state) {
                    Color.red.frame(width: $0, height: 10)
                } keyframes: { _ in
                    LinearKeyframe(60, duration: 0.5)
                    SpringKeyframe(20, duration: 0.5)
                })
        case .timeline:
            return AnyView(
                TimelineView(.animation) { context in
                    Color.red.frame(width: CGFloat(10 + 20 * abs(sin(context.date.timeIntervalSinceReferenceDate))), height: 10)
                })
        case .schedule:
            return AnyView(
                TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.25)) { context in
                    Text("\(Int(context.date.timeIntervalSinceReferenceDate * 4) % 1000)")
                })
        case .ticking: return AnyView(Ticking())
        case .progress:
            return AnyView(ProgressView(timerInterval: ViewClock.start.date(at: 0)...ViewClock.start.date(at: 10)).frame(width: 100))
        case .matchedGeometry: return AnyView(Matched(state: state))
        case .geometryGroup:
            return AnyView(
                VStack {
                    Color.blue.frame(height: 10); Bar(length: 20).padding(amount / 4)
                }.frame(width: 100 + amount).geometryGroup())
        case .scroll: return AnyView(rows(state) { content in VStack(spacing: 0) { content } })
        case .lazyScroll: return AnyView(rows(state) { content in LazyVStack(spacing: 0) { content } })
        case .lazyGridScroll:
            return AnyView(rows(state) { content in LazyVGrid(columns: [GridItem(), GridItem()], spacing: 3) { content } })
        case .readScroll:
            return AnyView(
                rows(state) { content in
                    LazyVStack(spacing: 0) {
                        GeometryReader { proxy in
                            Color.red.frame(width: max(100 + proxy.frame(in: .global).minY / 4, 1), height: 10)
                        }
                        .frame(height: 200)
                        content
                    }
                })
        case .watchedScroll: return AnyView(Watched(state: state))
        case .scrollTransition:
            return AnyView(
                rows(state) { content in
                    LazyVStack {
                        content.scrollTransition { view, phase in
                            view.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(1 - abs(phase.value) / 4)
                        }
                    }
                })
        case .visualEffect:
            return AnyView(
                rows(state) { content in
                    VStack { content.visualEffect { view, proxy in view.offset(x: proxy.frame(in: .scrollView).minY / 10) } }
                })
        case .list:
            return AnyView(
                List { ForEach(0..<(6 - 3 * state), id: \.self) { Text("Row \($0)") } })
        case .navigation: return AnyView(Pushed(isPushed: state == 1))
        case .sheet: return AnyView(Color.red.sheet(isPresented: .constant(state == 1)) { Text("Sheet") })
        case .rolling: return AnyView(Text("\(95 + state * 64) mg").contentTransition(.numericText(value: Double(state))))
        case .interpolated: return AnyView(Text("Size").font(.system(size: 12 + amount / 4)).contentTransition(.interpolate))
        case .symbol: return AnyView(Image(systemName: "heart.fill").symbolEffect(.bounce, value: state))
        case .canvas:
            return AnyView(
                TimelineView(.animation) { timeline in
                    Canvas { context, size in
                        let x = CGFloat(timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)) * size.width
                        context.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.red))
                    }
                })
        case .gradient:
            return AnyView(LinearGradient(colors: [state == 0 ? .red : .blue, .green], startPoint: .top, endPoint: .bottom))
        case .mask: return AnyView(Color.red.mask { Circle().padding(amount / 2) })
        case .repeating, .delayed, .spring: return AnyView(Color.red.frame(width: 20 + amount, height: 20).offset(x: amount / 3))
        case .wait: return AnyView(Waiting(state: state))
        }
    }

    /// A hundred rows in a scroll view that is at the first one, and then at another.
    private static func rows<Content: View>(
        _ state: Int, @ViewBuilder _ content: (ForEach<Range<Int>, Int, AnyView>) -> Content
    ) -> some View {
        let rows = ForEach(0..<100, id: \.self) { index in
            AnyView(
                HStack {
                    Text("Row \(index)"); Color(hue: Double(index) / 100, saturation: 1, brightness: 1)
                }.frame(height: 30))
        }
        return ScrollView { content(rows) }.scrollPosition(id: .constant(Optional(state * 30)), anchor: .top)
    }

    private struct Bar: View, @preconcurrency Animatable {
        var length: CGFloat
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        var body: some View { Color.red.frame(width: length, height: 10) }
    }

    private struct Inset: ViewModifier, @preconcurrency Animatable {
        var length: CGFloat
        var animatableData: CGFloat {
            get { length }
            set { length = newValue }
        }
        func body(content: Content) -> some View { content.padding(.leading, length) }
    }

    private struct InsetTransition: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.modifier(Inset(length: phase.isIdentity ? 0 : 50)) }
    }

    private struct Shove: @MainActor GeometryEffect {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: sin(amount) * 10, y: amount))
        }
    }

    private struct Steps: Layout {
        var step: CGFloat
        var animatableData: CGFloat {
            get { step }
            set { step = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 20 + step, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY), proposal: ProposedViewSize(width: 10, height: 10))
            }
        }
    }

    private struct Ticking: View {
        var body: some View {
            Text(timerInterval: ViewClock.start.date(at: 0)...ViewClock.start.date(at: 100), countsDown: false)
            Text(ViewClock.start.date(at: -50), style: .relative)
        }
    }

    private struct Matched: View {
        let state: Int
        @Namespace private var space

        var body: some View {
            VStack {
                if state == 0 { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20) }
                Spacer()
                if state == 1 { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 40) }
            }
        }
    }

    private struct Watched: View {
        let state: Int
        @State private var offset: CGFloat = 0

        var body: some View {
            VStack {
                Color.blue.frame(width: min(max(offset / 10, 0), 100), height: 10)
                PureFeatureTests.rows(state) { content in LazyVStack { content } }
                    .onScrollGeometryChange(for: CGFloat.self) {
                        $0.contentOffset.y
                    } action: { _, new in
                        offset = new
                    }
            }
        }
    }

    private struct Pushed: View {
        let isPushed: Bool

        var body: some View {
            NavigationStack(path: .constant(isPushed ? [1] : [])) {
                Text("Root").navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    /// A task that sleeps, and writes state with an animation.
    private struct Waiting: View {
        let state: Int
        @State private var length: CGFloat = 10

        var body: some View {
            Color.red.frame(width: length, height: 10)
                .onChange(of: state) { _, _ in
                    withAnimation(.linear(duration: 0.4)) {
                        length = 60
                    } completion: {
                        withAnimation(.linear(duration: 0.4)) { length = 20 }
                    }
                }
        }
    }
}
