import OnTheWayExample
import Snapshots
import Testing
import WidgetKit

/// The example of a parcel on its way, in the places where the system shows it.
@Suite("Goldens of places")
struct PlaceGoldenTests {
    @Test("The island opens on a Home Screen, shows both states and closes") @MainActor func island() async {
        await PreviewSnapshots(goldens: "Places/homeScreen", scale: 1, place: .homeScreen).check("Parcel-island")
    }

    @Test("An accented widget on a Home Screen") @MainActor func accented() async {
        await PreviewSnapshots(goldens: "Places/accented", scale: 1, place: .homeScreen, renderingMode: .accented)
            .check("Parcel-small")
    }

    @Test("Vibrant accessories on a Lock Screen", arguments: ["Parcel-circular", "Parcel-rectangular", "Parcel-inline"])
    @MainActor func vibrant(_ name: String) async {
        await PreviewSnapshots(goldens: "Places/lockScreen", scale: 1, place: .lockScreen).check(name)
    }
}
