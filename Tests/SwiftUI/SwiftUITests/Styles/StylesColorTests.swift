import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("Colours against Apple's") struct StylesColorTests {
    static let hues: [(String, Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
        ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink),
        ("brown", .brown), ("gray", .gray), ("semantic.primary", .primary), ("semantic.secondary", .secondary),
        ("semantic.accentColor_tint", .accentColor),
    ]

    @Test("System colours are exact in eight bits", arguments: hues)
    func systemColor(name: String, color: Color) throws {
        let truth = try StylesTruth.value("ios26.\(name)", as: StylesTruth.Appearances.self)
        try check(color.resolve(in: .appearance(.light)), truth.light)
        try check(color.resolve(in: .appearance(.dark)), truth.dark)
    }

    static let semantic: [(String, SystemColor)] = [
        ("tertiaryLabel", .tertiary), ("quaternaryLabel", .quaternary), ("placeholderText", .placeholderText),
        ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("link", .link),
        ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
        ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemGray2", .systemGray2),
        ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5),
        ("systemGray6", .systemGray6),
    ]

    @Test("Semantic colours are exact in eight bits", arguments: semantic)
    func semanticColor(name: String, color: SystemColor) throws {
        let truth = try StylesTruth.value("ios26.semantic.\(name)", as: StylesTruth.Appearances.self)
        try check(color.resolved(in: .light), truth.light)
        try check(color.resolved(in: .dark), truth.dark)
    }

    @Test("Every measured iOS 26 colour is tested") func allRecords() throws {
        let tested = Self.hues.map { "ios26.\($0.0)" } + Self.semantic.map { "ios26.semantic.\($0.0)" }
        let known = try StylesTruth.ids("ios26.").filter { $0 != "ios26.pixels" }
        expect(Set(tested), equals: Set(known))
    }

    @Test(
        "Descriptions of resolved colours",
        arguments: [
            ("sRGB .3,.3,.3,.3", Color.RGBColorSpace.sRGB, [0.3, 0.3, 0.3, 0.3]),
            ("sRGB .412,.508,.690,.748", .sRGB, [0.412, 0.508, 0.690, 0.748]),
            ("sRGB .01,.02,.03,.04", .sRGB, [0.01, 0.02, 0.03, 0.04]),
            ("linear .3 x4", .sRGBLinear, [0.3, 0.3, 0.3, 0.3]),
            ("linear .6 x4", .sRGBLinear, [0.6, 0.6, 0.6, 0.6]),
            ("linear .01,.02,.03,.04", .sRGBLinear, [0.01, 0.02, 0.03, 0.04]),
            ("linear .412,.508,.690,.748", .sRGBLinear, [0.412, 0.508, 0.690, 0.748]),
            ("displayP3 .3 x4", .displayP3, [0.3, 0.3, 0.3, 0.3]),
            ("displayP3 .412,.508,.690,.748", .displayP3, [0.412, 0.508, 0.690, 0.748]),
        ])
    func description(record: String, space: Color.RGBColorSpace, channels: [Float]) throws {
        let color = Color.Resolved(
            colorSpace: space, red: channels[0], green: channels[1], blue: channels[2], opacity: channels[3])
        try expect(color.description, equals: StylesTruth.value("resolved.description.\(record)"))
    }

    struct Modified: Decodable {
        let opacity: Double
        let description: String
    }

    @Test func opacityMultipliesAndIsDescribed() throws {
        let truth = try StylesTruth.value("modified.description", as: Modified.self)
        let color = Color.red.opacity(0.3).opacity(0.5)
        expect(color.description, equals: truth.description)
        expect(Double(color.resolve(in: EnvironmentValues()).opacity), near: truth.opacity, within: 1e-6)
    }

    struct HSB: Decodable {
        let hsb: [Double]
        let rgb: [Double]
    }

    @Test func hueSaturationBrightness() throws {
        for sample in try StylesTruth.value("hsb", as: [HSB].self) {
            let color = Color(hue: sample.hsb[0], saturation: sample.hsb[1], brightness: sample.hsb[2])
            let resolved = color.resolve(in: EnvironmentValues())
            for (channel, truth) in zip([resolved.red, resolved.green, resolved.blue], sample.rgb) {
                expect(Double(channel), near: truth, within: 1e-6, "\(sample.hsb)")
            }
        }
    }

    @Test(
        "Channels resolve as on macOS 27",
        arguments: [
            ("white 0.5", Color(white: 0.5)),
            (".sRGBLinear .2 .4 .6", Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6)),
            (".displayP3 1 0 0 (extended sRGB)", Color(.displayP3, red: 1, green: 0, blue: 0)),
            ("hue .5 sat 1 brightness 1", Color(hue: 0.5, saturation: 1, brightness: 1)),
        ])
    func resolvedChannels(key: String, color: Color) throws {
        let rules = try StylesTruth.value("resolve.rules", as: [String: Mixed].self)
        let truth = try #require(rules[key]?.numbers)
        let resolved = color.resolve(in: EnvironmentValues())
        let channels = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
        for (channel, expected) in zip(channels, truth) { expect(Double(channel), near: expected, within: 5.1e-5) }
    }

    /// A value of `resolve.rules`: numbers, or words that no test can read.
    struct Mixed: Decodable {
        let numbers: [Double]?

        init(from decoder: any Decoder) throws {
            numbers = try? decoder.singleValueContainer().decode([Double].self)
        }
    }

    @Test func channelsOutsideTheGamutAreKept() {
        let resolved = Color(red: 1.2, green: -0.1, blue: 0.5).resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 1.2) < 1e-5)
        #expect(abs(resolved.green + 0.1) < 1e-5)
    }

    @Test func opacityIsClampedOnlyWhenDrawn() {
        let environment = EnvironmentValues()
        let strong = Color.red.opacity(1.5).resolve(in: environment)
        expect(strong.opacity, equals: 1.5)
        expect(strong.rgba.alpha, equals: 1)
        expect(Color.red.opacity(-1).resolve(in: environment).rgba.alpha, equals: 0)
    }

    @Test func whiteEqualsItsChannels() {
        expect(Color(red: 1, green: 1, blue: 1), equals: .white)
        #expect(Color.red != Color(red: 1, green: 0, blue: 0))
    }

    @Test("A channel comes back exactly from linear light", arguments: 0...255)
    func roundTrip(byte: Int) {
        let channel = Float(byte) / 255
        let color = Color.Resolved(red: channel, green: channel, blue: channel)
        expect((color.rgba.red * 255).rounded(), equals: Double(byte))
        expect(color.rgba.red, near: Double(byte) / 255, within: 1e-6)
    }

    @Test func halfIsDrawnAsHalf() {
        expect(Color(white: 0.5).resolve(in: EnvironmentValues()).rgba.red, equals: 0.5)
    }

    @Test func notFiniteChannelsAreDrawnAsNothing() {
        let color = Color(red: .nan, green: .infinity, blue: 0.5, opacity: .nan).resolve(in: EnvironmentValues())
        expect(color.rgba.red, equals: 0)
        expect(color.rgba.green, equals: 0)
        expect(color.rgba.alpha, equals: 0)
        #expect(color.description.hasPrefix("#"))
        expect(Color(hue: .nan, saturation: 1, brightness: 1).resolve(in: EnvironmentValues()).rgba.red, equals: 1)
    }

    @Test func codableKeepsEveryChannel() throws {
        let color = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0.25, blue: 0.1, opacity: 0.7)
        let data = try JSONEncoder().encode(color)
        try expect(JSONDecoder().decode(Color.Resolved.self, from: data), equals: color)
    }

    @Test func accentColorFollowsTheEnvironmentButNotItself() {
        var environment = EnvironmentValues()
        environment.accentColor = .green
        expect(Color.accentColor.resolve(in: environment), equals: Color.green.resolve(in: environment))
        environment.accentColor = .accentColor.opacity(0.5)
        expect(Color.accentColor.resolve(in: environment).opacity, equals: 0.5)
    }

    private func check(_ color: Color.Resolved, _ truth: [Double]) throws {
        try #require(truth.count == 4)
        expect(color.bytes.prefix(3).map { $0.rounded() }, equals: Array(truth.prefix(3)))
        // Alphas are recorded to two or six decimals of what are 255ths.
        expect((color.rgba.alpha * 255).rounded(), equals: (truth[3] * 255).rounded())
    }
}
