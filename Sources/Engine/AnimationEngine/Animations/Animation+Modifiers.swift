import Foundation

extension Animation {
    /// Delays the start of the animation by the specified number of seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

    /// Changes the duration of an animation by adjusting its speed: 2 plays it in half the time.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

    /// Repeats the animation for a specific number of times.
    ///
    /// - Parameters:
    ///   - repeatCount: how often it plays; a play backwards counts as one.
    ///   - autoreverses: whether every second play goes backwards.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
    }

    /// Repeats the animation for the lifespan of the view containing the animation.
    ///
    /// - Parameter autoreverses: whether every second play goes backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
    }

    /// Causes the animation to report logical completion after the given number of seconds at the latest.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }
}
