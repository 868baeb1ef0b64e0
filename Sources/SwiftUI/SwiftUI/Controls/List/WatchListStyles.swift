/// Rows that turn away at the lower end of a watch's screen.
///
/// Source: Apple, SwiftUI `CarouselListStyle`.
public struct CarouselListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain, turnsAway: true) }
}

/// Rows that follow the edge of a watch's screen, drawn as those that turn away.
///
/// Source: Apple, SwiftUI `EllipticalListStyle`.
public struct EllipticalListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain, turnsAway: true) }
}

extension ListStyle where Self == CarouselListStyle {
    public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension ListStyle where Self == EllipticalListStyle {
    public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
