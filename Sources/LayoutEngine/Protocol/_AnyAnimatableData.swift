import Geometry

/// The animatable data of a type-erased layout; values of different types do not mix and leave the first as it is.
///
/// Source: Apple, SwiftUI `AnyLayout.AnimatableData`.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil stands for zero of any type.
    private let vector: (any VectorArithmetic)?

    init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

    /// The value as a vector of the given type; nil if it is of another.
    func value<V: VectorArithmetic>(as type: V.Type) -> V? { vector == nil ? V.zero : vector as? V }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let left = lhs.vector else { return rhs }
        guard let right = rhs.vector else { return lhs }
        return sum(left, right)
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        var negative = rhs
        negative.scale(by: -1)
        return lhs + negative
    }

    public mutating func scale(by rhs: Double) {
        if let vector { self = _AnyAnimatableData(vector.scaled(by: rhs)) }
    }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        guard let left = lhs.vector else { return rhs.vector == nil || isZero(rhs) }
        guard let right = rhs.vector else { return isZero(lhs) }
        return areEqual(left, right)
    }

    private static func sum<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> _AnyAnimatableData {
        guard let right = right as? V else { return _AnyAnimatableData(left) }
        return _AnyAnimatableData(left + right)
    }

    private static func areEqual<V: VectorArithmetic>(_ left: V, _ right: any VectorArithmetic) -> Bool {
        left == right as? V
    }

    private static func isZero(_ data: _AnyAnimatableData) -> Bool {
        func isZero<V: VectorArithmetic>(_ vector: V) -> Bool { vector == .zero }
        return data.vector.map { isZero($0) } ?? true
    }
}
