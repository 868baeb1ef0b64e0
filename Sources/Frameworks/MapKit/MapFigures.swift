import CoreLocation
import Geometry
import SwiftUI

/// The device's location and heading, which are unknown in a render.
///
/// Source: Apple, MapKit `UserLocation`.
public struct UserLocation: Sendable {
    public let heading: CLHeading?
    public let location: CLLocation?
}

/// The system's dot at the device's location, as its type names it.
public struct DefaultUserAnnotationContent: View {
    public var body: some View { EmptyView() }
}

/// The dot at the device's location, which is unknown in a render: nothing is drawn.
///
/// Source: Apple, MapKit `UserAnnotation`.
public struct UserAnnotation<Content: View>: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
    func collect(into figure: inout MapFigure) {}
}

extension UserAnnotation where Content == DefaultUserAnnotationContent {
    public init() {}
    public init(anchor: UnitPoint) {}
}

/// Nothing on a map.
///
/// Source: Apple, MapKit `EmptyMapContent`.
nonisolated public struct EmptyMapContent: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    public init() {}
    @MainActor func collect(into figure: inout MapFigure) {}
}

/// A line over places.
///
/// Source: Apple, MapKit `MapPolyline`.
nonisolated public struct MapPolyline: MapContent, PrimitiveMapContent {
    /// The way between two places: straight on the flat map, or the shortest on the globe.
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }

    public typealias Body = Never
    let coordinates: [CLLocationCoordinate2D]

    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.coordinates = contourStyle == .straight ? coordinates : GreatCircle.path(through: coordinates)
    }
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }
    public init(_ polyline: MKPolyline) { self.init(coordinates: polyline.coordinates) }
    public init(_ route: MKRoute) { self.init(route.polyline) }
    @MainActor func collect(into figure: inout MapFigure) { figure.add(coordinates, .line) }
}

/// The shortest ways between places of the globe.
enum GreatCircle {
    /// Returns places with others between them, at most a degree apart.
    static func path(through places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard let first = places.first else { return [] }
        return zip(places, places.dropFirst()).reduce(into: [first]) { path, leg in path += way(from: leg.0, to: leg.1) }
    }

    /// Returns the places behind the first one, up to the last.
    private static func way(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> [CLLocationCoordinate2D] {
        let (a, b) = (vector(start), vector(end))
        let dot = min(max(a.x * b.x + a.y * b.y + a.z * b.z, -1), 1)
        let sine = (1 - dot * dot).squareRoot()
        let angle = Transcendental.angle(x: dot, y: sine)
        // Places that are one, or opposite each other, have no shortest way.
        guard sine > 1e-9 else { return [end] }
        let count = max(Int((angle * 180 / .pi).rounded(.up)), 1)
        return (1..<count).map { step in
            let share = Double(step) / Double(count)
            let (from, to) = (Transcendental.sine((1 - share) * angle) / sine, Transcendental.sine(share * angle) / sine)
            let (x, y, z) = (a.x * from + b.x * to, a.y * from + b.y * to, a.z * from + b.z * to)
            return CLLocationCoordinate2D(
                latitude: Transcendental.angle(x: (x * x + y * y).squareRoot(), y: z) * 180 / .pi,
                longitude: Transcendental.angle(x: x, y: y) * 180 / .pi)
        } + [end]
    }

    private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        let ring = Transcendental.cosine(latitude)
        return (ring * Transcendental.cosine(longitude), ring * Transcendental.sine(longitude), Transcendental.sine(latitude))
    }
}

/// An area between places.
///
/// Source: Apple, MapKit `MapPolygon`.
nonisolated public struct MapPolygon: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    let coordinates: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }
    public init(points: [MKMapPoint]) { self.init(coordinates: points.map(\.coordinate)) }
    public init(_ polygon: MKPolygon) { self.init(coordinates: polygon.coordinates) }
    @MainActor func collect(into figure: inout MapFigure) { figure.add(coordinates, .area) }
}

/// A circle around a place, its radius in metres.
///
/// Source: Apple, MapKit `MapCircle`.
nonisolated public struct MapCircle: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    let center: CLLocationCoordinate2D
    let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (self.center, self.radius) = (center, radius) }
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }
    /// Creates the circle in the middle of a rectangle that touches its longer sides.
    public init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let meters = min(mapRect.width, mapRect.height) / MKMapPoint.side * MKMapPoint.circumference
        self.init(center: center, radius: meters * Transcendental.cosine(center.latitude * .pi / 180) / 2)
    }
    @MainActor func collect(into figure: inout MapFigure) { figure.add([center], .circle(radius: radius)) }
}
