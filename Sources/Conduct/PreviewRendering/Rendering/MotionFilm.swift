import Drawing
import HostProtocol
import RunContext
import SwiftUI

/// The film of a view that lives by itself, from when it appears until it rests: of motion that plays again and again one period,
/// after what comes but once before; of motion that never ends a few seconds.
@MainActor
struct MotionFilm {
    private let renderer: PreviewRenderer
    private let tree: ViewTree
    private let entry: PreviewPlan.Entry
    private let clock: FrameClock
    private var frames: [DisplayList] = []
    /// The number of frames that were looked at.
    private var lookedAt = 0
    /// The first frame that the film keeps.
    private var first = 0
    private var end = End.rest(0)
    private var search: RepetitionSearch
    /// The end of a film whose tasks go on and on.
    private var early: Early?

    private struct Early {
        var still: PreviewFilm.Still
        var frames: Int
        var time: Double
    }

    private var options: RenderOptions { renderer.options }
    private var endlessSeconds: Double { renderer.endlessSeconds }

    /// Seconds without a change after which timers are taken to have nothing to do any more.
    private static let idleSeconds = 3.0

    /// The longest common period of loops that is filmed whole, in seconds.
    private static let longestPeriod = 10.0

    /// - Parameter tree: shows the entry, and no time has passed.
    init(of tree: ViewTree, showing entry: PreviewPlan.Entry, by renderer: PreviewRenderer) {
        (self.renderer, self.tree, self.entry) = (renderer, tree, entry)
        clock = FrameClock(framesPerSecond: renderer.options.framesPerSecond)
        search = RepetitionSearch(framesPerSecond: renderer.options.framesPerSecond, scale: renderer.options.scale)
    }

    // MARK: Frames

    /// Films the next frame.
    ///
    /// - Returns: whether more are wanted.
    /// - Throws: `ViewTreeError`, or what user code throws.
    mutating func step() async throws -> Bool {
        let time = clock.time(ofFrame: lookedAt)
        lookedAt += 1
        try await renderer.advance(tree, to: time)
        if tree.hasOutgrownItsLayout(at: time) { try tree.perform(at: time) {} }
        // The same applies if only the still is wanted.
        frames.append(renderer.frame(of: tree, at: time))
        if early == nil, time >= endlessSeconds, tree.nextEventTime != nil {
            early = Early(still: still(at: time, isMoving: true), frames: frames.count, time: time)
        }
        guard let known = ending(at: time) else { return true }
        switch known {
        case .endless: return looksForLoop(known, at: time)
        case .tooLong: return looksForRepetition(known, at: time)
        case .rest, .loop, .repeats, .ticking: break
        }
        end = known
        return false
    }

    /// A few seconds more may show that an endless motion repeats itself, or that it has come to rest.
    ///
    /// - Returns: whether more frames are wanted.
    private mutating func looksForLoop(_ known: End, at time: Double) -> Bool {
        let isWaiting = tree.nextSingleEventTime.map { $0 <= LoopSearch.usual } ?? false
        let period = tree.commonPhasePeriod(within: Self.longestPeriod)
        // The first round of phases is one of theirs, although it begins at rest.
        search.hasBeginning = period.map { tree.animations.latestSingleEnd > $0 } ?? true
        search.begin = search.begin ?? early.map { ($0.time, $0.frames) }
        search.still = search.still ?? early?.still
        let still = { [renderer, tree, entry] in
            PreviewFilm.Still(name: entry.name, list: renderer.frame(of: tree, at: time))
        }
        if search.goesOn(with: frames, at: time, for: period, isWaiting: isWaiting, still: still) { return true }
        if let result = search.result { (frames, first, end) = (result.frames, result.first, result.end) } else { end = known }
        return false
    }

    /// Searches frames for a repetition, since tasks that go on and on do not declare it.
    ///
    /// - Returns: whether more frames are wanted.
    private mutating func looksForRepetition(_ known: End, at time: Double) -> Bool {
        end = known
        guard tree.nextEventTime != nil else { return false }
        if options.duration == nil, let found = search.repetition(in: frames) {
            let shown = FilmBeginning.range(of: frames, period: found)
            (frames, first, end) = (Array(frames[shown]), shown.lowerBound, .repeats(time))
            return false
        }
        if options.duration == nil, search.mayLook(after: time, for: nil) { return true }
        if let early, tree.settlingTime <= time + endlessSeconds {
            frames = Array(frames.prefix(early.frames))
            search.still = early.still
            end = .endless(early.time)
        }
        return false
    }

    /// Returns the ending of a film that has reached a moment; nil while the film goes on.
    private func ending(at time: Double) -> End? {
        let settling = tree.settlingTime
        let recursUnlike = tree.recursUnlike
        if !recursUnlike, settling <= time, tree.sleeps(from: time, for: options.longestAnimation) {
            let rest = max(settling, tree.now, 0)
            guard let duration = options.duration, tree.showsTime else { return .rest(rest) }
            return time >= duration ? .ticking(rest: rest) : nil
        }
        if !recursUnlike, let idle = tree.idleTime, settling <= time, time - idle >= Self.idleSeconds {
            return .rest(max(settling, idle, 0))
        }
        if let loop = tree.commonLoop(within: Self.longestPeriod), loop.start + loop.period <= options.longestAnimation {
            let period = wholeFrames(of: loop.period, within: min(Self.longestPeriod, options.longestAnimation - loop.start))
            return time >= loop.start + period ? .loop(start: loop.start, period: period) : nil
        }
        let isEndless = settling == .infinity || recursUnlike || (tree.recursForever && settling <= time + endlessSeconds)
        if isEndless, time >= endlessSeconds { return .endless(time) }
        return time >= options.longestAnimation ? .tooLong(time) : nil
    }

    /// The shortest multiple of a period that is a whole number of frames, so that nothing jumps where a film begins anew; the
    /// period itself if there is none that is short enough.
    private func wholeFrames(of period: Double, within longest: Double) -> Double {
        for count in 1...max(Int(longest / period), 1) {
            let frames = Double(count) * period * options.framesPerSecond
            if abs(frames - frames.rounded()) < 1e-6 { return Double(count) * period }
        }
        return period
    }

    // MARK: The end

    /// How a film ends.
    enum End {
        case rest(Double)
        case loop(start: Double, period: Double)
        /// It repeats itself, as its frames have shown.
        case repeats(Double)
        case endless(Double)
        /// Only the displayed time still changes, for as long as was asked for.
        case ticking(rest: Double)
        case tooLong(Double)

        var time: Double {
            switch self {
            case .rest(let time), .ticking(let time), .endless(let time), .tooLong(let time), .repeats(let time): time
            case .loop(let start, let period): start + period
            }
        }
    }

    /// Adds the still and the frames to a recording.
    ///
    /// - Parameter hasFrames: whether the frames are wanted; without them the still is the same.
    /// - Returns: the moment of the still.
    mutating func close(hasFrames: Bool, into result: inout PreviewFilm) -> Double {
        // Seconds of the view that a second of the film shows.
        var pace = 1.0
        var isLoop = false
        switch end {
        case .rest(let time):
            isLoop = closeAtRest(time)
            result.stills.append(still(at: max(time, 0), isMoving: !frames.isEmpty))
            if hasFrames, frames.isEmpty, tree.showsTime, options.duration == nil {
                result.notes.append("The running time in \(entry.name) is drawn as it begins: --duration 5 films five seconds of it.")
            }
        case .ticking(let rest):
            if frames.allSatisfy({ $0 == frames[0] }) { frames = [] }
            result.stills.append(still(at: rest, isMoving: false))
        case .loop(let start, let period):
            (isLoop, pace) = (true, closeLoop(from: start, period))
            result.stills.append(still(at: start + period, isMoving: true))
        case .repeats(let time):
            isLoop = true
            result.stills.append(search.still ?? still(at: time, isMoving: true))
        case .endless(let time):
            result.stills.append(search.still ?? still(at: time, isMoving: true))
            if frames.allSatisfy({ $0 == frames[0] }) {
                frames = []
            } else if hasFrames {
                result.notes.append(endlessMotion(until: time, seen: max(time, clock.time(ofFrame: lookedAt - 1))))
            }
        case .tooLong(let time):
            result.stills.append(still(at: time, isMoving: true))
            result.note([options.cut("The motion in \(entry.name)", length: tree.settlingTime)])
        }
        if hasFrames, frames.count > 1 {
            result.motion = PreviewFilm.Motion(
                frames: frames, clock: clock, start: clock.time(ofFrame: first), pace: pace, isLoop: isLoop)
        }
        return end.time
    }

    /// Keeps the frames until a view rests, or none if nothing has visibly moved.
    ///
    /// - Returns: whether what has come to rest goes on as it began.
    private mutating func closeAtRest(_ time: Double) -> Bool {
        // Time without a change is not filmed.
        frames = Array(frames.prefix(Int((max(time, 0) * options.framesPerSecond - 1e-6).rounded(.up)) + 1))
        if time <= 0 || frames.allSatisfy({ $0 == frames[0] }) { frames = [] }
        guard frames.count > 2, tree.playsAgain(after: time), search.isAlike(frames[0], frames[frames.count - 1]) else { return false }
        frames.removeLast()
        return true
    }

    /// Keeps the frames of a loop: a whole period, and what comes but once before.
    ///
    /// - Returns: seconds of the view that a second of the film shows.
    private mutating func closeLoop(from start: Double, _ period: Double) -> Double {
        first = min(Int((start * options.framesPerSecond - 1e-6).rounded(.up)), max(frames.count - 1, 0))
        let count = max(Int((period * options.framesPerSecond).rounded()), 1)
        let shown = FilmBeginning.range(of: frames, period: first..<min(first + count, max(frames.count, first)))
        first = shown.lowerBound
        if shown.count == count, let even = evenRound(from: clock.time(ofFrame: shown.lowerBound), period, count) {
            frames = even.frames
            return even.pace
        }
        frames = Array(frames.dropFirst(first).prefix(shown.count))
        return 1
    }

    /// The frames of a round that is no whole number of them, so that each is as long after the one before: the film is faster or
    /// slower than the view by less than half a frame in a round, and goes on where it began.
    ///
    /// - Returns: the frames, and the seconds of the view that a second of them shows; nil where the round is a whole number, or
    ///   began before the last event, behind which nobody can look.
    private func evenRound(
        from start: Double, _ period: Double, _ count: Int
    ) -> (frames: [DisplayList], pace: Double)? {
        let pace = period / clock.time(ofFrame: count)
        guard abs(pace - 1) > 1e-9, tree.now <= start else { return nil }
        return ((0..<count).map { renderer.frame(of: tree, at: start + pace * clock.time(ofFrame: $0)) }, pace)
    }

    /// Said of a film that ends although the view goes on.
    ///
    /// - Parameter seen: for how many seconds it was looked at.
    private func endlessMotion(until time: Double, seen: Double) -> String {
        let (name, seconds) = (entry.name, PreviewRenderer.seconds)
        let end = "its first \(seconds(time)) s are filmed. Ask for more with --duration."
        guard let periods = tree.unlikePeriods(within: Self.longestPeriod) else {
            return "\(name) moves for ever and does not repeat within \(seconds(seen)) s: \(end)"
        }
        let parts = periods.prefix(4).map { "\(seconds($0)) s" }.joined(separator: ", ")
        return
            "\(name) moves for ever: its parts repeat after \(parts), but not together within \(seconds(Self.longestPeriod)) s: \(end)"
    }

    private func still(at time: Double, isMoving: Bool) -> PreviewFilm.Still {
        // A still is the entry at its own date, however long it took to settle, unless its time is what it shows.
        PreviewFilm.Still(name: entry.name, list: renderer.frame(of: tree, at: time, showing: isMoving ? nil : entry.date))
    }
}

/// The search for a repetition in a film that would go on for ever.
private struct RepetitionSearch {
    private var search: LoopSearch
    private let rasterizer: FrameRasterizer
    private var count = 0
    /// How many pairs of frames had other pixels although they looked alike.
    private var misses = 0
    /// The most of them: of what differs by pixels alone a loop is hardly found, and each pair takes as long as two frames of the film.
    private static let mostMisses = 40
    /// When the search began: where a film without a repetition ends.
    var begin: (time: Double, frames: Int)?
    /// True if there may be a beginning that is seen only before the repetition.
    var hasBeginning = true
    /// The picture at that moment; what comes later is filmed for the search alone.
    var still: PreviewFilm.Still?
    private(set) var result: (frames: [DisplayList], first: Int, end: MotionFilm.End)?

    init(framesPerSecond: Double, scale: Double) {
        search = LoopSearch(framesPerSecond: framesPerSecond)
        rasterizer = FrameRasterizer(scale: scale, jobs: 1)
    }

    /// Looks at the frames so far, and answers whether more are wanted.
    ///
    /// - Parameters:
    ///   - period: one that the film may have, in seconds.
    ///   - isWaiting: whether something is still to come that may end one.
    mutating func goesOn(
        with frames: [DisplayList], at time: Double, for period: Double?, isWaiting: Bool, still: () -> PreviewFilm.Still
    ) -> Bool {
        if self.still == nil { (self.still, begin) = (still(), (time, frames.count)) }
        guard let begin else { return false }
        if let found = repetition(in: frames), !isWaiting {
            let shown = hasBeginning ? FilmBeginning.range(of: frames, period: found) : found
            result = (Array(frames[shown]), shown.lowerBound, .repeats(begin.time))
            return false
        }
        if mayLook(after: time, for: period) { return true }
        result = (Array(frames.prefix(begin.frames)), 0, .endless(begin.time))
        return false
    }

    func mayLook(after time: Double, for period: Double?) -> Bool {
        misses < Self.mostMisses && search.mayLook(after: time, for: period)
    }

    /// Returns true if two frames have the same pixels.
    func isAlike(_ one: DisplayList, _ other: DisplayList) -> Bool {
        guard one != other else { return true }
        guard let one = try? rasterizer.pixmap(of: one), let other = try? rasterizer.pixmap(of: other) else { return false }
        return one == other
    }

    /// The last frames that are followed by what they begin with, byte for byte; nil if there are none so far.
    mutating func repetition(in frames: [DisplayList]) -> Range<Int>? {
        while count < frames.count, !search.isExhausted {
            RunContext.current.previewParts.pulse { "a loop is looked for" }
            let periods = search.add(frames[count])
            let last = count
            count += 1
            for period in periods {
                guard misses < Self.mostMisses else { return nil }
                // A spring's remainder may still be visible where numbers are alike to three decimals.
                if isAlike(frames[last], frames[last - period]) { return last - period..<last }
                misses += 1
            }
        }
        return nil
    }
}
