import SwiftUI

/// The style of a map: all styles are plain ground in a render.
///
/// Source: Apple, MapKit `MapStyle`.
public struct MapStyle: Sendable {
    /// The elevation with which content is drawn.
    public struct Elevation: Hashable, Sendable {
        private let name: String
        public static let automatic = Elevation(name: "automatic")
        public static let flat = Elevation(name: "flat")
        public static let realistic = Elevation(name: "realistic")
    }

    /// The strength of its colours.
    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        public static let automatic = StandardEmphasis(name: "automatic")
        public static let muted = StandardEmphasis(name: "muted")
    }

    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }

    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
}

/// The places that a map names by itself: plain ground names none.
public struct PointOfInterestCategories: Hashable, Sendable {
    private let name: String
    public static let all = PointOfInterestCategories(name: "all")
    public static let excludingAll = PointOfInterestCategories(name: "excludingAll")
}

extension View {
    /// Sets how maps are drawn. A plain ground has one look.
    public func mapStyle(_ style: MapStyle) -> some View { self }

    /// Sets the controls beside maps, which a still map lacks.
    public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View { self }

    /// Sets the visibility of the controls beside maps.
    public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
}

/// A control beside a map. None is drawn, as the map stays in place.
public struct MapCompass: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapUserLocationButton: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapScaleView: View {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    public init(alignment: HorizontalAlignment, scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}

public struct MapPitchToggle: View {
    public init(scope: Namespace.ID? = nil) {}
    public var body: some View { EmptyView() }
}
