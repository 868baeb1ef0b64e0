import SwiftUI
import WidgetKit

struct OnTheWayWidgets: WidgetBundle {
    var body: some Widget {
        ParcelActivity()
        ParcelWidget()
        NeighborControl()
    }
}
