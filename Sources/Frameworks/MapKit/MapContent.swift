import CoreLocation
import SwiftUI

/// Something placed on a map.
///
/// Source: Apple, MapKit `MapContent`.
@MainActor @preconcurrency
public protocol MapContent {
    associatedtype Body: MapContent
    @MapContentBuilder var body: Body { get }
}

extension Never: MapContent {}

/// Content that a map itself understands.
@MainActor @preconcurrency
protocol PrimitiveMapContent: MapContent where Body == Never {
    func collect(into figure: inout MapFigure)
}

extension PrimitiveMapContent {
    public var body: Never { fatalError("This content of a map has no body.") }
}

/// The content placed on a map, in order.
@MainActor
struct MapFigure {
    /// One thing.
    struct Item {
        var coordinates: [CLLocationCoordinate2D]
        var shape: Shape
        var style: Style

        /// True if it stands above the ground.
        var stands: Bool {
            switch shape {
            case .mark, .marker: true
            case .line, .area, .circle: false
            }
        }
    }

    enum Shape {
        case mark(AnyView, anchor: UnitPoint)
        case marker(AnyView, glyph: AnyView)
        case line
        case area
        case circle(radius: CLLocationDistance)
    }

    /// The style that the surroundings of an item set for it.
    struct Style {
        var tint: Color?
        var fill: AnyShapeStyle?
        var stroke: (style: AnyShapeStyle, line: StrokeStyle)?
        var showsTitle = true
        /// The tag of the item for a selection, and whether the item was given one explicitly.
        var tag: AnyHashable?
        var isTagged = false
    }

    var items: [Item] = []
    var style = Style()

    mutating func add(_ content: some MapContent) {
        if let primitive = content as? any PrimitiveMapContent { primitive.collect(into: &self) } else { add(content.body) }
    }

    mutating func add(_ coordinates: [CLLocationCoordinate2D], _ shape: Shape) {
        items.append(Item(coordinates: coordinates, shape: shape, style: style))
    }
}

/// Builds the content of a map.
///
/// Source: Apple, MapKit `MapContentBuilder`.
@resultBuilder
public enum MapContentBuilder {
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some MapContent { MapContentList(members: []) }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> some MapContent {
        var members: [any MapContent] = []
        repeat members.append(each content)
        return MapContentList(members: members)
    }

    public static func buildIf<Content: MapContent>(_ content: Content?) -> some MapContent {
        MapContentList(members: content.map { [$0] } ?? [])
    }

    public static func buildEither<First: MapContent>(first: First) -> MapContentList { MapContentList(members: [first]) }
    public static func buildEither<Second: MapContent>(second: Second) -> MapContentList { MapContentList(members: [second]) }
    public static func buildLimitedAvailability(_ content: any MapContent) -> MapContentList { MapContentList(members: [content]) }
}

/// Several things.
nonisolated public struct MapContentList: MapContent, PrimitiveMapContent {
    public typealias Body = Never
    let members: [any MapContent]
    @MainActor func collect(into figure: inout MapFigure) { for member in members { figure.add(member) } }
}

/// Content with a changed style.
nonisolated struct StyledMapContent<Content: MapContent>: PrimitiveMapContent {
    typealias Body = Never
    let content: Content
    let change: (inout MapFigure.Style) -> Void

    @MainActor func collect(into figure: inout MapFigure) {
        let former = figure.style
        change(&figure.style)
        figure.add(content)
        figure.style = former
    }
}

nonisolated extension MapContent {
    public func tint(_ color: Color?) -> some MapContent { StyledMapContent(content: self) { $0.tint = color } }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        StyledMapContent(content: self) { $0.fill = AnyShapeStyle(style) }
    }

    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        StyledMapContent(content: self) { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// Sets the value by which a selection of the map identifies this content.
    ///
    /// Source: Apple, MapKit `MapContent.tag(_:)`.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent {
        StyledMapContent(content: self) { ($0.tag, $0.isTagged) = (AnyHashable(tag), true) }
    }

    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        StyledMapContent(content: self) { $0.showsTitle = visibility != .hidden }
    }

    /// Sets the visibility of the lines below titles, which markers here do not have.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    /// Sets the place of a figure among the ground's labels. Plain ground has none.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

extension ForEach: MapContent, PrimitiveMapContent where Content: MapContent {
    func collect(into figure: inout MapFigure) {
        let former = figure.style
        for element in data {
            // Content without a tag of its own is identified by the element's identity.
            if !former.isTagged { figure.style.tag = AnyHashable(identity(of: element)) }
            figure.add(content(element))
            figure.style = former
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: MapContent {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
    public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}
