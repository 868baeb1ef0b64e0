import Geometry
import Synchronization

/// The method for blurring one axis: at once for a small standard deviation, else on a coarser grid.
///
/// The grid is coarser by a power of two. Going there with the filter (1, 3, 3, 1) / 8, and coming back with the cubic B-spline, blurs
/// too; each adds a variance, so the kernel on the coarse grid takes the rest. The kernel's weights are integrals of the Gaussian over
/// pixels, since a pixel's value is a mean over its area. The whole stays within one of 255 levels of the true Gaussian.
struct BlurPlan {
    /// Pixels per sample of the coarse grid, 1, 2, 4 and so on.
    let factor: Int
    /// Weights of the samples at distance 0, 1, 2 and so on; with the mirrored ones they add up to 1.
    let kernel: [Float]

    /// Samples kept beyond each end of the grid for the spline.
    var padding: Int { factor > 1 ? 2 : 0 }

    /// The greatest distance of a pixel that contributes to another's blurred value: the spline's two samples, the kernel, and the three
    /// pixels at each halving.
    var supportInPixels: Int { factor > 1 ? (kernel.count + 4) * factor : kernel.count }

    init(sigma: Double) {
        var factor = 1
        // The spline leaves no trace where the kernel is at least two samples wide.
        while BlurPlan.coarseSigma(sigma, factor * 2) >= 2 { factor *= 2 }
        self.factor = factor
        kernel = BlurPlan.kernel(sigma: factor == 1 ? sigma : BlurPlan.coarseSigma(sigma, factor))
    }

    /// The plan of a standard deviation, which each blur asks for again and again: the last ones are known.
    static func of(sigma: Double) -> BlurPlan {
        known.withLock { known in
            if let plan = known[sigma.bitPattern] { return plan }
            if known.count >= mostKnown { known = [:] }
            let plan = BlurPlan(sigma: sigma)
            known[sigma.bitPattern] = plan
            return plan
        }
    }

    private static let known = Mutex<[UInt64: BlurPlan]>([:])
    /// The most plans that are kept, more than the blurs of a picture; those of an animation differ in each frame.
    private static let mostKnown = 64

    /// Returns the rest of a standard deviation that is left to the kernel on the grid coarser by `factor`, in samples of it.
    ///
    /// Variances, in pixels: 1/12 for a pixel's width, (f^2 - 1) / 4 for halving log2 f times, f^2 / 12 for the
    /// kernel's own sample width, f^2 / 3 for the spline.
    private static func coarseSigma(_ sigma: Double, _ factor: Int) -> Double {
        let squared = Double(factor * factor)
        let rest = (sigma * sigma + 1.0 / 12 - (squared - 1) / 4) / squared - 1.0 / 12 - 1.0 / 3
        return rest > 0 ? rest.squareRoot() : 0
    }

    private static func kernel(sigma: Double) -> [Float] {
        guard sigma > 0 else { return [1] }
        let radius = Int((3.5 * sigma + 0.5).rounded(.up))
        var weights = (0...radius).map { integral(around: Double($0), sigma) }
        let total = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        weights = weights.map { $0 / total }
        return weights.map { Float($0) }
    }

    /// The Gaussian's integral over one sample, up to a constant: Simpson's rule on 32 pieces, which suffices down
    /// to a standard deviation of a tenth of a sample; below that nothing leaves the middle one.
    private static func integral(around center: Double, _ sigma: Double) -> Double {
        if sigma < 0.1 { return center == 0 ? 1 : 0 }
        let pieces = 32
        var sum = 0.0
        for index in 0...pieces {
            let distance = center - 0.5 + Double(index) / Double(pieces)
            let weight: Double = index == 0 || index == pieces ? 1 : index % 2 == 1 ? 4 : 2
            sum += weight * Transcendental.exponential(-distance * distance / (2 * sigma * sigma))
        }
        return sum
    }
}
