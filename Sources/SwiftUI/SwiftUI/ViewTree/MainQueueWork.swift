/// Work of a view's code on the main queue, and how it came there.
struct MainQueueWork {
    /// The work in course, and what it has led to.
    @TaskLocal static var current: MainQueueWork?

    /// So many times at one moment count as without end; a choice, far beyond what waits for a layout or two.
    static let mostLinks = 1000

    /// When it runs, in seconds of the tree.
    private let time: Double
    /// How often work at that moment has put work on the main queue that led to this, this one counted.
    private let links: Int

    /// - Parameter former: the work that put this one on the queue.
    init(after former: MainQueueWork?, at time: Double) {
        self.time = time
        links = (former.flatMap { $0.time == time ? $0.links : nil } ?? 0) + 1
    }

    /// Whether it puts itself there again and again, so that no time passes.
    var isEndless: Bool { links > Self.mostLinks }
}
