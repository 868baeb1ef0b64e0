/// The steps along a row for four channels, a pixel at a time; the same sums in the same order as for any number.
extension GaussianBlur {
    /// Halves a row in place to `count` samples, as `halveLine` does.
    static func halve(_ samples: UnsafeMutableBufferPointer<SIMD4<Float>>, _ count: Int) {
        for index in 0..<count {
            let at = 2 * index
            let outer = samples[at] + samples[at + 3]
            let inner = samples[at + 1] + samples[at + 2]
            samples[index + 1] = (outer + 3 * inner) * 0.125
        }
        samples[count + 1] = .zero
    }

    /// Writes the bytes of a row, a pixel for each tap, from byte `start` of the result.
    static func grow(
        _ samples: UnsafeMutableBufferPointer<SIMD4<Float>>, _ taps: UnsafeBufferPointer<SplineTap>,
        to result: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) {
        for x in 0..<taps.count {
            let tap = taps[x]
            let near = samples[tap.start] * tap.weights.x + samples[tap.start + 1] * tap.weights.y
            let sum = near + samples[tap.start + 2] * tap.weights.z + samples[tap.start + 3] * tap.weights.w
            let at = start + x * 4
            result[at] = byte(sum.x)
            result[at + 1] = byte(sum.y)
            result[at + 2] = byte(sum.z)
            result[at + 3] = byte(sum.w)
        }
    }
}
