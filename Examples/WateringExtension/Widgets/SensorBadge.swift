import HomeKit
import SwiftUI

/// What the sensor in the pot says. It comes from a framework that is on devices alone, so this body does not compile elsewhere: a card
/// stands in its place, and everything around it is drawn.
struct SensorBadge: View {
    let plant: Plant

    var body: some View {
        let sensor = HMHomeManager().primaryHome?.accessory(named: plant.name)
        if sensor?.isReachable == true { Image(systemName: "sensor.fill").foregroundStyle(.green) }
    }
}
