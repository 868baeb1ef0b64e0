import Foundation
import Geometry

/// A shape drawn at a fixed size within its frame.
///
/// Source: Apple, SwiftUI `_SizedShape`, the type of `Shape.size(_:)`.
public struct _SizedShape<S: Shape>: WrappingShape {
    public var shape: S
    public var size: CGSize
    package var anchor: UnitPoint

    public init(shape: S, size: CGSize) { self.init(shape: shape, size: size, anchor: .topLeading) }

    package init(shape: S, size: CGSize, anchor: UnitPoint) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    var wrapped: S {
        get { shape }
        set { shape = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
            shape.animatableData = newValue.first
            size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
    }
}

extension Shape {
    /// Returns the shape at a fixed size, in points, at the top left of its frame.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape at a fixed size, in points, at the top left of its frame.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape at a fixed size, in points, its anchor on the same point of its frame.
    public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape at a fixed size, in points, its anchor on the same point of its frame.
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
