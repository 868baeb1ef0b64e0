/// A group of colours of a histogram, with their weighted mean and squared error around it.
struct ColorCluster {
    private let members: [Int]
    private let variances: OklabColor
    let mean: OklabColor

    /// The weighted sum of squared distances from the mean; 0 for a single colour.
    var error: Double { members.count < 2 ? 0 : variances.lightness + variances.greenRed + variances.blueYellow }

    /// A cluster of at least one colour, by place in `colors` and `weights`.
    init(members: [Int], colors: [OklabColor], weights: [Double]) {
        self.members = members
        var (sum, total) = (OklabColor.zero, 0.0)
        for place in members {
            let (color, weight) = (colors[place], weights[place])
            sum.lightness += weight * color.lightness
            sum.greenRed += weight * color.greenRed
            sum.blueYellow += weight * color.blueYellow
            total += weight
        }
        let mean = OklabColor(
            lightness: sum.lightness / total, greenRed: sum.greenRed / total, blueYellow: sum.blueYellow / total)
        var variances = OklabColor.zero
        for place in members {
            let (color, weight) = (colors[place], weights[place])
            let first = color.lightness - mean.lightness
            let second = color.greenRed - mean.greenRed
            let third = color.blueYellow - mean.blueYellow
            variances.lightness += weight * first * first
            variances.greenRed += weight * second * second
            variances.blueYellow += weight * third * third
        }
        self.mean = mean
        self.variances = variances
    }

    /// The colours on either side of the mean along the widest axis, or nil when all are the same.
    func halves(colors: [OklabColor], weights: [Double]) -> (ColorCluster, ColorCluster)? {
        guard error > 0 else { return nil }
        let axis: KeyPath<OklabColor, Double>
        if variances.lightness >= variances.greenRed, variances.lightness >= variances.blueYellow {
            axis = \.lightness
        } else {
            axis = variances.greenRed >= variances.blueYellow ? \.greenRed : \.blueYellow
        }
        let limit = mean[keyPath: axis]
        let lower = members.filter { colors[$0][keyPath: axis] <= limit }
        let upper = members.filter { colors[$0][keyPath: axis] > limit }
        guard !lower.isEmpty, !upper.isEmpty else { return nil }
        return (
            ColorCluster(members: lower, colors: colors, weights: weights),
            ColorCluster(members: upper, colors: colors, weights: weights)
        )
    }
}
