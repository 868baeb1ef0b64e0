import Foundation
import HostProtocol

/// Turns a host's events into lines: for people, or as JSON.
struct EventPrinter {
    /// True if lines are JSON.
    let json: Bool
    /// Paths below this folder are shown relative to it.
    let workingFolder: String
    /// True if messages begin with the file and the line of their preview.
    let showsPlaces: Bool
    /// Writes one line to standard output.
    let write: (String) -> Void
    /// Writes one line to standard error.
    let complain: (String) -> Void

    /// Seconds of a clock that only goes on.
    let now: () -> Double

    private(set) var outcome = Outcome()
    /// The results for other forms of reports.
    private(set) var collector = RunReport.Collector()
    /// The command that accepts all differences, as it is typed.
    var acceptCommand: String?
    /// The commands that accept the differences so far.
    private var acceptCommands: Set<String> = []
    /// Returns the place at which a file that the host has made will be.
    var placeOf: (String) -> String = { $0 }
    /// The events as JSON.
    private var report: EventReport
    private var longWork = LongWork()
    private var names: [Int: String] = [:]
    /// The notes and warnings that are reported already: one that holds for several previews is reported for the first.
    private var told: Set<String> = []
    /// The number of warnings that were reported before, for other previews.
    private var repeatedWarnings = 0
    /// The parts of widgets that do not compile, as reported, and the number of failures that repeated such a report.
    private var toldLacks: Set<String> = []
    private var repeatedFailures = 0
    /// The lines that previews have printed, with their places.
    private var printed: Set<String> = []

    /// The results so far.
    struct Outcome: Equatable {
        var previews: [HostEvent.PreviewSummary]?
        var files = 0
        var failures = 0
        var differences = 0
        var errors = 0
        var warnings = 0
        /// The views without a preview that could not be drawn by themselves.
        var undrawn = 0
        /// The page that shows everything, when one was written.
        var page: String?

        /// 0 done or same, 1 different, 2 failed.
        var exitCode: Int32 {
            if failures > 0 || errors > 0 || undrawn > 0 && undrawn == previews?.count { return 2 }
            return differences > 0 ? 1 : 0
        }
    }

    init(
        json: Bool, workingFolder: String, showsPlaces: Bool = false, report: EventReport = EventReport(),
        now: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime },
        write: @escaping (String) -> Void, complain: @escaping (String) -> Void
    ) {
        self.now = now
        self.report = report
        self.showsPlaces = showsPlaces
        self.json = json
        self.workingFolder = workingFolder
        self.write = write
        self.complain = complain
    }

    /// Takes in an event.
    mutating func take(_ event: HostEvent) {
        var event = event
        if case .file(var file) = event {
            file.path = placeOf(file.path)
            event = .file(file)
        }
        count(event)
        collector.take(event, at: now())
        if json {
            report.lines(for: event).forEach(write)
        } else {
            if let line = longWork.line(after: event, names: names, at: now()) { complain(line) }
            describe(event)
        }
    }

    /// A failure that the front saw, not the host: the preview stopped it, or took too long.
    mutating func takeTrap(of preview: Int, _ code: FailureCode, message: String) {
        let source = outcome.previews?.first { $0.index == preview }?.source
        guard code == .trap, source == .view || source == .sample else {
            return take(.failure(preview: preview, code: code, message: message))
        }
        // It may need what only the views around it give, such as an object in the environment.
        outcome.undrawn += 1
        let advice = "No preview shows it, and it cannot be drawn by itself; show it with a #Preview"
        take(.diagnostic(preview: preview, severity: .warning, message: "\(message). \(advice)"))
    }

    /// Prints every preview on a line of its own, in columns.
    func printList() {
        guard let previews = outcome.previews, !json else { return }
        let rows = previews.map { preview in
            [
                String(preview.index), preview.shownName, preview.family ?? preview.kind,
                Amounts.count(preview.entries, "entry").replacingOccurrences(of: "entrys", with: "entries"),
                shortened(preview.line > 0 ? "\(preview.file):\(preview.line)" : preview.file),
            ]
        }
        for line in Self.columns(rows) { write(line) }
    }

    /// Prints the last lines: the results, the time, and where to look.
    ///
    /// - Parameter compares: whether the run compared with goldens, and reports when nothing differs.
    /// - Parameter leftOut: the user's files that are not part of it.
    func printSummary(milliseconds: Double, compares: Bool = false, leftOut: [LeftOutFile] = []) {
        if json {
            return write(ReportLine.summary(counts, milliseconds: milliseconds))
        }
        complainOfRest()
        var parts = [Amounts.count(outcome.files, "file")]
        if outcome.failures > 0 {
            parts.append(
                Amounts.count(outcome.failures, "failure") + (repeatedFailures > 0 ? " (\(repeatedFailures) of them as above)" : ""))
        }
        if outcome.differences > 0 { parts.append(Amounts.count(outcome.differences, "difference")) }
        if compares, outcome.exitCode == 0 {
            parts = ["\(Amounts.count(outcome.previews?.count ?? 0, "preview")) the same as the goldens"]
        }
        if repeatedWarnings > 0 { parts.append("\(Amounts.count(repeatedWarnings, "warning")) as above for other previews") }
        if !leftOut.isEmpty { parts.append("\(Amounts.leftOut(leftOut)) left out") }
        write("\(parts.joined(separator: ", ")) in \(Amounts.time(milliseconds: milliseconds))")
        if let page = outcome.page { write(page) }
    }

    /// Prints how many previews were checked, and what was found.
    func printChecked(milliseconds: Double) {
        let count = outcome.previews?.count ?? 0
        if json {
            return write(ReportLine.summary(counts, milliseconds: milliseconds))
        }
        let found = [(outcome.failures, "failure"), (outcome.warnings, "warning")].filter { $0.0 > 0 }.map { Amounts.count($0, $1) }
        let words = found.isEmpty ? "nothing was found" : found.joined(separator: ", ")
        write("\(Amounts.count(count, "preview")) checked: \(words) in \(Amounts.time(milliseconds: milliseconds))")
    }

    /// Differences that are shown one by one.
    private static let mostDifferences = 10

    /// Prints how many differences are not shown, and one command that accepts them all.
    func complainOfRest() {
        let rest = outcome.differences - Self.mostDifferences
        if rest > 0 { complain("and \(rest) more \(rest == 1 ? "differs" : "differ")\(outcome.page == nil ? "" : "; the page shows all")") }
        if acceptCommands.count == 1, let command = acceptCommands.first {
            complain("to accept: \(command)")
        } else if acceptCommands.count > 1, let acceptCommand {
            complain("to accept all: \(acceptCommand)")
        }
    }

    /// Prints the last line of a search for goldens without a preview.
    func printGoldens() {
        guard !json else { return write(ReportLine.summary([("previews", outcome.previews?.count)], milliseconds: 0)) }
        if told.isEmpty { write("every golden has its preview") }
    }

    /// The counts of a summary in JSON.
    var counts: [(key: String, value: (any Encodable)?)] {
        [
            ("previews", outcome.previews?.count), ("files", outcome.files), ("failures", outcome.failures),
            ("differences", outcome.differences), ("warnings", outcome.warnings),
        ]
    }

    /// Counts the results of an event.
    private mutating func count(_ event: HostEvent) {
        switch event {
        case .previews(let previews):
            // Later ones are of hosts that go on.
            if outcome.previews == nil { outcome.previews = previews }
            for preview in previews {
                let name = preview.shownName
                names[preview.index] = showsPlaces && preview.line > 0 ? "\(shortened(preview.file)):\(preview.line): \(name)" : name
            }
        case .file(let file):
            outcome.files += Self.files(at: file)
            if file.kind == .page { outcome.page = file.path }
        case .failure: outcome.failures += 1
        case .difference: outcome.differences += 1
        case .diagnostic(_, .warning, _): outcome.warnings += 1
        case .error: outcome.errors += 1
        case .begin(let preview, let name), .filming(let preview, let name): if names[preview] == nil { names[preview] = name }
        case .diagnostic, .end, .summary, .attempting, .filmed, .pulse, .finding, .reported, .renewal, .steps, .tree: break
        }
    }

    /// The number of files that an event of one stands for: of single frames there is a folder.
    private static func files(at file: HostEvent.WrittenFile) -> Int {
        guard file.kind == .frames, let names = try? FileManager.default.contentsOfDirectory(atPath: file.path) else { return 1 }
        return max(names.count, 1)
    }

    private mutating func describe(_ event: HostEvent) {
        switch event {
        case .file(let file):
            let size = Amounts.size(bytes: file.bytes)
            write("\(shortened(file.path))  \(size)  \(Amounts.time(milliseconds: file.milliseconds))")
        case .diagnostic(let preview, let severity, let message):
            if !told.insert("\(severity) \(VectorImages.repeated(in: message) ?? message)").inserted {
                if severity == .warning { repeatedWarnings += 1 }
                return
            }
            complain("\(severity.rawValue): \(about(preview, message))")
        case .failure(let preview, _, let message):
            if saysAgainWhatDoesNotCompile(message, of: preview) {
                repeatedFailures += 1
                return
            }
            complain("error: \(about(preview, message))")
        case .difference(let difference):
            if let command = difference.command { acceptCommands.insert(command) }
            // The page lists the rest, equal changes as one.
            guard outcome.differences <= Self.mostDifferences else { break }
            complain("different: \(difference.name): \(difference.message)")
            for path in difference.paths { complain("    \(shortened(path))") }
        case .error(let message):
            complain("error: \(message)")
        case .previews, .begin, .end, .summary, .filming, .attempting, .filmed, .pulse, .finding, .reported, .renewal, .steps:
            break
        case .tree(let tree):
            write("\(names[tree.preview] ?? "preview \(tree.preview)"), \(tree.entry) at \(Amounts.number(tree.time)) s")
            (report.listsAccessibility ? TreeText.lines(of: tree.accessible) : TreeText.lines(of: tree.elements)).forEach(write)
        }
    }

    /// Returns whether a note or a warning with these words was printed for people.
    func hasTold(_ words: String) -> Bool { told.contains { $0.contains(words) } }

    /// Returns true if a part of a widget's preview lacks the same as another part of the widget: one line stands for all families.
    private mutating func saysAgainWhatDoesNotCompile(_ message: String, of preview: Int?) -> Bool {
        guard message.hasPrefix("No "), message.contains(" does not compile"), let reason = message.range(of: " could be made: "),
            let name = preview.flatMap({ names[$0] }), let end = name.lastIndex(of: "/")
        else { return false }
        return !toldLacks.insert("\(name[..<end]) \(message[reason.upperBound...])").inserted || message.contains(" does not compile, as ")
    }

    /// Takes in a line that the user's code has printed and names its preview. Bodies are evaluated for each picture and film of a
    /// preview, and before: a line that is printed each time is shown once.
    mutating func takePrint(_ line: String, of preview: Int?) {
        if let preview, !printed.insert("\(preview) \(line)").inserted { return }
        let words = preview.map { "\(names[$0] ?? "preview \($0)"): \(line)" } ?? line
        complain("print: \(words)")
    }

    /// A message that names its preview once.
    private func about(_ preview: Int?, _ message: String) -> String {
        guard let preview else { return message }
        let name = names[preview] ?? "preview \(preview)"
        return message.hasPrefix(name) ? message : "\(name): \(message)"
    }

    private func shortened(_ path: String) -> String { Self.shortened(path, below: workingFolder) }

    /// A path, or a text that begins with one, relative to the folder it is in.
    static func shortened(_ path: String, below folder: String) -> String {
        let folder = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }

    /// Rows with their cells under one another: numbers in the first column to the right, the rest to the left.
    static func columns(_ rows: [[String]], isFirstNumber: Bool = true) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                if column == 0 {
                    line += isFirstNumber ? padding + cell : cell + padding
                } else {
                    line += "  " + cell + (column == count - 1 ? "" : padding)
                }
            }
            return line
        }
    }
}
