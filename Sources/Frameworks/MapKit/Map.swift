import CoreLocation
import RunContext
import SwiftUI

/// A map. A render draws plain ground, which is reported, with the placed content on it.
///
/// Source: Apple, MapKit `Map`.
nonisolated public struct Map<Content>: View {
    private let position: MapCameraPosition
    private let figure: @MainActor () -> MapFigure
    private let selection: MapChoice
    @Environment(\.mapBoard) private var board

    fileprivate init(
        at position: MapCameraPosition, selection: MapChoice? = nil, figure: @escaping @MainActor () -> MapFigure
    ) {
        (self.position, self.figure, self.selection) = (position, figure, selection ?? MapChoice())
    }

    fileprivate init<C: MapContent>(at position: MapCameraPosition, selection: MapChoice? = nil, content: @escaping () -> C) {
        // Closures of views are made anywhere and called on the main actor alone.
        nonisolated(unsafe) let content = content
        self.init(at: position, selection: selection, figure: { Self.figure(content()) })
    }

    @MainActor @preconcurrency public var body: some View {
        let figure = figure()
        let _ = RunReports.note(MapGround.note)
        GeometryReader { proxy in
            let rect = position.rect(around: figure.items.flatMap(\.coordinates))
            let projection = MapProjection(rect, in: proxy.size)
            let _ = board?.map = (projection, proxy)
            MapGroundView(rect: rect, figure: figure, selection: selection, size: proxy.size)
                .modifier(MapCameraReports(shown: projection.rect, camera: position.camera))
        }
    }
}

extension Map: UnarchivedView { package static var formInWidget: UnarchivedForm { .space } }

/// The ways in which a map may be moved.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let pan = MapInteractionModes(rawValue: 1)
    public static let zoom = MapInteractionModes(rawValue: 2)
    public static let pitch = MapInteractionModes(rawValue: 4)
    public static let rotate = MapInteractionModes(rawValue: 8)
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The way in which a map follows the device.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// The limits within which a map may be moved; in a render it stays in place.
public struct MapCameraBounds: Sendable {
    public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

extension Map {
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
    ) where Content == MapContentView<C> { self.init(at: initialPosition, content: content) }

    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
    ) where Content == MapContentView<C> { self.init(at: position.wrappedValue, content: content) }

    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
    ) where Content == MapContentView<C> {
        self.init(at: position.wrappedValue, selection: MapChoice(selection), content: content)
    }

    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
    ) where Content == MapContentView<C> {
        self.init(at: initialPosition, selection: MapChoice(selection), content: content)
    }

    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: @escaping () -> C
    ) where Content == MapContentView<C> { self.init(at: .automatic, content: content) }

    @MainActor private static func figure(_ content: some MapContent) -> MapFigure {
        var figure = MapFigure()
        figure.add(content)
        return figure
    }
}

/// The content of a map of iOS 17, as its type names it.
public struct MapContentView<Content: MapContent> {}

/// The content of a map of iOS 14, as its type names it.
public struct _DefaultMapContent {}

extension Map where Content == _DefaultMapContent {
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(at: position.wrappedValue, figure: { MapFigure() }) }

    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        scope: Namespace.ID? = nil
    ) { self.init(at: initialPosition, figure: { MapFigure() }) }

    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(at: .region(coordinateRegion.wrappedValue), figure: { MapFigure() }) }

    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { self.init(at: .rect(mapRect.wrappedValue), figure: { MapFigure() }) }
}

/// An annotation on a map of iOS 14.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    var _place: _MapPlace { get }
}

/// The coordinate of an annotation, and its visible shape.
public struct _MapPlace {
    let coordinate: CLLocationCoordinate2D
    let shape: MapFigure.Shape
    var tint: Color?
}

/// A view over a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public let _place: _MapPlace

    public init(coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content) {
        let anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        _place = _MapPlace(coordinate: coordinate, shape: .mark(AnyView(content()), anchor: anchor))
    }
}

/// A balloon over a place.
public struct MapMarker: MapAnnotationProtocol {
    public let _place: _MapPlace

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let glyph = AnyView(Image(systemName: "mappin"))
        _place = _MapPlace(coordinate: coordinate, shape: .marker(AnyView(EmptyView()), glyph: glyph), tint: tint)
    }
}

/// A needle in a place.
public struct MapPin: MapAnnotationProtocol {
    public let _place: _MapPlace

    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        let pin = VStack(spacing: -1) {
            Circle().fill((tint ?? .red).gradient).frame(width: 12, height: 12)
            Rectangle().fill(.gray).frame(width: 2, height: 16)
        }
        _place = _MapPlace(coordinate: coordinate, shape: .mark(AnyView(pin), anchor: .bottom))
    }
}

extension Map {
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        nonisolated(unsafe) let (annotationItems, annotationContent) = (annotationItems, annotationContent)
        self.init(at: .region(coordinateRegion.wrappedValue)) {
            var figure = MapFigure()
            for item in annotationItems {
                let place = annotationContent(item)._place
                figure.style.tint = place.tint
                figure.add([place.coordinate], place.shape)
            }
            return figure
        }
    }
}

/// The content of a map of iOS 14 with annotations, as its type names it.
public struct _DefaultAnnotatedMapContent<Items> {}

/// The ground and its content.
private struct MapGroundView: View {
    let rect: MKMapRect
    let figure: MapFigure
    let selection: MapChoice
    let size: CGSize

    var body: some View {
        let projection = MapProjection(rect, in: size)
        ZStack(alignment: .topLeading) {
            ground
            graticule(projection).stroke(Color(uiColor: MapGround.line), lineWidth: 1)
            // Lines and areas are drawn on the ground, in whatever order they are listed.
            ForEach(indices { !$0.stands } + indices { $0.stands }, id: \.self) { index in view(of: figure.items[index], projection) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .clipped()
    }

    /// A touch of it takes the selection away.
    @ViewBuilder private var ground: some View {
        let land = Color(uiColor: MapGround.land)
        if selection.isThere { land.onTapGesture { selection.clear() } } else { land }
    }

    private func indices(_ isWanted: (MapFigure.Item) -> Bool) -> [Int] { figure.items.indices.filter { isWanted(figure.items[$0]) } }

    private func graticule(_ projection: MapProjection) -> Path {
        let lines = projection.graticule(in: size)
        var path = Path()
        for x in lines.xs {
            path.move(to: CGPoint(x: x, y: 0))
            path.addLine(to: CGPoint(x: x, y: size.height))
        }
        for y in lines.ys {
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
        }
        return path
    }

    @ViewBuilder
    private func view(of item: MapFigure.Item, _ projection: MapProjection) -> some View {
        let points = item.coordinates.map { projection.point($0) }
        let first = points.first ?? .zero
        let isSelected = selection.holds(item.style.tag)
        let choose = selection.action(item.style.tag)
        switch item.shape {
        case .mark(let view, let anchor): placed(AnyView(view.selectable(choose, isSelected: isSelected)), at: first, anchor: anchor)
        case .marker(let title, let glyph):
            let balloon = MapBalloon(glyph: glyph, title: item.style.showsTitle ? title : nil, tint: item.style.tint ?? .red)
            // The size of a selected balloon on a device, chosen by eye.
            let grown = balloon.selectable(choose, isSelected: isSelected)
                .scaleEffect(isSelected ? 1.5 : 1, anchor: .bottom).animation(.spring(duration: 0.35, bounce: 0.3), value: isSelected)
                .zIndex(isSelected ? 1 : 0)
            placed(AnyView(grown), at: first, anchor: .bottom)
        case .line: stroked(path(points, isClosed: false), item, standard: .accentColor)
        case .area: filled(path(points, isClosed: true), item)
        case .circle(let radius):
            let length = projection.length(radius, at: item.coordinates[0])
            filled(Path(ellipseIn: CGRect(x: first.x - length, y: first.y - length, width: 2 * length, height: 2 * length)), item)
        }
    }

    private func placed(_ view: AnyView, at point: CGPoint, anchor: UnitPoint) -> some View {
        Color.clear.overlay(alignment: .topLeading) {
            view
                .fixedSize()
                .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
                .alignmentGuide(.top) { $0.height * anchor.y - point.y }
        }
    }

    private func path(_ points: [CGPoint], isClosed: Bool) -> Path {
        var path = Path()
        path.addLines(points)
        if isClosed { path.closeSubpath() }
        return path
    }

    private func filled(_ path: Path, _ item: MapFigure.Item) -> some View {
        ZStack {
            path.fill(item.style.fill ?? AnyShapeStyle((item.style.tint ?? .accentColor).opacity(0.3)))
            if let stroke = item.style.stroke { path.stroke(stroke.style, style: stroke.line) }
        }
    }

    private func stroked(_ path: Path, _ item: MapFigure.Item, standard: Color) -> some View {
        let stroke = item.style.stroke ?? (AnyShapeStyle(item.style.tint ?? standard), StrokeStyle(lineWidth: 3))
        return path.stroke(stroke.style, style: stroke.line)
    }
}
