import Foundation

/// An area on the Earth.
///
/// Source: Apple, Core Location `CLRegion`.
open class CLRegion: NSObject, @unchecked Sendable {
    /// What the area is called.
    public let identifier: String
    /// Whether people are told who come into it; nothing here tells anybody.
    public var notifyOnEntry = true
    /// Whether people are told who leave it.
    public var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Regions are the same where their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
}

/// The area around a place.
///
/// Source: Apple, Core Location `CLCircularRegion`.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// - Parameter radius: in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Whether a place is not further from the middle than the radius.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
