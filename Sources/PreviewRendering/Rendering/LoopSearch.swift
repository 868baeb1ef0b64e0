import Drawing

/// Finds out whether a film comes back to where it was, again and again.
///
/// What moves by timers, phases, tasks and schedules has periods that nobody has written down. So the frames are compared: a
/// period is found when the film has gone on as it was a period before, for the whole period and for some seconds at least. A
/// beat that is followed by a pause is not taken for a loop by itself then.
struct LoopSearch {
    /// The longest that is looked for one, in seconds.
    static let longest = 8.0
    /// How long a film is looked at that may have a period, in seconds: until it has gone on for a whole one as before.
    static func length(for period: Double?) -> Double { max(longest, period.map { 2 * $0 + 2 } ?? 0) }

    /// For so many seconds the film has gone on as a period before, at the least.
    private static let proof = 3.0

    /// What each frame shows, as a number; of frames that look alike it is the same.
    private var pictures: [UInt64] = []
    /// For each period, in frames, for how many frames the film has gone on as before.
    private var runs: [Int] = []
    /// When the picture was another than the one before it, in frames.
    private var lastChange = 0
    private let proofInFrames: Int
    /// Bytes of text that have been compared.
    private var effort = 0

    /// The most that is compared, in bytes of text: a film of a thousand things that move each frame is not looked at for long.
    private static let mostEffort = 30_000_000

    /// Whether it is worth the while to look at more frames.
    var mayLook: Bool { effort < Self.mostEffort }

    init(framesPerSecond: Double) {
        proofInFrames = Int((Self.proof * framesPerSecond).rounded(.up))
    }

    /// Takes the next frame.
    ///
    /// - Returns: the periods, in frames, after which the film has gone on as before, shortest first.
    mutating func add(_ list: DisplayList) -> [Int] {
        let picture = hash(of: list)
        let count = pictures.count
        if let last = pictures.last, last != picture { lastChange = count }
        for period in stride(from: 1, through: count, by: 1) {
            let isAlike = pictures[count - period] == picture
            if period > runs.count { runs.append(0) }
            runs[period - 1] = isAlike ? runs[period - 1] + 1 : 0
        }
        pictures.append(picture)
        // What stands still repeats itself, too.
        return runs.indices.map { $0 + 1 }.filter { runs[$0 - 1] >= max($0, proofInFrames) && count - lastChange < $0 }
    }

    /// FNV-1a over the text of the list, whose numbers have three decimals: what differs by less is not seen.
    private mutating func hash(of list: DisplayList) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let text = list.dump()
        effort += text.utf8.count
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return hash
    }
}
