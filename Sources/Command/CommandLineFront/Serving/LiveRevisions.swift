import Foundation
import Synchronization

/// Draws previews as they were at a Git revision. One revision at a time has a host.
final class LiveRevisions: Sendable {
    private let commit: @Sendable (String) throws -> String
    private let build: @Sendable (String) throws -> LiveHost.Launch
    private let host = Mutex<(commit: String, host: LiveHost)?>(nil)
    /// Builds one revision after the other, while pages are answered.
    private let builds = DispatchQueue(label: "zoetrope.serve.revisions")

    /// - Parameters:
    ///   - commit: returns the identifier of a revision's commit.
    ///   - build: builds the code at a commit.
    init(commit: @escaping @Sendable (String) throws -> String, build: @escaping @Sendable (String) throws -> LiveHost.Launch) {
        (self.commit, self.build) = (commit, build)
    }

    /// Returns the host of a revision, which is built if the last one was of another commit.
    ///
    /// - Throws: ``LiveFault/words(_:)``.
    func host(of revision: String) async throws -> LiveHost {
        try await withCheckedThrowingContinuation { reader in
            builds.async { [self] in
                reader.resume(with: Result { try builtHost(of: revision) }.mapError { LiveFault.words(Self.words(for: $0, of: revision)) })
            }
        }
    }

    private func builtHost(of revision: String) throws -> LiveHost {
        let commit = try commit(revision)
        if let known = host.withLock({ $0 }), known.commit == commit, known.host.isAlive { return known.host }
        // Its files are replaced by those of the other commit.
        end()
        let next = LiveHost(try build(commit))
        host.withLock { $0 = (commit, next) }
        return next
    }

    private static func words(for error: any Error, of revision: String) -> String {
        (error as? AgentFault)?.message ?? "\(revision): \((error as? FrontFailure)?.message ?? "\(error)")"
    }

    func end() {
        let former = host.withLock { host in
            defer { host = nil }
            return host?.host
        }
        former?.end()
    }
}
