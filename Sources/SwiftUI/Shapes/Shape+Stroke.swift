import Foundation
import Geometry

extension Shape {
    /// The outline traced in a style.
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(
            shape: _StrokedShape(shape: self, style: style), style: content,
            fillStyle: FillStyle(antialiased: antialiased))
    }

    /// The outline traced by a pen `lineWidth` points wide.
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
