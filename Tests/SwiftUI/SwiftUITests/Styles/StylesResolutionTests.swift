import Appearance
import Drawing
import Foundation
import TestSupport
import Testing

@testable import SwiftUI
@_spi(Nodes) @testable import SwiftUICore

@Suite("What styles resolve to") struct StylesResolutionTests {
    static let levels: [(HierarchicalShapeStyle, Int)] = [
        (.primary, 0), (.secondary, 1), (.tertiary, 2), (.quaternary, 3), (.quinary, 4),
    ]

    @Test("Levels of the default foreground are the system's labels", arguments: levels, [ColorScheme.light, .dark])
    func defaultForeground(level: (HierarchicalShapeStyle, Int), scheme: ColorScheme) {
        let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        let expected = ResolvedStyle.color(labels[level.1].resolved(in: scheme))
        expect(level.0.resolvedStyle(in: .appearance(scheme)), equals: expected)
    }

    @Test("What is selected has the tint") func selection() {
        var environment = EnvironmentValues()
        expect(SelectionShapeStyle().resolvedStyle(in: environment), equals: TintShapeStyle().resolvedStyle(in: environment))
        environment.tint = AnyShapeStyle(Color.red)
        expect(SelectionShapeStyle().resolvedStyle(in: environment), equals: Color.red.resolvedStyle(in: environment))
    }

    @Test("The secondary fill of a default canvas has Apple's pixel") func secondaryPixel() throws {
        let truth = try StylesTruth.value("hierarchical.pixel", as: [Double].self)
        let paint = HierarchicalShapeStyle.secondary.resolvedStyle(in: EnvironmentValues()).paint(in: .zero)
        guard case .color(let color) = paint else {
            Issue.record("a colour")
            return
        }
        let premultiplied = [color.red, color.green, color.blue].map { ($0 * color.alpha * 255).rounded() }
        expect(premultiplied + [(color.alpha * 255).rounded()], equals: truth)
    }

    @Test("Levels of an explicit colour multiply its opacity") func explicitColor() throws {
        let truth = try StylesTruth.value("hierarchical.opacity", as: [String: Double].self)
        var environment = EnvironmentValues()
        environment.foregroundStyles = ForegroundStyles(Color.red, over: nil)
        let styles: [(String, HierarchicalShapeStyle)] = [
            ("primary", .primary), ("secondary", .secondary), ("tertiary", .tertiary), ("quaternary", .quaternary),
        ]
        for (name, style) in styles {
            let factor = try #require(truth[name])
            let expected = Color.red.resolve(in: environment).multiplyingOpacity(by: factor)
            expect(style.resolvedStyle(in: environment), equals: .color(expected))
        }
    }

    @Test func explicitLevelsAreTaken() {
        var environment = EnvironmentValues()
        environment.foregroundStyles = ForegroundStyles(Color.red, Color.green, Color.blue, over: nil)
        expect(environment.foregroundStyle(level: 1), equals: Color.green.resolvedStyle(in: environment))
        expect(environment.foregroundStyle(level: 2), equals: Color.blue.resolvedStyle(in: environment))
        expect(environment.foregroundStyle(level: 3), equals: Color.blue.opacity(0.5).resolvedStyle(in: environment))
    }

    @Test func hierarchicalStylesMeanLevelsOfTheOuterStyle() {
        var environment = EnvironmentValues()
        let outer = ForegroundStyles(Color.red, over: nil)
        environment.foregroundStyles = ForegroundStyles(HierarchicalShapeStyle.secondary, over: outer)
        expect(environment.foregroundStyle(), equals: Color.red.opacity(0.5).resolvedStyle(in: environment))
        expect(environment.foregroundStyle(level: 1), equals: Color.red.opacity(0.25).resolvedStyle(in: environment))
        environment.foregroundStyles = ForegroundStyles(HierarchicalShapeStyle.secondary, over: nil)
        expect(environment.foregroundStyle(), equals: Color.secondary.resolvedStyle(in: environment))
    }

    @Test func foregroundStyleMayBeItself() {
        var environment = EnvironmentValues()
        environment.foregroundStyles = ForegroundStyles(ForegroundStyle(), over: nil)
        expect(environment.foregroundStyle(), equals: Color.primary.resolvedStyle(in: environment))
    }

    @Test func colorPrimaryIgnoresTheForegroundStyle() {
        var environment = EnvironmentValues.appearance(.dark)
        environment.foregroundStyles = ForegroundStyles(Color.red, over: nil)
        expect(Color.primary.resolvedStyle(in: environment), equals: Color.white.resolvedStyle(in: environment))
    }

    @Test func aStoredStyleFollowsTheAppearanceWhereItIsDrawn() {
        var environment = EnvironmentValues()
        environment.foregroundStyles = ForegroundStyles(Color.red, over: nil)
        environment.colorScheme = .dark
        expect(environment.foregroundStyle(), equals: Color.red.resolvedStyle(in: .appearance(.dark)))
    }

    @Test func tintIsTheAccentColorUnlessSet() {
        var environment = EnvironmentValues()
        expect(TintShapeStyle().resolvedStyle(in: environment), equals: Color.blue.resolvedStyle(in: environment))
        environment.accentColor = .pink
        expect(TintShapeStyle().resolvedStyle(in: environment), equals: Color.pink.resolvedStyle(in: environment))
        environment.tint = AnyShapeStyle(Color.green)
        expect(TintShapeStyle().secondary.resolvedStyle(in: environment), equals: Color.green.opacity(0.5).resolvedStyle(in: environment))
        environment.tint = AnyShapeStyle(TintShapeStyle().opacity(0.5))
        expect(TintShapeStyle().resolvedStyle(in: environment), equals: Color.pink.opacity(0.5).resolvedStyle(in: environment))
    }

    @Test func backgroundsAndFillsHaveTheirOwnLevels() {
        var environment = EnvironmentValues.appearance(.dark)
        let color = { (system: SystemColor) in ResolvedStyle.color(system.resolved(in: .dark)) }
        expect(BackgroundStyle().resolvedStyle(in: environment), equals: color(.systemBackground))
        expect(BackgroundStyle().secondary.resolvedStyle(in: environment), equals: color(.secondarySystemBackground))
        expect(FillShapeStyle().resolvedStyle(in: environment), equals: color(.systemFill))
        expect(FillShapeStyle().tertiary.resolvedStyle(in: environment), equals: color(.tertiarySystemFill))
        expect(FillShapeStyle().quinary.resolvedStyle(in: environment), equals: color(.quaternarySystemFill))
        environment.backgroundStyle = AnyShapeStyle(BackgroundStyle().tertiary)
        expect(BackgroundStyle().resolvedStyle(in: environment), equals: color(.tertiarySystemBackground))
    }

    @Test("A divider is as dark on iOS 26 as before, where UIKit's separator became paler", arguments: [SystemRelease.iOS18, .iOS26])
    func divider(release: SystemRelease) throws {
        var environment = EnvironmentValues.appearance(.light)
        environment.systemLook = SystemLook(release)
        let color = SystemColor.divider.resolved(in: environment)
        expect(SeparatorShapeStyle().resolvedStyle(in: environment), equals: .color(color))
        expect(Double(color.opacity), near: 0.29, within: 0.002)
        let uikit = SystemColor.separator.resolved(in: environment).opacity
        expect(Double(uikit), near: release == .iOS26 ? 0.12 : 0.29, within: 0.002)
    }

    struct Adaptive: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.yellow.opacity(0.5) : Color.indigo
        }
    }

    @Test(arguments: [(ColorScheme.light, Color.indigo), (.dark, .yellow.opacity(0.5))])
    func stylesOfUsersResolve(scheme: ColorScheme, expected: Color) {
        let environment = EnvironmentValues.appearance(scheme)
        expect(Adaptive().resolvedStyle(in: environment), equals: expected.resolvedStyle(in: environment))
        expect(
            AnyShapeStyle(Adaptive()).secondary.resolvedStyle(in: environment), equals: expected.opacity(0.5).resolvedStyle(in: environment)
        )
    }

    @Test func gradientsArePaintedInTheBounds() {
        let style = LinearGradient(colors: [.white, .black], startPoint: .topLeading, endPoint: .bottomTrailing)
        let paint = style.resolvedStyle(in: EnvironmentValues())
            .paint(in: CGRect(x: 10, y: 20, width: 100, height: 50))
        let shape = GradientPaint.Shape.linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 110, y: 70))
        guard case .gradient(let gradient) = paint else {
            Issue.record("a gradient")
            return
        }
        expect(gradient.shape, equals: shape)
        expect(gradient.stops.first, equals: GradientPaint.Stop(color: .white, location: 0))
        expect(gradient.stops.last, equals: GradientPaint.Stop(color: .black, location: 1))
    }

    /// Rows of a picture of an iPhone with iOS 18 (VAKit's `test_Shape_GradientBorder`: a ring of 8 points stroked with
    /// blue to yellow, from its top to its bottom at three pixels a point): pixels of the ring's side, the row's place from
    /// 0 to 1 and what is seen.
    nonisolated static let ring: [(place: Double, color: [Double])] = [
        (4.5 / 24, [75, 146, 230]), (7.5 / 24, [108, 159, 211]), (9.5 / 24, [124, 165, 200]), (11.5 / 24, [145, 173, 183]),
        (13.5 / 24, [160, 178, 172]), (15.5 / 24, [181, 185, 153]), (17.5 / 24, [195, 189, 138]), (20.5 / 24, [224, 196, 102]),
    ]

    @Test("Colours of a gradient are mixed as Apple mixes them", arguments: ring)
    func gradientsMixInOKLab(place: Double, expected: [Double]) {
        let colors = [Color(red: 0, green: 122 / 255, blue: 1), Color(red: 1, green: 204 / 255, blue: 0)]
        let style = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        guard case .gradient(let gradient) = style.resolvedStyle(in: EnvironmentValues()).paint(in: .zero) else {
            Issue.record("a gradient")
            return
        }
        let next = gradient.stops.firstIndex { $0.location >= place } ?? 0
        let (low, high) = (gradient.stops[next - 1], gradient.stops[next])
        let fraction = (place - low.location) / (high.location - low.location)
        let mixed = [\RGBA.red, \.green, \.blue].map { channel in
            (low.color[keyPath: channel] + (high.color[keyPath: channel] - low.color[keyPath: channel]) * fraction) * 255
        }
        // In gamma-encoded sRGB the middle's blue would be 128: the picture's steps are 8 levels high.
        for (own, seen) in zip(mixed, expected) { expect(own, near: seen, within: 8, "\(mixed) at \(place)") }
    }

    @Test func gradientsInANamedSpaceAreMixedInIt() {
        let colors: [Color] = [.white, .black]
        let style = Gradient(colors: colors).colorSpace(.device).resolvedStyle(in: EnvironmentValues())
        guard case .gradient(let gradient) = style.paint(in: .zero) else {
            Issue.record("a gradient")
            return
        }
        expect(gradient.stops.count, equals: 2)
    }

    @Test func aBareGradientRunsFromTopToBottom() {
        let colors: [Color] = [.red, .green, .blue]
        let environment = EnvironmentValues()
        let explicit = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
        expect(Gradient(colors: colors).resolvedStyle(in: environment), equals: explicit.resolvedStyle(in: environment))
        expect(Gradient(colors: colors).stops.map(\.location), equals: [0, 0.5, 1])
    }

    @Test func gradientsOfFewColorsArePlain() {
        let environment = EnvironmentValues()
        expect(Gradient(colors: []).resolvedStyle(in: environment).paint(in: .zero), equals: .color(.clear))
        let one = Gradient(colors: [.white]).resolvedStyle(in: environment)
        expect(one.paint(in: .zero), equals: .color(.white))
    }

    @Test func stopsOutOfOrderFollowTheOneBefore() {
        let locations: [CGFloat] = [.nan, 0.25, 0.125, .nan, 1]
        let gradient = Gradient(stops: locations.map { Gradient.Stop(color: .white, location: $0) })
        guard case .gradient(let paint) = gradient.resolvedStyle(in: EnvironmentValues()).paint(in: .zero) else {
            Issue.record("a gradient")
            return
        }
        expect(paint.stops.map(\.location), equals: [0, 0.25, 0.25, 0.25, 1])
    }

    struct Circular: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> Circular { self }
    }

    @Test func aStyleThatResolvesToItselfDrawsNothing() {
        expect(Circular().resolvedStyle(in: EnvironmentValues()), equals: .clear)
    }

    @Test func perceptualGradientsPassThroughTheColorsInBetween() {
        let environment = EnvironmentValues()
        let style = Gradient(colors: [.red, .blue]).colorSpace(.perceptual).resolvedStyle(in: environment)
        guard case .gradient(let gradient) = style.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1)) else {
            Issue.record("a gradient")
            return
        }
        let middle = gradient.stops.first { $0.location == 0.5 }
        let mix = Color.red.mix(with: .blue, by: 0.5).resolve(in: environment).rgba
        expect(middle?.color, equals: mix)
        expect(gradient.stops.first?.color, equals: Color.red.resolve(in: environment).rgba)
        expect(gradient.stops.last?.color, equals: Color.blue.resolve(in: environment).rgba)
    }

    /// The colours a perceptual gradient must keep to within a level of eight bits, gamma-mixed stops or not.
    static let perceptualPairs: [(Color, Color)] = [
        (.red, .blue), (.black, .white), (Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0)),
        (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)),
    ]

    @Test("Perceptual gradients keep to OKLab between their stops too", arguments: perceptualPairs)
    func perceptualGradient(first: Color, second: Color) {
        let environment = EnvironmentValues()
        let style = Gradient(colors: [first, second]).colorSpace(.perceptual).resolvedStyle(in: environment)
        guard case .gradient(let gradient) = style.paint(in: .zero) else {
            Issue.record("a gradient")
            return
        }
        #expect(gradient.stops.count < 100)
        let drawn = { (channel: Double) in min(max(channel, 0), 1) * 255 }
        for (low, high) in zip(gradient.stops, gradient.stops.dropFirst()) {
            let middle = first.mix(with: second, by: (low.location + high.location) / 2).resolve(in: environment).rgba
            expect(drawn(middle.red), near: (drawn(low.color.red) + drawn(high.color.red)) / 2, within: 1)
            expect(drawn(middle.green), near: (drawn(low.color.green) + drawn(high.color.green)) / 2, within: 1)
            expect(drawn(middle.blue), near: (drawn(low.color.blue) + drawn(high.color.blue)) / 2, within: 1)
        }
    }

    struct StandardTruth: Decodable {
        let top: [String: [Double]]
        let base: Double

        enum CodingKeys: String, CodingKey {
            case top = "top colour"
            case base = "base reached at fraction (from the top)"
        }
    }

    static let standard: [(String, Color)] = [
        ("blue", .blue), ("orange", .orange), ("green", .green), ("brown", .brown), ("indigo", .indigo), ("gray", .gray),
        ("pink", .pink), ("mint (approx)", .mint), ("cyan (approx)", .cyan),
    ]

    @Test("The standard gradient of a colour", arguments: standard)
    func standardGradient(name: String, color: Color) throws {
        let truth = try StylesTruth.value("color.gradient", as: StandardTruth.self)
        let top = try #require(truth.top[name])
        guard case .gradient(let gradient) = color.gradient.resolvedStyle(in: EnvironmentValues()) else {
            Issue.record("a gradient")
            return
        }
        for (channel, expected) in zip(gradient.stops[0].color.bytes, top) {
            expect(channel, near: expected, within: 0.1, "\(name)")
        }
        expect(gradient.stops[1].color, equals: color.resolve(in: EnvironmentValues()))
        expect(gradient.stops[1].location, equals: truth.base)
    }

    @Test func theStandardGradientOfYellowDarkens() {
        guard case .gradient(let gradient) = Color.yellow.gradient.resolvedStyle(in: EnvironmentValues()) else {
            Issue.record("a gradient")
            return
        }
        expect(gradient.stops.map(\.location), equals: [0, 0.3, 1])
        // Record color.gradient, "yellow is different".
        for (channel, expected) in zip(gradient.stops[2].color.bytes, [239, 184.5, 0]) {
            expect(channel, near: expected, within: 1)
        }
    }
}
