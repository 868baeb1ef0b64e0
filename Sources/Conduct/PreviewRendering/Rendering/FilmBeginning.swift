import Drawing
import Pixels

/// Finds out whether a film shows something once, before it repeats itself for ever.
///
/// A ball that flies in beside a mouth that opens and closes is in no whole period of the mouth. The way on which a spring gets
/// into its swing is in the period as well as anybody can see: nothing moves there that stands still in the period. Nor is a word at
/// rest something of its own that the period shows while it comes or goes.
struct FilmBeginning {
    private let frames: [DisplayList]
    private let period: Range<Int>
    private let shapes: [FrameShape]

    /// Fewer frames than this show nothing by themselves; a choice.
    private static let fewest = 3

    /// The frames to show of a film that repeats itself.
    ///
    /// - Parameters:
    ///   - frames: from when the view appeared.
    ///   - period: one whole period among them.
    /// - Returns: a whole period, the first that there is where the view repeats itself from its first frame on; or, where something is
    ///   to be seen only before, all frames up to the end of the first whole period.
    static func range(of frames: [DisplayList], period: Range<Int>) -> Range<Int> {
        guard !period.isEmpty, period.lowerBound > 0, period.upperBound <= frames.count else { return period }
        return FilmBeginning(frames, period).range
    }

    private init(_ frames: [DisplayList], _ period: Range<Int>) {
        (self.frames, self.period) = (frames, period)
        var shapes: [FrameShape] = []
        for index in 0..<period.upperBound {
            shapes.append(index > 0 && frames[index] == frames[index - 1] ? shapes[index - 1] : FrameShape(frames[index]))
        }
        self.shapes = shapes
    }

    private var range: Range<Int> {
        var first = period.lowerBound
        while first > 0, shapes[first - 1].isAlike(shapes[first - 1 + period.count]) { first -= 1 }
        let known = Period(shapes[period])
        let unknown = (0..<first).filter { !known.shows(shapes[$0]) }
        guard unknown.count >= Self.fewest, !isSeenInPeriod(unknown) else { return round(from: first) }
        return 0..<first + period.count
    }

    /// One whole period that begins as the view does: at its first frame, or so many periods after it as nothing repeats itself before.
    ///
    /// - Parameter first: the first frame that comes again a period later.
    private func round(from first: Int) -> Range<Int> {
        let count = period.count
        let start = (first + count - 1) / count * count
        let shown = start + count <= frames.count && start <= period.lowerBound ? start..<start + count : period
        guard shown != period, shown.upperBound < frames.count else { return shown }
        // Where it begins anew nothing may jump, not by a pixel.
        return frames[shown.lowerBound] == frames[shown.upperBound] || isSameToThePixel(shown.lowerBound, shown.upperBound) ? shown : period
    }

    private func isSameToThePixel(_ one: Int, _ other: Int) -> Bool {
        let rasterizer = FrameRasterizer(scale: 1, jobs: 1)
        guard let one = try? rasterizer.pixmap(of: frames[one]), let other = try? rasterizer.pixmap(of: frames[other]) else { return false }
        return one == other
    }

    // MARK: Pixels

    /// Pixels of half a point tell what is to be seen; a word that has all but come to rest looks as it does at rest.
    private static let scale = 0.5
    /// The tolerance of a pixel: the difference at an edge that moves by a third of a point.
    private static let sameColor = 48
    /// The most comparisons of two frames.
    private static let mostComparisons = 20_000

    /// Returns true if all but a few of some frames look like one of the period.
    private func isSeenInPeriod(_ unknown: [Int]) -> Bool {
        let rasterizer = FrameRasterizer(scale: Self.scale, jobs: 1)
        let wanted = unknown.reduce(into: [(frame: Int, count: Int)]()) { found, frame in
            if let last = found.last, frames[last.frame] == frames[frame] {
                found[found.count - 1].count += 1
            } else {
                found.append((frame, 1))
            }
        }
        guard wanted.count * period.count <= Self.mostComparisons else { return false }
        let shown = period.compactMap { try? rasterizer.pixmap(of: frames[$0]) }
        var unseen = 0
        for (frame, count) in wanted {
            guard let pixmap = try? rasterizer.pixmap(of: frames[frame]) else { return false }
            if !shown.contains(where: { Self.looksAlike($0, pixmap) }) { unseen += count }
            if unseen >= Self.fewest { return false }
        }
        return true
    }

    /// Returns true if no pixel differs visibly.
    private static func looksAlike(_ one: Pixmap, _ other: Pixmap) -> Bool {
        one.widthInPixels == other.widthInPixels && one.heightInPixels == other.heightInPixels
            && zip(one.bytes, other.bytes).allSatisfy { abs(Int($0) - Int($1)) <= sameColor }
    }

    // MARK: Numbers

    /// The least and the greatest of each number in the frames of a period that are made of the same.
    private struct Period {
        private var groups: [UInt64: [ClosedRange<Float>]] = [:]

        init(_ shapes: ArraySlice<FrameShape>) {
            for shape in shapes {
                guard let known = groups[shape.words] else {
                    groups[shape.words] = shape.numbers.map { $0...$0 }
                    continue
                }
                groups[shape.words] = zip(known, shape.numbers).map { min($0.lowerBound, $1)...max($0.upperBound, $1) }
            }
        }

        /// Numbers that differ by less than this stand for the same: a hundredth of a point is not seen.
        private static let same: Float = 0.01

        func shows(_ shape: FrameShape) -> Bool {
            guard let ranges = groups[shape.words] else { return false }
            return zip(ranges, shape.numbers).allSatisfy { range, number in
                // What moves in the period may swing wider before.
                range.upperBound - range.lowerBound > Self.same || abs(number - range.lowerBound) <= Self.same
            }
        }
    }
}
