import Pixels

/// Blurs a box of interleaved channels by a Gaussian, row by row of the result.
///
/// The steps: shrink along y, shrink along x, convolve along y, convolve along x, grow along x, grow along y; shrinking and growing by a
/// factor of 1 leave all as it is. Each step that touches all rows of the picture works on whole rows, in whole numbers of 16 bits; the
/// results in between have only the rows and columns of the coarse grid, as floating-point numbers.
///
/// A pixel's value depends on the pixels around it alone, not on the box: the grid lies the same on every part of the
/// canvas, and sums are made in the same order everywhere.
struct GaussianBlur {
    /// The area that is worked on, its top left on the coarse grid; nothing lies around the picture in it.
    let work: PixelRect
    let channels: Int
    let planX: BlurPlan
    let planY: BlurPlan

    /// Samples along each axis of the coarse grid.
    let columns: Int
    let rows: Int

    init(_ extent: BlurExtent, _ box: PixelRect, channels: Int) {
        work = extent.aligned(box)
        self.channels = channels
        planX = BlurPlan.of(sigma: extent.sigmaX)
        planY = BlurPlan.of(sigma: extent.sigmaY)
        columns = (work.width + planX.factor - 1) / planX.factor + 2 * planX.padding
        rows = (work.height + planY.factor - 1) / planY.factor + 2 * planY.padding
    }

    /// Weights of the four samples around a pixel's centre on a coarse grid, by the cubic B-spline.
    struct SplineTap {
        /// The first of the four samples.
        var start: Int
        var weights: SIMD4<Float>
    }

    /// The taps for the pixels of an axis in a range.
    static func splineTaps(_ plan: BlurPlan, _ range: Range<Int>) -> [SplineTap] {
        range.map { index in
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
