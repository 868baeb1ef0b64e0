import Synchronization

/// What user code asked of the platform that cannot be done where there is no device: told at the end of each picture, each
/// sentence once.
///
/// Code that runs inside a view tree has the tree's diagnostics; this list is for what runs anywhere else.
package enum RunReports {
    private static let sentences = Mutex<[String]>([])
    private static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)

    /// Notes that something was asked for, and what was done instead.
    package static func note(_ sentence: String) {
        sentences.withLock { if !$0.contains(sentence) { $0.append(sentence) } }
        listener.withLock { $0 }?(sentence)
    }

    /// Notes what code has asked for and no picture shows.
    package static func noteUndrawn(_ name: String, if isAsked: Bool = true) {
        if isAsked { note("\(name) is kept, and pictures are made without it.") }
    }

    /// Has each sentence told at once, besides. To be called before user code runs.
    package static func whenNoted(_ tell: @escaping @Sendable (String) -> Void) { listener.withLock { $0 = tell } }

    /// What was noted since this was called last.
    package static func take() -> [String] {
        sentences.withLock { sentences in
            defer { sentences = [] }
            return sentences
        }
    }
}
