import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Colours on the way") struct StylesAnimationTests {
    struct Pair: Decodable {
        let pair: String
        let samples: [Sample]

        enum CodingKeys: String, CodingKey {
            case pair
            case samples = "rgb at p"
        }
    }

    /// A fraction and the channels there, 0...255.
    struct Sample: Decodable {
        let fraction: Double
        let channels: [Double]

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            fraction = try container.decode(Double.self)
            channels = try container.decode([Double].self)
        }
    }

    static let pairs: [(String, Color, Color)] = [
        ("red->blue (iOS 26 light)", .red, .blue), ("green->orange", .green, .orange), ("black->white", .black, .white),
        ("yellow->indigo", .yellow, .indigo),
    ]

    @Test("Mixes follow OKLab", arguments: pairs)
    func mix(name: String, first: Color, second: Color) throws {
        let records = try StylesTruth.value("animation.color_mix", as: [Pair].self)
        let record = try #require(records.first { $0.pair == name })
        for sample in record.samples {
            let mixed = first.mix(with: second, by: sample.fraction).resolve(in: .appearance(.light))
            let animated = style(between: first, and: second, at: sample.fraction)
            for (index, truth) in sample.channels.enumerated() {
                expect(mixed.bytes[index], near: truth, within: 0.02, "\(name) at \(sample.fraction)")
                expect(animated.bytes[index], near: truth, within: 0.02, "\(name) at \(sample.fraction)")
            }
        }
    }

    private func style(between first: Color, and second: Color, at fraction: Double) -> Color.Resolved {
        let environment = EnvironmentValues.appearance(.light)
        let (start, end) = (first.resolvedStyle(in: environment), second.resolvedStyle(in: environment))
        let vector = start.animatableVector.interpolated(towards: end.animatableVector, amount: fraction)
        guard case .color(let color) = end.replacing(vector) else { return Color.Resolved(red: 0, green: 0, blue: 0) }
        return color
    }

    struct Space: Decodable {
        let deltas: [String: [Double]]

        enum CodingKeys: String, CodingKey { case deltas = "probe deltas" }
    }

    @Test(
        "The distance SwiftUI hands to an animation",
        arguments: [
            (".red -> .blue (dark appearance values FF4245 -> 0091FF)", Color.red, Color.blue),
            ("black -> blue (0,0,1)", .black, Color(red: 0, green: 0, blue: 1)),
        ])
    func distance(key: String, first: Color, second: Color) throws {
        let truth = try #require(StylesTruth.value("animation.color_space", as: Space.self).deltas[key])
        let environment = EnvironmentValues.appearance(.dark)
        let delta = second.resolve(in: environment).animatableData - first.resolve(in: environment).animatableData
        let components = [delta.first, delta.second.first, delta.second.second.first]
        for (component, expected) in zip(components, truth) { expect(Double(component), near: expected, within: 1e-3) }
    }

    @Test func theVectorOfAColorBringsItBack() {
        for color in [Color.red, .clear, .indigo.opacity(0.3), Color(.displayP3, red: 0, green: 1, blue: 0)] {
            let style = color.resolvedStyle(in: EnvironmentValues())
            guard case .color(let first) = style, case .color(let back) = style.replacing(style.animatableVector) else {
                Issue.record("a colour is a colour")
                return
            }
            for (one, other) in zip(first.bytes, back.bytes) { expect(one, near: other, within: 0.01) }
        }
    }

    @Test func deviceMixIsTheMeanOfTheChannels() {
        let color = Color(white: 0).mix(with: Color(white: 1), by: 0.25, in: .device).resolve(in: EnvironmentValues())
        #expect(abs(color.red - 0.25) < 1e-6)
    }

    @Test(arguments: [(-1.0, Color.red), (2.0, Color.blue), (Double.nan, Color.red)])
    func mixIsClamped(fraction: Double, expected: Color) {
        let environment = EnvironmentValues()
        let mixed = Color.red.mix(with: .blue, by: fraction).resolve(in: environment).bytes
        for (one, other) in zip(mixed, expected.resolve(in: environment).bytes) { expect(one, near: other, within: 0.02) }
    }

    @Test func gradientsOfOneKindAndLengthInterpolate() {
        let environment = EnvironmentValues()
        let first = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
            .resolvedStyle(in: environment)
        let second = LinearGradient(colors: [.blue, .white], startPoint: .leading, endPoint: .trailing)
            .resolvedStyle(in: environment)
        #expect(first.isInterpolable(with: second))
        let middle = second.replacing(
            first.animatableVector.interpolated(towards: second.animatableVector, amount: 0.5))
        guard case .gradient(let gradient) = middle else {
            Issue.record("a gradient is a gradient")
            return
        }
        expect(gradient.shape, equals: .linear(start: UnitPoint(x: 0.25, y: 0.25), end: UnitPoint(x: 0.75, y: 0.75)))
        expect(gradient.stops[0].color.bytes[0], near: 171.55, within: 0.02)
        #expect(abs(gradient.stops[1].color.opacity - 0.5) < 1e-6)

        let three = Gradient(colors: [.red, .green, .blue]).resolvedStyle(in: environment)
        let radial = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
            .resolvedStyle(in: environment)
        #expect(!first.isInterpolable(with: three))
        #expect(!first.isInterpolable(with: radial))
        #expect(!first.isInterpolable(with: .clear))
    }

    @Test func aShortVectorDoesNotTrap() {
        let gradient = Gradient(colors: [.red, .blue]).resolvedStyle(in: EnvironmentValues())
        #expect(gradient.isInterpolable(with: gradient.replacing(.zero)))
        expect(Color.red.resolvedStyle(in: EnvironmentValues()).replacing(.zero), equals: .clear)
    }
}
