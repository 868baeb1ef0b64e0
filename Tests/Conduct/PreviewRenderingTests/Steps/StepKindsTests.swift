import Drawing
import Foundation
@testable import PreviewRendering
import HostProtocol
import Snapshots
import SwiftUI
import TestSupport
import Testing

/// Steps along several lines, steps that set state, and touches that find nothing that waits for them.
@Suite("Steps of many kinds", .serialized) @MainActor struct StepFaultTests {
    private let size = CGSize(width: 200, height: 160)

    /// Notes where a finger was.
    @MainActor
    private final class Trace {
        var points: [CGPoint] = []
    }

    private struct Board: View {
        let trace: Trace
        var body: some View {
            Color.yellow.accessibilityLabel("Board")
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { trace.points.append($0.location) }.onEnded {
                        trace.points.append($0.location)
                    })
        }
    }

    private struct Parts: View {
        @State private var isOn = false
        @State private var scale = 1.0
        var body: some View {
            VStack {
                Button("Add") {}
                Toggle("Sound", isOn: $isOn)
                Toggle("Light", isOn: $isOn).toggleStyle(PlateStyle())
                Color.red.frame(width: 30, height: 20).accessibilityLabel("Photo").gesture(
                    MagnifyGesture().onChanged { scale = $0.magnification })
                Color.blue.frame(width: 30, height: 20).accessibilityLabel("Disc").gesture(RotateGesture().onChanged { _ in })
                Color.green.frame(width: 30, height: 20).accessibilityLabel("Card").onLongPressGesture {}
            }
        }
    }

    private struct PlateStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture { configuration.isOn.toggle() }
        }
    }

    @Test("A finger goes along a path, evenly and through each of its points") func path() async throws {
        let trace = Trace()
        _ = try await record(Board(trace: trace), size: size, scale: 1) {
            Drag(along: [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10), CGPoint(x: 110, y: 60), CGPoint(x: 10, y: 60)], in: .seconds(1))
        }
        let points = trace.points
        for corner in [CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 10), CGPoint(x: 110, y: 60), CGPoint(x: 10, y: 60)] {
            #expect(points.contains { hypot($0.x - corner.x, $0.y - corner.y) < 1e-6 })
        }
        // 250 points in a second.
        let ways = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        #expect(ways.allSatisfy { $0 < 250 / 60 + 0.01 } && points.count > 60)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y || abs($0.y - $1.y) < 1e-9 })
    }

    @Test("Distances follow each other, and a path that leaves the view is told") func distances() async throws {
        let trace = Trace()
        _ = try await record(Board(trace: trace), size: size, scale: 1) {
            Drag("Board", by: [CGSize(width: 50, height: 0), CGSize(width: 0, height: -30)])
        }
        expect(trace.points.last, equals: CGPoint(x: 150, y: 50))
        let fault = await #expect(throws: StepError.self) {
            try await record(Board(trace: trace), size: size, scale: 1) {
                Drag("Board", by: [CGSize(width: 50, height: 0), CGSize(width: 90, height: 0)])
            }
        }
        expect(
            fault?.description,
            equals: "Cannot drag \"Board\" by 50,0, then by 90,0: 240,80 lies outside the view, which is 200.0 by 160.0 points.")
    }

    /// Notes what four fields hold.
    @MainActor
    private final class Code {
        var digits = ["", "", "", ""]
    }

    /// A code of one digit a field, whose focus goes on with each digit.
    private struct CodeFields: View {
        let code: Code
        var isFocusedAtFirst = false
        @State private var digits = ["", "", "", ""]
        @FocusState private var focus: Int?

        var body: some View {
            HStack {
                ForEach(0..<4, id: \.self) { place in
                    TextField("Digit \(place)", text: $digits[place]).frame(width: 40).focused($focus, equals: place)
                        .onChange(of: digits[place]) {
                            focus = place < 3 ? place + 1 : nil
                            code.digits = digits
                        }
                }
            }
            .onAppear { if isFocusedAtFirst { focus = 1 } }
        }
    }

    @Test("What is typed goes where the code has moved the focus") func typing() async throws {
        let code = Code()
        _ = try await record(CodeFields(code: code), size: CGSize(width: 300, height: 60), scale: 1) {
            Tap("Digit 0")
            TypeText("1234")
        }
        expect(code.digits, equals: ["1", "2", "3", "4"])
        _ = try await record(CodeFields(code: code), size: CGSize(width: 300, height: 60), scale: 1) { TypeText("78", into: "Digit 2") }
        expect(code.digits, equals: ["", "", "7", "8"])
        _ = try await record(CodeFields(code: code, isFocusedAtFirst: true), size: CGSize(width: 300, height: 60), scale: 1) {
            TypeText("5")
        }
        expect(code.digits, equals: ["", "5", "", ""])
    }

    /// A code whose field is not seen, as is usual: a touch of the boxes gives the field the focus.
    private struct HiddenField: View {
        let code: Code
        let isReached: Bool
        @State private var digits = ""
        @FocusState private var isFocused: Bool

        var body: some View {
            Text("Boxes").onTapGesture { isFocused = true }
                .background {
                    TextField("", text: $digits).focused($isFocused).allowsHitTesting(isReached).opacity(0)
                        .onChange(of: digits) { code.digits = [digits] }
                }
        }
    }

    @Test("What is typed reaches the field that has the focus, seen and touched or not", arguments: [true, false])
    func hiddenField(_ isReached: Bool) async throws {
        let code = Code()
        _ = try await record(HiddenField(code: code, isReached: isReached), size: CGSize(width: 300, height: 60), scale: 1) {
            Tap("Boxes")
            TypeText("12")
        }
        expect(code.digits, equals: ["12"])
    }

    private func fault(@RecordingBuilder _ steps: () -> [RecordedStep]) async -> String? {
        do {
            _ = try await record(Parts(), size: size, scale: 1, steps: steps)
            return nil
        } catch { return "\(error)" }
    }

    @Test("A pinch, a turn and a long press of what has no such gesture are told, with what has one") func gestures() async {
        await expect(
            fault { Pinch("Disc", scale: 2) },
            equals: "Cannot pinch \"Disc\" to 2.0: no view there follows two fingers that move apart. What does: \"Photo\".")
        await expect(
            fault { Rotate("Photo", degrees: 30) },
            equals: "Cannot rotate \"Photo\" by 30.0: no view there follows two fingers that turn. What does: \"Disc\".")
        await expect(
            fault { LongPress("Photo") }, equals: "Cannot long-press \"Photo\": no view there waits for a long press. What does: \"Card\".")
        await expect(
            fault { LongPress(at: CGPoint(x: 2, y: 2)) },
            equals: "Cannot long-press 2,2: no view there waits for a long press. What does: \"Card\".")
        await expect(fault { Pinch("Picture", scale: 2) }, equals: "No touchable view is labelled \"Picture\". There are: \"Photo\".")
        #expect(await fault { Pinch("Photo", scale: 2) } == nil)
        #expect(await fault { Rotate("Disc", degrees: 30) } == nil)
        #expect(await fault { LongPress("Card") } == nil)
    }

    @Test("A control that is held acts when it is let go, and that is told") func heldButton() async throws {
        let recorder = try ViewFilmer(options: RenderOptions())
        let scene = try await recorder.film(Parts(), size: size, steps: [.longPress(.label("Add"), seconds: 1)])
        #expect(
            scene.remarks.contains {
                $0
                    == "long-press \"Add\": a control without a long press is held and acts when the finger lifts. Views with a long press: "
                    + "\"Card\"."
            })
    }

    @Test("Only switches are turned, of whatever style they are") func switches() async {
        await expect(fault { TurnSwitch("Add") }, equals: "Cannot toggle \"Add\": that is not a switch. There are: \"Sound\", \"Light\".")
        await expect(fault { TurnSwitch("Card") }, equals: "Cannot toggle \"Card\": that is not a switch. There are: \"Sound\", \"Light\".")
        #expect(
            await fault {
                TurnSwitch("Sound"); TurnSwitch("Light")
            } == nil)
    }

    @Test("A state that is not there, and a value that is none, are told with what there is") func states() async {
        #expect(
            await fault {
                SetState("isOn", to: true); SetState("Parts.scale", to: 2)
            } == nil)
        await expect(
            fault { SetState("isOff", to: true) },
            equals:
                "Cannot set isOff to true: no view here has a state called \"isOff\". There are: Parts.isOn (Bool), Parts.scale (Double)."
        )
        await expect(
            fault { SetState("scale", to: "wide") }?.hasPrefix("Cannot set scale to wide: that is not a Double, the type of scale."),
            equals: true
        )
    }

    @Test("A film of a touch beside a task without an end is as long as other endless films, and says so") func endlessTask() async throws {
        let recorder = try ViewFilmer(options: RenderOptions())
        let scene = try await recorder.film(Restless(), size: size, steps: [.tap(.label("Add"), count: 1)])
        // 0.3 s before the touch, 0.1 s of it, and three seconds.
        #expect(abs(scene.frames.count - 103) <= 2)
        #expect(
            scene.remarks.contains {
                $0.contains("never ends: the film of a touch ends 3 s after the touch. Ask for more with --duration.")
            })
        expect(scene.diagnostics, equals: [])
        var options = RenderOptions()
        options.duration = 1
        let short = try await ViewFilmer(options: options).film(Restless(), size: size, steps: [.tap(.label("Start"), count: 1)])
        #expect(abs(short.frames.count - 43) <= 2)
    }

    private struct Restless: View {
        @State private var count = 0
        @State private var isStarted = false
        var body: some View {
            VStack {
                Text("\(count)")
                Button("Add") { count += 10 }
                Button("Start") { isStarted = true }
            }
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(0.7))
                    count += 1
                }
            }
        }
    }

    private struct Quiet: View {
        @State private var isThere = true
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                if isThere { Color.red.frame(width: 20, height: 20).transition(.move(edge: .leading)) }
                if reducesMotion && UIAccessibility.isReduceMotionEnabled { Color.blue.frame(width: 20, height: 20) }
            }
        }
    }

    @Test("Where less motion is asked for, views are told so and what moves in and out fades") func reducedMotion() async throws {
        func frames(_ reduced: Bool) async throws -> [DisplayList] {
            var options = RenderOptions()
            options[.reduceMotion] = reduced
            return try await ViewFilmer(options: options).film(Quiet(), size: size, steps: [.tap(.label("Go"), count: 1)]).frames
        }
        /// Where what is red begins on the left.
        func edge(_ list: DisplayList) throws -> Int {
            let pixmap = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: list)
            let columns = (0..<pixmap.widthInPixels).filter { x in
                (0..<pixmap.heightInPixels).contains { y in Int(pixmap[x, y].red) - Int(pixmap[x, y].green) > 60 }
            }
            return columns.first ?? -1
        }
        let (plain, reduced) = (try await frames(false), try await frames(true))
        #expect(try edge(plain[0]) == 90 && edge(reduced[0]) == 90)
        // A half of the way: 0.3 s, a tap of 0.1 and half a second later.
        #expect(try edge(plain[27]) < 85 && edge(reduced[27]) == 90)
        // The view says by a blue box that it was told.
        let isBlue = { (list: DisplayList) in
            let pixmap = try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: list)
            // The word of the button is blue, too, but no letter is as high as the box.
            return (0..<pixmap.heightInPixels).count { Int(pixmap[100, $0].blue) - Int(pixmap[100, $0].red) > 100 } > 16
        }
        #expect(try !isBlue(plain[0]) && isBlue(reduced[0]))
    }
}
