/// Blurs planes of interleaved channels by a Gaussian.
///
/// `width` by `height` pixels of `channels` bytes each come in; nothing lies around them. The steps: shrink along x,
/// shrink along y, convolve along y, convolve along x, grow along y, grow along x; shrinking and growing by a factor of
/// 1 leave all as it is.
struct GaussianBlur {
    let width: Int
    let height: Int
    let channels: Int
    let planX: BlurPlan
    let planY: BlurPlan

    /// Samples along each axis of the coarse grid.
    let columns: Int
    let rows: Int

    init(width: Int, height: Int, channels: Int, sigmaX: Double, sigmaY: Double) {
        (self.width, self.height, self.channels) = (width, height, channels)
        planX = BlurPlan(sigma: sigmaX)
        planY = BlurPlan(sigma: sigmaY)
        columns = (width + planX.factor - 1) / planX.factor + 2 * planX.padding
        rows = (height + planY.factor - 1) / planY.factor + 2 * planY.padding
    }

    /// The blurred bytes.
    func blurred(_ bytes: [UInt8]) -> [UInt8] {
        var grid = shrunkAlongX(bytes)
        var height = rows * planY.factor
        while height > rows {
            height /= 2
            grid = halvedAlongY(grid, height: height)
        }
        grid = convolvedAlongY(grid)
        convolveAlongX(&grid)
        return grown(grid)
    }

    /// Weights of the four samples around a pixel's centre on a coarse grid, by the cubic B-spline.
    struct SplineTap {
        /// The first of the four samples.
        var start: Int
        var weights: SIMD4<Float>
    }

    /// The taps for the `count` pixels of an axis.
    static func splineTaps(_ plan: BlurPlan, count: Int) -> [SplineTap] {
        (0..<count).map { index in
            let position = (Double(index) + 0.5) / Double(plan.factor) + Double(plan.padding) - 0.5
            let whole = position.rounded(.down)
            let t = position - whole
            let s = 1 - t
            let (before, after) = (3 * t * t * t - 6 * t * t + 4, 3 * s * s * s - 6 * s * s + 4)
            let weights = SIMD4(
                Float(s * s * s / 6), Float(before / 6), Float(after / 6), Float(t * t * t / 6))
            return SplineTap(start: Int(whole) - 1, weights: weights)
        }
    }
}
