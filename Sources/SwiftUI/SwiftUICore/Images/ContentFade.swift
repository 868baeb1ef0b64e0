/// The former contents of a view, while they fade into the current one.
///
/// A change during another fades out all the visible contents, each by its share.
package struct ContentFade<Content> {
    /// The contents that fade out, the oldest first, each with the progress of the content after it.
    private var former: [(content: Content, progress: AnimatedValue<Double>)] = []
    /// The time at which the last fade began, in seconds of virtual time.
    private(set) var start = -Double.infinity

    /// Begins to fade from a content to the current one. Without an animation the change is immediate.
    package mutating func begin(from content: Content, animation: Animation?, at time: Double) {
        guard let animation else { return former = [] }
        var progress = AnimatedValue(0.0)
        progress.set(1, animation: animation, at: time)
        // Contents are no longer visible once a later content has become opaque.
        if let whole = former.lastIndex(where: { $0.progress.settlingTime <= time }) { former.removeFirst(whole + 1) }
        former.append((content, progress))
        start = time
    }

    /// The moment from which only the current content is visible; minus infinity if nothing fades.
    package var settlingTime: Double { former.reduce(-.infinity) { max($0, $1.progress.settlingTime) } }

    package init() {}

    /// Returns the former contents that are still visible at a moment, the oldest first, and the opacity of the current one.
    package func shares(at time: Double) -> (former: [(content: Content, opacity: Double)], now: Double) {
        guard time < settlingTime else { return ([], 1) }
        var opacities = [1.0]
        for (_, progress) in former {
            let amount = min(max(progress.value(at: time), 0), 1)
            opacities = opacities.map { $0 * (1 - amount) } + [amount]
        }
        return (zip(former, opacities).map { ($0.content, $1) }, opacities[former.count])
    }
}
