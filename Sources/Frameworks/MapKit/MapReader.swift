import CoreLocation
import SwiftUI

/// A view whose content can convert points of the map in it.
///
/// Source: Apple, MapKit `MapReader`.
nonisolated public struct MapReader<Content: View>: View {
    @State private var board = MapBoard()
    private let content: @MainActor (MapProxy) -> Content

    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let content = content
        self.content = { content($0) }
    }

    @MainActor @preconcurrency public var body: some View { content(MapProxy(board: board)).environment(\.mapBoard, board) }
}

/// The map inside a reader. It answers nil until a map has been laid out.
///
/// Source: Apple, MapKit `MapProxy`.
@MainActor @preconcurrency
public struct MapProxy {
    fileprivate let board: MapBoard

    /// Returns the place on the map of a point of a coordinate space.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let map = board.map else { return nil }
        let origin = map.geometry.frame(in: space).origin
        return map.projection.coordinate(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    /// Returns the point of a coordinate space for a place on the map.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = board.map else { return nil }
        let (origin, point) = (map.geometry.frame(in: space).origin, map.projection.point(coordinate))
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Returns the camera that sees a part of the world; nil before a map is laid out.
    public func camera(framing rect: MKMapRect) -> MapCamera? { board.map.map { MapCamera(seeing: $0.projection.fitting(rect)) } }
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.rect) }
    public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
        camera(framing: MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    }
}

/// The place where a map notes how it lies.
@MainActor
final class MapBoard {
    var map: (projection: MapProjection, geometry: GeometryProxy)?

    nonisolated init() {}
}

private struct MapBoardKey: EnvironmentKey {
    static var defaultValue: MapBoard? { nil }
}

extension EnvironmentValues {
    /// The board of the reader around a map.
    var mapBoard: MapBoard? {
        get { self[MapBoardKey.self] }
        set { self[MapBoardKey.self] = newValue }
    }
}
