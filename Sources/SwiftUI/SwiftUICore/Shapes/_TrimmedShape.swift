import Foundation
import Geometry

/// The part of a shape's outline between two fractions of its length.
///
/// Source: Apple, SwiftUI `_TrimmedShape`, the type of `Shape.trim(from:to:)`.
public struct _TrimmedShape<S: Shape>: WrappingShape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    var wrapped: S {
        get { shape }
        set { shape = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The shape's data and the fractions times 128 (probe: a change from 0.2 to 0.8 animates by 76.8).
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction * 128, endFraction * 128)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first / 128
            endFraction = newValue.second.second / 128
        }
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length (0...1).
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
