import CoreLocation
import Geometry

/// The extent of a region, in degrees.
///
/// Source: Apple, MapKit `MKCoordinateSpan`.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth around a place.
///
/// Source: Apple, MapKit `MKCoordinateRegion`.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates a region with a size in metres, on a sphere whose circumference is the equator's.
    public init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let metersOfDegree = MKMapPoint.circumference / 360
        let shrink = max(Transcendental.cosine(center.latitude * .pi / 180), 1e-6)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / metersOfDegree, longitudeDelta: min(longitudinalMeters / (metersOfDegree * shrink), 360))
        )
    }

    public init(_ rect: MKMapRect) {
        let (first, last) = (MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        self.init(
            center: center,
            span: MKCoordinateSpan(latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude))
    }

    /// The region on the flat map.
    var rect: MKMapRect {
        let (height, width) = (max(abs(span.latitudeDelta), 1e-6), min(max(abs(span.longitudeDelta), 1e-6), 360))
        let top = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude + height / 2, longitude: center.longitude - width / 2))
        let bottom = MKMapPoint(CLLocationCoordinate2D(latitude: center.latitude - height / 2, longitude: center.longitude + width / 2))
        return MKMapRect(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
    }
}

extension MKCoordinateSpan: Equatable {}
extension MKCoordinateRegion: Equatable {
    public static func == (first: MKCoordinateRegion, second: MKCoordinateRegion) -> Bool {
        first.center.latitude == second.center.latitude && first.center.longitude == second.center.longitude && first.span == second.span
    }
}

public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
