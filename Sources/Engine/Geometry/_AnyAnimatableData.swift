/// Animatable data whose type is not known until it is used.
///
/// Data of two types do not mix: a sum or difference of them is the right-hand side, so that an animation between
/// shapes of different types ends where it should.
///
/// Source: Apple, SwiftUI `_AnyAnimatableData`, the animatable data of `AnyShape`.
public struct _AnyAnimatableData: VectorArithmetic {
    /// Nil is the zero of every type.
    private var vector: (any VectorArithmetic)?

    package init(_ vector: (any VectorArithmetic)?) { self.vector = vector }

    /// The data as a value of a type: its zero for zero, nil for data of another type.
    package func value<V: VectorArithmetic>(as type: V.Type) -> V? {
        guard let vector else { return .zero }
        return vector as? V
    }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let first = lhs.vector else { return rhs }
        guard let second = rhs.vector else { return lhs }
        return _AnyAnimatableData(sum(first, second))
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let second = rhs.vector else { return lhs }
        return _AnyAnimatableData(difference(lhs.vector, second))
    }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        switch (lhs.vector, rhs.vector) {
        case (nil, nil): true
        case (let first?, let second?): isEqual(first, second)
        case (let vector?, nil), (nil, let vector?): isZero(vector)
        }
    }

    public mutating func scale(by rhs: Double) { vector = vector.map { Self.scaled($0, by: rhs) } }

    public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }

    private static func sum<V: VectorArithmetic>(_ first: V, _ second: any VectorArithmetic) -> any VectorArithmetic {
        guard let second = second as? V else { return second }
        return first + second
    }

    private static func difference<V: VectorArithmetic>(
        _ first: (any VectorArithmetic)?, _ second: V
    ) -> any VectorArithmetic {
        guard let first else { return V.zero - second }
        guard let first = first as? V else { return second }
        return first - second
    }

    private static func isEqual<V: VectorArithmetic>(_ first: V, _ second: any VectorArithmetic) -> Bool {
        (second as? V) == first
    }

    private static func isZero<V: VectorArithmetic>(_ vector: V) -> Bool { vector == .zero }

    private static func scaled<V: VectorArithmetic>(_ vector: V, by factor: Double) -> any VectorArithmetic {
        vector.scaled(by: factor)
    }
}
