import TestSupport
import Testing

@testable import WidgetKit

struct WidgetCenterTests {
    @Test func requestsAreKeptInOrderUntilTaken() {
        let center = WidgetCenter()
        center.reloadTimelines(ofKind: "LocationForecast")
        center.reloadAllTimelines()
        center.invalidateConfigurationRecommendations()
        expect(
            center.takeRequests(),
            equals: [.reloadTimelines(kind: "LocationForecast"), .reloadAllTimelines, .invalidateConfigurationRecommendations])
        #expect(center.takeRequests().isEmpty)
    }

    @Test("A placed widget is its own identity, as on Apple's systems") func identity() {
        let info = WidgetInfo(kind: "a", family: .systemSmall)
        let id: WidgetInfo.ID = info
        #expect(info.id == id && id.kind == "a" && info.id != WidgetInfo(kind: "a", family: .systemLarge).id)
    }

    @Test func placedWidgetsAreHandedOver() async throws {
        let center = WidgetCenter()
        #expect(try await center.currentConfigurations().isEmpty)
        let placed = [
            WidgetInfo(kind: "a", family: .systemSmall), WidgetInfo(kind: "a", family: .systemLarge),
        ]
        center.place(placed)
        try await expect(center.currentConfigurations(), equals: placed)
        #expect(placed[0].id != placed[1].id)
        var handed: [WidgetInfo] = []
        center.getCurrentConfigurations { handed = (try? $0.get()) ?? [] }
        expect(handed, equals: placed)
    }
}
