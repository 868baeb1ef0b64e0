import Drawing
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import UIKit

@testable import PreviewRendering

/// What a scripted hand does, and what goes on meanwhile: a moment by itself is what it is after all frames before it.
@Suite("Scripted hands are a function of time", .serialized) @MainActor struct ScriptedTimeTests {
    enum Feature: String, CaseIterable, Sendable {
        case drag, dragFollowedByTap, swipe, swipeAction, scroll, pages, tabs, push, sheet, timer, restlessTimer, task, platformView
        case pinch, slider, typed, lazyScroll, sheetDrag, alert, menu, longPress, hero, schedule, transition, symbol, scrollEffect,
            keyframes
    }

    @Test(arguments: Feature.allCases) func aMomentAloneIsTheMomentReached(_ feature: Feature) async throws {
        let moments = feature == .keyframes ? [0.45, 0.7, 0.9, 1.0, 1.2, 1.3, 1.31, 1.5] : [0.35, 0.62, 0.95, 1.4, 2.1, 3.3]
        var pictures: [String] = []
        for moment in moments {
            let stepped = try await Self.picture(of: feature, at: moment, framesPerSecond: 60)
            let alone = try await Self.picture(of: feature, at: moment, framesPerSecond: nil)
            expect(stepped, equals: alone, "\(feature.rawValue) at \(moment) s")
            pictures.append(alone)
        }
        #expect(Set(pictures).count > 2, "\(feature.rawValue) hardly moves, so little is shown of it here")
    }

    /// What is shown so many seconds after a view has come to rest, with all frames before that or none.
    private static func picture(of feature: Feature, at moment: Double, framesPerSecond: Double?) async throws -> String {
        try await list(of: view(feature), steps(feature), at: moment, framesPerSecond: framesPerSecond).dump()
    }

    private static func list(of view: AnyView, _ steps: [PreviewStep], at moment: Double, framesPerSecond: Double?) async throws
        -> DisplayList
    {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        let plan = try ViewStudio(options: options).plan(of: view, size: CGSize(width: 200, height: 260))
        let renderer = PreviewRenderer(plan: plan, options: options)
        let (tree, start, _) = try await renderer.restingTree(of: plan.entries[0])
        let player = StepPlayer(steps, tree: tree, start: start + 0.3) { try await renderer.advance($0, to: $1) }
        if let framesPerSecond {
            for frame in 0..<Int(moment * framesPerSecond) {
                let time = start + Double(frame) / framesPerSecond
                try await player.play(through: time)
                try await renderer.advance(tree, to: time)
                _ = renderer.frame(of: tree, at: time)
            }
        }
        try await player.play(through: start + moment)
        try await renderer.advance(tree, to: start + moment)
        return renderer.frame(of: tree, at: start + moment)
    }

    /// Rows of a lazy stack are built when events bring them into sight; what is between two events shows them all the same.
    @Test("A lazy stack that is flicked shows what another stack does, at any moment", arguments: [(0.05, 13), (0.12, 40)])
    func lazyLikeEager(_ seconds: Double, _ height: CGFloat) async throws {
        func rows(_ range: Range<Int>) -> some View {
            ForEach(range, id: \.self) { row in
                Color(red: Double(row % 7) / 7, green: Double(row % 11) / 11, blue: Double(row % 13) / 13).frame(height: height)
            }
        }
        let steps = [PreviewStep.drag(from: .point(CGPoint(x: 100, y: 220)), x: 0, y: -200, seconds: seconds)]
        let lazy = AnyView(ScrollView { LazyVStack(spacing: 0) { rows(0..<800) } }.scrollIndicators(.hidden))
        let eager = AnyView(ScrollView { VStack(spacing: 0) { rows(0..<800) } }.scrollIndicators(.hidden))
        for moment in [0.41, 0.47, 0.66, 1.2] {
            for rate in [nil, 60.0] {
                let shown = try await Self.pixels(of: lazy, steps, at: moment, framesPerSecond: rate)
                let expected = try await Self.pixels(of: eager, steps, at: moment, framesPerSecond: rate)
                let isAlike = shown == expected
                #expect(isAlike, "at \(moment) s, \(rate == nil ? "alone" : "after all frames")")
            }
        }
    }

    private static func pixels(of view: AnyView, _ steps: [PreviewStep], at moment: Double, framesPerSecond: Double?) async throws
        -> [UInt8]
    {
        let list = try await list(of: view, steps, at: moment, framesPerSecond: framesPerSecond)
        return try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: list).bytes
    }

    private static func steps(_ feature: Feature) -> [PreviewStep] {
        let middle = StepTarget.point(CGPoint(x: 100, y: 130))
        switch feature {
        case .drag: return [.drag(from: middle, x: 60, y: 20, seconds: 0.5)]
        case .dragFollowedByTap: return [.drag(from: middle, x: 60, y: 20, seconds: 0.3), .tap(.label("More"), count: 1)]
        case .swipe: return [.drag(from: .point(CGPoint(x: 150, y: 60)), x: -100, y: 0, seconds: 0.4)]
        case .swipeAction:
            return [.drag(from: .point(CGPoint(x: 150, y: 60)), x: -70, y: 0, seconds: 0.3), .tap(.label("Delete"), count: 1)]
        case .scroll: return [.drag(from: middle, x: 0, y: -120, seconds: 0.2)]
        case .pages: return [.drag(from: .point(CGPoint(x: 180, y: 130)), x: -150, y: 0, seconds: 0.3)]
        case .tabs: return [.tap(.label("Second"), count: 1), .wait(seconds: 1), .tap(.label("First"), count: 1)]
        case .push: return [.tap(.label("Open"), count: 1), .tap(.label("Back"), count: 1)]
        case .sheet: return [.tap(.label("Open"), count: 1), .tap(.label("Close"), count: 1)]
        case .timer, .task: return [.tap(.label("Start"), count: 1)]
        case .restlessTimer: return [.tap(.label("Start"), count: 1), .tap(.label("Start"), count: 1)]
        case .platformView: return [.tap(.label("Start"), count: 1), .tap(.label("Start"), count: 1)]
        case .pinch: return [.pinch(middle, scale: 1.8, degrees: 0, seconds: 0.5)]
        case .slider: return [.drag(from: middle, x: 60, y: 0, seconds: 0.5)]
        case .lazyScroll: return [.drag(from: .point(CGPoint(x: 100, y: 230)), x: 0, y: -200, seconds: 0.12)]
        case .sheetDrag:
            return [
                .tap(.label("Open"), count: 1), .wait(seconds: 0.9),
                .drag(from: .point(CGPoint(x: 100, y: 60)), x: 0, y: 180, seconds: 0.3),
            ]
        case .alert: return [.tap(.label("Warn"), count: 1), .wait(seconds: 0.9), .tap(.label("OK"), count: 1)]
        case .menu: return [.tap(.label("Choose"), count: 1), .wait(seconds: 0.9), .tap(.label("Second"), count: 1)]
        case .longPress: return [.longPress(middle, seconds: 0.8)]
        case .hero, .schedule, .symbol: return [.tap(.label("Start"), count: 1), .wait(seconds: 0.4), .tap(.label("Start"), count: 1)]
        case .keyframes: return [.tap(.label("Start"), count: 1), .wait(seconds: 0.5), .tap(.label("Start"), count: 1)]
        case .transition: return [.tap(.label("Start"), count: 1), .wait(seconds: 0.2), .tap(.label("Start"), count: 1)]
        case .scrollEffect: return [.drag(from: .point(CGPoint(x: 100, y: 230)), x: 0, y: -150, seconds: 0.2)]
        case .typed: return [.tap(.label("Name"), count: 1), .type("Ada", into: nil)]
        }
    }

    private static func view(_ feature: Feature) -> AnyView {
        switch feature {
        case .drag, .dragFollowedByTap, .pinch: AnyView(Card())
        case .swipe, .swipeAction: AnyView(Rows())
        case .scroll: AnyView(ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 30) } } })
        case .pages:
            AnyView(
                TabView {
                    Color.red; Color.green; Color.blue
                }.tabViewStyle(.page))
        case .tabs:
            AnyView(
                TabView {
                    Tab("First", systemImage: "1.circle") { Pulse() }
                    Tab("Second", systemImage: "2.circle") { Color.green }
                })
        case .push: AnyView(NavigationStack { NavigationLink("Open") { Text("Page") } })
        case .sheet: AnyView(Sheet())
        case .timer: AnyView(Ticks(isRestless: false))
        case .restlessTimer: AnyView(Ticks(isRestless: true))
        case .task: AnyView(Worker())
        case .platformView: AnyView(Platform())
        case .slider: AnyView(Level())
        case .typed: AnyView(Field())
        case .lazyScroll:
            AnyView(
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Text("Row \($0)").frame(height: 20 + CGFloat($0 * 7 % 31)) } }
                })
        case .sheetDrag: AnyView(Sheet())
        case .alert: AnyView(Warning())
        case .menu: AnyView(Choice())
        case .longPress: AnyView(Held())
        case .keyframes: AnyView(Bumped())
        case .hero, .schedule, .transition, .symbol: AnyView(Started(feature: feature))
        case .scrollEffect:
            AnyView(
                ScrollView {
                    VStack {
                        ForEach(0..<30, id: \.self) { index in
                            Color.red.frame(width: 80, height: 40)
                                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.2).scaleEffect(1 - abs($1.value) / 2) }
                                .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 10) }
                        }
                    }
                })
        }
    }

    private struct Card: View {
        @State private var offset = CGSize.zero
        @State private var scale = 1.0
        @State private var isLarge = false

        var body: some View {
            VStack {
                Color.red.frame(width: isLarge ? 160 : 80, height: 80).scaleEffect(scale).offset(offset)
                    .gesture(
                        DragGesture().onChanged { offset = $0.translation }
                            .onEnded { _ in withAnimation(.bouncy) { offset = .zero } }
                    )
                    .simultaneousGesture(
                        MagnifyGesture().onChanged { scale = $0.magnification }
                            .onEnded { _ in withAnimation(.spring) { scale = 1 } })
                Button("More") { withAnimation(.easeInOut(duration: 0.6)) { isLarge.toggle() } }
            }
            .frame(maxHeight: .infinity)
        }
    }

    private struct Rows: View {
        @State private var rows = ["Bread", "Milk", "Tea"]
        var body: some View { List { ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) } }.listStyle(.plain) }
    }

    private struct Bumped: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Start") { count += 1 }
                Color.red.frame(width: 40, height: 40)
                    .keyframeAnimator(initialValue: 0.0, trigger: count) {
                        $0.offset(y: $1)
                    } keyframes: { _ in
                        CubicKeyframe(60, duration: 0.3)
                        SpringKeyframe(0, duration: 0.6)
                    }
            }
        }
    }

    private struct Pulse: View {
        var body: some View {
            Color.red.frame(width: 40, height: 40).phaseAnimator([1.0, 0.5]) {
                $0.scaleEffect($1)
            } animation: { _ in
                .linear(duration: 0.37)
            }
        }
    }

    private struct Sheet: View {
        @State private var isOpen = false

        var body: some View {
            Button("Open") { isOpen = true }
                .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
        }
    }

    private struct Ticks: View {
        let isRestless: Bool
        @State private var count = 0
        @State private var steps = 0.0
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Start") {
                    isOn = true
                    withAnimation(.linear(duration: 0.3)) { steps += Double(count + 1) }
                    if !isRestless {
                        Timer.scheduledTimer(withTimeInterval: 0.21, repeats: true) { timer in
                            let isOver = MainActor.assumeIsolated {
                                withAnimation(.easeOut(duration: 0.15)) { count += 1 }
                                return count > 8
                            }
                            if isOver { timer.invalidate() }
                        }
                    }
                }
                Color.red.frame(width: 10 + CGFloat(count % 12) * 10, height: 10)
                Color.blue.frame(width: min(10 + steps * 7, 180), height: 10)
            }
            .onReceive(Timer.publish(every: 0.13, on: .main, in: .common).autoconnect()) { _ in if isRestless { count += 1 } }
        }
    }

    private struct Worker: View {
        @State private var progress = 0.0

        var body: some View {
            VStack {
                Button("Start") {
                    Task {
                        for step in 1...6 {
                            try? await Task.sleep(for: .seconds(0.27))
                            withAnimation(.smooth(duration: 0.4)) { progress = Double(step) / 6 }
                        }
                    }
                }
                Color.red.frame(width: 10 + progress * 150, height: 10)
            }
        }
    }

    private final class Plate: UIView {
        let block = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

        override init(frame: CGRect) {
            super.init(frame: frame)
            block.backgroundColor = .red
            addSubview(block)
        }

        required init?(coder: NSCoder) { nil }
    }

    private struct PlateView: UIViewRepresentable {
        let isOn: Bool

        func makeUIView(context: Context) -> Plate { Plate() }

        func updateUIView(_ view: Plate, context: Context) {
            let x: CGFloat = isOn ? 120 : 0
            guard view.block.frame.origin.x != x else { return }
            UIView.animate(withDuration: 0.8, delay: 0.1, options: .curveEaseInOut) { view.block.frame.origin.x = x }
        }
    }

    private struct Platform: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Start") { isOn.toggle() }
                PlateView(isOn: isOn).frame(width: 160, height: 40)
            }
        }
    }

    private struct Level: View {
        @State private var level = 0.5
        var body: some View { Slider(value: $level).frame(maxHeight: .infinity) }
    }

    private struct Field: View {
        @State private var name = ""

        var body: some View {
            VStack {
                TextField("Name", text: $name)
                Color.red.frame(width: 10 + CGFloat(name.count) * 30, height: 10).animation(.smooth(duration: 0.5), value: name)
            }
        }
    }

    private struct Warning: View {
        @State private var isWarned = false
        @State private var width: CGFloat = 20

        var body: some View {
            VStack {
                Button("Warn") { isWarned = true }
                Color.red.frame(width: width, height: 10)
            }
            .alert("Really?", isPresented: $isWarned) { Button("OK") { withAnimation { width = 120 } } }
        }
    }

    private struct Choice: View {
        @State private var width: CGFloat = 20

        var body: some View {
            VStack {
                Menu("Choose") {
                    Button("First") { width = 10 }
                    Button("Second") { withAnimation(.bouncy) { width = 120 } }
                }
                Color.red.frame(width: width, height: 10)
            }
        }
    }

    private struct Held: View {
        @State private var isHeld = false
        @State private var count = 1.0

        var body: some View {
            Color.red.frame(width: 60 * count, height: 60).scaleEffect(isHeld ? 0.6 : 1)
                .onLongPressGesture(minimumDuration: 0.5) {
                    withAnimation(.spring) { count = 2 }
                } onPressingChanged: { isPressing in
                    withAnimation(.easeOut(duration: 0.4)) { isHeld = isPressing }
                }
                .frame(maxHeight: .infinity)
        }
    }

    private struct Started: View {
        let feature: Feature
        @State private var count = 0
        @Namespace private var space

        var body: some View {
            VStack {
                Button("Start") { withAnimation(.smooth(duration: 0.7)) { count += 1 } }
                content.frame(width: 180, height: 120)
            }
        }

        @ViewBuilder private var content: some View {
            switch feature {
            case .hero:
                HStack {
                    if count == 1 {
                        Spacer()
                        Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 100, height: 60)
                    } else {
                        Color.red.matchedGeometryEffect(id: "hero", in: space).frame(width: 20, height: 20)
                        Spacer()
                    }
                }
            case .schedule:
                TimelineView(.periodic(from: .now, by: 0.31)) { context in
                    let tick = Int(context.date.timeIntervalSinceReferenceDate * 100) % 97
                    Color.red.frame(width: 10 + CGFloat(tick), height: 10 + CGFloat(count) * 30)
                }
            case .symbol:
                VStack {
                    Image(systemName: count.isMultiple(of: 2) ? "heart" : "star").contentTransition(.symbolEffect(.replace)).font(
                        .largeTitle)
                    Image(systemName: "bell").symbolEffect(.bounce, value: count)
                    Text("\(count * 91 + 9)").contentTransition(.numericText())
                }
            default:
                if count.isMultiple(of: 2) {
                    Color.red.frame(width: 50, height: 50).transition(.scale.combined(with: .opacity))
                } else {
                    Color.blue.frame(width: 50, height: 50).transition(.move(edge: .bottom))
                }
            }
        }
    }
}
