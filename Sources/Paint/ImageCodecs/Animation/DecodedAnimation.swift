/// An animation from a file, each frame as a player shows it.
package struct DecodedAnimation: Sendable, Equatable {
    /// The frames in order; a file may give a frame the duration zero.
    package var frames: [AnimationFrame]

    /// The number of plays of the animation; 0 is for ever.
    package var playCount: Int

    /// The density that the file states, as pixels per point of 1/72 inch, or nil when the file has none.
    package var pixelsPerPoint: Double?

    package init(frames: [AnimationFrame], playCount: Int, pixelsPerPoint: Double? = nil) {
        self.frames = frames
        self.playCount = playCount
        self.pixelsPerPoint = pixelsPerPoint
    }
}
