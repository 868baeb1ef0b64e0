import StageSupport
import SwiftUI
import TestSupport
import Testing

@testable import MapKit
@_spi(Nodes) @testable import SwiftUICore

@Suite("Cameras and figures of maps") @MainActor struct MapCameraTests {
    private let bern = CLLocationCoordinate2D(latitude: 46.948, longitude: 7.4474)
    private let lausanne = CLLocationCoordinate2D(latitude: 46.52, longitude: 6.63)

    private struct Moving: View {
        let places: [CLLocationCoordinate2D]
        let heard: (MapCameraUpdateContext) -> Void
        @State private var index = 0

        var body: some View {
            Map(
                position: .constant(
                    .region(MKCoordinateRegion(center: places[index], latitudinalMeters: 4000, longitudinalMeters: 4000)))
            ) {}
            .onMapCameraChange { heard($0) }
            .overlay { Button("Move") { index = 1 } }
        }
    }

    @Test("A camera is reported as its map appears, and as it shows another part of the world") func camera() throws {
        var shown: [MapCameraUpdateContext] = []
        let stage = try Stage(width: 200, height: 100)
        try stage.show(Moving(places: [bern, lausanne]) { shown.append($0) })
        _ = stage.drawn(at: 0)
        expect(shown.count, equals: 1)
        let first = try #require(shown.first)
        expect(first.region.center.latitude, near: bern.latitude, within: 0.001)
        // The height fits, and twice as much is seen of the width.
        expect(first.rect.width / first.rect.height, near: 2, within: 0.001)
        expect(first.camera.distance * 0.536, near: 4000, within: 20)
        try stage.tree.tap("Move", at: 1)
        _ = stage.drawn(at: 2)
        expect(shown.count, equals: 2)
        expect(try #require(shown.last).camera.centerCoordinate.longitude, near: lausanne.longitude, within: 0.001)
    }

    @Test("Lines, areas and circles are made of figures of UIKit's, and of points") func figures() {
        let line = MKPolyline(coordinates: [bern, lausanne], count: 2)
        expect(MapPolyline(line).coordinates.map(\.latitude), equals: [bern.latitude, lausanne.latitude])
        let points = [MKMapPoint(bern), MKMapPoint(lausanne)]
        for latitudes in [MapPolyline(points: points).coordinates, MapPolygon(points: points).coordinates].map({ $0.map(\.latitude) }) {
            expect(latitudes[0], near: bern.latitude, within: 1e-9)
        }
        let circle = MapCircle(MKCircle(center: bern, radius: 500))
        expect(MapCircle(mapRect: MKCircle(center: bern, radius: 500).boundingMapRect).radius, near: circle.radius, within: 1)
    }

    @Test("The shortest way from one place to another leads north of the parallel") func geodesic() {
        let ends = [CLLocationCoordinate2D(latitude: 50, longitude: -60), CLLocationCoordinate2D(latitude: 50, longitude: 60)]
        let way = MapPolyline(coordinates: ends, contourStyle: .geodesic).coordinates
        // The middle of a great circle between equal latitudes: tan(latitude) = tan(50°) / cos(60°).
        let north = way.map(\.latitude).max() ?? 0
        expect(north, near: 67.24, within: 0.05)
        expect([way.first?.longitude, way.last?.longitude], equals: [-60, 60])
        #expect(way.count > 60 && zip(way, way.dropFirst()).allSatisfy { $0.longitude < $1.longitude })
        expect(MapPolyline(coordinates: [bern, bern], contourStyle: .geodesic).coordinates.count, equals: 2)
    }

    @Test("A reader answers with the camera that sees a part of the world") func framing() throws {
        var found: MapCamera?
        let stage = try Stage(width: 200, height: 100)
        let region = MKCoordinateRegion(center: lausanne, latitudinalMeters: 8000, longitudinalMeters: 8000)
        try stage.show(
            MapReader { proxy in
                Map(initialPosition: .camera(MapCamera(centerCoordinate: bern, distance: 1000))) { UserAnnotation() }
                    .onMapCameraChange { found = proxy.camera(framing: region) }
            })
        _ = stage.drawn(at: 0)
        let camera = try #require(found)
        expect(camera.centerCoordinate.latitude, near: lausanne.latitude, within: 0.001)
        expect(camera.distance * 0.536, near: 8000, within: 40)
    }
}
