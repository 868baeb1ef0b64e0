/// Work of a view's code on the main queue, with the length of the chain that led to it.
package struct MainQueueWork: Sendable {
    /// The length from which a chain at one moment counts as endless; a choice, far beyond code that waits for a layout or two.
    package static let mostLinks = 1000

    /// The time at which it runs, in seconds.
    private let time: Double
    /// The number of pieces of work at that moment of which each put the next on the main queue, this one included.
    private let links: Int

    /// - Parameter former: the work that put this one on the queue.
    init(after former: MainQueueWork?, at time: Double) {
        self.time = time
        links = (former.flatMap { $0.time == time ? $0.links : nil } ?? 0) + 1
    }

    /// True if it puts itself there again and again, so that no time passes.
    var isEndless: Bool { links > Self.mostLinks }
}
