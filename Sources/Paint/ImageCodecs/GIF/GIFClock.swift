/// The frames that a GIF shows, and the hundredths of a second for each.
///
/// The time since the start is rounded, not each delay, so errors never add up: 30 frames a second become delays of
/// 3, 4, 3, 3, 4, 3 … hundredths. Players take a delay below two hundredths for ten; frames that would get one are left out.
struct GIFClock: Sendable, Equatable {
    /// The shortest delay that players keep: browsers show 0 and 1 as 10 hundredths.
    static let shortestDelay = 2

    /// The frames that are shown, ascending; the first and the last one are always among them.
    let shownFrames: [Int]
    /// The time for which each of them is shown.
    let delaysInCentiseconds: [Int]

    /// The clock of frames that follow each other.
    init(_ frames: [AnimationFrame]) {
        let origin = frames.first?.start ?? .zero
        let starts = frames.map { ($0.start - origin).rounded(unitsPerSecond: 100) }
        var shown: [Int] = []
        var shownStarts: [Int] = []
        for (index, start) in starts.enumerated() {
            if let last = shownStarts.last, start - last < Self.shortestDelay {
                // The animation must come to its end: the last frame takes the place of the one it follows too soon.
                if index == starts.count - 1, shown.count > 1 { shown[shown.count - 1] = index }
                if index < starts.count - 1 || shown.count > 1 { continue }
            }
            shown.append(index)
            shownStarts.append(start)
        }
        let end = frames.last.map { ($0.start + $0.duration - origin).rounded(unitsPerSecond: 100) } ?? 0
        if let last = shown.last, let start = shownStarts.last, shown.count > 1, end - start < Self.shortestDelay {
            shown.removeLast()
            shownStarts.removeLast()
            shown[shown.count - 1] = last
        }
        let ends = shownStarts.dropFirst() + [end]
        shownFrames = shown
        delaysInCentiseconds = zip(shownStarts, ends).map { max(Self.shortestDelay, $1 - $0) }
    }
}
