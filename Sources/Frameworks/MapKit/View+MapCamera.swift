import SwiftUI

/// The part of the world that a map shows after its camera has moved.
///
/// Source: Apple, MapKit `MapCameraUpdateContext`.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
    public let rect: MKMapRect
}

/// The moments at which a map reports its camera.
///
/// Source: Apple, MapKit `MapCameraUpdateFrequency`. A camera is at its end at once in a render, so that both are the same.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let name: String
    public static let continuous = MapCameraUpdateFrequency(name: "continuous")
    public static let onEnd = MapCameraUpdateFrequency(name: "onEnd")
}

nonisolated extension View {
    /// Performs an action when a map appears, and whenever another part of the world is shown.
    ///
    /// Source: Apple, MapKit `onMapCameraChange(frequency:_:)`.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { transformEnvironment(\.mapCameraActions) { $0.append(action) } }

    public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }

    /// Connects the controls in a view with the maps of its scope. A still map has no controls.
    public func mapScope(_ scope: Namespace.ID) -> some View { self }

    /// Sets which of the ground's own places may be selected. Plain ground has none.
    public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool) -> some View { self }

    /// Sets the content that stands for the ground's own place that is selected. Plain ground has none.
    public func mapFeatureSelectionContent<C: MapContent>(@MapContentBuilder content: @escaping (MapFeature) -> C) -> some View { self }
}

private struct MapCameraActionsKey: EnvironmentKey {
    static var defaultValue: [(MapCameraUpdateContext) -> Void] { [] }
}

extension EnvironmentValues {
    /// The actions that the camera of a map performs.
    var mapCameraActions: [(MapCameraUpdateContext) -> Void] {
        get { self[MapCameraActionsKey.self] }
        set { self[MapCameraActionsKey.self] = newValue }
    }
}

/// A view that reports the shown part of the world.
struct MapCameraReports: ViewModifier {
    let shown: MKMapRect
    let camera: MapCamera?
    @Environment(\.mapCameraActions) private var actions

    func body(content: Content) -> some View {
        content.onChange(of: shown, initial: true) { _, rect in
            let camera = camera ?? MapCamera(seeing: rect)
            for action in actions { action(MapCameraUpdateContext(camera: camera, region: MKCoordinateRegion(rect), rect: rect)) }
        }
    }
}

/// A place that the ground itself names. Plain ground names none, so that none is ever selected.
///
/// Source: Apple, MapKit `MapFeature`.
public struct MapFeature: Hashable, Sendable {
    /// The kind of a place.
    public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }

    public let title: String?
    public let kind: FeatureKind
    public let coordinate: CLLocationCoordinate2D

    public static func == (first: MapFeature, second: MapFeature) -> Bool {
        (first.title, first.kind) == (second.title, second.kind)
            && (first.coordinate.latitude, first.coordinate.longitude) == (second.coordinate.latitude, second.coordinate.longitude)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(coordinate.latitude)
        hasher.combine(coordinate.longitude)
    }
}

/// A selected item of a map's content, or a place that the ground names.
///
/// Source: Apple, MapKit `MapSelection`.
public struct MapSelection<Value: Hashable>: Hashable {
    public let value: Value?
    public let feature: MapFeature?

    public init(_ value: Value) { (self.value, feature) = (value, nil) }
    public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

extension MapSelection: Sendable where Value: Sendable {}
