import Foundation

/// The side of the device that is up.
///
/// Source: Apple, Core Location `CLDeviceOrientation`.
public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The direction in which the device points. Nothing gives one here.
///
/// Source: Apple, Core Location `CLHeading`.
open class CLHeading: NSObject, @unchecked Sendable {
    /// Degrees clockwise from the magnetic north.
    open var magneticHeading: CLLocationDirection { 0 }
    /// Degrees clockwise from the true north; negative if unknown.
    open var trueHeading: CLLocationDirection { -1 }
    /// Degrees; negative if the heading is unknown.
    open var headingAccuracy: CLLocationDirection { -1 }
    public let timestamp = Date()
}

/// A stay at a place. Nothing gives one here.
///
/// Source: Apple, Core Location `CLVisit`.
open class CLVisit: NSObject, @unchecked Sendable {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var horizontalAccuracy: CLLocationAccuracy { -1 }
}

/// The place of the device with regard to a region.
///
/// Source: Apple, Core Location `CLRegionState`.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// The distance to a beacon.
///
/// Source: Apple, Core Location `CLProximity`.
public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

/// The numbers by which beacons are known.
///
/// Source: Apple, Core Location `CLBeaconIdentityConstraint`.
public final class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: UInt16?
    public let minor: UInt16?
    public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
    public init(uuid: UUID, major: UInt16) { (self.uuid, self.major, minor) = (uuid, major, nil) }
    public init(uuid: UUID, major: UInt16, minor: UInt16) { (self.uuid, self.major, self.minor) = (uuid, major, minor) }
}

/// The area around beacons.
///
/// Source: Apple, Core Location `CLBeaconRegion`.
public final class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public var beaconIdentityConstraint: CLBeaconIdentityConstraint { CLBeaconIdentityConstraint(uuid: uuid) }
    public init(uuid: UUID, identifier: String) {
        self.uuid = uuid
        super.init(identifier: identifier)
    }
}

/// A beacon. Nothing gives one here.
///
/// Source: Apple, Core Location `CLBeacon`.
open class CLBeacon: NSObject, @unchecked Sendable {
    open var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }
}
