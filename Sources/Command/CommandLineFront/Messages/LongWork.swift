import HostProtocol

/// Reports the current work during a long wait: a line after five seconds without any other, and fewer and fewer then.
struct LongWork {
    /// Seconds without a line before the first.
    private static let patience = 5.0
    /// The most seconds between two.
    private static let longestSilence = 60.0

    /// The preview whose code runs, or whose pictures are made.
    private var preview: Int?
    /// The time of the last line that was not about work.
    private var begin: Double?
    /// Seconds after that at which the next line is due.
    private var due = patience

    /// The line to write when an event has come, if it is time for one.
    ///
    /// - Parameters:
    ///   - names: of previews, by their places.
    ///   - now: in seconds.
    mutating func line(after event: HostEvent, names: [Int: String], at now: Double) -> String? {
        guard case .pulse(let work) = event else {
            if case .end = event { preview = nil } else if let next = event.preview { preview = next }
            (begin, due) = (now, Self.patience)
            return nil
        }
        let begin = begin ?? now
        self.begin = begin
        guard now - begin >= due else { return nil }
        let seconds = Int(now - begin)
        due = Double(seconds) + min(max(Double(seconds), Self.patience), Self.longestSilence)
        let name = preview.flatMap { names[$0] } ?? "the previews"
        return "still working on \(name) after \(seconds) s\(work.map { ": \($0)" } ?? "")"
    }
}
