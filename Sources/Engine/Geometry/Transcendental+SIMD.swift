extension Transcendental {
    /// The angles of eight directions, each the number that `angle(x:y:)` gives for it.
    ///
    /// A direction takes some thirty steps one after the other: eight at once wait for each other's.
    package static func angles(x: SIMD8<Double>, y: SIMD8<Double>) -> SIMD8<Double> {
        let (width, height) = (magnitudes(x), magnitudes(y))
        let small = width.replacing(with: height, where: height .< width)
        let large = width.replacing(with: height, where: height .>= width)
        var result = arctangents(small / large)
        result.replace(with: Double.pi / 2 - result, where: height .> width)
        result.replace(with: Double.pi - result, where: x .< 0)
        result.replace(with: -result, where: y .< 0)
        return result.replacing(with: 0, where: .!((large .> 0) .& (large .< Double.infinity)))
    }

    @inline(__always)
    private static func magnitudes(_ numbers: SIMD8<Double>) -> SIMD8<Double> {
        unsafeBitCast(unsafeBitCast(numbers, to: SIMD8<UInt64>.self) & ~(1 << 63), to: SIMD8<Double>.self)
    }

    /// The steps of `arctangent`, in its order.
    @inline(__always)
    private static func arctangents(_ tangents: SIMD8<Double>) -> SIMD8<Double> {
        var t = tangents
        for _ in 0..<2 { t = t / (1 + (1 + t * t).squareRoot()) }
        var (sum, power) = (SIMD8<Double>(repeating: 0), t)
        for index in 0..<14 {
            sum += power / Double(2 * index + 1)
            power = -power * t * t
        }
        return 4 * sum
    }
}
