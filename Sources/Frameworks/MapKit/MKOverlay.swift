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

/// A figure of no place, which a renderer without one has.
private final class NoOverlay: NSObject, MKOverlay {
    let coordinate = CLLocationCoordinate2D()
    let boundingMapRect = MKMapRect.null
}

/// The drawing of a figure.
///
/// Source: Apple, MapKit `MKOverlayRenderer`.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) { self.overlay = overlay }
    /// A renderer of nothing.
    public override convenience init() { self.init(overlay: NoOverlay()) }

    /// The figure as one of a kind; a program that gives another one ends.
    fileprivate func figure<Figure>(_ kind: Figure.Type) -> Figure {
        guard let figure = overlay as? Figure else { preconditionFailure("\(type(of: self)) draws a \(kind), not \(overlay)") }
        return figure
    }
}

/// The drawing of a figure by its outline.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    /// The width of the line in points.
    open var lineWidth: CGFloat = 0
    open var lineJoin = CGLineJoin.round
    open var lineCap = CGLineCap.round
    open var miterLimit: CGFloat = 10
    /// The place in the pattern at which the line begins, in points.
    open var lineDashPhase: CGFloat = 0
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
        (path.lineWidth, path.lineJoinStyle, path.lineCapStyle, path.miterLimit) = (lineWidth, lineJoin, lineCap, miterLimit)
        let dashes = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        if !dashes.isEmpty { path.setLineDash(dashes, count: dashes.count, phase: lineDashPhase) }
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
    open var polyline: MKPolyline { figure(MKPolyline.self) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
    override func path(_ projection: MapProjection) -> UIBezierPath { Self.path(polyline.coordinates, projection) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
    open var polygon: MKPolygon { figure(MKPolygon.self) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
    override func path(_ projection: MapProjection) -> UIBezierPath {
        let path = Self.path(polygon.coordinates, projection)
        path.close()
        return path
    }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
    open var circle: MKCircle { figure(MKCircle.self) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }
    override func path(_ projection: MapProjection) -> UIBezierPath {
        let (middle, radius) = (projection.point(circle.coordinate), projection.length(circle.radius, at: circle.coordinate))
        return UIBezierPath(ovalIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
}
