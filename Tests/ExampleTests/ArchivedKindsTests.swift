import Charts
import Drawing
import Foundation
import HostProtocol
import MapKit
import Raster
import SwiftUI
import TestSupport
import Testing
import WidgetKit

@testable import PreviewRendering
@testable import WidgetArchive

/// Every kind of content that widgets have: presented from an archive's bytes it is what its code shows, at rates that have
/// nothing in common with those at which an archive holds what has no box of its own.
@Suite("Kinds of content in archives") @MainActor struct ArchivedKindsTests {
    enum Kind: String, CaseIterable {
        case ticking, tickingBesideRolling, ownShape, ownModifier, ownLayout, ownTransition, symbol, variableSymbol, symbolEffect, canvas
        case textRenderer, chart, sectors, map, gauge, circularGauge, progress, timerProgress, material, glass, matched, phases
        case keyframes, manyKeyframes, anyShape, mesh, mask, timeline, redacted, inlineLabel, accented, background
    }

    private struct Rising: Shape {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: 0, y: rect.maxY))
                for x in stride(from: 0, through: rect.width, by: 8) {
                    path.addLine(to: CGPoint(x: x, y: rect.midY - 6 * amount * sin(x / 10 + amount)))
                }
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            }
        }
    }

    private struct Counted: ViewModifier, Animatable {
        var value: Double
        nonisolated var animatableData: Double {
            get { value }
            set { value = newValue }
        }
        func body(content: Content) -> some View {
            content.overlay { Text(value, format: .number.precision(.fractionLength(1))) }
        }
    }

    private struct Ring: Layout {
        var radius: Double
        var animatableData: Double {
            get { radius }
            set { radius = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, view) in subviews.enumerated() {
                let angle = Double(index) / Double(subviews.count) * 2 * .pi + radius / 9
                view.place(
                    at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    private struct Fly: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)).opacity(phase.isIdentity ? 1 : 0)
        }
    }

    private struct Swell: TextRenderer {
        var amount: Double
        var animatableData: Double {
            get { amount }
            set { amount = newValue }
        }
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, glyph) in run.enumerated() {
                        var copy = context
                        copy.translateBy(x: 0, y: 3 * sin(Double(index) + amount))
                        copy.draw(glyph)
                    }
                }
            }
        }
    }

    private struct Shown: View {
        var kind: Kind
        var number: Int
        var date: Date
        @Namespace private var space
        private var value: Double { Double(number) }

        var body: some View {
            content.containerBackground(for: .widget) { kind == .background ? (number == 2 ? Color.orange : .yellow) : Color.white }
        }

        @ViewBuilder private var content: some View {
            switch kind {
            case .ticking, .tickingBesideRolling, .timerProgress, .timeline: clocks
            case .ownShape, .ownModifier, .ownLayout, .ownTransition, .matched, .phases, .keyframes, .manyKeyframes, .anyShape, .mask:
                moving
            case .symbol, .variableSymbol, .symbolEffect, .inlineLabel, .accented, .redacted, .background: pictures
            case .canvas, .textRenderer, .mesh, .material, .glass: drawn
            case .chart, .sectors, .map, .gauge, .circularGauge, .progress: figures
            }
        }

        @ViewBuilder private var clocks: some View {
            switch kind {
            case .ticking:
                VStack {
                    Text(date.addingTimeInterval(-57.6), style: .timer)
                    Text(date.addingTimeInterval(70), style: .relative)
                    Text(timerInterval: date...date.addingTimeInterval(100))
                }
            case .tickingBesideRolling:
                VStack {
                    Text(date, style: .timer)
                    Text("\(17 * number) mg").contentTransition(.numericText(value: value))
                }
            case .timerProgress: ProgressView(timerInterval: date...date.addingTimeInterval(6), countsDown: false)
            default: TimelineView(.periodic(from: date, by: 1)) { Text($0.date, style: .time) }
            }
        }

        @ViewBuilder private var moving: some View {
            switch kind {
            case .ownShape: Rising(amount: value).fill(.blue)
            case .ownModifier: Color.green.modifier(Counted(value: value))
            case .ownLayout: Ring(radius: 12 * value) { ForEach(0..<5) { _ in Circle().frame(width: 8, height: 8) } }
            case .ownTransition: Text("\(number)").id(number).transition(Fly())
            case .matched:
                HStack {
                    ForEach(0..<3) { index in
                        Text("\(index)").padding(6).background {
                            if index == number % 3 { Capsule().fill(.orange).matchedGeometryEffect(id: "mark", in: space) }
                        }
                    }
                }
            case .phases:
                Color.red.frame(width: 20, height: 20)
                    .phaseAnimator([0, 1, 2], trigger: number) { view, phase in view.offset(x: 12 * Double(phase)) }
            case .keyframes:
                Color.red.frame(width: 20, height: 20)
                    .keyframeAnimator(initialValue: 0.0, trigger: number) { view, turn in
                        view.rotationEffect(.degrees(turn))
                    } keyframes: { _ in
                        KeyframeTrack { CubicKeyframe(90, duration: 0.3) }
                    }
            case .manyKeyframes:
                LazyVGrid(columns: Array(repeating: GridItem(), count: 4)) {
                    ForEach(0..<12) { index in
                        Color.red.frame(width: 12, height: 12)
                            .keyframeAnimator(initialValue: 0.0, repeating: true) { view, turn in
                                view.rotationEffect(.degrees(turn)).offset(y: 3 * value)
                            } keyframes: { _ in
                                KeyframeTrack {
                                    CubicKeyframe(90, duration: 0.3 + 0.07 * Double(index)); SpringKeyframe(0, duration: 0.41)
                                }
                            }
                    }
                }
            case .anyShape:
                VStack {
                    (number == 2 ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 3 * value)))
                        .fill(number == 2 ? .orange : .blue).frame(width: 30 * value, height: 20)
                    AnyShape(UnevenRoundedRectangle(topLeadingRadius: 4 * value)).fill(.red).frame(height: 10 + 8 * value)
                }
            default: Color.blue.mask { Rectangle().frame(width: 20 + 20 * value).blur(radius: value) }
            }
        }

        @ViewBuilder private var pictures: some View {
            switch kind {
            case .symbol: Image(systemName: number == 2 ? "cloud.rain.fill" : "sun.max.fill").symbolRenderingMode(.multicolor).font(.title)
            case .variableSymbol: Image(systemName: "wifi", variableValue: value / 3).font(.title)
            case .symbolEffect: Image(systemName: "bell.fill").symbolEffect(.bounce, value: number)
            case .inlineLabel: Label("\(number) km", systemImage: "figure.run")
            case .accented:
                HStack {
                    Text("\(number)").widgetAccentable(); Image(systemName: "star.fill")
                }
            case .redacted: Text("Secret \(number)").redacted(reason: number == 2 ? .placeholder : [])
            default: Text("\(number)")
            }
        }

        @ViewBuilder private var drawn: some View {
            switch kind {
            case .canvas:
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width * value / 3, height: 30)), with: .color(.indigo))
                    context.draw(Text(date, style: .timer), at: CGPoint(x: 40, y: 50))
                }
            case .textRenderer: Text("Swelling").textRenderer(Swell(amount: value))
            case .mesh:
                MeshGradient(
                    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                    colors: [.red, .green, .blue, number == 2 ? .white : .yellow])
            case .material:
                ZStack {
                    Circle().fill(.red).offset(x: 10 * value)
                    Text("Over").padding().background(.thinMaterial, in: .rect(cornerRadius: 6))
                }
            default: Text("Glass").padding(6).glassEffect(.regular, in: .capsule).offset(y: 8 * value)
            }
        }

        @ViewBuilder private var figures: some View {
            switch kind {
            case .chart:
                Chart(0..<4, id: \.self) { index in
                    BarMark(x: .value("Day", "\(index)"), y: .value("Cups", (index + number) % 3 + 1))
                    LineMark(x: .value("Day", "\(index)"), y: .value("Cups", (index * number) % 4)).interpolationMethod(.catmullRom)
                }
            case .sectors:
                Chart(0..<3, id: \.self) { SectorMark(angle: .value("Part", $0 + number)).foregroundStyle(by: .value("Part", "\($0)")) }
            case .map:
                Map { Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 50 + value / 100, longitude: 8)) }
            case .gauge:
                Gauge(value: value, in: 0...4) {
                    Text("km")
                } currentValueLabel: {
                    Text("\(number)")
                }
            case .circularGauge: Gauge(value: value, in: 0...4) { Text("km") }.gaugeStyle(.accessoryCircular)
            default:
                VStack {
                    ProgressView(value: value, total: 4)
                    ProgressView(value: value, total: 4).progressViewStyle(.circular)
                }
            }
        }
    }

    /// Three entries, eight seconds apart, of a widget 120 points wide.
    private func plan(_ kind: Kind, look: WidgetLook, scale: CGFloat) throws -> PreviewPlan {
        var environment = EnvironmentValues()
        environment.isInWidget = true
        environment.widgetFamily = .systemSmall
        environment.displayScale = scale
        environment.fontLibrary = try FontSetup.shared(named: []).library
        let start = Date(timeIntervalSinceReferenceDate: 779_000_000)
        let entries = (1...3).map { number in
            let date = start.addingTimeInterval(8 * Double(number))
            return PreviewPlan.Entry(name: "entry\(number)", date: date) { Shown(kind: kind, number: number, date: date) }
        }
        var plan = PreviewPlan(
            entries: entries, size: CGSize(width: 120, height: 110), placement: .centered, cornerRadius: 12, backdrop: .white,
            environment: environment)
        plan.defaultAnimation = .spring(duration: 0.43, bounce: 0.2)
        plan.look = look
        return plan
    }

    private func options(_ rate: Double) -> RenderOptions {
        var options = RenderOptions()
        options.scale = 2
        options.framesPerSecond = rate
        return options
    }

    private func archive(_ kind: Kind, look: WidgetLook = .fullColor) async throws -> WidgetArchive {
        let layout = try await WidgetArchive.Layout(scale: 2, plan: try plan(kind, look: look, scale: 2), options: options(30))
        return try WidgetArchive(bytes: WidgetArchive(of: [layout], name: kind.rawValue, options: options(30)).bytes())
    }

    private func expectAlike(_ kind: Kind, look: WidgetLook, rates: [Double], instants: [Double]) async throws {
        let archive = try await archive(kind, look: look)
        let rasterizer = Rasterizer(scale: 2)
        func isAlike(_ one: DisplayList, _ other: DisplayList) throws -> Bool {
            try one == other || rasterizer.render(one) == rasterizer.render(other)
        }
        for rate in rates {
            let options = options(rate).presenting(archive)
            var direct = PreviewRenderer(plan: try plan(kind, look: look, scale: 2), options: options)
            direct.presentsArchives = false
            let presented = PreviewRenderer(plan: PreviewPlan(archive, scale: 2), options: options)
            let (expected, found) = (try await direct.film(), try await presented.film())
            for (one, other) in zip(expected.stills, found.stills) { #expect(try isAlike(one.list, other.list), "\(one.name)") }
            for (one, other) in zip(expected.transitions, found.transitions) {
                expect(one.frames.count, equals: other.frames.count, "\(one.name) at \(rate)")
                let different = try zip(one.frames, other.frames).enumerated().filter { try !isAlike($1.0, $1.1) }.map(\.offset)
                #expect(different.isEmpty, "\(one.name) at \(rate): \(different) of \(one.frames.count)")
            }
            for instant in instants {
                for (one, other) in zip(try await direct.film(at: instant), try await presented.film(at: instant)) {
                    #expect(try isAlike(one.list, other.list), "\(one.name) after \(instant) s")
                }
            }
        }
    }

    @Test(
        "Presented at any rate and instant, an archive shows what the code shows",
        arguments: [
            Kind.ticking, .tickingBesideRolling, .ownShape, .ownModifier, .ownLayout, .ownTransition, .symbol, .variableSymbol,
            .symbolEffect, .canvas, .textRenderer, .chart, .sectors, .map, .gauge, .circularGauge, .progress, .timerProgress, .material,
            .glass, .matched, .phases, .keyframes, .manyKeyframes, .anyShape, .mesh, .mask, .timeline, .redacted, .inlineLabel, .accented,
            .background,
        ])
    func alike(_ kind: Kind) async throws {
        try await expectAlike(kind, look: .fullColor, rates: [24], instants: [0.2345])
    }

    @Test("An archive of a chart holds its lines, not the outlines of them: a tenth of a megabyte, not one and a half")
    func chartSize() async throws {
        #expect(try await archive(.chart).bytes().count < 150_000)
    }

    @Test("So it does in the other looks", arguments: [Kind.ticking, .accented, .canvas, .symbol])
    func looks(_ kind: Kind) async throws {
        for look in [WidgetLook.accented, .vibrant, .clear] { try await expectAlike(kind, look: look, rates: [25], instants: [0.15]) }
    }

    @Test("The last frame of a film is at rest, whatever the rate", arguments: [24.0, 25, 30, 50])
    func rest(rate: Double) async throws {
        let plan = try plan(.ownShape, look: .fullColor, scale: 2)
        let film = try await PreviewRenderer(plan: plan, options: options(rate)).film()
        for (index, transition) in film.transitions.enumerated() { expect(transition.frames.last, equals: film.stills[index + 1].list) }
    }

    @Test("What can be read of a damaged archive can be shown: no number of a file is trusted", arguments: 0..<16)
    func damaged(seed: Int) async throws {
        let kinds: [Kind] = [.ticking, .accented, .matched, .gauge, .canvas, .mask, .symbol, .tickingBesideRolling]
        let archive = try await archive(kinds[seed % kinds.count])
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = try archive.bytes()
        for _ in 0..<25 {
            guard let read = try? WidgetArchive(bytes: Self.mutated(bytes, &random)) else { continue }
            let presented = PreviewRenderer(plan: PreviewPlan(read, scale: 1), options: options(4))
            do {
                let film = try await presented.film()
                for still in film.stills { _ = try Rasterizer(scale: 1).render(still.list) }
            } catch { #expect("\(error)".count > 10) }
        }
    }

    /// The bytes with other numbers in some places of the structure, and a checksum that is right.
    private static func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) throws -> [UInt8] {
        let length = bytes[16..<24].reversed().reduce(0) { $0 << 8 | Int($1) }
        var structure = Array(bytes[28..<28 + length])
        let pixels = Array(bytes[(28 + length)...])
        let strange = [
            "0", "-1", "1e9", "-1e9", "1e300", "0.5", "255", "9223372036854775807", "\"nan\"", "\"inf\"", "\"-inf\"", "3", "16384",
            "1e-300",
        ]
        func isNumber(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == 45 || byte == 46 }
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            var start = Int.random(in: structure.indices, using: &random)
            while start < structure.count, !isNumber(structure[start]) { start += 1 }
            guard start < structure.count else { continue }
            var end = start
            while start > 0, isNumber(structure[start - 1]) { start -= 1 }
            while end < structure.count, isNumber(structure[end]) { end += 1 }
            structure.replaceSubrange(start..<end, with: Array(strange.randomElement(using: &random)!.utf8))
        }
        return try ArchiveContainer.bytes(structure: structure, pixels: pixels)
    }
}
