import Drawing
import MapKit
import SwiftUI
import TestSupport
import Testing

@testable import struct SwiftUI.EnvironmentValues

@Suite("MapKit without maps")
@MainActor
struct MapKitTests {
    private let bern = CLLocationCoordinate2D(latitude: 46.948, longitude: 7.4474)

    @Test func pointsOfTheFlatMapAreMercators() {
        let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 1e-6)
        let point = MKMapPoint(bern)
        #expect(abs(point.coordinate.latitude - 46.948) < 1e-9 && abs(point.coordinate.longitude - 7.4474) < 1e-9)
        // Asinh of the tangent, by another formula: ln(tan(pi/4 + latitude/2)) = 0.927 940.
        expect((0.5 - point.y / 268_435_456) * 2 * .pi, near: 0.930_005, within: 0.01)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y > -1e-6)
    }

    @Test func aRegionInMetersSpansDegrees() {
        let region = MKCoordinateRegion(center: bern, latitudinalMeters: 111_320, longitudinalMeters: 111_320)
        expect(region.span.latitudeDelta, near: 1, within: 0.001)
        expect(region.span.longitudeDelta, near: 1.465, within: 0.005)
    }

    @Test func aSnapshotPutsItsCenterInTheMiddle() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000)
        options.size = CGSize(width: 200, height: 100)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 200, height: 100) && snapshot.image.scale == 2)
        let point = snapshot.point(for: bern)
        #expect(abs(point.x - 100) < 0.1 && abs(point.y - 50) < 0.1)
        let north = snapshot.point(for: CLLocationCoordinate2D(latitude: bern.latitude + 0.01, longitude: bern.longitude))
        #expect(north.y < point.y)
    }

    @Test("A reader converts points of the map inside it, as its place in a coordinate space has it") func reader() throws {
        final class Answers { var proxy: MapProxy? }
        let answers = Answers()
        let region = MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000)
        let view = MapReader { proxy in
            let _ = answers.proxy = proxy
            Map(initialPosition: .region(region)) {}.frame(width: 200, height: 100).padding(10)
        }
        _ = ImageRenderer(content: view.coordinateSpace(.named("all"))).uiImage
        let proxy = try #require(answers.proxy)
        let point = try #require(proxy.convert(bern, to: .local))
        #expect(abs(point.x - 100) < 0.1 && abs(point.y - 50) < 0.1)
        let moved = try #require(proxy.convert(bern, to: .named("all")))
        #expect(abs(moved.x - 110) < 0.1 && abs(moved.y - 60) < 0.1)
        let place = try #require(proxy.convert(CGPoint(x: 110, y: 60), from: .named("all")))
        #expect(abs(place.latitude - bern.latitude) < 1e-5 && abs(place.longitude - bern.longitude) < 1e-5)
    }

    @Test("A map of UIKit's has its annotations' views at their places, and answers with the region it shows") func mapView() throws {
        final class Delegate: MKMapViewDelegate {
            var isLoaded = false
            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                annotation.title == "plain" ? MKAnnotationView(annotation: annotation, reuseIdentifier: nil) : nil
            }
            func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                let renderer = MKPolylineRenderer(overlay: overlay)
                (renderer.strokeColor, renderer.lineWidth) = (.blue, 4)
                return renderer
            }
            func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { isLoaded = true }
        }
        let (view, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Delegate())
        view.delegate = delegate
        view.setRegion(MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000), animated: false)
        let (plain, marker) = (MKPointAnnotation(coordinate: bern), MKPointAnnotation(coordinate: bern))
        plain.title = "plain"
        view.addAnnotations([plain, marker])
        let east = CLLocationCoordinate2D(latitude: bern.latitude, longitude: bern.longitude + 0.01)
        view.addOverlay(MKPolyline(coordinates: [bern, east], count: 2))
        view.layoutSubviews()
        let middle = try #require(view.view(for: plain)?.center)
        #expect(abs(middle.x - 100) < 0.1 && abs(middle.y - 50) < 0.1)
        #expect(view.view(for: marker) is MKMarkerAnnotationView && delegate.isLoaded)
        expect(view.convert(CGPoint(x: 100, y: 50), toCoordinateFrom: view).longitude, near: bern.longitude, within: 1e-6)
        expect(view.convert(east, toPointTo: view).y, near: 50, within: 0.01)
        expect(view.region.center.latitude, near: bern.latitude, within: 1e-5)
        view.removeAnnotation(marker)
        view.layoutSubviews()
        #expect(view.view(for: marker) == nil)
    }

    @Test func whatIsPlacedOnAMapStandsWhereItBelongs() throws {
        let region = MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000)
        let east = CLLocationCoordinate2D(latitude: bern.latitude, longitude: bern.longitude + region.span.longitudeDelta / 4)
        let map = Map(initialPosition: .region(region)) {
            Annotation("", coordinate: bern) { Color.blue.frame(width: 10, height: 10) }
            if true { Annotation("", coordinate: east, anchor: .bottom) { Color.green.frame(width: 10, height: 10) } }
            MapCircle(center: bern, radius: 100).foregroundStyle(.red)
            ForEach(0..<2) { _ in MapPolyline(coordinates: [bern, east]).stroke(.orange, lineWidth: 2) }
        }
        let dump = try dump(map)
        #expect(dump.contains("rect(95,95 10x10)"), "\(dump)")
        #expect(dump.contains("rect(145,90 10x10)"), "\(dump)")
    }

    @Test func linesLieBelowWhatStands() throws {
        let map = Map(initialPosition: .region(MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000))) {
            Annotation("", coordinate: bern) { Color.blue.frame(width: 10, height: 10) }
            MapCircle(center: bern, radius: 100).foregroundStyle(.red)
        }
        let dump = try dump(map)
        let (mark, circle) = (dump.range(of: "fill #0088FFFF"), dump.range(of: "fill #FF383CFF"))
        #expect(try #require(circle).lowerBound < #require(mark).lowerBound)
    }

    @Test func olderMapsPlaceTheirItems() throws {
        struct Place: Identifiable { let id: Int; let coordinate: CLLocationCoordinate2D }
        let region = MKCoordinateRegion(center: bern, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
        let map = Map(coordinateRegion: .constant(region), annotationItems: [Place(id: 1, coordinate: bern)]) { place in
            MapAnnotation(coordinate: place.coordinate) { Color.blue.frame(width: 10, height: 10) }
        }
        let dump = try dump(map)
        #expect(dump.contains("rect(95,95 10x10)"), "\(dump)")
    }

    /// Notes what is selected.
    @MainActor
    private final class Choice {
        var names: [String] = []
    }

    private struct Cafes: View {
        let choice: Choice
        let bern: CLLocationCoordinate2D
        @State private var chosen: Int?

        var body: some View {
            let east = CLLocationCoordinate2D(latitude: bern.latitude, longitude: bern.longitude + 0.01)
            let west = CLLocationCoordinate2D(latitude: bern.latitude, longitude: bern.longitude - 0.01)
            let region = MKCoordinateRegion(center: bern, latitudinalMeters: 4000, longitudinalMeters: 4000)
            Map(initialPosition: .region(region), selection: $chosen) {
                Marker("East", coordinate: east).tag(1)
                ForEach([2], id: \.self) { _ in Annotation("West", coordinate: west) { Color.blue.frame(width: 20, height: 20) } }
                Marker("Untold", coordinate: bern)
            }
            .onChange(of: chosen) { choice.names.append($1.map { "\($0)" } ?? "none") }
        }
    }

    @Test func whatIsTouchedOnAMapIsSelected() throws {
        let choice = Choice()
        let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
        try tree.update(Cafes(choice: choice, bern: bern), transaction: Transaction(), at: 0)
        func middle(_ name: String, at time: Double) throws -> CGPoint { try #require(try tree.target(named: name, at: time).point) }
        let before = tree.displayList(at: 0).dump()
        let frame = try tree.target(named: "East", at: 0).frame
        _ = try tree.touch(along: [[(0, middle("East", at: 1)), (0.1, middle("East", at: 1))]], at: 1)
        expect(choice.names, equals: ["1"])
        #expect(tree.displayList(at: 3).dump() != before)
        // A selected marker is larger, with its tip where it was.
        let grown = try tree.target(named: "East", at: 3).frame
        #expect(abs(grown.width - frame.width * 1.5) < 0.01 && abs(grown.maxY - frame.maxY) < 0.01)
        _ = try tree.touch(along: [[(0, middle("West", at: 4)), (0.1, middle("West", at: 4))]], at: 4)
        _ = try tree.touch(along: [[(0, CGPoint(x: 20, y: 20)), (0.1, CGPoint(x: 20, y: 20))]], at: 6)
        expect(choice.names, equals: ["1", "2", "none"])
        expect(tree.displayList(at: 9).dump(), equals: before)
        #expect(throws: ViewTreeError.self) { try tree.target(named: "Untold", at: 9) }
    }

    @Test func searchesFailInWords() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "coffee"
        await #expect(throws: MKError(.serverFailure)) { try await MKLocalSearch(request: request).start() }
    }

    private func dump(_ view: some View) throws -> String {
        let tree = ViewTree(size: CGSize(width: 200, height: 200), environment: EnvironmentValues())
        try tree.update(view, transaction: Transaction(), at: 0)
        return tree.displayList(at: 0).dump()
    }
}

@Suite("Distances and places")
struct MapDistanceTests {
    @Test(
        "Distances are rounded as on a signpost",
        arguments: [
            (7.4, "7 m"), (43, "45 m"), (432, "450 m"), (1_234, "1.2 km"), (25_600, "26 km"),
        ])
    func metric(distance: Double, words: String) {
        let formatter = MKDistanceFormatter()
        (formatter.units, formatter.unitStyle, formatter.locale) = (.metric, .abbreviated, Locale(identifier: "en_US"))
        expect(formatter.string(fromDistance: distance), equals: words)
    }

    @Test("A filter says which kinds of places it lets through")
    func filter() {
        #expect(!MKPointOfInterestFilter.excludingAll.includes(.cafe) && MKPointOfInterestFilter.includingAll.includes(.cafe))
        let museums = MKPointOfInterestFilter(including: [.museum])
        #expect(museums.includes(.museum) && museums.excludes(.bank))
    }

    @Test("A class of one's own draws lines as it says, and views with more priority are in front") @MainActor func renderers() throws {
        final class Route: MKPolylineRenderer {
            override init(overlay: any MKOverlay) {
                super.init(overlay: overlay)
                (lineWidth, lineJoin, lineCap, miterLimit, strokeColor) = (4, .miter, .butt, 1, .red)
            }
        }
        final class Delegate: NSObject, MKMapViewDelegate {
            func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
                overlay.isKind(of: MKPolyline.self) ? Route(overlay: overlay) : MKOverlayRenderer()
            }
            func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
                let view = MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
                view.zPriority = annotation.title == "front" ? .max : .min
                return view
            }
        }
        let (map, delegate) = (MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Delegate())
        map.delegate = delegate
        let (front, back) = (MKPointAnnotation(), MKPointAnnotation())
        (front.title, back.title) = ("front", "back")
        map.addAnnotations([front, back])
        map.addOverlay(MKPolyline(coordinates: [CLLocationCoordinate2D(latitude: 1, longitude: 1)], count: 1))
        map.layoutIfNeeded()
        expect(map.subviews.compactMap { ($0 as? MKAnnotationView)?.annotation?.title }, equals: ["back", "front"])
        #expect(front.isMember(of: MKPointAnnotation.self) && !front.isMember(of: NSObject.self) && front.isKind(of: NSObject.self))
    }

    @Test("Directions and suggestions fail in words, as no service is reached") func services() async throws {
        final class Delegate: NSObject, MKLocalSearchCompleterDelegate {
            var failures = 0
            func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) { failures += 1 }
        }
        let (completer, delegate) = (MKLocalSearchCompleter(), Delegate())
        completer.delegate = delegate
        completer.queryFragment = "Café"
        expect(delegate.failures, equals: 1)
        #expect(completer.results.isEmpty)
        let request = MKDirections.Request()
        request.transportType = .walking
        await #expect(throws: MKError(.serverFailure)) { try await MKDirections(request: request).calculate() }
    }
}
