import CoreLocation
import RunContext
import UIKit

/// A map of UIKit: plain ground, which is reported, with the views of its annotations and the lines of its overlays on it.
///
/// Source: Apple, MapKit `MKMapView`.
@MainActor @preconcurrency
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open private(set) var annotations: [any MKAnnotation] = [] { didSet { setNeedsLayout() } }
    open private(set) var overlays: [any MKOverlay] = [] { didSet { setNeedsLayout() } }
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    open var mapType = MKMapType.standard
    open var showsUserLocation = false { didSet { noteNoLocation(if: showsUserLocation) } }
    open var userTrackingMode = MKUserTrackingMode.none { didSet { noteNoLocation(if: userTrackingMode != .none) } }
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsBuildings = true
    open var showsTraffic = false
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The place of the device, which is unknown.
    public let userLocation = MKUserLocation()

    private var shown = MKMapRect.world { didSet { setNeedsLayout() } }
    private var kinds: [String: MKAnnotationView.Type] = [:]
    private var views: [(annotation: any MKAnnotation, view: MKAnnotationView)] = []
    private let ground = UIImageView(frame: .zero)
    private var isLoaded = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
    }

    private func noteNoLocation(if isAsked: Bool) {
        if isAsked { RunReports.note("MKMapView shows no user location: the place of the device is unknown here.") }
    }

    // MARK: The part of the earth

    private var projection: MapProjection { MapProjection(shown, in: bounds.size) }

    /// The region that the view shows, which contains the one that was set.
    open var region: MKCoordinateRegion {
        get { MKCoordinateRegion(bounds.isEmpty ? shown : projection.rect) }
        set { setRegion(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { setVisibleMapRect(region.rect, animated: animated) }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { MKMapPoint(x: shown.midX, y: shown.midY).coordinate }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let center = MKMapPoint(coordinate)
        setVisibleMapRect(
            MKMapRect(x: center.x - shown.width / 2, y: center.y - shown.height / 2, width: shown.width, height: shown.height),
            animated: animated)
    }

    open var visibleMapRect: MKMapRect {
        get { bounds.isEmpty ? shown : projection.rect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shown = mapRect
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }
    /// Shows a rectangle inside of margins.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        let room = bounds.inset(by: insets)
        guard room.width > 0, room.height > 0 else { return setVisibleMapRect(mapRect, animated: animated) }
        let unit = max(mapRect.width / room.width, mapRect.height / room.height)
        let wide = MKMapRect(
            x: mapRect.midX - unit * (room.midX - bounds.minX), y: mapRect.midY - unit * (room.midY - bounds.minY),
            width: unit * bounds.width, height: unit * bounds.height)
        setVisibleMapRect(wide, animated: animated)
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(projection.point(coordinate), to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (place, projection) = (convert(point, from: view), projection)
        return MKMapPoint(
            x: projection.rect.minX + place.x / projection.scale, y: projection.rect.minY + place.y / projection.scale
        ).coordinate
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
    open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { views.first { $0.annotation === annotation }?.view }

    /// Moves the map so that it shows all of the annotations.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) { addAnnotation(annotation) }
        setVisibleMapRect(MapCameraPosition.automatic.rect(around: annotations.map(\.coordinate)), animated: animated)
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        if let view = view(for: annotation) { delegate?.mapView(self, didSelect: view) }
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
        if let view = annotation.flatMap(view) { delegate?.mapView(self, didDeselect: view) }
    }

    open func register(_ viewClass: MKAnnotationView.Type, forAnnotationViewWithReuseIdentifier identifier: String) {
        kinds[identifier] = viewClass
    }
    /// Returns nil unless a class is registered: the view of an annotation is made once.
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        kinds[identifier]?.init(annotation: nil, reuseIdentifier: identifier)
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            dequeueReusableAnnotationView(withIdentifier: identifier)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        view.annotation = annotation
        return view
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel = .aboveLabels) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel = .aboveLabels) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        RunReports.note(MapGround.note)
        ground.frame = bounds
        ground.image = picture()
        views = annotations.map { annotation in
            let view =
                view(for: annotation) ?? delegate?.mapView(self, viewFor: annotation)
                ?? kinds[MKMapViewDefaultAnnotationViewReuseIdentifier]?.init(annotation: annotation, reuseIdentifier: nil)
                ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
            return (annotation, view)
        }
        for view in subviews where view is MKAnnotationView && !views.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        let ordered = views.enumerated().sorted {
            ($0.element.view.shownZPriority, $0.offset) < ($1.element.view.shownZPriority, $1.offset)
        }
        for (annotation, view) in ordered.map(\.element) {
            let place = projection.point(annotation.coordinate)
            if view.superview === self { bringSubviewToFront(view) } else { addSubview(view) }
            view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
        }
        guard !isLoaded else { return }
        isLoaded = true
        delegate?.mapViewDidFinishLoadingMap(self)
    }

    private func picture() -> UIImage {
        let projection = projection
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            MapGround.land.setFill()
            context.fill(CGRect(origin: .zero, size: bounds.size))
            MapGround.line.setFill()
            let lines = projection.graticule(in: bounds.size)
            for x in lines.xs { context.fill(CGRect(x: x - 0.5, y: 0, width: 1, height: bounds.height)) }
            for y in lines.ys { context.fill(CGRect(x: 0, y: y - 0.5, width: bounds.width, height: 1)) }
            for overlay in overlays {
                (delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer)?.draw(with: projection)
            }
        }
    }
}

/// The identifier of the class of annotations' views where the delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

/// The way in which a map follows the device.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The place of the device on a map, which is unknown here.
open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var location: CLLocation? { nil }
    open var isUpdating: Bool { false }
    open var title: String?
    open var subtitle: String?
}

/// A delegate of a map.
///
/// Source: Apple, MapKit `MKMapViewDelegate`.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// Never called: a picture shows no callout.
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// Never called: the place of the device is unknown.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
