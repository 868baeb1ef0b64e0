import CoreLocation
import UIKit

/// A figure on a map.
///
/// Source: Apple, MapKit `MKOverlay`.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// The place of a figure among the map's labels. The ground has none.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// A figure of places.
///
/// Source: Apple, MapKit `MKMultiPoint`.
open class MKMultiPoint: NSObject, MKOverlay {
    public let coordinates: [CLLocationCoordinate2D]
    open var title: String?
    open var subtitle: String?

    fileprivate init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

    public var pointCount: Int { coordinates.count }
    public var boundingMapRect: MKMapRect {
        let points = coordinates.map { MKMapPoint($0) }
        guard let first = points.first else { return .null }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (minX, minY) = (xs.min() ?? first.x, ys.min() ?? first.y)
        return MKMapRect(x: minX, y: minY, width: (xs.max() ?? first.x) - minX, height: (ys.max() ?? first.y) - minY)
    }
    /// The middle of the rectangle around the figure.
    public var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
}

/// A line through places.
open class MKPolyline: MKMultiPoint {
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
}

/// An area between places.
open class MKPolygon: MKMultiPoint {
    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        super.init(Array(UnsafeBufferPointer(start: coordinates, count: count)))
    }
}

/// A circle around a place, with a radius in metres.
open class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var title: String?
    open var subtitle: String?

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) { (coordinate, self.radius) = (center, radius) }

    public var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius).rect
    }
}

/// The drawing of a figure.
///
/// Source: Apple, MapKit `MKOverlayRenderer`.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// The drawing of a figure by its outline.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// The width of the line in points.
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    /// The outline in points of the view.
    func path(_ projection: MapProjection) -> UIBezierPath { UIBezierPath() }

    func draw(with projection: MapProjection) {
        let path = path(projection)
        if let fillColor {
            fillColor.withAlphaComponent(fillColor.cgColor.alpha * alpha).setFill()
            path.fill()
        }
        guard let strokeColor, lineWidth > 0 else { return }
        path.lineWidth = lineWidth
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
        let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        if !dashes.isEmpty { path.setLineDash(dashes, count: dashes.count, phase: 0) }
        strokeColor.withAlphaComponent(strokeColor.cgColor.alpha * alpha).setStroke()
        path.stroke()
    }

    fileprivate static func path(_ coordinates: [CLLocationCoordinate2D], _ projection: MapProjection) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, coordinate) in coordinates.enumerated() {
            if index == 0 { path.move(to: projection.point(coordinate)) } else { path.addLine(to: projection.point(coordinate)) }
        }
        return path
    }
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
    public let polyline: MKPolyline
    public init(polyline: MKPolyline) {
        self.polyline = polyline
        super.init(overlay: polyline)
    }
    public override convenience init(overlay: any MKOverlay) {
        guard let line = overlay as? MKPolyline else { preconditionFailure("MKPolylineRenderer draws a MKPolyline, not \(overlay)") }
        self.init(polyline: line)
    }
    override func path(_ projection: MapProjection) -> UIBezierPath { Self.path(polyline.coordinates, projection) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    public let polygon: MKPolygon
    public init(polygon: MKPolygon) {
        self.polygon = polygon
        super.init(overlay: polygon)
    }
    public override convenience init(overlay: any MKOverlay) {
        guard let area = overlay as? MKPolygon else { preconditionFailure("MKPolygonRenderer draws a MKPolygon, not \(overlay)") }
        self.init(polygon: area)
    }
    override func path(_ projection: MapProjection) -> UIBezierPath {
        let path = Self.path(polygon.coordinates, projection)
        path.close()
        return path
    }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    public let circle: MKCircle
    public init(circle: MKCircle) {
        self.circle = circle
        super.init(overlay: circle)
    }
    public override convenience init(overlay: any MKOverlay) {
        guard let circle = overlay as? MKCircle else { preconditionFailure("MKCircleRenderer draws a MKCircle, not \(overlay)") }
        self.init(circle: circle)
    }
    override func path(_ projection: MapProjection) -> UIBezierPath {
        let (middle, radius) = (projection.point(circle.coordinate), projection.length(circle.radius, at: circle.coordinate))
        return UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
