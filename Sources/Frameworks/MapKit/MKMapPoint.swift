import CoreLocation
import Geometry

/// A place on the flat map: Mercator's, y downwards, 2^28 points around the equator.
///
/// Source: Apple, MapKit `MKMapPoint`; the projection is EPSG 3857.
public struct MKMapPoint: Sendable, Equatable {
    public var x: Double
    public var y: Double

    static let side = 268_435_456.0
    /// The equator's length in metres (WGS 84).
    static let circumference = 2 * Double.pi * 6_378_137
    /// The latitude at which the flat map ends, north and south.
    private static let lastLatitude = 85.051_128_779_806_6

    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    public init(_ coordinate: CLLocationCoordinate2D) {
        let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude)
        let sine = Transcendental.sine(latitude * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.side
        y = (0.5 - Transcendental.logarithm((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.side
    }

    public var coordinate: CLLocationCoordinate2D {
        let power = Transcendental.exponential((0.5 - y / Self.side) * 4 * .pi)
        let sine = (power - 1) / (power + 1)
        let cosine = max(1 - sine * sine, 0).squareRoot()
        return CLLocationCoordinate2D(
            latitude: Transcendental.angle(x: cosine, y: sine) * 180 / .pi, longitude: x / Self.side * 360 - 180)
    }

    /// The line between two places, in metres.
    public func distance(to other: MKMapPoint) -> CLLocationDistance {
        let (first, second) = (coordinate, other.coordinate)
        return CLLocation(latitude: first.latitude, longitude: first.longitude)
            .distance(from: CLLocation(latitude: second.latitude, longitude: second.longitude))
    }
}

/// Width and height on the flat map.
public struct MKMapSize: Sendable, Equatable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
///
/// Source: Apple, MapKit `MKMapRect`.
public struct MKMapRect: Sendable, Equatable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.side, height: MKMapPoint.side)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (x, y) = (min(minX, other.minX), min(minY, other.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
    }

    public func contains(_ point: MKMapPoint) -> Bool { (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y) }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

/// A rectangle of the flat map, as large as fits, in a picture.
struct MapProjection {
    /// The part of the map that the picture shows.
    let rect: MKMapRect
    let scale: Double

    init(_ wanted: MKMapRect, in size: CGSize) {
        let (width, height) = (max(wanted.width, 1), max(wanted.height, 1))
        scale = max(min(size.width / width, size.height / height), 1e-12)
        let (shownWidth, shownHeight) = (size.width / scale, size.height / scale)
        rect = MKMapRect(x: wanted.midX - shownWidth / 2, y: wanted.midY - shownHeight / 2, width: shownWidth, height: shownHeight)
    }

    /// The part of the map that the same picture shows to hold another part.
    func fitting(_ wanted: MKMapRect) -> MKMapRect {
        MapProjection(wanted, in: CGSize(width: rect.width * scale, height: rect.height * scale)).rect
    }

    func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint {
        let place = MKMapPoint(coordinate)
        return CGPoint(x: (place.x - rect.minX) * scale, y: (place.y - rect.minY) * scale)
    }

    func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(x: rect.minX + point.x / scale, y: rect.minY + point.y / scale).coordinate
    }

    /// Points of the picture for a length on the ground.
    func length(_ meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        let shrink = max(Transcendental.cosine(coordinate.latitude * .pi / 180), 1e-6)
        return meters / (MKMapPoint.circumference * shrink) * MKMapPoint.side * scale
    }

    /// Returns the positions at which lines of whole degrees, or of parts of them, cross the picture: four or more of each.
    func graticule(in size: CGSize) -> (xs: [CGFloat], ys: [CGFloat]) {
        let region = MKCoordinateRegion(rect)
        let wanted = min(region.span.longitudeDelta, region.span.latitudeDelta) / 3
        let step = [30, 15, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.025, 0.01, 0.005, 0.0025, 0.001].first { $0 <= wanted } ?? 0.0005
        func values(_ center: Double, _ delta: Double) -> [Double] {
            let (first, last) = (((center - delta / 2) / step).rounded(.up), ((center + delta / 2) / step).rounded(.down))
            guard last >= first, last - first < 200 else { return [] }
            return stride(from: first, through: last, by: 1).map { $0 * step }
        }
        return (
            values(region.center.longitude, region.span.longitudeDelta)
                .map { point(CLLocationCoordinate2D(latitude: region.center.latitude, longitude: $0)).x },
            values(region.center.latitude, region.span.latitudeDelta * 1.2)
                .map { point(CLLocationCoordinate2D(latitude: $0, longitude: region.center.longitude)).y }
                .filter { (0...size.height).contains($0) }
        )
    }
}

/// The ground in place of Apple's map: colours of land by day and by night, judged by eye.
enum MapGround {
    static let note = "MapKit draws no map here: a plain ground stands in its place, with markers and annotations at their coordinates."
    static let land = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.17, green: 0.18, blue: 0.2, alpha: 1) : UIColor(red: 0.965, green: 0.953, blue: 0.925, alpha: 1)
    }
    static let line = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.07) : UIColor(white: 0, alpha: 0.06)
    }
}
