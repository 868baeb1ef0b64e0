import Foundation
import Geometry
import TestSupport
import Testing

@testable import AnimationEngine

/// Reads `label:number` pairs, as in `init(duration:0.7,bounce:0.2)`.
private func labelled(_ text: String) -> [String: Double] {
    var result: [String: Double] = [:]
    for match in text.matches(of: #/([A-Za-z]+)[: ]?(-?[0-9.]+|inf|true)/#) {
        result[String(match.1)] = match.2 == "inf" ? .infinity : match.2 == "true" ? 1 : Double(match.2)
    }
    return result
}

/// The spring that a record's name describes.
private func spring(_ name: String) -> Spring {
    let arguments = labelled(name)
    if let mass = arguments["mass"], let stiffness = arguments["stiffness"], let damping = arguments["damping"] {
        return Spring(
            mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: arguments["allowOverDamping"] == 1)
    }
    if let settling = arguments["settlingDuration"], let ratio = arguments["dampingRatio"] {
        return Spring(settlingDuration: settling, dampingRatio: ratio)
    }
    if let response = arguments["response"], let ratio = arguments["dampingRatio"] ?? arguments["dampingFraction"] {
        return Spring(response: response, dampingRatio: ratio)
    }
    if let duration = arguments["duration"], let bounce = arguments["bounce"] {
        return Spring(duration: duration, bounce: bounce)
    }
    return name.hasSuffix("bouncy") ? .bouncy : name.hasSuffix("snappy") ? .snappy : .smooth
}

@Suite struct SpringTests {
    @Test(arguments: TruthTable.springs.records("sample."))
    func sampledSpringEqualsSwiftUI(_ record: TruthRecord) {
        let spring = spring(record.id)
        let quantities = [
            "angularFrequency": spring.angularFrequency, "decayConstant": spring.decayConstant, "mass": spring.mass,
            "duration": spring.duration, "bounce": spring.bounce, "response": spring.response,
            "dampingRatio": spring.dampingRatio, "stiffness": spring.stiffness, "damping": spring.damping,
            "settlingDuration": spring.settlingDuration,
        ]
        for (name, quantity) in quantities {
            let expected = record.value[name].number
            expect(expected.map { agree(quantity, $0) }, equals: true, "\(name): \(quantity), \(String(describing: expected))")
        }
        let samples = record.value["samples_t_value_velocity"].list
        expect(samples.count, equals: 21)
        for sample in samples {
            let (time, value, velocity) = (sample.numbers[0], sample.numbers[1], sample.numbers[2])
            #expect(agree(spring.value(target: 1.0, time: time), value), "value at \(time)")
            #expect(agree(spring.velocity(target: 1.0, time: time), velocity), "velocity at \(time)")
        }
    }

    @Test(arguments: TruthTable.springs.records("call.Spring").filter { !$0.id.contains("update") })
    func callEqualsSwiftUI(_ record: TruthRecord) throws {
        let parts = record.id.dropFirst("call.".count).split(separator: ").", maxSplits: 1).map(String.init)
        let spring = parts[0] == "Spring(" ? Spring() : spring(parts[0])
        let arguments = labelled(parts[1])
        let target = arguments["target"] ?? 1
        let initialVelocity = arguments["initialVelocity"] ?? 0
        let result: Double
        switch parts[1].prefix(while: \.isLetter) {
        case "value":
            result = spring.value(target: target, initialVelocity: initialVelocity, time: try #require(arguments["time"]))
        case "velocity":
            result = spring.velocity(
                target: target, initialVelocity: initialVelocity, time: try #require(arguments["time"]))
        case "force":
            result = spring.force(
                target: target, position: try #require(arguments["position"]),
                velocity: try #require(arguments["velocity"]))
        case "settlingDuration":
            result =
                arguments.isEmpty
                ? spring.settlingDuration
                : spring.settlingDuration(
                    target: target, initialVelocity: initialVelocity, epsilon: try #require(arguments["epsilon"]))
        default:
            Issue.record("unknown call \(parts[1])")
            return
        }
        #expect(agree(result, try #require(record.value.number)))
    }

    @Test func updatesInStepsEqualSwiftUI() {
        let table = TruthTable.springs
        var (value, velocity) = (0.0, 0.0)
        for step in [0.16, 0.16, 0.16] {
            Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: step)
            if step == 0.16, velocity == 0 { Issue.record("the spring does not move") }
        }
        #expect(agree(velocity, table.record("call.update.velocity after step 359").value.number ?? .nan))
        Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: 1)
        let last = "call.Spring().update(value:0,velocity:0,target:1.2) value after step 4 (dt 0.16,0.16,0.16,1)"
        #expect(agree(value, table.record(last).value.number ?? .nan))
        #expect(agree(velocity, table.record("call.update.velocity after step 461").value.number ?? .nan))
        (value, velocity) = (0, 0)
        Spring().update(value: &value, velocity: &velocity, target: 1.2, deltaTime: 0.16)
        let first = "call.Spring().update(value:0,velocity:0,target:1.2) value after step 1 (dt 0.16,0.16,0.16,1)"
        #expect(agree(value, table.record(first).value.number ?? .nan))
    }

    @Test(arguments: TruthTable.springs.records("apple.crossing98."))
    func crossesNinetyEightPercentWhenSwiftUIDoes(_ record: TruthRecord) throws {
        let numbers = record.id.split(separator: ".").dropFirst(2).joined(separator: ".")
        let fields = try #require(numbers.firstMatch(of: #/^(0\.\d+)\.(0(?:\.\d+)?)$/#))
        let spring = Spring(duration: try #require(Double(fields.1)), bounce: try #require(Double(fields.2)))
        let crossing = try #require((0...2000).first { spring.value(target: 1.0, time: Double($0) / 2000) >= 0.98 })
        #expect(abs(Double(crossing) / 2000 - (record.value.number ?? .nan)) <= 0.0055)
    }

    @Test(arguments: TruthTable.springs.records("apple.peak."))
    func overshootsAsFarAsSwiftUI(_ record: TruthRecord) throws {
        let fields = try #require(record.id.firstMatch(of: #/apple\.peak\.(0\.\d+)\.(0\.\d+)/#))
        let spring = Spring(duration: try #require(Double(fields.1)), bounce: try #require(Double(fields.2)))
        let values = (0...20_000).map { spring.value(target: 1.0, time: Double($0) / 10_000) }
        let peak = try #require(values.indices.max { values[$0] < values[$1] })
        #expect(abs(values[peak] - (record.value["peak"].number ?? .nan)) <= 0.0005)
        let trough = try #require(values[peak...].min())
        #expect(abs(trough - (record.value["trough"].number ?? .nan)) <= 5e-6)
    }

    @Test(arguments: [("smooth", Spring.smooth), ("snappy", .snappy), ("bouncy", .bouncy)])
    func presetsEqualTheirFunctionForm(_ name: String, _ spring: Spring) throws {
        let record = TruthTable.springs.record("preset.\(name)")
        let bounce = try #require(record.value["bounce"].number)
        expect(spring, equals: Spring(duration: try #require(record.value["duration"].number), bounce: bounce))
        #expect(agree(spring.bounce, bounce))
    }

    @Test func documentedConversions() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let documented = TruthTable.springs.record("doc.duration0.5_bounce0.3").value.numbers
        #expect(abs(spring.stiffness - documented[1]) < 0.05 && abs(spring.damping - documented[2]) < 0.05)
        let physical = Spring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(physical.duration - 0.63) < 0.005 && abs(physical.bounce - 0.5) < 0.005)
    }

    @Test func boundlessBounceReadsBackAsNaN() {
        #expect(Spring(duration: 0.5, bounce: -1).duration.isNaN)
        #expect(Spring(duration: 0.5, bounce: -2).bounce.isNaN)
    }

    @Test func animatableFormsStartAtTheirFromValue() {
        let spring = Spring.snappy
        let (from, to) = (Angle.degrees(10), Angle.degrees(70))
        let angle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(agree(angle.degrees, 10 + spring.value(target: 60.0, time: 0.2), within: 1e-10))
        let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
        #expect(agree(velocity.degrees, spring.velocity(target: 60.0, time: 0.2), within: 1e-10))
        let force = spring.force(fromValue: from, toValue: to, position: .degrees(60), velocity: .zero)
        #expect(agree(force.degrees, 0, within: 1e-9))
    }

    @Test("Springs that are no springs have no numbers, as SwiftUI's") func degenerateSprings() {
        for spring in [Spring(settlingDuration: 0, dampingRatio: 0), Spring(mass: 0, stiffness: 100, damping: 10)] {
            #expect(spring.value(target: 1.0, time: 0.1).isNaN, "\(spring)")
        }
        #expect(!Spring(settlingDuration: 1, dampingRatio: 0.01).value(target: 1.0, time: 0.1).isNaN)
    }
}
