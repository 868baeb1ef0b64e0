import Testing

@testable import WidgetKit

struct WidgetFamilyTests {
    @Test(arguments: WidgetFamily.everyFamily)
    func nameLeadsBackToTheFamily(_ family: WidgetFamily) {
        #expect(WidgetFamily(named: family.description) == family)
        #expect(WidgetFamily(rawValue: family.rawValue) == family)
    }

    @Test(arguments: ["", "SystemSmall", "small", "systemSmall "])
    func otherWordsAreNoFamily(_ name: String) { #expect(WidgetFamily(named: name) == nil) }

    @Test func environmentCarriesTheWidget() {
        var environment = EnvironmentValues()
        #expect(environment.widgetFamily == .systemSmall)
        #expect(environment.widgetRenderingMode == .fullColor)
        #expect(environment.showsWidgetContainerBackground)
        #expect(!environment.showsWidgetLabel)
        #expect(environment.widgetContentMargins == EdgeInsets())
        environment.widgetFamily = .accessoryCircular
        environment.widgetRenderingMode = .vibrant
        environment.showsWidgetContainerBackground = false
        #expect(environment.widgetFamily == .accessoryCircular)
        #expect(environment.widgetRenderingMode.description == "vibrant")
        #expect(!environment.showsWidgetContainerBackground)
    }
}
