import Foundation
import Geometry

/// The area that a pen covers as it traces a shape's outline.
///
/// Source: Apple, SwiftUI `_StrokedShape`, the type of `Shape.stroke(style:)`.
public struct _StrokedShape<S: Shape>: WrappingShape {
    public var shape: S
    public var style: StrokeStyle

    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    var wrapped: S {
        get { shape }
        set { shape = newValue }
    }

    public static var role: ShapeRole { .stroke }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

extension Shape {
    /// The area of a pen that traces the outline.
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// The area of a pen `lineWidth` points wide that traces the outline.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}
