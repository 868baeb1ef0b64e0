import Foundation

/// An area on the Earth.
///
/// Source: Apple, Core Location `CLRegion`.
open class CLRegion: NSObject, @unchecked Sendable {
    /// The name of the region.
    public let identifier: String
    /// A Boolean value that indicates whether people are notified when they enter the region. A render never notifies anyone.
    public var notifyOnEntry = true
    /// A Boolean value that indicates whether people are notified when they leave the region.
    public var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Regions are equal if their identifiers are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hash }
}

/// The area around a place.
///
/// Source: Apple, Core Location `CLCircularRegion`.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// - Parameter radius: in metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Returns whether a coordinate is at most the radius away from the centre.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
    }
}
