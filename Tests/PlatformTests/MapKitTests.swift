import Drawing
import MapKit
import SwiftUI
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
        #expect(abs((0.5 - point.y / 268_435_456) * 2 * .pi - 0.930_005) < 0.01)
        #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y > -1e-6)
    }

    @Test func aRegionInMetersSpansDegrees() {
        let region = MKCoordinateRegion(center: bern, latitudinalMeters: 111_320, longitudinalMeters: 111_320)
        #expect(abs(region.span.latitudeDelta - 1) < 0.001)
        #expect(abs(region.span.longitudeDelta - 1.465) < 0.005)
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
    @Test("Distances are rounded as on a signpost", arguments: [
        (7.4, "7 m"), (43, "45 m"), (432, "450 m"), (1_234, "1.2 km"), (25_600, "26 km"),
    ])
    func metric(distance: Double, words: String) {
        let formatter = MKDistanceFormatter()
        (formatter.units, formatter.unitStyle, formatter.locale) = (.metric, .abbreviated, Locale(identifier: "en_US"))
        #expect(formatter.string(fromDistance: distance) == words)
    }

    @Test("A filter says which kinds of places it lets through")
    func filter() {
        #expect(!MKPointOfInterestFilter.excludingAll.includes(.cafe) && MKPointOfInterestFilter.includingAll.includes(.cafe))
        let museums = MKPointOfInterestFilter(including: [.museum])
        #expect(museums.includes(.museum) && museums.excludes(.bank))
    }
}
