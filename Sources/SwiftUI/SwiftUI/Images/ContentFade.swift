/// What a view showed before, while it fades into what the view shows now.
///
/// A change that begins while another still runs fades out what is seen then, each part of it by its share.
struct ContentFade<Content> {
    /// What fades out, the oldest first, each with how far the content after it has come.
    private var former: [(content: Content, progress: AnimatedValue<Double>)] = []
    /// When the last fade began, in seconds of virtual time.
    private(set) var start = -Double.infinity

    /// From a moment on fades from a content to the one that the view shows now; without an animation that is there at once.
    mutating func begin(from content: Content, animation: Animation?, at time: Double) {
        guard let animation else { return former = [] }
        var progress = AnimatedValue(0.0)
        progress.set(1, animation: animation, at: time)
        // Nothing is seen of what came before a content that has come to be there whole.
        if let whole = former.lastIndex(where: { $0.progress.settlingTime <= time }) { former.removeFirst(whole + 1) }
        former.append((content, progress))
        start = time
    }

    /// The moment from which only what the view shows now is seen; minus infinity where nothing fades.
    var settlingTime: Double { former.reduce(-.infinity) { max($0, $1.progress.settlingTime) } }

    /// What is still seen of before at a moment, the oldest first, and the opacity of what the view shows now.
    func shares(at time: Double) -> (former: [(content: Content, opacity: Double)], now: Double) {
        guard time < settlingTime else { return ([], 1) }
        var opacities = [1.0]
        for (_, progress) in former {
            let amount = min(max(progress.value(at: time), 0), 1)
            opacities = opacities.map { $0 * (1 - amount) } + [amount]
        }
        return (zip(former, opacities).map { ($0.content, $1) }, opacities[former.count])
    }
}
