import CoreLocation
import Geometry

/// The camera from which a map is viewed.
///
/// Source: Apple, MapKit `MapCamera`. A map here lies flat with north up, whatever the heading and pitch.
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// Metres.
    public var distance: Double
    /// Degrees clockwise from north.
    public var heading: Double
    /// Degrees from straight down.
    public var pitch: Double

    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }

    public static func == (first: MapCamera, second: MapCamera) -> Bool {
        first.region == second.region && first.distance == second.distance && first.heading == second.heading && first.pitch == second.pitch
    }

    /// Creates the camera that sees the lesser side of a part of the flat map.
    init(seeing rect: MKMapRect) {
        let center = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
        let meters = min(rect.width, rect.height) / MKMapPoint.side * MKMapPoint.circumference
        self.init(
            centerCoordinate: center, distance: meters * max(Transcendental.cosine(center.latitude * .pi / 180), 1e-6) / Self.seen)
    }

    /// The metres that a camera sees at a distance of one metre: an angle of 30 degrees, judged by eye.
    private static let seen = 0.536

    /// The region that it sees.
    var region: MKCoordinateRegion {
        let meters = distance * Self.seen
        return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters)
    }
}

/// The part of the world that a map shows.
///
/// Source: Apple, MapKit `MapCameraPosition`.
public struct MapCameraPosition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case rect(MKMapRect)
        case camera(MapCamera)
    }

    let kind: Kind
    public let region: MKCoordinateRegion?
    public let camera: MapCamera?
    public let followsUserLocation: Bool
    public let followsUserHeading: Bool

    private init(
        _ kind: Kind, region: MKCoordinateRegion? = nil, camera: MapCamera? = nil, followsUser: Bool = false, followsHeading: Bool = false
    ) {
        (self.kind, self.region, self.camera) = (kind, region, camera)
        (followsUserLocation, followsUserHeading) = (followsUser, followsHeading)
    }

    /// All that is placed on the map.
    public static let automatic = MapCameraPosition(.automatic)
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.rect(region.rect), region: region) }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera), camera: camera) }

    public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        let around = MKCoordinateRegion(center: mapItem.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)
        return MapCameraPosition(.rect(around.rect))
    }

    /// Returns the fallback position: the device's location is unknown in a render.
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        MapCameraPosition(
            fallback.kind, region: fallback.region, camera: fallback.camera, followsUser: true, followsHeading: followsHeading)
    }

    public var positionedByUser: Bool { false }

    /// Returns the requested part of the map, given the content placed on it.
    func rect(around places: [CLLocationCoordinate2D]) -> MKMapRect {
        switch kind {
        case .rect(let rect): return rect
        case .camera(let camera): return camera.region.rect
        case .automatic:
            let all = places.reduce(MKMapRect.null) { rect, place in
                let point = MKMapPoint(place)
                return rect.union(MKMapRect(x: point.x, y: point.y, width: 0, height: 0))
            }
            // A country if nothing is placed; otherwise the content with a margin of a quarter and half a kilometre.
            guard !all.isNull else {
                let center = CLLocationCoordinate2D(latitude: 37.13, longitude: -95.79)
                return MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 30, longitudeDelta: 60)).rect
            }
            let shrink = max(Transcendental.cosine((places.first?.latitude ?? 0) * .pi / 180), 0.01)
            let least = 500 / (MKMapPoint.circumference * shrink) * MKMapPoint.side
            return all.insetBy(dx: -max(all.width / 4, least), dy: -max(all.height / 4, least))
        }
    }
}
