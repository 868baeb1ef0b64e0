/// The constants and curves of `numericText`: one digit departs and another arrives, on the transition's own clock.
///
/// Source: fits per glyph and frame to recordings of the iOS 26.1 simulator
/// (github.com/AmatoGiulio/react-native-numeric-text, TRANSITION_MODEL.md); lengths in cap heights.
enum NumericTextTransition {
    /// The state of one digit at a moment.
    struct GlyphState: Equatable {
        /// The distance below its resting place, in cap heights.
        var offset: Double
        var scale: Double
        var alpha: Double
        /// The standard deviation of the blur, in cap heights.
        var blur: Double

        static let still = GlyphState(offset: 0, scale: 1, alpha: 1, blur: 0)
    }

    /// The time over which the starts of the changed columns are spread, in seconds.
    static let staggerSpan = 0.15

    /// The time after a column's start from which every channel is within a thousandth of its end, in seconds.
    static let duration = 0.7

    private static let travel = 0.59375
    private static let smallestScale = 0.3984375
    private static let largestBlur = 0.125

    private static let offsetResponse = StepResponse(dampingRatio: 0.55, frequency: 17.8)
    private static let scaleResponse = StepResponse(dampingRatio: 1, frequency: 22.6)
    private static let alphaResponse = StepResponse(dampingRatio: 1, frequency: 22.8)
    private static let blurResponse = StepResponse(dampingRatio: 0.91, frequency: 15.8)

    /// Returns the delay of the `index`th of `count` changed columns, the most significant first.
    static func delay(ofColumn index: Int, of count: Int) -> Double {
        count > 1 ? staggerSpan * Double(index) / Double(count - 1) : 0
    }

    /// Returns the state of the new digit, `time` seconds after its column's start. Counting down it comes from below, counting up from
    /// above.
    static func arriving(at time: Double, countsDown: Bool, isInPlace: Bool = false) -> GlyphState {
        guard time < duration else { return GlyphState(offset: 0, scale: 1, alpha: 1, blur: 0) }
        let side: Double = isInPlace ? 0 : countsDown ? 1 : -1
        let time = max(time, 0)
        return GlyphState(
            offset: side * travel * (1 - offsetResponse.value(at: time)),
            scale: smallestScale + (1 - smallestScale) * scaleResponse.value(at: time),
            alpha: alphaResponse.value(at: time).clamped,
            blur: max(largestBlur * (1 - blurResponse.value(at: time)), 0))
    }

    /// Returns the state of the old digit. Counting down it departs upwards, counting up downwards.
    static func departing(at time: Double, countsDown: Bool, isInPlace: Bool = false) -> GlyphState {
        guard time < duration else { return GlyphState(offset: 0, scale: 1, alpha: 0, blur: 0) }
        let side: Double = isInPlace ? 0 : countsDown ? -1 : 1
        let time = max(time, 0)
        return GlyphState(
            offset: side * travel * offsetResponse.value(at: time),
            scale: 1 - (1 - smallestScale) * scaleResponse.value(at: time),
            alpha: 1 - alphaResponse.value(at: time).clamped,
            blur: max(largestBlur * blurResponse.value(at: time), 0))
    }
}

/// The response of a second-order system at rest to a step from 0 to 1.
struct StepResponse {
    let dampingRatio: Double
    /// The undamped angular frequency, in radians per second.
    let frequency: Double

    func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        guard dampingRatio < 1 else {
            return 1 - Transcendental.exponential(-frequency * time) * (1 + frequency * time)
        }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let swing = Transcendental.cosine(damped * time) + decay / damped * Transcendental.sine(damped * time)
        return 1 - Transcendental.exponential(-decay * time) * swing
    }
}

extension Double {
    fileprivate var clamped: Double { min(max(self, 0), 1) }
}
