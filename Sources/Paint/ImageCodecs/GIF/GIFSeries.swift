import Pixels

/// The changes from frame to frame of an animation, for a file of all its frames and for files of parts of it.
///
/// A frame that follows the same frame in several files mostly changes the same in all of them; that is one step, whose image
/// is compressed once.
struct GIFSeries: Sendable {
    /// The changes from frame to frame of the whole animation.
    let changes: [GIFChange]
    /// The different steps of all files.
    private(set) var steps: [GIFStep]
    /// The file of all frames, then those of the parts.
    private(set) var files: [File]
    /// True if frame 0 leaves pixels of the canvas as they are.
    let isTransparencyNeeded: Bool

    /// The way one file shows its frames.
    struct File: Sendable {
        /// The step of each frame.
        let steps: [GIFStep]
        /// The index of each of them among the steps of all files.
        let places: [Int]
        let delays: [Int]
    }

    /// - Parameters:
    ///   - source: the frames of the whole animation.
    ///   - clock: their times, without those that are left out.
    ///   - parts: frames of the source that have files of their own, with their times; every frame is used.
    init(_ source: GIFSource, clock: GIFClock, parts: [(frames: Range<Int>, clock: GIFClock)], jobs: Int?) {
        let (count, starts) = (source.count, parts.map(\.frames.lowerBound))
        let all = parallelMap(count: count + starts.count, jobs: jobs) { index in
            GIFChange(
                source, frame: index < count ? index : starts[index - count], isOpening: index == 0 || index >= count)
        }
        changes = Array(all[..<count])
        let opening = all[0]
        isTransparencyNeeded = opening.area != source.whole || opening.hasTransparent
        let delays = clock.delaysInCentiseconds
        steps = GIFStep.plan(changes, of: source, delaysInCentiseconds: delays, jobs: jobs)
        files = [File(steps: steps, places: Array(steps.indices), delays: delays)]
        for (index, part) in parts.enumerated() {
            let delays = part.clock.delaysInCentiseconds
            let own = [all[count + index]] + changes[part.frames].dropFirst()
            let steps = GIFStep.plan(own, of: source, delaysInCentiseconds: delays, jobs: jobs)
            let hasOpeningOfWhole = source.isSame(frame: part.frames.lowerBound, as: 0)
            add(steps, of: part.frames, delays: delays, hasOpeningOfWhole: hasOpeningOfWhole)
        }
    }

    /// Adds the file of a part, whose steps may be among those of the whole.
    private mutating func add(_ own: [GIFStep], of frames: Range<Int>, delays: [Int], hasOpeningOfWhole: Bool) {
        var places: [Int] = []
        for (offset, step) in own.enumerated() {
            let twin = offset > 0 ? frames.lowerBound + offset : 0
            if offset > 0 || hasOpeningOfWhole, step.isSame(as: steps[twin]) {
                places.append(twin)
            } else {
                places.append(steps.count)
                steps.append(step)
            }
        }
        files.append(File(steps: own, places: places, delays: delays))
    }
}
