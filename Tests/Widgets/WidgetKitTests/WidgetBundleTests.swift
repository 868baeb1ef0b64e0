import RunContext
import TestSupport
import Testing

@testable import WidgetKit

@Suite(.serialized) @MainActor
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
        expect(names, equals: ["SampleWidget", "NoWidget", "GreetingWidget", "PlainWidget"])
    }

    @Test func bundleOfOne() {
        expect(Single().widgets.count, equals: 1)
        #expect(Single().widgets.first is SampleWidget)
    }

    @Test func emptyBundle() { #expect(None().widgets.isEmpty) }

    @Test("What has ended a process when it was made is not made again, and the others are") func unsound() {
        let name = String(reflecting: Outer.self)
        nonisolated(unsafe) var announced: [String] = []
        let before = RunContext.with(\.announceType, { announced.append($0) }) { WidgetDiscovery.widgets().map(\.qualifiedName) }
        #expect(announced.contains(name))
        announced = []
        let faults = [name: "it trapped", String(reflecting: GreetingWidget.self): "it trapped, too"]
        let (after, unsound) = RunContext.with({ ($0.faultyTypes, $0.announceType) = (faults, { announced.append($0) }) }) {
            (WidgetDiscovery.widgets().map(\.qualifiedName), WidgetDiscovery.unsound)
        }
        #expect(!announced.contains(name) && before.contains("WidgetKitTests.GreetingWidget"))
        #expect(!after.contains("WidgetKitTests.GreetingWidget") && after.contains("WidgetKitTests.SampleWidget"))
        expect(unsound.map(\.fault).sorted(), equals: ["it trapped", "it trapped, too"])
    }

    @Test func runAsAProgramItSaysHowPreviewsAreDrawn() {
        let message = WidgetEntryPoint.message(for: Single.self)
        #expect(message.hasPrefix("Single is a widget extension"))
        #expect(message.contains("zoetrope render"))
    }
}
