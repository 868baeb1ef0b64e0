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
    /// Returns this vector with each component multiplied by a number.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this vector by `amount` of the way to `other`: 0 leaves it, 1 makes it the other, more goes beyond.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self = interpolated(towards: other, amount: amount)
    }

    /// The vector at `amount` of the way from this one (0) to `other` (1); amounts outside 0...1 extrapolate.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}
