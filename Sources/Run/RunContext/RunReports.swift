import Synchronization

/// The requests of user code to the platform that are impossible without a device: reported at the end of each picture, each sentence
/// once.
///
/// Code that runs inside a view tree has the tree's diagnostics; this list is for code that runs anywhere else.
package enum RunReports {
    private static let sentences = Mutex<[String]>([])
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Notes a request, and how it was answered instead.
    package static func note(_ sentence: String) {
        if let reports = RunContext.current.reports { return reports.note(sentence) }
        sentences.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
        listener.withLock { $0 }?(sentence)
    }

    /// Notes a request of code that no picture shows.
    package static func noteUndrawn(_ name: String, if isAsked: Bool = true) {
        if isAsked { note("\(name) is stored but not drawn.") }
    }

    /// Passes each sentence on at once, besides noting it. Call this before user code runs.
    package static func whenNoted(_ tell: @escaping @Sendable (String) -> Void) { listener.withLock { $0 = tell } }

    /// Returns the notes of some work, on its task and on those it began: no other caller takes them, and they are not in the list of the
    /// process.
    ///
    /// Work that it leaves to a queue or a thread is noted in that list as ever.
    package static func noted(by work: () throws -> Void) rethrows -> [String] {
        let reports = TaskReports()
        try RunContext.with(\.reports, reports, work)
        return reports.sentences
    }

    /// Returns the notes of some asynchronous work.
    package static func noted(
        isolation: isolated (any Actor)? = #isolation, by work: () async throws -> Void
    ) async rethrows -> [String] {
        let reports = TaskReports()
        try await RunContext.with(\.reports, reports, isolation: isolation, work)
        return reports.sentences
    }

    /// Returns the notes made since the last call.
    package static func take() -> [String] {
        sentences.withLock { sentences in
            defer { sentences = [] }
            return sentences
        }
    }
}

/// The notes of the work of one task.
private final class TaskReports: Sendable {
    private let list = Mutex<[String]>([])

    var sentences: [String] { list.withLock { $0 } }

    func note(_ sentence: String) { list.withLock { if !$0.contains(sentence) { $0.append(sentence) } } }
}

private enum ReportsKey: RunKey {
    static var defaultValue: TaskReports? { nil }
}

extension RunContext {
    /// The list of the work whose reports are taken apart; nil for the list of the process.
    fileprivate var reports: TaskReports? {
        get { self[ReportsKey.self] }
        set { self[ReportsKey.self] = newValue }
    }
}
