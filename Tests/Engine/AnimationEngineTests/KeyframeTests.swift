import Foundation
import Geometry
import TestSupport
import Testing

@testable import AnimationEngine

private struct Hop {
    var y = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
}

@Suite struct KeyframeTests {
    private let hop = KeyframeTimeline(initialValue: Hop()) {
        KeyframeTrack(\.y) {
            CubicKeyframe(1, duration: 0.33, startVelocity: 4.4, endVelocity: 0)
            CubicKeyframe(0, duration: 0.33, startVelocity: 0, endVelocity: -4.4)
            LinearKeyframe(0, duration: 0.06)
        }
        KeyframeTrack(\.scaleY) {
            LinearKeyframe(1.04, duration: 0.33)
            LinearKeyframe(1, duration: 0.29)
            SpringKeyframe(0.88, duration: 0.04, spring: .snappy)
            SpringKeyframe(1, duration: 0.06, spring: .bouncy)
        }
        KeyframeTrack(\.scaleX) {
            LinearKeyframe(0.97, duration: 0.33)
            LinearKeyframe(1, duration: 0.29)
            SpringKeyframe(1.12, duration: 0.04, spring: .snappy)
            SpringKeyframe(1, duration: 0.06, spring: .bouncy)
        }
    }

    /// Asserted against SwiftUI.
    @Test func hopAsAsserted() throws {
        let record = TruthTable.keyframes.record("apple.hop.y")
        expect(hop.duration, near: record.value["timeline duration"].number ?? .nan, within: 1e-12)
        for time in [0, 0.33, 0.66, 0.70] {
            let key = time == 0 ? "y(0)" : time == 0.7 ? "y(0.70)" : "y(\(time))"
            #expect(abs(hop.value(time: time).y - (record.value[key].number ?? .nan)) <= 0.0001, "\(key)")
        }
        let y = { hop.value(time: $0).y }
        #expect(y(0.04) - y(0) > 2 * (y(0.33) - y(0.29)))
        for offset in stride(from: 0.0, through: 0.33, by: 0.03) {
            expect(y(0.33 - offset), near: y(0.33 + offset), within: 0.02)
        }
        #expect(hop.value(time: 0.33).scaleY > 1 && hop.value(time: 0.66).scaleY < 1)
        #expect(hop.value(time: 0.66).scaleX > 1)
    }

    @Test("The targets of a track that are on record are reached in their order") func hopsTargets() {
        let record = TruthTable.keyframes.record("apple.hop.scale")
        var time = 0.0
        let targets = record.value["scaleX targets"].numbers
        let keyframes = record.value["scaleY keyframes"].list
        #expect(targets.count == 4 && keyframes.count == 4)
        for (target, keyframe) in zip(targets, keyframes) {
            time += keyframe["duration"].number ?? .nan
            // A spring has not come to rest when its time is over; the next keyframe goes on from its target.
            let isSpring = keyframe["kind"].text == "spring"
            expect(hop.value(time: isSpring ? time + 1e-9 : time).scaleX, near: target, within: (isSpring ? 0.12 : 1e-9), "\(time)")
            expect(hop.value(time: time + 1e-9).scaleY, near: keyframe["to"].number ?? .nan, within: (isSpring ? 0.12 : 1e-6), "\(time)")
        }
        expect(hop.value(time: 1).scaleX, equals: targets[3])
    }

    @Test("Angles and points of the unit square are animated as is on record") func vectors() {
        let pairs = TruthTable.keyframes.record("vector.angle_values").value["radians/degrees"].list
        expect(pairs.count, equals: 4)
        expect(Angle.degrees(90).animatableData, equals: Double.pi / 2 * 128)
        let scales = TruthTable.keyframes.record("vector.scale128").value
        expect(0.6 * 128, near: scales["trim fraction 0.6"].number ?? .nan, within: 1e-9)
        expect(
            UnitPoint(x: 0.5, y: 0.5).animatableData,
            equals: AnimatablePair(64, scales["rotation anchor .5"].number.map { CGFloat($0) } ?? .nan))
    }

    @Test func hopIsTheHermiteCurve() {
        for sample in TruthTable.keyframes.record("derived.hop.y").value["samples"].list {
            expect(hop.value(time: sample.numbers[0]).y, near: sample.numbers[1], within: 1e-6, "at \(sample.numbers[0])")
        }
    }

    @Test func neighbouringCubicsAreACatmullRomSpline() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(100.0, duration: 0.5)
            CubicKeyframe(40.0, duration: 0.25)
            CubicKeyframe(80.0, duration: 0.75)
        }
        let samples = TruthTable.keyframes.record("derived.catmullrom.example").value["samples"].list
        expect(samples.count, equals: 31)
        for sample in samples {
            expect(timeline.value(time: sample.numbers[0]), near: sample.numbers[1], within: 1e-5, "at \(sample.numbers[0])")
        }
    }

    @Test func linearAndMove() {
        let record = TruthTable.keyframes.record("objcio.linear")
        let offset = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100.0, duration: 1)
            LinearKeyframe(150.0, duration: 1)
            MoveKeyframe(200.0)
        }
        expect(offset.value(time: 0.5), equals: record.value["offset"]["0.5"].number)
        expect(offset.value(time: 1.5), equals: record.value["offset"]["1.5"].number)
        expect(offset.value(time: 3), equals: record.value["offset"]["3"].number)
        #expect(offset.value(time: 1.9999) < 150.1)
        expect(offset.value(progress: 0.25), equals: 50)
        let rotation = KeyframeTimeline(initialValue: Angle.zero) {
            LinearKeyframe(Angle.degrees(10), duration: 0.5)
            LinearKeyframe(Angle.degrees(50), duration: 1)
        }
        for time in record.value["rotation degrees"].keys {
            let expected = record.value["rotation degrees"][time].number ?? .nan
            expect(rotation.value(time: Double(time) ?? .nan).degrees, near: expected, within: 1e-9)
        }
    }

    @Test func cubicTakesOverTheVelocityOfItsNeighbours() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(100.0, duration: 1)
            CubicKeyframe(150.0, duration: 1)
            LinearKeyframe(100.0, duration: 1)
        }
        let slope = { (time: Double) in (timeline.value(time: time + 1e-6) - timeline.value(time: time)) / 1e-6 }
        expect(slope(1), near: 100, within: 0.01)
        #expect(abs(slope(2 - 2e-6) + 50) < 0.01)
    }

    @Test func springWithoutDurationLastsUntilItRests() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: .bouncy) }
        expect(timeline.duration, equals: Spring.bouncy.settlingDuration)
        expect(timeline.value(time: 0.2), equals: Spring.bouncy.value(target: 1.0, time: 0.2))
        expect(timeline.value(time: 9), equals: 1)
    }

    @Test func laterTracksOverride() {
        let timeline = KeyframeTimeline(initialValue: Hop()) {
            KeyframeTrack(\.y) { LinearKeyframe(5, duration: 1) }
            KeyframeTrack(\.y) { LinearKeyframe(9, duration: 1) }
        }
        expect(timeline.value(time: 1).y, equals: 9)
    }

    @Test func builderTakesConditionsAndLoops() {
        let isLong = true
        let timeline = KeyframeTimeline(initialValue: Hop()) {
            KeyframeTrack(\.y) {
                for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                if isLong { LinearKeyframe(10, duration: 1) } else { MoveKeyframe(0) }
            }
        }
        expect(timeline.duration, equals: 4)
        #expect(timeline.value(time: 1.5).y == 1.5 && timeline.value(time: 4).y == 10)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func senselessTimesAndDurations(_ number: Double) {
        #expect(hop.value(time: number).y.isFinite)
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1.0, duration: number) }
        #expect(timeline.duration.isFinite && timeline.value(progress: 0.5).isFinite)
    }
}
