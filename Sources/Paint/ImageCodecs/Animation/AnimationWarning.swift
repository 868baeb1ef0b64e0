/// A loss that a file format caused in an animation.
package enum AnimationWarning: Sendable, Equatable {
    /// GIF counts hundredths of a second and players slow down delays below two of them; `droppedFrames` frames of
    /// `frameCount` were left out so that the animation keeps its length.
    case rateNotHeld(droppedFrames: Int, frameCount: Int)
}

extension AnimationWarning: CustomStringConvertible {
    package var description: String {
        switch self {
        case .rateNotHeld(let dropped, let count):
            return "GIF cannot show more than 50 frames a second: \(dropped) of \(count) frames are left out. "
                + "Use at most 50 frames a second, or APNG, which keeps every frame."
        }
    }
}
