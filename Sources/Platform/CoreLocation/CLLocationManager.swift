import Foundation
import RunContext

/// The permission of a program to read the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// The accuracy with which a program may read the device's location.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The activity of the user while the location is followed.
public enum CLActivityType: Int, Sendable { case other = 1, automotiveNavigation, fitness, otherNavigation, airborne }

/// An error with the reason why a location is unknown.
///
/// Source: Apple, Core Location `CLError`.
public struct CLError: Error, Hashable, Sendable {
    /// The kind of the error.
    public enum Code: Int, Sendable {
        case locationUnknown, denied, network, headingFailure, regionMonitoringDenied, regionMonitoringFailure
        case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed, geocodeFoundNoResult
        case geocodeFoundPartialResult, geocodeCanceled
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static let locationUnknown = Code.locationUnknown
    public static let denied = Code.denied
    public static let network = Code.network
}

/// A delegate that receives the device's location.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Requests the device's location. Nobody grants the permission in a render: requests are reported and fail with `CLError.denied`.
///
/// Source: Apple, Core Location `CLLocationManager`.
open class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    public var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
    public var activityType = CLActivityType.other
    public var pausesLocationUpdatesAutomatically = true
    public var allowsBackgroundLocationUpdates = false
    public var showsBackgroundLocationIndicator = false
    /// Degrees by which the heading has to change.
    public var headingFilter: CLLocationDegrees = 1
    public var headingOrientation = CLDeviceOrientation.portrait

    public override init() {}

    public var authorizationStatus: CLAuthorizationStatus { .denied }
    public var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
    /// A Boolean value that indicates whether a widget may read the location; always false.
    public var isAuthorizedForWidgetUpdates: Bool { false }
    public var location: CLLocation? { nil }
    public var heading: CLHeading? { nil }
    public var monitoredRegions: Set<CLRegion> { [] }
    public var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
    public var maximumRegionMonitoringDistance: CLLocationDistance { -1 }

    public class func locationServicesEnabled() -> Bool { false }
    public class func headingAvailable() -> Bool { false }
    public class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    public class func isRangingAvailable() -> Bool { false }
    public class func authorizationStatus() -> CLAuthorizationStatus { .denied }

    public func requestWhenInUseAuthorization() { report("requestWhenInUseAuthorization()") }
    public func requestAlwaysAuthorization() { report("requestAlwaysAuthorization()") }

    public func requestLocation() { fail("requestLocation()") }
    public func startUpdatingLocation() { fail("startUpdatingLocation()") }
    public func startMonitoringSignificantLocationChanges() { fail("startMonitoringSignificantLocationChanges()") }

    public func startUpdatingHeading() { fail("startUpdatingHeading()") }
    public func startMonitoringVisits() { fail("startMonitoringVisits()") }
    public func startMonitoring(for region: CLRegion) { fail("startMonitoring(for:)") }
    public func requestState(for region: CLRegion) { fail("requestState(for:)") }
    public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { fail("startRangingBeacons(satisfying:)") }
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        report("requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
        throw CLError(.denied)
    }

    /// Does nothing, as no updates were begun.
    public func stopUpdatingLocation() {}
    public func stopMonitoringSignificantLocationChanges() {}
    public func stopUpdatingHeading() {}
    public func stopMonitoringVisits() {}
    public func stopMonitoring(for region: CLRegion) {}
    public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    public func dismissHeadingCalibrationDisplay() {}

    private func report(_ call: String) {
        RunReports.note("CLLocationManager.\(call) was called: no location is available, and access is denied.")
    }

    private func fail(_ call: String) {
        report(call)
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
}

extension CLError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? CLError)?.code == code }
}
