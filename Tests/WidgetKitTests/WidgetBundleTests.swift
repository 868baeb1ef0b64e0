import Testing

@testable import WidgetKit

@MainActor
struct WidgetBundleTests {
    struct Inner: WidgetBundle {
        var body: some Widget {
            GreetingWidget()
            PlainWidget()
        }
    }

    struct Outer: WidgetBundle {
        var body: some Widget {
            SampleWidget()
            if #available(iOS 17, *) {
                NoWidget()
            }
            Inner().body
        }
    }

    struct Single: WidgetBundle {
        var body: some Widget { SampleWidget() }
    }

    struct None: WidgetBundle {
        var body: some Widget {}
    }

    @Test func widgetsKeepTheirOrderAndNestedListsAreFlattened() {
        let names = Outer().widgets.map { String(describing: type(of: $0)) }
        #expect(names == ["SampleWidget", "NoWidget", "GreetingWidget", "PlainWidget"])
    }

    @Test func bundleOfOne() {
        #expect(Single().widgets.count == 1)
        #expect(Single().widgets.first is SampleWidget)
    }

    @Test func emptyBundle() { #expect(None().widgets.isEmpty) }

    @Test func runAsAProgramItSaysHowPreviewsAreDrawn() {
        let message = WidgetEntryPoint.message(for: Single.self)
        #expect(message.hasPrefix("Single is a widget extension"))
        #expect(message.contains("zoetrope render"))
    }
}
