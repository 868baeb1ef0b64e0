import Drawing
import Foundation
import Pixels
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// What SwiftUI painted on macOS 26.6 and 27.0, and what is painted here, pixel for pixel.
///
/// Source: the recorded output of probes in github.com/mburger89/MetalUI, docs/probes: swiftui-paths-shadows-transforms (SH, T, PA,
/// ST), swiftui-shadow-cache (CG) and swiftui-border-clip-paint (B to F, M): `ImageRenderer` at one pixel a point, the subject at
/// (60, 50) of a white canvas of 240 by 200; places are from there. Where Apple's renderer leaves faint pixels beside an edge that
/// lies on the grid, boxes of a pure colour are compared, not those of any ink.
@Suite("Apple's paint probes") @MainActor struct ApplePaintProbeTests {
    private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)

    private struct Drawn {
        let pixmap: Pixmap

        func rgb(_ x: Int, _ y: Int) -> [Int] {
            let pixel = pixmap[x + 60, y + 50]
            return [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
        }

        /// x, y, width and height of the pixels of which something holds, and their number.
        func box(_ holds: ([Int]) -> Bool) -> [Int] {
            var (left, top, right, bottom, count) = (Int.max, Int.max, Int.min, Int.min, 0)
            for y in -50..<150 {
                for x in -60..<180 where holds(rgb(x, y)) {
                    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                    count += 1
                }
            }
            return count == 0 ? [] : [left, top, right - left + 1, bottom - top + 1, count]
        }

        var ink: [Int] { box { $0 != [255, 255, 255] } }
        var red: [Int] { box { $0 == [255, 0, 0] } }
        var blue: [Int] { box { $0 == [0, 0, 255] } }
        var black: [Int] { box { $0 == [0, 0, 0] } }
    }

    private func picture(_ view: some View) async throws -> Drawn {
        var environment = EnvironmentValues()
        environment.fontLibrary = try Self.fonts.get()
        environment.displayScale = 1
        let canvas = ZStack(alignment: .topLeading) {
            Color.white
            view.fixedSize().padding(.leading, 60).padding(.top, 50)
        }
        let tree = ViewTree(size: CGSize(width: 240, height: 200), environment: environment)
        try tree.update(canvas.frame(width: 240, height: 200, alignment: .topLeading), transaction: Transaction(), at: 0)
        return Drawn(pixmap: try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: [tree.displayList(at: 0)])[0])
    }

    private static let fonts = Result { try FontLibrary.bundled() }

    private var square: some View { Self.red.frame(width: 40, height: 40) }
    private var brick: some View { Self.red.frame(width: 40, height: 20) }
    private var bar: some View { Self.red.frame(width: 100, height: 20) }

    private var overlap: some View {
        ZStack(alignment: .topLeading) {
            Self.blue.frame(width: 60, height: 60).padding(.leading, 30).padding(.top, 30)
            Self.red.frame(width: 60, height: 60)
        }
    }

    // MARK: Shadows and groups

    @Test func whatCastsAShadow() async throws {
        let each = try await picture(overlap.shadow(color: .black, radius: 0, x: 10, y: 10))
        #expect(each.rgb(65, 65) == [0, 0, 0] && each.rgb(95, 95) == [0, 0, 0], "SH5")
        for group in [AnyView(overlap.compositingGroup()), AnyView(overlap.drawingGroup())] {
            let whole = try await picture(group.shadow(color: .black, radius: 0, x: 10, y: 10))
            #expect(whole.rgb(65, 65) == [0, 0, 255] && whole.rgb(95, 95) == [0, 0, 0], "SH5c, CG7")
        }
        let twice = try await picture(
            overlap.compositingGroup().shadow(color: .black, radius: 0, x: 10, y: 10).shadow(color: Self.red, radius: 0, x: 10, y: 10))
        #expect(twice.rgb(75, 75) == [0, 0, 255] && twice.rgb(105, 105) == [255, 0, 0], "CG6")
        let column = VStack(spacing: 10) {
            brick
            brick
        }
        let pair = try await picture(column.shadow(color: .black, radius: 0, x: 5, y: 5))
        #expect(Array(pair.black.prefix(4)) == [5, 5, 40, 50] && pair.rgb(42, 22) == [0, 0, 0] && pair.rgb(42, 52) == [0, 0, 0], "SH5d")
        let ring = try await picture(
            Circle().stroke(Self.red, lineWidth: 4).frame(width: 60, height: 60).shadow(color: .black, radius: 0, x: 3, y: 3))
        expect(ring.rgb(30, 30), equals: [255, 255, 255], "SH9")
        let triangle = Path { $0.addLines([.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)]) }
        let cast = try await picture(triangle.fill(Self.red).frame(width: 40, height: 40).shadow(color: .black, radius: 0, x: 10, y: 10))
        #expect(Array(cast.black.prefix(4)) == [10, 10, 39, 39] && cast.rgb(35, 35) == [255, 255, 255], "SH12")
        #expect(abs(cast.black[4] - 570) <= 12, "SH12")
    }

    @Test func strengthsAndOffsetsOfShadows() async throws {
        let plain = try await picture(square.shadow(color: .black, radius: 0, x: 10, y: 10))
        #expect(plain.black == [10, 10, 40, 40, 700] && plain.rgb(45, 45) == [0, 0, 0], "SH1")
        let standard = try await picture(square.shadow(radius: 0, x: 10, y: 10))
        #expect(standard.rgb(45, 45) == [171, 171, 171] && standard.rgb(45, 15) == [171, 171, 171], "SH2")
        for view in [
            AnyView(square.opacity(0.5).shadow(color: .black, radius: 0, x: 10, y: 10)),
            AnyView(square.shadow(color: .black, radius: 0, x: 10, y: 10).opacity(0.5)),
        ] {
            let half = try await picture(view)
            #expect(near(half.rgb(45, 45), [128, 128, 128]) && near(half.rgb(5, 5), [255, 128, 128]), "SH6, SH6b")
        }
        try await expect(picture(square.shadow(color: .black, radius: 0, x: -10, y: -10)).black, equals: [-10, -10, 40, 40, 700], "SH10")
        let two = try await picture(square.shadow(color: .black, radius: 0, x: 10).shadow(color: Self.blue, radius: 0, y: 10))
        #expect(two.black == [40, 0, 10, 40, 400] && two.blue == [0, 40, 50, 10, 500], "SH11")
        #expect(
            near(try await picture(square.shadow(color: .black.opacity(0.5), radius: 0, x: 10, y: 10)).rgb(45, 45), [128, 128, 128]), "SH13"
        )
        let cut = try await picture(square.shadow(color: .black, radius: 0, x: 10, y: 10).frame(width: 40, height: 40).clipped())
        expect(cut.ink, equals: [0, 0, 40, 40, 1600], "SH7")
        let wide = Self.red.frame(width: 80, height: 40).frame(width: 40, height: 40).clipped()
        try await expect(picture(wide.shadow(color: .black, radius: 0, x: 10, y: 10)).black, equals: [10, 10, 40, 40, 700], "SH7b")
    }

    @Test func groups() async throws {
        #expect(near(try await picture(overlap.opacity(0.5)).rgb(45, 45), [191, 64, 128]), "CG1")
        #expect(near(try await picture(overlap.compositingGroup().opacity(0.5)).rgb(45, 45), [255, 128, 128]), "CG1")
        try await expect(picture(overlap).ink, equals: [0, 0, 90, 90, 6300], "CG3")
        try await expect(picture(overlap.compositingGroup()).pixmap, equals: picture(overlap).pixmap, "CG4")
        let (plain, group) = (try await picture(overlap.blur(radius: 6)), try await picture(overlap.compositingGroup().blur(radius: 6)))
        #expect(near(plain.rgb(60, 45), [118, 0, 137], 4) && near(group.rgb(60, 45), [118, 0, 137], 4), "CG2")
        #expect(plain.pixmap != group.pixmap, "CG2")
    }

    // MARK: Maps

    @Test func boxesOfMaps() async throws {
        let boxes: [(String, AnyView, [Int])] = [
            ("T1b", AnyView(bar.rotationEffect(.degrees(90))), [40, -40, 20, 100, 2000]),
            ("T2", AnyView(bar.rotationEffect(.degrees(90), anchor: .topLeading)), [-20, 0, 20, 100, 2000]),
            ("T2b", AnyView(bar.rotationEffect(.degrees(-90))), [40, -40, 20, 100, 2000]),
            ("T3", AnyView(brick.scaleEffect(2)), [-20, -10, 80, 40, 3200]),
            ("T3b", AnyView(brick.scaleEffect(2, anchor: .topLeading)), [0, 0, 80, 40, 3200]),
            ("T4", AnyView(brick.scaleEffect(x: 2, y: 0.5)), [-20, 5, 80, 10, 800]),
            ("T4b", AnyView(brick.scaleEffect(CGSize(width: 2, height: 0.5))), [-20, 5, 80, 10, 800]),
            ("T6", AnyView(brick.offset(x: 30, y: 10)), [30, 10, 40, 20, 800]),
            ("T6c", AnyView(brick.offset(CGSize(width: 30, height: 10))), [30, 10, 40, 20, 800]),
            ("T7", AnyView(bar.frame(width: 60, height: 20).clipped().rotationEffect(.degrees(90))), [20, -20, 20, 60, 1200]),
            ("T7b", AnyView(bar.rotationEffect(.degrees(90)).clipped()), [40, 0, 20, 20, 400]),
        ]
        for (name, view, box) in boxes { try await expect(picture(view).red, equals: box, "\(name)") }
        #expect(try await picture(brick.scaleEffect(0)).ink.isEmpty, "T5b")
        #expect(near(try await picture(bar.rotationEffect(.degrees(45))).ink, [7, -33, 86, 86, 2216], [1, 1, 1, 1, 12]), "T1")
        #expect(
            near(try await picture(bar.rotationEffect(.degrees(45)).offset(x: 30)).ink, [37, -33, 86, 86, 2216], [1, 1, 1, 1, 12]), "T11")
        #expect(
            near(try await picture(bar.offset(x: 30).rotationEffect(.degrees(45))).ink, [29, -11, 86, 86, 2228], [1, 1, 1, 1, 12]), "T11")
        let tilted = try await picture(square.rotationEffect(.degrees(30)))
        #expect(
            near(tilted.ink, [-8, -8, 56, 56, 1704], [1, 1, 1, 1, 12]) && near(tilted.red, [-6, -6, 52, 52, 1500], [1, 1, 1, 1, 12]), "T12")
        let halves = HStack(spacing: 0) {
            Self.red.frame(width: 20, height: 20)
            Self.blue.frame(width: 20, height: 20)
        }
        let mirrored = try await picture(halves.scaleEffect(x: -1, y: 1))
        #expect(mirrored.red == [20, 0, 20, 20, 400] && mirrored.blue == [0, 0, 20, 20, 400], "T5")
    }

    @Test func whatMapsTakeAlong() async throws {
        let within = try await picture(brick.shadow(color: .black, radius: 0, x: 10).rotationEffect(.degrees(90)))
        expect(within.black, equals: [10, 30, 20, 10, 200], "T10")
        let around = try await picture(brick.rotationEffect(.degrees(90)).shadow(color: .black, radius: 0, x: 10))
        expect(around.black, equals: [30, -10, 10, 40, 400], "T10")
        try await expect(
            picture(brick.shadow(color: .black, radius: 0, x: 10).scaleEffect(2)).black, equals: [60, -10, 20, 40, 800], "T14")
        let framed = brick.background(Self.blue).padding(5).background(Self.blue).rotationEffect(.degrees(90))
        try await expect(picture(framed).blue, equals: [10, -10, 30, 50, 700], "T8")
        try await expect(picture(brick.rotationEffect(.degrees(90)).background(Self.blue)).blue, equals: [0, 0, 40, 20, 400], "T8")
        #expect(near(try await picture(brick.opacity(0.5).rotationEffect(.degrees(90))).rgb(20, 10), [255, 128, 128]), "T13")
        let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 10)]) }
        let enlarged = line.stroke(Color.black, lineWidth: 1).frame(width: 10, height: 10).scaleEffect(4, anchor: .topLeading)
        #expect(
            near(
                try await picture(enlarged.frame(width: 40, height: 40, alignment: .topLeading)).black, [0, 0, 40, 40, 118],
                [1, 1, 1, 1, 4]), "T16")
    }

    // MARK: Paths and strokes

    private func stroke(_ path: Path, _ style: StrokeStyle) async throws -> Drawn {
        try await picture(path.stroke(Color.black, style: style).frame(width: 100, height: 100))
    }

    private func fill(_ path: Path, isEvenOdd: Bool = false) async throws -> Drawn {
        try await picture(path.fill(Color.black, style: FillStyle(eoFill: isEvenOdd)).frame(width: 100, height: 100))
    }

    @Test func fillRules() async throws {
        let rings = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        try await expect(fill(rings).rgb(50, 50), equals: [0, 0, 0], "PA2")
        try await expect(fill(rings, isEvenOdd: true).rgb(50, 50), equals: [255, 255, 255], "PA2")
        for (isClockwise, below, above) in [(false, 0, 255), (true, 255, 0)] {
            let pie = Path { path in
                path.move(to: CGPoint(x: 50, y: 50))
                path.addArc(center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: isClockwise)
                path.closeSubpath()
            }
            let drawn = try await fill(pie)
            #expect(drawn.rgb(70, 70)[0] == below && drawn.rgb(70, 30)[0] == above, "PA3")
        }
        let open = Path { $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]) }
        let closed = try await fill(open)
        #expect(closed.rgb(80, 20) == [0, 0, 0] && closed.rgb(20, 80) == [255, 255, 255], "PA6")
        let ellipse = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 60)) }
        let shape = try await picture(Ellipse().fill(Color.black).frame(width: 100, height: 60))
        try await expect(picture(ellipse.fill(Color.black).frame(width: 100, height: 60)).pixmap, equals: shape.pixmap, "PA5")
        let box = Path { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 100, height: 60), cornerSize: CGSize(width: 20, height: 20)) }
        let rounded = try await picture(RoundedRectangle(cornerRadius: 20).fill(Color.black).frame(width: 100, height: 60))
        try await expect(picture(box.fill(Color.black).frame(width: 100, height: 60)).pixmap, equals: rounded.pixmap, "PA5")
        let frames = Path { $0.addRect(CGRect(x: 20, y: 30, width: 50, height: 40)) }.fill(Self.red)
        try await expect(picture(frames.frame(width: 30, height: 30)).red, equals: [20, 30, 50, 40, 2000], "PA1b")
    }

    @Test(
        arguments: [
            ([10, 10], 0, [0...9, 20...29, 40...49, 60...69, 80...89]),
            ([10, 10], 5, [0...4, 15...24, 35...44, 55...64, 75...84, 95...99]),
            ([10, 5, 2, 5], 0, [0...9, 15...17, 22...31, 37...39, 44...53, 59...61, 66...75, 81...83, 88...97]),
        ] as [([CGFloat], CGFloat, [ClosedRange<Int>])])
    func dashes(dash: [CGFloat], phase: CGFloat, runs: [ClosedRange<Int>]) async throws {
        let line = Path { $0.addLines([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]) }
        let drawn = try await stroke(line, StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase))
        // Apple's runs of two pixels have three in the record: one pixel's trace beside it counted as ink.
        for x in 0..<100 {
            let isOn = runs.contains { $0.contains(x) && ($0.count != 3 || x < $0.upperBound) }
            expect(drawn.rgb(x, 50)[0] < 128, equals: isOn, "ST7 \(x)")
        }
    }

    @Test func corners() async throws {
        let box = Path { $0.addRect(CGRect(x: 20, y: 20, width: 60, height: 60)) }
        let corners = [CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 20), CGPoint(x: 80, y: 80), CGPoint(x: 20, y: 80), CGPoint(x: 20, y: 20)]
        try await expect(stroke(box, StrokeStyle(lineWidth: 10)).rgb(16, 16), equals: [0, 0, 0], "ST8")
        try await expect(stroke(Path { $0.addLines(corners) }, StrokeStyle(lineWidth: 10)).rgb(16, 16), equals: [255, 255, 255], "ST8")
        for (join, level) in [(CGLineJoin.round, 108), (.miter, 0)] {
            let drawn = try await picture(
                Rectangle().stroke(Color.black, style: StrokeStyle(lineWidth: 10, lineJoin: join)).frame(width: 100, height: 60))
            // The join's area in the pixel makes 118; Apple's curves bulge by a little.
            #expect(near(drawn.rgb(-4, -4), [level, level, level], 10), "ST9")
        }
        let line = Path { $0.addLines([CGPoint(x: 20, y: 50), CGPoint(x: 80, y: 50)]) }
        for width: CGFloat in [0, -3] { #expect(try await stroke(line, StrokeStyle(lineWidth: width)).ink.isEmpty, "ST10") }
        #expect(
            near(try await stroke(line, StrokeStyle(lineWidth: 10, lineCap: .round)).ink, [14, 44, 72, 12, 696], [1, 1, 2, 2, 30]), "ST2")
        let dashed = Circle().strokeBorder(Color.black, style: StrokeStyle(lineWidth: 10, dash: [8, 8])).frame(width: 60, height: 60)
        #expect(near(try await picture(dashed).ink, [0, 0, 60, 60, 1011], [1, 1, 1, 1, 30]), "ST11")
    }

    // MARK: Borders and clips

    /// The colours at (1, 1), (5, 5), (7, 7), (20, 1) and (20, 20): r, b, w for red, blue and white.
    @Test func bordersAndClips() async throws {
        let clear = Color.clear.frame(width: 40, height: 40)
        let rounded = RoundedRectangle(cornerRadius: 12)
        let small = Self.red.frame(width: 20, height: 20).padding(10)
        let arms: [(String, AnyView, String)] = [
            ("B1", AnyView(square.border(Self.blue, width: 4)), "brrbr"), ("B2", AnyView(clear.border(Self.blue, width: 4)), "bwwbw"),
            ("B3", AnyView(clear.overlay(Self.red).border(Self.blue, width: 4)), "brrbr"),
            ("C1", AnyView(square.cornerRadius(12)), "wrrrr"), ("C2", AnyView(clear.background(Self.red).cornerRadius(12)), "wrrrr"),
            ("C3", AnyView(clear.cornerRadius(12).background(Self.red)), "rrrrr"),
            ("D1", AnyView(square.cornerRadius(12).border(Self.blue, width: 4)), "brrbr"),
            ("D2", AnyView(square.border(Self.blue, width: 4).cornerRadius(12)), "wrrbr"),
            (
                "M1", AnyView(rounded.fill(Self.red).overlay(rounded.strokeBorder(Self.blue, lineWidth: 4)).frame(width: 40, height: 40)),
                "wbrbr"
            ),
            ("E1", AnyView(clear.background(Self.red).clipShape(rounded)), "wrrrr"),
            ("E2", AnyView(clear.clipShape(rounded).background(Self.red)), "rrrrr"),
            ("F1", AnyView(small.background(Self.blue).cornerRadius(12)), "wbbbr"),
            ("F2", AnyView(small.cornerRadius(12).background(Self.blue)), "bbbbr"),
        ]
        for (name, view, expected) in arms {
            let drawn = try await picture(view)
            let colors = [(1, 1), (5, 5), (7, 7), (20, 1), (20, 20)].map { drawn.rgb($0.0, $0.1) }
            let letters = colors.map {
                near($0, [255, 0, 0], 60) ? "r" : near($0, [0, 0, 255], 60) ? "b" : near($0, [255, 255, 255], 90) ? "w" : "?"
            }
            expect(letters.joined(), equals: expected, "\(name) \(colors)")
        }
    }

    // MARK: Nearness

    private func near(_ own: [Int], _ apples: [Int], _ tolerance: Int = 1) -> Bool {
        near(own, apples, apples.map { _ in tolerance })
    }

    private func near(_ own: [Int], _ apples: [Int], _ tolerances: [Int]) -> Bool {
        own.count == apples.count && zip(zip(own, apples), tolerances).allSatisfy { abs($0.0 - $0.1) <= $1 }
    }
}
