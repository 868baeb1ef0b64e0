import Drawing
import SwiftUI

extension PreviewRenderer {
    /// Seconds that are filmed of what moves for ever without coming back to where it was.
    var endlessSeconds: Double { options.duration ?? 3 }

    /// The longest common period of loops that is filmed whole, in seconds.
    private static var longestPeriod: Double { 10 }

    /// Films a view from when it appears until it rests; of what plays again and again one period, of what never ends a few
    /// seconds.
    ///
    /// - Parameter hasFrames: whether the frames are wanted; without them the still is the same.
    /// - Returns: the moment of the still.
    func filmMotion(
        of tree: ViewTree, hasFrames: Bool, entry: PreviewPlan.Entry, into result: inout PreviewRecording
    ) async throws -> Double {
        let clock = FrameClock(framesPerSecond: options.framesPerSecond)
        var frames: [DisplayList] = []
        var end = Motion.End.rest(0)
        for index in 0... {
            let time = clock.time(ofFrame: index)
            try await advance(tree, to: time)
            if hasFrames { frames.append(picture(of: tree, at: time)) }
            if let known = self.end(of: tree, at: time) {
                end = known
                break
            }
        }
        switch end {
        case .rest(let time):
            // Nothing has moved that anybody could see.
            if time <= 0 { frames = [] }
            result.stills.append(still(of: tree, entry: entry, at: max(time, 0), isMoving: !frames.isEmpty))
        case .loop(let start, let period):
            let first = min(Int((start * options.framesPerSecond - 1e-6).rounded(.up)), max(frames.count - 1, 0))
            let count = max(Int((period * options.framesPerSecond).rounded()), 1)
            frames = Array(frames.dropFirst(max(first, 0)).prefix(count))
            result.stills.append(still(of: tree, entry: entry, at: start + period, isMoving: true))
        case .endless(let time):
            result.stills.append(still(of: tree, entry: entry, at: time, isMoving: true))
            if frames.allSatisfy({ $0 == frames[0] }) {
                frames = []
            } else {
                result.notes.append(
                    "\(entry.name) moves for ever and never comes back to where it was: its first \(Self.seconds(time)) s are filmed.")
            }
        case .tooLong(let time):
            result.stills.append(still(of: tree, entry: entry, at: time, isMoving: true))
            result.note([
                "What moves in \(entry.name) does not settle within \(options.longestAnimation) s; "
                    + "the animation is cut off there."
            ])
        }
        if frames.count > 1 {
            var isLoop = false
            if case .loop = end { isLoop = true }
            result.motion = PreviewRecording.Motion(frames: frames, clock: clock, isLoop: isLoop)
        }
        return end.time
    }

    /// Lets everything happen that happens by itself up to a moment, tasks included.
    func advance(_ tree: ViewTree, to time: Double) async throws {
        try await tree.tasks.settle()
        while let next = tree.nextEventTime, next <= time {
            try tree.advance(to: next)
            try await tree.tasks.settle()
        }
    }

    /// How a film ends.
    private enum Motion {
        enum End {
            case rest(Double)
            case loop(start: Double, period: Double)
            case endless(Double)
            case tooLong(Double)

            var time: Double {
                switch self {
                case .rest(let time), .endless(let time), .tooLong(let time): time
                case .loop(let start, let period): start + period
                }
            }
        }
    }

    /// Whether a film that has come to a moment is at its end; nil while it goes on.
    private func end(of tree: ViewTree, at time: Double) -> Motion.End? {
        let settling = tree.settlingTime
        if tree.nextEventTime == nil, settling <= time { return .rest(max(settling, tree.now, 0)) }
        if let loop = tree.commonLoop(within: Self.longestPeriod), loop.start + loop.period <= options.longestAnimation {
            return time >= loop.start + loop.period ? .loop(start: loop.start, period: loop.period) : nil
        }
        let isEndless = settling == .infinity || (tree.recursForever && settling <= time + endlessSeconds)
        if isEndless, time >= endlessSeconds { return .endless(time) }
        return time >= options.longestAnimation ? .tooLong(time) : nil
    }

    private func still(
        of tree: ViewTree, entry: PreviewPlan.Entry, at time: Double, isMoving: Bool
    ) -> PreviewRecording.Still {
        // A still is the entry at its own date, however long it took to settle, unless its time is what it shows.
        PreviewRecording.Still(name: entry.name, list: picture(of: tree, at: time, showing: isMoving ? nil : entry.date))
    }

    private static func seconds(_ time: Double) -> String {
        time == time.rounded() ? String(Int(time)) : String((time * 100).rounded() / 100)
    }
}
