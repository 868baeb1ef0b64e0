import Foundation
import TestSupport
import Testing

@testable import FoundationGaps

@Suite("Places left open in localized texts")
struct PlaceholderTests {
    @Test("A place shows its specifier until it is filled")
    func specifiers() {
        expect(String(localized: "\(placeholder: .int) of \(placeholder: .object)"), equals: "%lld of %@")
        let resource: LocalizedStringResource = "\(placeholder: .double, specifier: "%.1f") l"
        expect(resource.key, equals: "%.1f l")
    }

    @Test("Replacements fill places in their order, beside values that stand already")
    func replacements() {
        var options = String.LocalizationOptions()
        options.replacements = [3, 2.5]
        expect(
            String(localized: "\(placeholder: .int) of \(7), \(placeholder: .double, specifier: "%.1f")", options: options),
            equals: "3 of 7, 2.5"
        )
        expect(String(localized: LocalizedStringResource("\(placeholder: .int) events"), options: options), equals: "3 events")
    }
}
