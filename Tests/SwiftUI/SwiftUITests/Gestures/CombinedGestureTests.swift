import Foundation
import StageSupport
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

/// Gestures made of gestures, and those of two fingers.
@Suite("Combined gestures") @MainActor struct CombinedGestureTests {
    private let middle = CGPoint(x: 100, y: 100)

    @Test("Two fingers that move apart magnify about the point between them") func magnify() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red.frame(width: 100, height: 100).gesture(
                MagnifyGesture()
                    .onChanged { log.lines.append("\($0.magnification) \($0.startAnchor.x) \($0.startLocation.y)") }
                    .onEnded { log.lines.append("ended \($0.magnification) \(Int($0.velocity.rounded()))") }))
        try stage.tree.touch(with: pinch(from: 40, to: 80), at: 1)
        expect(log.lines, equals: ["1.5 0.5 50.0", "ended 2.0 5"])
        expect(stage.tree.hitTargets.map(\.action), equals: [.pinch(magnifies: true, rotates: false)])
    }

    @Test("A turn goes on beyond half a turn") func rotate() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(Color.red.gesture(RotationGesture().onEnded { log.lines.append("\(Int($0.degrees.rounded()))") }))
        let turn = (0...10).map { index in
            (seconds: Double(index) / 10, fingers: Fingers(around: middle, distance: 60, angle: Double(index) * 0.45))
        }
        try stage.tree.touch(with: turn, at: 1)
        expect(log.lines, equals: ["258"])
    }

    @Test("One finger neither magnifies nor turns; two neither tap nor press") func oneFinger() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red
                .gesture(MagnifyGesture().onChanged { _ in log.lines.append("magnify") })
                .onTapGesture { log.lines.append("tap") })
        try stage.tree.touch(along: [[(0, middle), (0.1, CGPoint(x: 130, y: 100)), (0.2, middle)]], at: 1)
        expect(log.lines, equals: [])
        try stage.tree.touch(with: [(0, Fingers(middle, CGPoint(x: 110, y: 100))), (0.1, Fingers(middle, CGPoint(x: 110, y: 100)))], at: 2)
        expect(log.lines, equals: [])
        try stage.tree.tap(at: middle, at: 3)
        expect(log.lines, equals: ["tap"])
    }

    @Test("Simultaneous gestures give both values") func simultaneous() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red.gesture(
                MagnificationGesture().simultaneously(with: RotationGesture())
                    .onEnded { value in
                        let degrees = Int((value.second?.degrees ?? 0).rounded())
                        log.lines.append("\(value.first ?? 0) \(degrees)")
                    }))
        let both = (0...2).map { (index: Int) -> (seconds: Double, fingers: Fingers) in
            let step = Double(index)
            return (step / 10, Fingers(around: middle, distance: 40 + step * 20, angle: step * .pi / 8))
        }
        try stage.tree.touch(with: both, at: 1)
        expect(log.lines, equals: ["2.0 45"])
        expect(stage.tree.hitTargets.map(\.action), equals: [.pinch(magnifies: true, rotates: true)])
    }

    @Test("A sequence begins its second gesture where the first has ended") func sequence() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(Movable(log: log).frame(width: 100, height: 100))
        let press = { (seconds: Double) -> [(seconds: Double, point: CGPoint)] in
            [(0, middle), (seconds, middle), (seconds + 0.1, CGPoint(x: 120, y: 100)), (seconds + 0.2, CGPoint(x: 140, y: 100))]
        }
        try stage.tree.touch(along: [press(0.6)], at: 1)
        expect(log.lines, equals: ["pressing", "held", "held 20.0", "ended 40.0"])
        log.lines = []
        try stage.tree.touch(along: [press(0.2)], at: 5)
        expect(log.lines, equals: ["pressing"])
        expect(stage.tree.hitTargets.map(\.action), equals: [.pressDrag(seconds: 0.5)])
    }

    @Test("Of exclusive gestures the second has what the first lets go") func exclusive() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red.gesture(
                TapGesture(count: 2).onEnded { log.lines.append("two") }
                    .exclusively(before: TapGesture().onEnded { log.lines.append("one") })))
        try stage.tree.tap(at: middle, at: 1)
        try stage.tree.tap(at: middle, count: 2, at: 2)
        expect(log.lines, equals: ["one", "two"])
    }

    @Test("A gesture of any kind") func erased() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red.gesture(
                AnyGesture(DragGesture(minimumDistance: 0).map { $0.translation.width }).onEnded { log.lines.append("\($0)") }))
        try stage.tree.touch(along: [[(0, middle), (0.1, CGPoint(x: 112, y: 100))]], at: 1)
        expect(log.lines, equals: ["12.0"])
        expect(stage.tree.hitTargets.map(\.action), equals: [.drag])
    }

    @Test("A tap tells where it was, in any space") func spatial() throws {
        let (stage, log) = (try Stage(), GestureLog())
        try stage.show(
            Color.red.frame(width: 100, height: 100)
                .gesture(SpatialTapGesture(coordinateSpace: .named("card")).onEnded { log.lines.append("\($0.location.x)") })
                .padding(10).coordinateSpace(.named("card")))
        try stage.tree.tap(at: middle, at: 1)
        expect(log.lines, equals: ["60.0"])
    }

    private func pinch(from start: CGFloat, to end: CGFloat) -> [(seconds: Double, fingers: Fingers)] {
        (0...2).map { index in
            (Double(index) / 10, Fingers(around: middle, distance: start + (end - start) * CGFloat(index) / 2, angle: 0))
        }
    }
}

private final class GestureLog { var lines: [String] = [] }

/// Apple's example of a sequence: a press, and then a drag.
private struct Movable: View {
    enum DragState { case inactive, pressing, dragging(CGSize) }

    let log: GestureLog
    @GestureState private var state = DragState.inactive

    var body: some View {
        let gesture = LongPressGesture(minimumDuration: 0.5)
            .sequenced(before: DragGesture())
            .updating($state) { value, state, _ in
                switch value {
                case .first(true):
                    state = .pressing
                    log.lines.append("pressing")
                case .second(true, let drag):
                    state = .dragging(drag?.translation ?? .zero)
                    log.lines.append("held" + (drag.map { " \($0.translation.width)" } ?? ""))
                default: state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                log.lines.append("ended \(drag.translation.width)")
            }
        return Color.red.gesture(gesture)
    }
}
