import ImageCodecs

/// A picture or animation that differs from its accepted golden.
package struct GoldenDifference: Sendable {
    /// The preview and what of it: `CaffeineTrackerWidget/entry1-entry2`.
    package var name: String
    /// A description of the difference and of its first position.
    package var message: String
    /// True if there is no golden to compare with.
    package var isMissing: Bool
    /// The accepted frames; empty when there is no golden.
    package var reference: [AnimationFrame]
    /// The frames as they are now.
    package var actual: [AnimationFrame]
    /// The first frame that is not the same.
    package var frame: Int
    /// True where the accepted frames are hashes: the frames on both sides are those of them that are kept as images.
    package var isPartial: Bool

    package init(
        name: String, message: String, isMissing: Bool, reference: [AnimationFrame], actual: [AnimationFrame], frame: Int,
        isPartial: Bool = false
    ) {
        (self.name, self.message, self.isMissing) = (name, message, isMissing)
        (self.reference, self.actual, self.frame, self.isPartial) = (reference, actual, frame, isPartial)
    }
}
