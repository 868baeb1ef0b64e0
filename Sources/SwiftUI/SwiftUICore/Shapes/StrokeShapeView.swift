import Geometry

/// A shape's outline, traced in front of the shape's earlier fills and strokes.
///
/// Source: Apple, SwiftUI `StrokeShapeView` (iOS 17).
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: ShapeView {
    public var body: some View {
        let outline = _StrokedShape(shape: shape, style: strokeStyle)
        _ShapeView(shape: outline, style: style, fillStyle: FillStyle(antialiased: isAntialiased))
            .background(background)
    }
}
