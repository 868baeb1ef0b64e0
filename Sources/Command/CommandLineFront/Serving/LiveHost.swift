import Foundation
import Glibc
import HostProtocol
import Synchronization

/// A host that lives: it is asked again and again, and answers with lines of JSON.
///
/// Requests are answered one after the other; the host is sent one ahead, for which it hurries with the present one. A host that traps or
/// hangs answers what waits with a failure, and nothing from then on.
final class LiveHost: Sendable {
    /// How a host is started, and what it has to know.
    struct Launch: Sendable {
        let executable: String
        var request: HostRequest
        /// Returns the place of the declaration of a view's type.
        var placeOfType: @Sendable (String) -> SourcePlace? = { _ in nil }
        let environment: [String]
        let sandbox: Sandbox?
        /// Seconds without a sign of life after which it is given up, while it starts and at a request.
        let deadline: (start: Double, request: Double)
    }

    /// The previews of a host, or why there are none.
    enum Beginning: Sendable {
        case previews([HostEvent.PreviewSummary], notes: [String])
        case failure(String)
    }

    private struct State {
        var input: Int32 = -1
        /// The requests that are not answered yet, with their answers.
        var pending: [(request: LiveRequest, answer: AsyncStream<String>.Continuation)] = []
        /// The number of pending requests that have been sent, at most two: a host that hangs reads nothing, and a pipe that is full would
        /// stop this process.
        var sentCount = 0
        var notes: [String] = []
        var beginning: Beginning?
        var readers: [CheckedContinuation<Beginning, Never>] = []
        var lastSign = ContinuousClock.now
        /// The moment at which it was told to end.
        var left: ContinuousClock.Instant?
        var isLeaving: Bool { left != nil }
        var isOver = false

        /// The most bytes of a request that is sent ahead; a pipe holds 64 KB.
        private static let mostBytesAhead = 16_384

        /// Sends the first two requests, if there are any and the host listens.
        mutating func send() {
            while input >= 0, sentCount < min(pending.count, 2) {
                guard let line = try? JSONEncoder().encode(pending[sentCount].request) else { return }
                if sentCount == 0 { lastSign = .now } else if line.count > Self.mostBytesAhead { return }
                ChildProcess.feed(Array(line + Data("\n".utf8)), to: input)
                sentCount += 1
            }
        }
    }

    private let launch: Launch
    private let state = Mutex(State())

    init(_ launch: Launch) {
        self.launch = launch
        Thread { [self] in run() }.start()
    }

    /// False once the host has ended or was told to.
    var isAlive: Bool { state.withLock { !$0.isOver && !$0.isLeaving } }

    // MARK: Asking

    /// The previews, when they are known.
    func beginning() async -> Beginning {
        await withCheckedContinuation { reader in
            let known = state.withLock { state in
                if state.beginning == nil { state.readers.append(reader) }
                return state.beginning
            }
            if let known { reader.resume(returning: known) }
        }
    }

    /// Sends a request.
    ///
    /// - Returns: the objects of its answer, the last one an `end`.
    func ask(_ request: LiveRequest) -> AsyncStream<String> {
        let (stream, answer) = AsyncStream.makeStream(of: String.self)
        ask(request, answer)
        return stream
    }

    /// Sends a request whose answer goes into a stream that somebody reads already.
    func ask(_ request: LiveRequest, _ answer: AsyncStream<String>.Continuation) {
        let isTaken = state.withLock { state in
            guard !state.isOver, !state.isLeaving else { return false }
            state.pending.append((request, answer))
            state.send()
            return true
        }
        if !isTaken { Self.finish(answer, with: "The host of this preview has ended.", .run) }
    }

    /// Lets the host end; what it still has to answer is given up.
    func end() {
        state.withLock { state in
            guard !state.isLeaving else { return }
            state.left = .now
            if state.input >= 0 { close(state.input) }
            state.input = -1
        }
    }

    private static func finish(_ answer: AsyncStream<String>.Continuation, with message: String, _ code: FailureCode) {
        answer.yield(ReportLine.failure(code, message))
        answer.yield(#"{"event":"end"}"#)
        answer.finish()
    }

    // MARK: The process

    private func run() {
        var words = LastWords()
        let ending: ChildProcess.Ending
        do {
            let temporary = try launch.sandbox.map { _ in try ScratchFolder() }
            var (sandbox, environment) = (launch.sandbox, launch.environment)
            if let temporary {
                sandbox?.writable.append(temporary.path)
                environment = environment.filter { !$0.hasPrefix("TMPDIR=") } + ["TMPDIR=\(temporary.path)"]
            }
            let patience = ChildProcess.Patience(
                seconds: { CodeOptions.longestDeadline * 365 }, isSpent: { self.isSpent }, signal: SIGTRAP
            ) { _ in true }
            ending = try ChildProcess.run(
                sandbox?.command(for: launch.executable) ?? [launch.executable], environment: environment,
                input: Array(try JSONEncoder().encode(launch.request) + Data("\n".utf8)), keepingInput: begin, patience: patience
            ) { stream, line in
                switch stream {
                case .output: takeOutput(line)
                case .errors: if !words.take(line) { print(line) }
                }
            }
        } catch {
            return over("\((error as? FrontFailure)?.message ?? "\(error)")", .run)
        }
        let deadline = state.withLock { $0.beginning == nil } ? launch.deadline.start : launch.deadline.request
        over(words.reason(for: ending, of: launch.executable, deadline: deadline), ending == .silent ? .timeout : .trap)
    }

    /// True if it hangs, or does not end although it should.
    private var isSpent: Bool {
        state.withLock { state in
            let silence = state.lastSign.duration(to: .now)
            if let left = state.left { return left.duration(to: .now) > .seconds(1) }
            if state.beginning == nil { return silence > .seconds(launch.deadline.start) }
            return !state.pending.isEmpty && silence > .seconds(launch.deadline.request)
        }
    }

    private func begin(_ input: Int32) {
        state.withLock { state in
            guard !state.isLeaving else {
                close(input)
                return
            }
            state.input = input
            state.send()
        }
    }

    private func over(_ reason: String, _ code: FailureCode) {
        let (answers, readers) = state.withLock { state in
            state.isOver = true
            if state.input >= 0 { close(state.input) }
            state.input = -1
            if state.beginning == nil { state.beginning = .failure(reason) }
            defer { (state.pending, state.sentCount, state.readers) = ([], 0, []) }
            return (state.pending.map(\.answer), state.readers)
        }
        for answer in answers { Self.finish(answer, with: reason, code) }
        for reader in readers { reader.resume(returning: .failure(reason)) }
    }

    // MARK: Its output

    private func takeOutput(_ line: String) {
        if let (event, json) = LiveAnswer.parts(of: line) {
            let answer = state.withLock { state in
                state.lastSign = .now
                guard let answer = state.pending.first?.answer else { return AsyncStream<String>.Continuation?.none }
                if event == .end {
                    state.pending.removeFirst()
                    state.sentCount -= 1
                    state.send()
                }
                return answer
            }
            answer?.yield(event == .tree ? placed(json) : String(json))
            if event == .end { answer?.finish() }
        } else if let json = HostEvent.json(in: line) {
            if let event = try? JSONDecoder().decode(HostEvent.self, from: Data(json.utf8)) { take(event) }
        } else if !line.isEmpty {
            print(line)
        }
    }

    /// Returns the answer with a tree in which views have the places of their declarations, which only the front knows.
    private func placed(_ json: Substring) -> String {
        guard var answer = try? JSONDecoder().decode(LiveAnswer.self, from: Data(json.utf8)), let tree = answer.tree else {
            return String(json)
        }
        answer.tree?.elements = tree.elements.map { $0.placed(launch.placeOfType) }
        return answer.json
    }

    private func take(_ event: HostEvent) {
        let readers = state.withLock { state in
            state.lastSign = .now
            switch event {
            case .diagnostic(_, _, let message), .failure(nil, _, let message): state.notes.append(message)
            case .previews(let previews):
                state.beginning = .previews(previews, notes: state.notes)
                defer { state.readers = [] }
                return state.readers
            default: break
            }
            return []
        }
        guard !readers.isEmpty, case .previews(let previews) = event else { return }
        for reader in readers { reader.resume(returning: .previews(previews, notes: [])) }
    }

    /// Passes on a line that the user's code has printed, to whom it concerns.
    private func print(_ line: String) {
        let answer = state.withLock { $0.pending.first?.answer }
        answer?.yield(ReportLine.json("print", [("message", line)]))
    }
}

/// The last lines of a program before it ends: the runtime's message, and its backtrace.
struct LastWords {
    private var fatalError: String?
    private var backtrace: [String] = []

    /// Takes a line of standard error.
    ///
    /// - Returns: false for a line of another kind.
    mutating func take(_ line: String) -> Bool {
        if !backtrace.isEmpty || Backtrace.begins(line) {
            backtrace.append(line)
        } else if HostSupervisor.rangeOfTrap(in: line) != nil {
            fatalError = line
        } else {
            return line.isEmpty || line.hasPrefix("swift-runtime: ")
        }
        return true
    }

    /// The reason for which the program ended, with the place in the user's code if it shows one.
    func reason(for ending: ChildProcess.Ending, of executable: String, deadline: Double) -> String {
        let reason = HostSupervisor.reason(for: ending, fatalError: fatalError, deadline: deadline)
        return HostSupervisor.placed(reason, after: ending, backtrace: backtrace, of: executable, below: "").reason
    }
}
