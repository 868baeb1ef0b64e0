import Drawing

/// Finds out whether a film comes back to where it was, again and again.
///
/// Motion by timers, phases, tasks and schedules has no declared period. So the frames are compared: a
/// period is found when the film has gone on as it was a period before, for the whole period and for some seconds at least. A
/// beat that is followed by a pause is not taken for a loop by itself then.
struct LoopSearch {
    /// The seconds for which every film is searched; a choice, as are the next two.
    static let usual = 8.0
    /// The seconds for which a sparse film is searched, in which little happens, as where a timer shows one word after another.
    private static let sparse = 16.0
    /// The most seconds of any search for a period: for a film that repeats earlier frames.
    private static let longest = 26.0

    /// The least seconds for which the film has to go on as it was a period before.
    private static let proof = 3.0

    private let framesPerSecond: Double
    /// The number of each frame's picture; frames that look alike have the same number.
    private var images: [Int] = []
    /// The frames that looked like none before them, by their words.
    private var shapes: [UInt64: [(shape: FrameShape, image: Int)]] = [:]
    private var last: DisplayList?
    /// For each period, in frames, for how many frames the film has gone on as before.
    private var runs: [Int] = []
    /// When the picture was another than the one before it, in frames, and how often it was.
    private var lastChange = 0
    private var changes = 0
    private let proofInFrames: Int
    /// Bytes of text that have been compared.
    private var effort = 0

    /// True if the search has reached its limit of comparisons.
    var isExhausted: Bool { effort >= mostEffort }

    /// The most that is compared, in bytes of text: a film of a thousand things that move each frame is not looked at for long.
    private let mostEffort: Int

    init(framesPerSecond: Double, mostEffort: Int = 100_000_000) {
        self.mostEffort = mostEffort
        self.framesPerSecond = framesPerSecond
        proofInFrames = Int((Self.proof * framesPerSecond).rounded(.up))
    }

    /// Returns true if it is worth looking at more frames.
    ///
    /// - Parameters:
    ///   - time: seconds of the film so far.
    ///   - period: one that the film may have, in seconds, according to its animators.
    func mayLook(after time: Double, for period: Double?) -> Bool {
        guard !isExhausted else { return false }
        if time < max(Self.usual, period.map { 2 * $0 + 2 } ?? 0) { return true }
        return time < Self.longest && showsAgain || time < Self.sparse && isSparse
    }

    /// True if the film repeats earlier frames, other than by standing still.
    private var showsAgain: Bool {
        let still = images.count - lastChange
        return runs.contains { $0 > still && Double($0) >= framesPerSecond / 2 }
    }

    /// True if something changes only now and then.
    private var isSparse: Bool {
        changes * 3 <= images.count && Double(images.count - lastChange) < 5 * framesPerSecond
    }

    /// Takes the next frame.
    ///
    /// - Returns: the periods, in frames, after which the film has gone on as before, shortest first.
    mutating func add(_ list: DisplayList) -> [Int] {
        let image = list == last ? images[images.count - 1] : image(of: list)
        last = list
        let count = images.count
        if let last = images.last, last != image { (lastChange, changes) = (count, changes + 1) }
        for period in stride(from: 1, through: count, by: 1) {
            let isAlike = images[count - period] == image
            if period > runs.count { runs.append(0) }
            runs[period - 1] = isAlike ? runs[period - 1] + 1 : 0
        }
        images.append(image)
        // What stands still repeats itself, too.
        return runs.indices.map { $0 + 1 }.filter { runs[$0 - 1] >= max($0, proofInFrames) && count - lastChange < $0 }
    }

    /// The number of the first frame that looks as this one does.
    private mutating func image(of list: DisplayList) -> Int {
        let shape = FrameShape(list)
        effort += shape.effort
        if let known = shapes[shape.words]?.first(where: { $0.shape.isAlike(shape) }) { return known.image }
        shapes[shape.words, default: []].append((shape, images.count))
        return images.count
    }
}
