/// A type that can serve as the animatable data of an animatable type: it can be added, scaled and measured.
///
/// Source: Apple, SwiftUI `VectorArithmetic`. It stands here, below the animation engine, because paths, angles and
/// layouts are animatable too.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component of this value by the given number.
    mutating func scale(by rhs: Double)

    /// The dot product of this vector with itself.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This vector times a number.
    package func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// The vector at `amount` of the way from this one (0) to `other` (1); amounts outside 0...1 extrapolate.
    package func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}
