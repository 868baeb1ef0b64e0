/// The time that each preview may take in all, whichever host makes it.
struct PreviewBudget {
    let seconds: Double
    /// The seconds that earlier hosts have spent on previews.
    private var spent: [Int: Double] = [:]
    private var current: (preview: Int, start: ContinuousClock.Instant)?

    init(seconds: Double) { self.seconds = seconds }

    /// Notes that a host works at a preview from now on; nil: at none.
    mutating func begin(_ preview: Int?) {
        if let current, current.preview == preview { return }
        if let current { spent[current.preview, default: 0] += current.start.duration(to: .now).seconds }
        current = preview.map { ($0, .now) }
    }

    /// True if the preview that is being made has had its time.
    var isSpent: Bool {
        guard let current else { return false }
        return spent[current.preview, default: 0] + current.start.duration(to: .now).seconds > seconds
    }
}

extension Duration {
    fileprivate var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) / 1e18
    }
}
