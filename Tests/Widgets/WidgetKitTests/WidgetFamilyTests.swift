import TestSupport
import Testing

@testable import WidgetKit

struct WidgetFamilyTests {
    @Test(arguments: WidgetFamily.everyFamily)
    func nameLeadsBackToTheFamily(_ family: WidgetFamily) {
        expect(WidgetFamily(named: family.description), equals: family)
        expect(WidgetFamily(rawValue: family.rawValue), equals: family)
    }

    @Test(arguments: ["", "SystemSmall", "small", "systemSmall "])
    func otherWordsAreNoFamily(_ name: String) { #expect(WidgetFamily(named: name) == nil) }

    /// As on Apple's systems, where iOS has no corner and iOS 26 no upright extra large family.
    @Test func aSwitchNeedsTheFamiliesOfIOSAlone() {
        func word(_ family: WidgetFamily) -> String {
            switch family {
            case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: "system"
            case .accessoryCircular, .accessoryRectangular, .accessoryInline: "accessory"
            }
        }
        func named(_ family: WidgetFamily) -> String {
            switch family {
            case .accessoryCorner: "corner"
            case .systemExtraLargePortrait: "upright"
            default: word(family)
            }
        }
        expect(
            WidgetFamily.everyFamily.map(named),
            equals: [
                "system", "system", "system", "system", "corner", "accessory", "accessory", "accessory", "upright",
            ])
        expect(Set(WidgetFamily.everyFamily).count, equals: 9)
        #expect(WidgetFamily(rawValue: 9) == nil && WidgetFamily(rawValue: -1) == nil)
    }

    @Test func environmentCarriesTheWidget() {
        var environment = EnvironmentValues()
        expect(environment.widgetFamily, equals: .systemSmall)
        expect(environment.widgetRenderingMode, equals: .fullColor)
        #expect(environment.showsWidgetContainerBackground)
        #expect(!environment.showsWidgetLabel)
        expect(environment.widgetContentMargins, equals: EdgeInsets())
        environment.widgetFamily = .accessoryCircular
        environment.widgetRenderingMode = .vibrant
        environment.showsWidgetContainerBackground = false
        expect(environment.widgetFamily, equals: .accessoryCircular)
        expect(environment.widgetRenderingMode.description, equals: "vibrant")
        #expect(!environment.showsWidgetContainerBackground)
    }
}
