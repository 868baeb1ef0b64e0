/// The track of a glyph's origin.
struct GlyphOriginTrack {
    private var start: CGPoint
    private var target: CGPoint
    /// The progress from the start to the first target, 0 to 1.
    private var progress = AnimatedValue(0.0)
    /// The place once the target has changed during the movement. It continues from the current place.
    private var place: AnimatedValue<AnimatablePair<CGFloat, CGFloat>>
    private var moves = 0

    /// Creates the track of a glyph that stands still.
    init(from start: CGPoint) {
        self.start = start
        target = start
        place = AnimatedValue(AnimatablePair(start.x, start.y))
    }

    mutating func move(to target: CGPoint, _ animation: Animation, at time: Double) {
        guard target != self.target else { return }
        self.target = target
        moves += 1
        progress.set(1, animation: animation, at: time)
        place.set(AnimatablePair(target.x, target.y), animation: animation, at: time)
    }

    /// Returns the same track, moved to the right by a distance.
    func shifted(by distance: CGFloat) -> GlyphOriginTrack {
        guard distance != 0 else { return self }
        var track = self
        track.start.x += distance
        track.target.x += distance
        // Without an animation, a running movement continues.
        track.place.set(AnimatablePair(place.target.first + distance, place.target.second), animation: nil, at: 0)
        return track
    }

    func place(at time: Double) -> CGPoint {
        guard moves < 2 else {
            let place = place.value(at: time)
            return CGPoint(x: place.first, y: place.second)
        }
        let amount = progress.value(at: time)
        return CGPoint(x: start.x + (target.x - start.x) * amount, y: start.y + (target.y - start.y) * amount)
    }
}
