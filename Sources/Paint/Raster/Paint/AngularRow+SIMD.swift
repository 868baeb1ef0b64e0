import Geometry

/// The pixels of a row of an angular gradient.
struct AngularRow {
    let line: PixelLine
    /// Turns from the start to the end of the gradient.
    let sweep: Double
    let isOpaque: Bool

    /// Writes `count` pixels from column `x`, eight at a time; each depends on its own column alone.
    func paint(
        _ x: Int, _ count: Int, _ segments: UnsafeBufferPointer<ColorRamp.Segment>, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        var centers = SIMD8<Double>(0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5) + Double(x)
        let raw = UnsafeMutableRawPointer(pixels)
        var (hint, index) = (0, 0)
        while index < count {
            let (u, v) = line.points(centers)
            let eight = ColorRamp.pixels(at: places(u, v), segments, hint: &hint, isOpaque: isOpaque)
            if index &+ 8 <= count {
                raw.storeBytes(of: eight, toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
            } else {
                for offset in 0..<(count &- index) { pixels[index &+ offset] = eight[offset] }
            }
            centers += 8
            index &+= 8
        }
    }

    /// The places of directions; outside the sweep, the end that is nearer by angle; of more than a turn, in the last.
    ///
    /// Source: Apple, SwiftUI `AngularGradient`.
    @inline(__always)
    private func places(_ u: SIMD8<Double>, _ v: SIMD8<Double>) -> SIMD8<Float> {
        var turns = Transcendental.angles(x: u, y: v) / (2 * Double.pi)
        turns.replace(with: turns + 1, where: turns .< 0)
        if sweep > 1 { turns += (sweep - turns).rounded(.down) }
        var places = SIMD8<Float>(turns / max(sweep, 1e-12))
        // Less than a turn leaves directions over.
        if sweep < 1 {
            for index in 0..<8 where turns[index] > sweep { places[index] = turns[index] - sweep < 1 - turns[index] ? 1 : 0 }
        }
        return places
    }
}
