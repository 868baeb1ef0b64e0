import Foundation
import HostProtocol
import LocalService
import Synchronization

/// The state that all pages share: the previews of the last build that could be used, its hosts, and what keeps the newest code from
/// being built.
final class LiveService: Sendable {
    /// A preview that a page touches, in a host of its own.
    private struct Session {
        let host: LiveHost
        var isTouched = false
        /// The time of the last request, as a number that grows.
        var turn = 0
        /// The number of the opening, as the page counts.
        var opening: Int?
        var queue = LiveQueue()
    }

    private struct State {
        var status = Status.building
        /// Grows with each build whose previews are shown.
        var version = 0
        var failures: [String] = []
        var notes: [String] = []
        /// The lines of the previews, and their number.
        var previews: [String] = []
        var launch: LiveHost.Launch?
        /// The host that draws stills; nothing is ever touched in it.
        var drawer: LiveHost?
        /// A host that waits for the next preview to be opened.
        var spare: LiveHost?
        var sessions: [String: Session] = [:]
        var turns = 0
        var readers: [Int: AsyncStream<Data>.Continuation] = [:]
        var readerCount = 0
    }

    /// The words for a page.
    enum Status: String { case building, ready, failed }

    /// The folders outside of which no source is shown, absolute.
    let roots: [String]
    /// The name of the code, and the words of a command line that stand for it.
    let title: String
    private let words: String
    private let state = Mutex(State())
    private let revisions: LiveRevisions?

    /// The most previews that are open at once; a host takes a hundred megabytes.
    private static let mostSessions = 6

    init(roots: [String], title: String, words: [String] = [], revisions: LiveRevisions? = nil) {
        (self.roots, self.title, self.words, self.revisions) = (roots, title, words.joined(separator: " "), revisions)
    }

    // MARK: Builds

    /// Reports that the code is being built.
    func noteBuilding() { tell { $0.status = .building } }

    /// Takes a fault that keeps the code from being built: the last good pictures stay.
    func take(failures: [String]) { tell { ($0.status, $0.failures) = (.failed, failures) } }

    /// Takes a new build: its previews are shown as soon as they are known, unless its parts fail and there are pictures of better code.
    func take(_ build: LiveBuild.Result) async {
        let isFirst = state.withLock { $0.launch == nil }
        guard isFirst || build.failures.isEmpty else { return take(failures: build.failures) }
        let drawer = LiveHost(build.launch)
        switch await drawer.beginning() {
        case .failure(let reason):
            drawer.end()
            take(failures: [ReportLine.failure(.trap, reason)])
        case .previews(let previews, let notes):
            let lines = Self.lines(of: previews, places: build.places)
            let former = state.withLock { state in
                let former = [state.drawer, state.spare].compactMap(\.self) + state.sessions.values.map(\.host)
                let wasOpen = !state.sessions.isEmpty
                (state.drawer, state.launch, state.previews, state.notes) = (drawer, build.launch, lines, notes)
                state.sessions = [:]
                // Whoever looks at a preview opens it again.
                state.spare = wasOpen ? LiveHost(build.launch) : nil
                return former
            }
            for host in former { host.end() }
            tell { ($0.status, $0.failures, $0.version) = (build.failures.isEmpty ? .ready : .failed, build.failures, $0.version + 1) }
        }
    }

    private static func lines(of previews: [HostEvent.PreviewSummary], places: PreviewPlaces) -> [String] {
        var report = EventReport()
        report.placeOf = { places.place(of: $0) }
        return report.lines(for: .previews(previews))
    }

    /// The number of previews.
    var count: Int { state.withLock { $0.previews.count } }

    /// Ends all hosts and all streams.
    func close() {
        let (hosts, readers) = state.withLock { state in
            defer { (state.drawer, state.spare, state.sessions, state.readers) = (nil, nil, [:], [:]) }
            return ([state.drawer, state.spare].compactMap(\.self) + state.sessions.values.map(\.host), state.readers.values)
        }
        for host in hosts { host.end() }
        revisions?.end()
        for reader in readers { reader.finish() }
    }

    // MARK: Events

    /// Changes the state, and reports it to all pages.
    private func tell(_ change: (inout State) -> Void) {
        let (message, readers) = state.withLock { state in
            change(&state)
            return (self.message(of: state), Array(state.readers.values))
        }
        for reader in readers { reader.yield(message) }
    }

    /// The state as a server-sent event.
    private func message(of state: State) -> Data {
        let members = [
            "\"event\":\"state\"", "\"status\":\"\(state.status.rawValue)\"", "\"version\":\(state.version)",
            "\"title\":\(JSONValue.string(title).line)", "\"words\":\(JSONValue.string(words).line)",
            "\"previews\":\(state.previews.count)",
            "\"failures\":[\(state.failures.joined(separator: ","))]",
            "\"notes\":\(JSONValue.array(state.notes.map(JSONValue.string)).line)",
        ]
        return Data("data: {\(members.joined(separator: ","))}\n\n".utf8)
    }

    /// The state, now and after each change.
    func events() -> AsyncStream<Data> {
        let (stream, reader) = AsyncStream.makeStream(of: Data.self, bufferingPolicy: .bufferingNewest(16))
        state.withLock { state in
            let number = state.readerCount
            state.readerCount += 1
            state.readers[number] = reader
            reader.yield(self.message(of: state))
            reader.onTermination = { [weak self] _ in
                // The lock may be held by whoever ends the stream.
                Task { [weak self] in self?.forget(reader: number) }
            }
        }
        return stream
    }

    private func forget(reader number: Int) { _ = state.withLock { $0.readers.removeValue(forKey: number) } }

    /// Sends every page a comment, at which connections that are gone are noticed.
    func ping() {
        for reader in state.withLock({ Array($0.readers.values) }) { reader.yield(Data(":\n\n".utf8)) }
    }

    // MARK: Previews

    /// All previews, as one JSON object.
    var list: Data {
        let (previews, version) = state.withLock { ($0.previews, $0.version) }
        return Data("{\"version\":\(version),\"previews\":[\(previews.joined(separator: ","))]}".utf8)
    }

    /// The options of the service with those of a page.
    ///
    /// - Throws: ``LiveFault``.
    private func subject(_ preview: String, _ words: [String]) throws -> LiveSubject {
        guard let launch = state.withLock({ $0.launch }) else { throw LiveFault.noBuild }
        var options = launch.request.options
        try LiveWords.apply(words, to: &options)
        return LiveSubject(preview: preview, options: options)
    }

    /// Returns the lines that answer a request for a still.
    ///
    /// - Parameter revision: the Git revision that is drawn in place of the code as it is now.
    func draw(_ preview: String, _ words: [String], at revision: String? = nil) async throws -> AsyncStream<String> {
        let subject = try subject(preview, words)
        if let revision {
            guard let revisions else { throw LiveFault.noBuild }
            return try await revisions.host(of: revision).ask(.draw(subject))
        }
        let drawer = state.withLock { state in
            if state.drawer?.isAlive != true { state.drawer = state.launch.map(LiveHost.init) }
            return state.drawer
        }
        guard let drawer else { throw LiveFault.noBuild }
        return drawer.ask(.draw(subject))
    }

    /// Opens a preview to be touched; a session has one at a time.
    func open(_ preview: String, _ words: [String], in session: String, opening: Int? = nil) throws -> AsyncStream<String> {
        let subject = try subject(preview, words)
        let (host, former): (LiveHost?, [LiveHost]) = state.withLock { state in
            state.turns += 1
            if let open = state.sessions[session], !open.isTouched, open.host.isAlive {
                state.sessions[session]?.turn = state.turns
                state.sessions[session]?.opening = opening
                state.sessions[session]?.queue = LiveQueue()
                return (open.host, [])
            }
            var former = state.sessions.removeValue(forKey: session).map { [$0.host] } ?? []
            if state.sessions.count >= Self.mostSessions, let oldest = state.sessions.min(by: { $0.value.turn < $1.value.turn })?.key {
                former += state.sessions.removeValue(forKey: oldest).map { [$0.host] } ?? []
            }
            let host = state.spare?.isAlive == true ? state.spare : state.launch.map(LiveHost.init)
            state.spare = nil
            state.sessions[session] = host.map { Session(host: $0, turn: state.turns, opening: opening) }
            return (host, former)
        }
        for host in former { host.end() }
        guard let host else { throw LiveFault.noBuild }
        return host.ask(.open(subject))
    }

    /// Returns the answer to a request about the preview that a session has opened.
    ///
    /// - Parameter number: counts the requests of a page since it opened the preview, from 0: they come by several connections, and are
    ///   carried out in this order. Nil for a request that is carried out at once.
    func ask(_ request: LiveRequest, number: Int? = nil, opening: Int? = nil, in session: String) throws -> AsyncStream<String> {
        let (stream, answer) = AsyncStream.makeStream(of: String.self)
        let order = LiveQueue.Order(request: request, answer: answer)
        let isOpen = state.withLock { state in
            guard let open = state.sessions[session], open.opening == opening else { return false }
            state.turns += 1
            state.sessions[session]?.turn = state.turns
            if case .perform = request {
                state.sessions[session]?.isTouched = true
                // The next preview begins in a fresh process, which is ready by then.
                if state.spare?.isAlive != true { state.spare = state.launch.map(LiveHost.init) }
            }
            // The host has its order from this lock: what one thread takes out of the queue is sent before another thread looks.
            for next in open.queue.take(order, number: number) { open.host.ask(next.request, next.answer) }
            return true
        }
        guard isOpen else { throw LiveFault.noSession }
        if number != nil { passOver(in: session) }
        return stream
    }

    /// Goes on after a while without a request that has not come: its connection may be gone.
    private func passOver(in session: String) {
        guard let waiting = state.withLock({ $0.sessions[session]?.queue.firstWaiting }) else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + LiveQueue.patience) { [self] in
            state.withLock { state in
                guard let host = state.sessions[session]?.host else { return }
                for next in state.sessions[session]?.queue.takeWaiting(from: waiting) ?? [] { host.ask(next.request, next.answer) }
            }
        }
    }

    func close(session: String) { state.withLock { $0.sessions.removeValue(forKey: session) }?.host.end() }
}

/// Why a request of a page cannot be carried out.
enum LiveFault: Error, Equatable {
    case noBuild
    case noSession
    case words(String)
    case outside(String)

    var message: String {
        switch self {
        case .noBuild: "The code has not been built yet."
        case .noSession: "The preview is not open any more. Open it again."
        case .words(let message): message
        case .outside(let path): "\(path) is outside of the sources."
        }
    }
}
