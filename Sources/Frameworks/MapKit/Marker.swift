import CoreLocation
import SwiftUI

/// A balloon over a place, with a title below it.
///
/// Source: Apple, MapKit `Marker`; its measures are judged by eye.
public struct Marker<Label: View>: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    let coordinate: CLLocationCoordinate2D
    let title: AnyView
    let glyph: AnyView

    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.init(coordinate, AnyView(label().labelStyle(.titleOnly)), AnyView(label().labelStyle(.iconOnly)))
    }

    private init(_ coordinate: CLLocationCoordinate2D, _ title: AnyView, _ glyph: AnyView) {
        (self.coordinate, self.title, self.glyph) = (coordinate, title, glyph)
    }

    func collect(into figure: inout MapFigure) { figure.add([coordinate], .marker(title, glyph: glyph)) }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Text(titleKey)), Self.pin)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) { self.init(coordinate, AnyView(Text(title)), Self.pin) }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Text(titleKey)), AnyView(Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Text(title)), AnyView(Image(systemName: systemImage)))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Text(titleKey)), AnyView(Image(image).resizable().scaledToFit()))
    }

    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(coordinate, AnyView(Text(titleKey)), AnyView(monogram))
    }

    public init(item: MKMapItem) { self.init(item.placemark.coordinate, AnyView(Text(item.name ?? "")), Self.pin) }

    private static var pin: AnyView { AnyView(Image(systemName: "mappin")) }
}

/// A view over a place.
///
/// Source: Apple, MapKit `Annotation`. No accessory is drawn, so that its anchor has no effect.
public struct Annotation<Label: View, Content: View>: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    let coordinate: CLLocationCoordinate2D
    let anchor: UnitPoint
    let label: Label
    let content: Content

    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { (self.coordinate, self.anchor, self.content, self.label) = (coordinate, anchor, content(), label()) }

    func collect(into figure: inout MapFigure) {
        let title = figure.style.showsTitle ? AnyView(MapTitle(title: AnyView(label))) : AnyView(EmptyView())
        let view = content.overlay(alignment: .bottom) { title.alignmentGuide(.bottom) { $0[.top] - 2 } }
        figure.add([coordinate], .mark(AnyView(view), anchor: anchor))
    }
}

extension Annotation where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }

    /// Creates a view over the place of an item, with its name.
    public init(item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        self.init(coordinate: item.placemark.coordinate, anchor: anchor, content: content) { Text(item.name ?? "") }
    }
}

/// The title of a place, in letters with a light edge.
struct MapTitle: View {
    let title: AnyView
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        title
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(.primary)
            .multilineTextAlignment(.center)
            .fixedSize()
            .shadow(color: scheme == .dark ? .black.opacity(0.8) : .white, radius: 1)
    }
}

/// A marker's balloon, its tip at the bottom.
struct MapBalloon: View {
    let glyph: AnyView
    let title: AnyView?
    let tint: Color

    var body: some View {
        ZStack(alignment: .top) {
            BalloonShape().fill(tint.gradient).frame(width: 30, height: 36)
            glyph.font(.system(size: 14, weight: .semibold)).foregroundStyle(.white).frame(width: 22, height: 30)
        }
        .shadow(color: .black.opacity(0.25), radius: 2, y: 1)
        .overlay(alignment: .bottom) {
            if let title { MapTitle(title: title).alignmentGuide(.bottom) { $0[.top] - 2 } }
        }
    }
}

private struct BalloonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let side = rect.width
        var path = Path(ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: side, height: side))
        path.move(to: CGPoint(x: rect.midX - side * 0.2, y: rect.minY + side * 0.94))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX + side * 0.2, y: rect.minY + side * 0.94))
        path.closeSubpath()
        return path
    }
}
