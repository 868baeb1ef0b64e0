import Foundation
import HostProtocol
import RunContext

/// Runs a host until every preview is done, and carries on behind those that trap, and those that were touched.
final class HostSupervisor {
    /// The host, absolute.
    private let executable: String
    private var request: HostRequest
    private(set) var printer: EventPrinter

    /// Seconds without an event after which a preview is given up.
    private let deadline: Double
    private var budget: PreviewBudget

    /// The preview whose pictures the host makes.
    private var running: Int?
    /// The preview whose own code runs meanwhile.
    private var filming: Int?
    /// The part of that preview which its code makes, and the seconds it has for it.
    private var attempted: HostRequest.Part?
    private var secondsForPart: Double?
    /// The provider that makes its previews.
    private var finding: String?
    /// True if the host leaves the remaining previews to another host.
    private var isRenewed = false
    /// The last request of user code that could not be met.
    private var reported: String?
    private var done: Set<Int> = []
    private var trapped: Set<Int> = []
    /// The paths of files that have been reported.
    private var files: Set<String> = []
    /// The events that earlier hosts have written about previews, as JSON, and those of the running host. A preview that another one's
    /// trap cut short is made again, and its events come again.
    private var said: (before: Set<String>, now: Set<String>) = ([], [])
    /// The Swift runtime's message when it stopped the host.
    private var fatalError: String?
    private var lastComplaint: String?
    /// The lines of the backtrace that a host ends with.
    private var backtrace: [String]?
    /// Empty lines that have not been passed on yet.
    private var blankLines = 0
    /// Empty lines of standard output that have not been passed on yet: a host puts one before each event.
    private var blankPrints = 0

    /// The folder that app groups share, absolute.
    private let appGroups: String?
    private let network: NetworkAccess
    /// The files and the network that the host may use; nil for all that the user may.
    private let sandbox: Sandbox?
    /// Returns a hint for user code that stopped at a missing value, if there is one.
    private let hintAtNil: () -> String?
    /// Returns an addition to a diagnostic, if there is one.
    private let hint: (String) -> String?

    init(
        executable: String, request: HostRequest, deadline: Double, budget: Double = CodeOptions.usualBudget, appGroups: String? = nil,
        network: NetworkAccess = .refused,
        sandbox: Sandbox? = nil, hintAtNil: @escaping () -> String? = { nil }, hint: @escaping (String) -> String? = { _ in nil },
        printer: EventPrinter
    ) {
        self.executable = executable
        self.appGroups = appGroups
        self.network = network
        self.sandbox = sandbox
        self.hintAtNil = hintAtNil
        self.hint = hint
        self.deadline = deadline
        self.budget = PreviewBudget(seconds: budget)
        self.request = request
        self.printer = printer
    }

    /// Runs the host, and again without the finished previews whenever a preview stopped it.
    func run() throws {
        while true {
            let ending = try runOnce()
            if case .exited(let code) = ending, running == nil, filming == nil, (0...2).contains(code) {
                if code == 2, printer.outcome.exitCode != 2 {
                    throw FrontFailure.hostDied(lastComplaint ?? "it wrote no message")
                }
                guard isRenewed else { return }
                request.resume.skip = previewsToSkip.sorted()
                continue
            }
            if ending == .silent, budget.isSpent, let preview = filming ?? running {
                endSpent(preview)
                continue
            }
            if running != nil, filming != nil, !request.resume.isCareful, finding == nil {
                // Either may have done it: the next host does one thing after the other.
                request.resume.isCareful = true
                request.resume.skip = previewsToSkip.sorted()
                continue
            }
            let reason = cause(of: ending)
            if let finding, !request.resume.faultyProviders.contains(where: { $0.name == finding }) {
                request.resume.faultyProviders.append(HostRequest.Provider(name: finding, message: reason))
                continue
            }
            if var part = attempted, !request.resume.faultyParts.contains(where: { $0.preview == part.preview && $0.name == part.name }) {
                // The next host leaves it out, reports the reason, and makes the rest of the preview.
                part.message = reason
                request.resume.faultyParts.append(part)
                request.resume.faultyParts += SiblingParts(previews: printer.outcome.previews ?? []).parts(like: part)
            } else {
                guard let preview = filming ?? running else { throw FrontFailure.hostDied(reason) }
                printer.takeTrap(of: preview, ending == .silent ? .timeout : .trap, message: reason)
                trapped.insert(preview)
                request.resume.traps.append(HostRequest.Trap(preview: preview, message: reason))
            }
            request.resume.skip = previewsToSkip.sorted()
        }
    }

    /// Returns the reason for which the host stopped, with what the code asked for in vain before.
    private func cause(of ending: ChildProcess.Ending) -> String {
        var reason = Self.reason(for: ending, fatalError: fatalError, deadline: deadline)
        if ending == .silent, let seconds = secondsForPart, seconds < deadline {
            reason = "it did not answer within \(Amounts.number(seconds)) s and was stopped; look for an endless loop"
        }
        let place: SourcePlace?
        (reason, place) = Self.placed(reason, after: ending, backtrace: backtrace ?? [], of: executable, below: printer.workingFolder)
        if let reported { reason += ". Before that: \(reported)" }
        if reason.contains("found nil"), let hint = place.flatMap(MissingResource.words(at:)) ?? hintAtNil() { reason += ". \(hint)" }
        return reason
    }

    /// Returns the reason for which a host stopped, behind the line of the user's code and with the declaration around it, if its last lines
    /// show one, and that place: `Card.swift:12: it trapped: Fatal error: no model (in Card.body)`.
    ///
    /// - Parameter folder: places are shown relative to it.
    static func placed(
        _ reason: String, after ending: ChildProcess.Ending, backtrace: [String], of executable: String, below folder: String
    ) -> (reason: String, place: SourcePlace?) {
        var reason = ending == .signalled(SIGSEGV) && Backtrace.isOfEndlessCalls(backtrace) ? endlessCalls : reason
        let words = rangeOfTrap(in: reason)
        if words == nil, case .signalled = ending,
            let check = Backtrace.failure(in: backtrace, of: executable, compiler: compiler(of: ProcessInfo.processInfo.environment))
        {
            reason = "it trapped: \(check)"
        }
        let place = Backtrace.place(in: backtrace, of: executable) { isForeign($0, to: executable) }
        guard let place else { return (reason, nil) }
        // A message of user code that stops by itself begins with the same place, in the module's words.
        if let words { reason = isLeftOut(reason) ? "\(reason[words.upperBound...])" : "it trapped: \(reason[words.lowerBound...])" }
        if !isLeftOut(reason), let name = place.declaration { reason += " (in \(name))" }
        return ("\(EventPrinter.shortened(place.text, below: folder)): \(reason)", place)
    }

    /// Ends a preview that has had its time. The files that it has are kept.
    private func endSpent(_ preview: Int) {
        let reason =
            "it took more than \(Amounts.number(budget.seconds)) s in all and was stopped; the images made before are kept. Let it show less, "
            + "or allow more with --budget"
        printer.takeTrap(of: preview, .timeout, message: reason)
        trapped.insert(preview)
        request.resume.traps.append(HostRequest.Trap(preview: preview, message: reason))
        request.resume.skip = previewsToSkip.sorted()
    }

    /// The previews that the next host leaves out: all that are done, except those it needs for its last event, the list of previews.
    private var previewsToSkip: Set<Int> {
        request.command == .list ? trapped : trapped.union(done)
    }

    private func runOnce() throws -> ChildProcess.Ending {
        running = nil
        filming = nil
        budget.begin(nil)
        attempted = nil
        secondsForPart = nil
        finding = nil
        isRenewed = false
        reported = nil
        fatalError = nil
        lastComplaint = nil
        backtrace = nil
        said = (said.before.union(said.now), [])
        var inherited = ProcessInfo.processInfo.environment
        let temporary = try sandbox.map { _ in try ScratchFolder() }
        if let temporary { inherited["TMPDIR"] = temporary.path }
        var sandbox = sandbox
        sandbox?.writable += temporary.map { [$0.path] } ?? []
        let environment = Self.environment(from: inherited, appGroups: appGroups, network: network)
        let input = try JSONEncoder().encode(request) + Data("\n".utf8)
        // A program that is ended by a signal it traps at prints its position. The threads of Dispatch receive only the signals of
        // faults.
        let patience = ChildProcess.Patience(
            seconds: { [deadline] in min(deadline, self.secondsForPart ?? deadline) }, isSpent: { self.budget.isSpent }, signal: SIGTRAP
        ) { HostEvent.json(in: $0) != nil }
        defer { passPrints(nil) }
        return try ChildProcess.run(
            sandbox?.command(for: executable) ?? [executable], environment: environment, input: Array(input), patience: patience
        ) { stream, line in
            switch stream {
            case .output: takeOutput(line)
            case .errors: takeComplaint(line)
            }
        }
    }

    /// Takes a line of the host's standard output: an event, or output of the user's code.
    private func takeOutput(_ line: String) {
        guard let json = HostEvent.json(in: line) else {
            if line.isEmpty { blankPrints += 1 } else { passPrints(line) }
            return
        }
        blankPrints -= 1
        passPrints(nil)
        var event: HostEvent
        do {
            event = try JSONDecoder().decode(HostEvent.self, from: Data(json.utf8))
        } catch {
            return printer.complain("error: the preview host sent an unknown event: \(json)")
        }
        if case .diagnostic(let preview, let severity, let message) = event, let more = hint(message) {
            event = .diagnostic(preview: preview, severity: severity, message: "\(message) \(more)")
        }
        switch event {
        case .finding(let provider): finding = provider
        case .reported(let message): reported = message
        case .previews: finding = nil
        case .filming(let preview, _): (filming, reported) = (preview, nil)
        case .attempting(let preview, let part, let seconds):
            attempted = part.map { HostRequest.Part(preview: preview, name: $0, message: "") }
            secondsForPart = seconds
        case .filmed: filming = nil
        case .renewal(let found):
            isRenewed = true
            request.resume.foundParameters = Array(Set(request.resume.foundParameters + found)).sorted()
        case .steps(let outcome):
            if !request.resume.stepOutcomes.contains(where: { $0.preview == outcome.preview }) {
                request.resume.stepOutcomes.append(outcome)
            }
        case .begin(let preview, _): running = preview
        case .end(let preview, let note):
            running = nil
            if let note { request.resume.notes.append(note) }
            done.insert(preview)
        // Files that a host had written when another preview stopped it are written again.
        case .file(let file) where !files.insert(file.path).inserted: return
        case .failure(.some, _, _), .diagnostic(.some, _, _), .difference:
            if said.before.contains(json) { return }
            said.now.insert(json)
        default: break
        }
        budget.begin(filming ?? running)
        if let preview = event.preview, done.contains(preview), running == preview { return }
        printer.take(event)
    }

    /// Passes on the output of the user's code: empty lines, and a line.
    private func passPrints(_ line: String?) {
        for _ in 0..<max(blankPrints, 0) { printer.takePrint("", of: filming ?? running) }
        blankPrints = 0
        if let line { printer.takePrint(line, of: filming ?? running) }
    }

    /// Takes a line of the host's standard error. The runtime's message before it stops the process is kept for the report.
    private func takeComplaint(_ line: String) {
        // A message of the runtime's own, with a number that differs in every run.
        if line.hasPrefix("swift-runtime: failed to suspend thread") { return }
        if backtrace != nil || Backtrace.begins(line) {
            backtrace = (backtrace ?? []) + [line]
            blankLines = 0
        } else if line.isEmpty {
            // The runtime leaves one before a backtrace.
            blankLines += 1
        } else if line.contains("Fatal error") || Self.rangeOfTrap(in: line) != nil {
            fatalError = line
        } else if let words = Self.logged(in: line) {
            for _ in 0..<blankLines { printer.complain("") }
            blankLines = 0
            printer.takePrint(words, of: filming ?? running)
        } else {
            lastComplaint = line
            for _ in 0..<blankLines { printer.complain("") }
            blankLines = 0
            printer.complain(line)
        }
    }

    /// Returns the text that user code printed by `NSLog`, without the moment, the process and the thread in front of it; nil for any
    /// other line.
    ///
    /// Source: swift-corelibs-foundation, `CFLog`: `2025-09-09 09:41:00.000 Host[17445:4b220e40] words`.
    static func logged(in line: String) -> String? {
        let moment = #/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3} [^\[]*\[[0-9]+:[0-9a-f]+\] /#
        return line.prefixMatch(of: moment).map { String(line[$0.range.upperBound...]) }
    }

    /// Returns true if a file is not the user's: a host's own parts were compiled in Zoetrope's folder.
    private static func isForeign(_ path: String, to executable: String) -> Bool {
        let checkout = executable.range(of: "/.build/hosts/").map { executable[..<$0.lowerBound] + "/" }
        if let checkout, let place = KitPlace.last(Checkout(path: String(checkout.dropLast()))), path.hasPrefix("\(place.folder)/") {
            return true
        }
        guard let checkout, path.hasPrefix(checkout) else { return !path.hasPrefix("/") || path.hasPrefix("/home/build-user/") }
        // Examples lie there as well.
        return path.hasPrefix("\(checkout)Sources/") || path.hasPrefix("\(checkout).build/hosts/")
    }

    /// Returns the environment that a host sees, without any variable that could change what it draws. Sets and dictionaries of user code
    /// have the same order in every run.
    static func environment(
        from inherited: [String: String], appGroups: String? = nil, network: NetworkAccess = .refused
    ) -> [String] {
        let passed = ["CI", "HOME", "PATH", "TMPDIR"].compactMap { name in inherited[name].map { "\(name)=\($0)" } }
        return passed + network.proxies(from: inherited).map { "\($0)=\($1)" } + [
            "LANG=C.UTF-8", "LC_ALL=C.UTF-8", "TZ=UTC", "SWIFT_DETERMINISTIC_HASHING=1", "XCODE_RUNNING_FOR_PREVIEWS=1", memory, hugePages,
            Backtrace.setting(compiler: compiler(of: inherited)),
        ]
            + network.settings + (appGroups.map { ["\(RunFolder.groupsVariable)=\($0)"] } ?? [])
    }

    private static func compiler(of environment: [String: String]) -> String {
        HostBuilder.compiler(searchPath: environment["PATH"] ?? "")
    }

    /// Pictures, which take more than a quarter of a megabyte each, are given back to the system when they are done with. Left
    /// alone, the allocator raises that limit and keeps ever more of them in pieces: a hundred previews took 545 MB of memory in
    /// place of 224.
    ///
    /// Source: mallopt(3), `M_MMAP_THRESHOLD`.
    private static let memory = "MALLOC_MMAP_THRESHOLD_=262144"

    /// Pictures of two megabytes and more get huge pages where the system has them. A frame of a screen, 12 MB, is three thousand
    /// pages of the usual size otherwise, and each of them is a fault of its own when it is first written: half of the time that
    /// a film of full screens took.
    ///
    /// Source: The GNU C Library, "Memory Allocation Tunables", `glibc.malloc.hugetlb`.
    private static let hugePages = "GLIBC_TUNABLES=glibc.malloc.hugetlb=1"

    /// Returns true if a program has stopped at the stand-in for a declaration that does not compile: nothing of the user's has trapped.
    private static func isLeftOut(_ reason: String) -> Bool { reason.contains(" does not compile: ") }

    /// Returns the reason for which a host stopped, in words.
    static func reason(for ending: ChildProcess.Ending, fatalError: String?, deadline: Double) -> String {
        switch ending {
        case .silent:
            return "it was silent for \(Amounts.number(deadline)) s and was stopped; look for an endless loop, or allow more with "
                + "--deadline"
        case .exited(let code):
            return "it ended the process with exit code \(code)"
        case .lost(let code):
            return "its exit status is unknown (\(String(cString: strerror(code))))"
        case .signalled(let number):
            let name = signalNames.first { $0.number == number }?.name ?? "signal \(number)"
            guard let fatalError else { return "it trapped (\(name))" }
            if isLeftOut(fatalError), let words = fatalError.range(of: "Fatal error: ") { return "\(fatalError[words.upperBound...])" }
            return "it trapped: \(fatalError)"
        }
    }

    /// Returns the place of the words with which the runtime begins the message of a trap: `Card.swift:12: Precondition failed: words`. Of
    /// other words a fatal error's alone is known without a file.
    ///
    /// Source: Swift's stdlib, `Assert.swift`.
    static func rangeOfTrap(in line: String) -> Range<String.Index>? {
        if let words = line.range(of: "Fatal error: ") { return words }
        return line.firstMatch(of: #/\.swift:[0-9]+: (?<words>(?:Precondition|Assertion) failed(?:: |$))/#).map { match in
            match.words.startIndex..<match.words.endIndex
        }
    }

    /// The message where the stack has overflowed. A view that contains itself is built in the tree's calls alone, so the innermost lines
    /// may include none of the user's.
    private static let endlessCalls =
        "it was stopped because its calls are too deep; look for a view whose body contains itself, or a function that calls itself without "
        + "end"

    /// The signals by which programs die.
    ///
    /// Source: POSIX.1-2017, `<signal.h>`.
    private static let signalNames: [(number: Int32, name: String)] = [
        (SIGILL, "illegal instruction: a Swift precondition failed, such as an overflow"),
        (SIGTRAP, "trace trap: a Swift precondition failed"),
        (SIGABRT, "abort"),
        (SIGSEGV, "segmentation fault, perhaps from endless recursion"),
        (SIGBUS, "bus error"),
        (SIGFPE, "arithmetic exception"),
        (SIGKILL, "killed, perhaps for lack of memory"),
        (SIGTERM, "terminated"),
        (SIGINT, "interrupted"),
    ]
}
