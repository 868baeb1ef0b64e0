import Appearance
import SwiftUI
import TestSupport
import Testing

@testable import SwiftUICore

@Suite("Increased contrast and bold text") struct IncreasedContrastTests {
    private func resolved(_ color: Color, _ scheme: ColorScheme, _ release: SystemRelease = .iOS26) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.systemLook = SystemLook(release)
        (environment.colorScheme, environment.colorSchemeContrast) = (scheme, .increased)
        return color.resolve(in: environment)
    }

    private func hex(_ color: Color.Resolved) -> UInt32 {
        [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }

    @Test("System colours have the shades of the Human Interface Guidelines")
    func hues() {
        expect(hex(resolved(.red, .light)), equals: 0xE9152D)
        expect(hex(resolved(.blue, .dark)), equals: 0x5CB8FF)
        expect(hex(resolved(.gray, .light)), equals: 0x6C6C70)
        expect(hex(resolved(.red, .light, .iOS18)), equals: 0xD70015)
        expect(hex(resolved(.green, .dark, .iOS18)), equals: 0x30DB5B)
    }

    @Test("Labels are less translucent, and black stays black")
    func labels() {
        expect(Double(resolved(.secondary, .light).opacity), near: 0.8, within: 0.002)
        expect(Double(resolved(.secondary, .dark).opacity), near: 0.7, within: 0.002)
        expect(hex(resolved(.primary, .light)), equals: 0)
    }

    @Test("Bold text makes the system's fonts heavier by two steps, and leaves the user's own")
    func boldText() {
        func weight(_ font: Font) -> Double {
            var environment = EnvironmentValues()
            environment.legibilityWeight = .bold
            return font.resolved(in: environment.fontContext).weight
        }
        expect(weight(.body), equals: 600)
        expect(weight(.headline), equals: 800)
        expect(weight(.system(size: 20, weight: .black)), equals: 900)
        expect(
            weight(.custom("Avenir", size: 20)),
            equals: Font.custom("Avenir", size: 20).resolved(in: EnvironmentValues().fontContext).weight)
    }
}
