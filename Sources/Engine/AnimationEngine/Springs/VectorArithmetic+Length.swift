import Geometry

extension VectorArithmetic {
    /// The Euclidean length of this vector.
    package var length: Double { magnitudeSquared.squareRoot() }
}
