/// The number of times each colour occurs among opaque pixels, in at most `largestCount` buckets.
///
/// Each colour has its own bucket until there are too many; then buckets of 2, 4, 8 … neighbouring values a channel are
/// used. Sums are whole numbers, so the result does not depend on the order in which pixels or parts are added.
struct ColorHistogram: Sendable {
    /// The most buckets that keep the quantiser under a tenth of a second; pictures of interfaces have some thousand colours.
    static let largestCount = 1 << 14

    /// The buckets' keys, by place.
    private(set) var index = ColorIndex()
    private(set) var counts: [Int] = []
    private var sums: [(red: Int, green: Int, blue: Int)] = []
    /// Low bits of each channel that are dropped from the key.
    private(set) var droppedBits: UInt32 = 0

    init() {}

    /// The place of a pixel's bucket, or nil when it was never counted.
    subscript(pixel: UInt32) -> Int? {
        index[key(of: pixel)]
    }

    /// The average colour of a bucket, as an opaque pixel.
    func color(at place: Int) -> UInt32 {
        let (count, sum) = (counts[place], sums[place])
        func mean(_ total: Int) -> UInt32 { UInt32((total + count / 2) / count) }
        return mean(sum.red) | mean(sum.green) << 8 | mean(sum.blue) << 16 | 0xFF00_0000
    }

    /// Adds the counts of another histogram, each of them several times; less than no times takes them away.
    mutating func add(_ other: ColorHistogram, times: Int = 1) {
        while droppedBits < other.droppedBits { coarsen() }
        for (place, key) in other.index.colors.enumerated() {
            let sum = other.sums[place]
            add(key, count: other.counts[place] * times, sums: (sum.red * times, sum.green * times, sum.blue * times))
        }
    }

    /// The same buckets by ascending key, without the order in which they were found.
    var sorted: ColorHistogram {
        var result = ColorHistogram()
        result.droppedBits = droppedBits
        let order = index.colors.indices.sorted { index.colors[$0] < index.colors[$1] }
        for place in order { result.add(index.colors[place], count: counts[place], sums: sums[place]) }
        return result
    }

    /// Counts an opaque pixel several times.
    mutating func add(_ pixel: UInt32, count: Int) {
        let (red, green, blue) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
        add(pixel, count: count, sums: (red * count, green * count, blue * count))
    }

    private mutating func add(_ pixel: UInt32, count: Int, sums added: (red: Int, green: Int, blue: Int)) {
        let place = index.insert(key(of: pixel))
        if place == counts.count {
            counts.append(count)
            sums.append(added)
            while counts.count > Self.largestCount { coarsen() }
        } else {
            counts[place] += count
            sums[place].red += added.red
            sums[place].green += added.green
            sums[place].blue += added.blue
        }
    }

    private func key(of pixel: UInt32) -> UInt32 {
        let channel = (UInt32(255) >> droppedBits) << droppedBits
        return pixel & (channel | channel << 8 | channel << 16 | 0xFF00_0000)
    }

    private mutating func coarsen() {
        var coarser = ColorHistogram()
        coarser.droppedBits = droppedBits + 1
        for (place, key) in index.colors.enumerated() {
            coarser.add(key, count: counts[place], sums: sums[place])
        }
        self = coarser
    }
}
