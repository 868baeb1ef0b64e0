import CoreLocation
import Foundation
import RunContext
import TestSupport
import Testing

@Suite("Core Location", .serialized)
struct CoreLocationTests {
    @Test(arguments: [
        // A degree along the equator and along a meridian of WGS 84: 111,319.491 m and 110,574.389 m.
        (0.0, 0.0, 0.0, 1.0, 111_319.491), (0.0, 0.0, 1.0, 0.0, 110_574.389),
        // Flinders Peak to Buninyong, the Australian survey's own example: 54,972.271 m (GDA technical manual, 2014).
        (-37.951033416667, 144.424867888889, -37.652821138889, 143.926495527778, 54_972.271), (10.0, 10.0, 10.0, 10.0, 0.0),
    ])
    func distancesAreThoseOfTheEllipsoid(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ metres: Double) {
        let distance = CLLocation(latitude: a, longitude: b).distance(from: CLLocation(latitude: c, longitude: d))
        expect(distance, near: metres, within: 0.01)
    }

    @Test func nobodyIsToldWhereTheDeviceIsAndTheRunSaysSo() throws {
        final class Listener: CLLocationManagerDelegate {
            var error: (any Error)?
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { self.error = error }
        }
        let (manager, listener) = (CLLocationManager(), Listener())
        manager.delegate = listener
        #expect(RunReports.noted { manager.requestLocation() }.contains { $0.contains("requestLocation") })
        expect((listener.error as? CLError)?.code, equals: .denied)
    }
}
