import Drawing
import PreviewSteps
import SwiftUI
import Testing
import UIKit

@testable import PreviewRendering

/// What a scripted hand does, and what goes on meanwhile: a moment by itself is what it is after all frames before it.
@Suite("Scripted hands are a function of time", .serialized) @MainActor struct ScriptedTimeTests {
    enum Feature: String, CaseIterable, Sendable {
        case drag, dragFollowedByTap, swipe, swipeAction, scroll, pages, tabs, push, sheet, timer, restlessTimer, task, platformView
        case pinch, slider, typed
    }

    @Test(arguments: Feature.allCases) func aMomentAloneIsTheMomentReached(_ feature: Feature) async throws {
        let moments = [0.35, 0.62, 0.95, 1.4, 2.1, 3.3]
        var pictures: [String] = []
        for moment in moments {
            let stepped = try await Self.picture(of: feature, at: moment, framesPerSecond: 60)
            let alone = try await Self.picture(of: feature, at: moment, framesPerSecond: nil)
            #expect(stepped == alone, "\(feature.rawValue) at \(moment) s")
            pictures.append(alone)
        }
        #expect(Set(pictures).count > 2, "\(feature.rawValue) hardly moves, so little is shown of it here")
    }

    /// What is shown so many seconds after a view has come to rest, with all frames before that or none.
    private static func picture(of feature: Feature, at moment: Double, framesPerSecond: Double?) async throws -> String {
        VirtualClock.start()
        defer { VirtualClock.stop() }
        var options = RenderOptions()
        options.scale = 1
        let plan = try ViewStudio(options: options).plan(of: view(feature), size: CGSize(width: 200, height: 260))
        let renderer = PreviewRenderer(plan: plan, options: options)
        let (tree, start, _) = try await renderer.restingTree(of: plan.entries[0])
        let player = StepPlayer(steps(feature), tree: tree, start: start + 0.3) { try await renderer.advance($0, to: $1) }
        if let framesPerSecond {
            for frame in 0..<Int(moment * framesPerSecond) {
                let time = start + Double(frame) / framesPerSecond
                try await player.play(through: time)
                try await renderer.advance(tree, to: time)
                _ = renderer.picture(of: tree, at: time)
            }
        }
        try await player.play(through: start + moment)
        try await renderer.advance(tree, to: start + moment)
        return renderer.picture(of: tree, at: start + moment).dump()
    }

    private static func steps(_ feature: Feature) -> [PreviewStep] {
        let middle = StepTarget.point(CGPoint(x: 100, y: 130))
        switch feature {
        case .drag: return [.drag(from: middle, x: 60, y: 20, seconds: 0.5)]
        case .dragFollowedByTap: return [.drag(from: middle, x: 60, y: 20, seconds: 0.3), .tap(.label("More"), count: 1)]
        case .swipe: return [.drag(from: .point(CGPoint(x: 150, y: 60)), x: -100, y: 0, seconds: 0.4)]
        case .swipeAction: return [.drag(from: .point(CGPoint(x: 150, y: 60)), x: -70, y: 0, seconds: 0.3), .tap(.label("Delete"), count: 1)]
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
        case .typed: return [.tap(.label("Name"), count: 1), .type("Ada", into: nil)]
        }
    }

    private static func view(_ feature: Feature) -> AnyView {
        switch feature {
        case .drag, .dragFollowedByTap, .pinch: AnyView(Card())
        case .swipe, .swipeAction: AnyView(Rows())
        case .scroll: AnyView(ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("Row \($0)").frame(height: 30) } } })
        case .pages:
            AnyView(TabView { Color.red; Color.green; Color.blue }.tabViewStyle(.page))
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
                            .onEnded { _ in withAnimation(.bouncy) { offset = .zero } })
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

    private struct Pulse: View {
        var body: some View {
            Color.red.frame(width: 40, height: 40).phaseAnimator([1.0, 0.5]) { $0.scaleEffect($1) } animation: { _ in .linear(duration: 0.37) }
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
}
