/// Chooses the few colours that stand best for many: clusters in Oklab, weighted by how many pixels have each colour.
///
/// One cluster is split again and again, always the one with the largest squared error, at its mean along its widest axis
/// (X. Wu, "Color quantization by dynamic programming and principal analysis", 1992, in its greedy form); then the clusters
/// are refined by Lloyd's iteration (k-means). A colour that makes up half of its cluster is kept exactly.
struct PaletteQuantizer {
    /// Refinements after which the error of interface pictures no longer falls by more than a hundredth.
    private static let refinements = 12

    private let histogram: ColorHistogram
    private let colors: [OklabColor]
    private let weights: [Double]
    /// The bucket's cluster, by place in the histogram.
    private var clusterOf: [Int]

    /// The palette of at most `size` colours for a histogram in sorted order.
    static func palette(of histogram: ColorHistogram, size: Int) -> GIFPalette {
        if histogram.droppedBits == 0, histogram.counts.count <= size {
            let colors = histogram.counts.indices.map { histogram.color(at: $0) }
            let errors = [Double](repeating: 0, count: colors.count)
            return GIFPalette(colors: colors, histogram: histogram, entryOf: Array(colors.indices), errorOf: errors)
        }
        var quantizer = PaletteQuantizer(histogram)
        var means = quantizer.split(into: size)
        for _ in 0..<refinements {
            guard quantizer.assign(to: means) else { break }
            means = quantizer.means(count: means.count)
        }
        return quantizer.palette(count: means.count)
    }

    private init(_ histogram: ColorHistogram) {
        self.histogram = histogram
        colors = histogram.counts.indices.map { OklabColor(pixel: histogram.color(at: $0)) }
        weights = histogram.counts.map { Double($0) }
        clusterOf = [Int](repeating: 0, count: colors.count)
    }

    /// Splits all colours into clusters and gives their means.
    private func split(into count: Int) -> [OklabColor] {
        var clusters = [ColorCluster(members: Array(colors.indices), colors: colors, weights: weights)]
        while clusters.count < count {
            guard let worst = clusters.indices.max(by: { clusters[$0].error < clusters[$1].error }),
                let (first, second) = clusters[worst].halves(colors: colors, weights: weights)
            else { break }
            clusters[worst] = first
            clusters.append(second)
        }
        return clusters.map(\.mean)
    }

    /// Puts every colour into the cluster with the nearest mean. Returns whether any changed.
    private mutating func assign(to means: [OklabColor]) -> Bool {
        var isChanged = false
        let among = NearestColors(means)
        for (place, color) in colors.enumerated() {
            let nearest = among.nearest(to: color)
            if nearest != clusterOf[place] {
                clusterOf[place] = nearest
                isChanged = true
            }
        }
        return isChanged
    }

    /// The clusters' means; clusters that have lost all colours are left out.
    private func means(count: Int) -> [OklabColor] {
        members(count: count).filter { !$0.isEmpty }.map { members in
            ColorCluster(members: members, colors: colors, weights: weights).mean
        }
    }

    private func members(count: Int) -> [[Int]] {
        var members = [[Int]](repeating: [], count: count)
        for (place, cluster) in clusterOf.enumerated() { members[cluster].append(place) }
        return members
    }

    /// The clusters' colours in 8 bits, and the nearest of them for every bucket.
    private func palette(count: Int) -> GIFPalette {
        let entries = members(count: count).filter { !$0.isEmpty }.map(representative).sorted()
        let distinct = entries.enumerated().filter { $0.offset == 0 || entries[$0.offset - 1] != $0.element }.map(\.element)
        let shades = distinct.map { OklabColor(pixel: $0) }
        let among = NearestColors(shades)
        let entryOf = colors.map { among.nearest(to: $0) }
        let errorOf = zip(colors, entryOf).map { color, entry in color.squaredDistance(to: shades[entry]) }
        return GIFPalette(colors: distinct, histogram: histogram, entryOf: entryOf, errorOf: errorOf)
    }

    /// The colour that stands for a cluster: its commonest one when that is half of it, else the mean of its channels.
    private func representative(of members: [Int]) -> UInt32 {
        var (common, total) = (members[0], 0)
        var (red, green, blue) = (0, 0, 0)
        for place in members {
            let (count, color) = (histogram.counts[place], histogram.color(at: place))
            if count > histogram.counts[common] { common = place }
            total += count
            red += count * Int(color & 255)
            green += count * Int(color >> 8 & 255)
            blue += count * Int(color >> 16 & 255)
        }
        if histogram.counts[common] * 2 >= total { return histogram.color(at: common) }
        func mean(_ sum: Int) -> UInt32 { UInt32((sum + total / 2) / total) }
        return mean(red) | mean(green) << 8 | mean(blue) << 16 | 0xFF00_0000
    }
}
