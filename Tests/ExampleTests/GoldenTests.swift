import Snapshots
import Testing

@testable import CaffeineTrackerExample
@testable import ChartGalleryExample
@testable import OnTheWayExample
@testable import TextAndGridExample
@testable import ToDoExample
@testable import WidgetAnatomyExample

/// Every picture of the examples, and every frame of their animations, is the accepted one.
@Suite("Goldens of the examples")
struct GoldenTests {
    static let examples: Set<String> = [
        "CaffeineTrackerExample", "ChartGalleryExample", "OnTheWayExample", "TextAndGridExample", "ToDoExample",
        "WidgetAnatomyExample",
    ]

    @Test(arguments: await PreviewSnapshots.names(inModules: examples))
    func preview(_ name: String) async { await PreviewSnapshots(goldens: "../../Golden").check(name) }
}
