import RunContext

/// Rows that turn away at the ends of a watch's screen; they are drawn plain here.
///
/// Source: Apple, SwiftUI `CarouselListStyle`.
public struct CarouselListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain) }
}

/// Rows that follow the edge of a watch's screen; they are drawn plain here.
///
/// Source: Apple, SwiftUI `EllipticalListStyle`.
public struct EllipticalListStyle: ListStyle {
    public nonisolated init() {}
    public nonisolated static var _look: _ListLook { _ListLook(kind: .plain) }
}

extension ListStyle where Self == CarouselListStyle {
    public static var carousel: CarouselListStyle {
        RunReports.noteUndrawn("ListStyle.carousel")
        return CarouselListStyle()
    }
}

extension ListStyle where Self == EllipticalListStyle {
    public static var elliptical: EllipticalListStyle {
        RunReports.noteUndrawn("ListStyle.elliptical")
        return EllipticalListStyle()
    }
}
