@_exported import Foundation

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int

/// Arithmetic on vectors, computed number by number.
///
/// Source: Apple, Accelerate `vDSP`.
public enum vDSP {
    private static func pairs<U: Collection, V: Collection, Scalar>(_ first: U, _ second: V, _ body: (Scalar, Scalar) -> Scalar) -> [Scalar]
    where U.Element == Scalar, V.Element == Scalar {
        precondition(first.count == second.count, "The vectors have \(first.count) and \(second.count) elements.")
        return zip(first, second).map(body)
    }

    public static func add<U: Collection, V: Collection>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, +) }
    public static func add<U: Collection>(_ scalar: U.Element, _ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.map { $0 + scalar }
    }
    public static func subtract<U: Collection, V: Collection>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, -) }
    public static func multiply<U: Collection, V: Collection>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, *) }
    public static func multiply<U: Collection>(_ scalar: U.Element, _ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.map { $0 * scalar }
    }
    public static func divide<U: Collection, V: Collection>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { pairs(vectorA, vectorB, /) }
    public static func divide<U: Collection>(_ vector: U, _ scalar: U.Element) -> [U.Element] where U.Element: BinaryFloatingPoint {
        vector.map { $0 / scalar }
    }

    public static func sum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.reduce(0, +) }
    public static func sumOfSquares<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + $1 * $1 }
    }
    public static func sumOfMagnitudes<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.reduce(0) { $0 + abs($1) }
    }
    /// Returns the mean; NaN for an empty vector.
    public static func mean<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.isEmpty ? .nan : sum(vector) / U.Element(vector.count)
    }
    public static func meanMagnitude<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.isEmpty ? .nan : sumOfMagnitudes(vector) / U.Element(vector.count)
    }
    public static func meanSquare<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.isEmpty ? .nan : sumOfSquares(vector) / U.Element(vector.count)
    }
    public static func rootMeanSquare<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        meanSquare(vector).squareRoot()
    }
    /// Returns the largest element; negative infinity for an empty vector.
    public static func maximum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.max() ?? -.infinity }
    public static func maximumMagnitude<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
        vector.map { abs($0) }.max() ?? 0
    }
    public static func minimum<U: Collection>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint { vector.min() ?? .infinity }
    public static func indexOfMaximum<U: Collection>(_ vector: U) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint {
        vector.enumerated().max { $0.element < $1.element }.map { (UInt($0.offset), $0.element) } ?? (0, -.infinity)
    }
    public static func indexOfMinimum<U: Collection>(_ vector: U) -> (UInt, U.Element) where U.Element: BinaryFloatingPoint {
        vector.enumerated().min { $0.element < $1.element }.map { (UInt($0.offset), $0.element) } ?? (0, .infinity)
    }
    public static func dot<U: Collection, V: Collection>(_ vectorA: U, _ vectorB: V) -> U.Element
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { sum(multiply(vectorA, vectorB)) }
    public static func distanceSquared<U: Collection, V: Collection>(_ pointA: U, _ pointB: V) -> U.Element
    where U.Element: BinaryFloatingPoint, V.Element == U.Element { sumOfSquares(subtract(pointA, pointB)) }
    public static func absolute<U: Collection>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.map { abs($0) } }
    public static func negative<U: Collection>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.map { -$0 } }
    public static func square<U: Collection>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint { vector.map { $0 * $0 } }
    public static func clip<U: Collection>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
    where U.Element: BinaryFloatingPoint { vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) } }

    /// Returns the values of a ramp from one end to the other.
    public static func ramp<Scalar: BinaryFloatingPoint>(in range: ClosedRange<Scalar>, count: Int) -> [Scalar] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / Scalar(count - 1) : 0
        return (0..<count).map { range.lowerBound + Scalar($0) * step }
    }
    public static func fill<V: MutableCollection>(_ vector: inout V, with value: V.Element) {
        var index = vector.startIndex
        while index != vector.endIndex {
            vector[index] = value
            vector.formIndex(after: &index)
        }
    }

    /// Returns the vector less its mean, divided by its deviation.
    public static func normalize<U: Collection>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
        let middle = mean(vector)
        let deviation = (vector.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / U.Element(max(vector.count, 1))).squareRoot()
        return vector.map { ($0 - middle) / deviation }
    }
}

// The functions of C, of which each reads with strides and writes its result into memory.

private func values<Scalar>(_ pointer: UnsafePointer<Scalar>, _ stride: vDSP_Stride, _ count: vDSP_Length) -> [Scalar] {
    (0..<Int(count)).map { pointer[$0 * stride] }
}

private func write<Scalar>(_ values: [Scalar], _ pointer: UnsafeMutablePointer<Scalar>, _ stride: vDSP_Stride) {
    for (index, value) in values.enumerated() { pointer[index * stride] = value }
}

public func vDSP_meanv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.mean(values(A, IA, N))
}
public func vDSP_meanvD(_ A: UnsafePointer<Double>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Double>, _ N: vDSP_Length) {
    C.pointee = vDSP.mean(values(A, IA, N))
}
public func vDSP_meamgv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.meanMagnitude(values(A, IA, N))
}
public func vDSP_rmsqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.rootMeanSquare(values(A, IA, N))
}
public func vDSP_measqv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.meanSquare(values(A, IA, N))
}
public func vDSP_maxv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.maximum(values(A, IA, N))
}
public func vDSP_minv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.minimum(values(A, IA, N))
}
public func vDSP_maxmgv(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.maximumMagnitude(values(A, IA, N))
}
public func vDSP_sve(_ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ N: vDSP_Length) {
    C.pointee = vDSP.sum(values(A, IA, N))
}
public func vDSP_vabs(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride, _ N: vDSP_Length
) { write(vDSP.absolute(values(A, IA, N)), C, IC) }
public func vDSP_vadd(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { write(vDSP.add(values(A, IA, N), values(B, IB, N)), C, IC) }
public func vDSP_vmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ IC: vDSP_Stride, _ N: vDSP_Length
) { write(vDSP.multiply(values(A, IA, N), values(B, IB, N)), C, IC) }
public func vDSP_vsmul(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ C: UnsafeMutablePointer<Float>, _ IC: vDSP_Stride,
    _ N: vDSP_Length
) { write(vDSP.multiply(B.pointee, values(A, IA, N)), C, IC) }
public func vDSP_dotpr(
    _ A: UnsafePointer<Float>, _ IA: vDSP_Stride, _ B: UnsafePointer<Float>, _ IB: vDSP_Stride, _ C: UnsafeMutablePointer<Float>,
    _ N: vDSP_Length
) { C.pointee = vDSP.dot(values(A, IA, N), values(B, IB, N)) }
