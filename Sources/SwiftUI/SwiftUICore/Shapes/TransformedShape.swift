import Foundation
import Geometry

/// A shape with an affine transform applied to its path.
///
/// Source: Apple, SwiftUI `TransformedShape`.
public struct TransformedShape<Content: Shape>: WrappingShape {
    public var shape: Content
    public var transform: CGAffineTransform

    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    var wrapped: Content {
        get { shape }
        set { shape = newValue }
    }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    /// The shape with an affine transform applied to its path.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
