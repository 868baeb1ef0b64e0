import Foundation
import Glibc

/// The time that a program and all that it has started have had for their work: seconds of the clock on an idle machine, fewer on a busy
/// one.
struct WorkClock {
    private let process: pid_t
    /// The processor time of each program when it was last read, in seconds.
    private var times: [pid_t: Double] = [:]
    private var last = ContinuousClock.now
    private(set) var seconds = 0.0

    init(of process: pid_t) { self.process = process }

    /// Counts the time since the last call.
    mutating func advance() {
        let now = ContinuousClock.now
        let elapsed = last.duration(to: now) / .seconds(1)
        // Shorter times are below what the system counts.
        guard elapsed >= Self.leastInterval else { return }
        let read = Dictionary(uniqueKeysWithValues: ProcessTable().family(of: process).map { ($0.id, $0.seconds) })
        let worked = read.reduce(0) { $0 + $1.value - (times[$1.key] ?? 0) }
        seconds += Self.counted(of: elapsed, worked: worked)
        (times, last) = (read, now)
    }

    private static let leastInterval = 0.5

    /// Returns the seconds to count of an interval in which the programs had a processor for some.
    ///
    /// Programs that share the machine with others wait for a processor; those that hardly use one wait for something else.
    static func counted(of interval: Double, worked: Double) -> Double {
        worked < interval * leastShare ? interval : min(worked, interval)
    }

    private static let leastShare = 0.02
}

/// The programs that run, as the system lists them.
struct ProcessTable {
    struct Entry: Equatable {
        let id: pid_t
        let parent: pid_t
        /// The processor time that it has had.
        let seconds: Double

        /// - Parameter stat: the text of the file `/proc/ID/stat`.
        init?(_ stat: String) {
            // The program's name, in parentheses, may hold anything; after it come its state, its parent, and at places 11 and 12 its times.
            guard let id = pid_t(stat.prefix { $0 != " " }),
                let fields = stat.range(of: ")", options: .backwards).map({ stat[$0.upperBound...].split(separator: " ") }),
                fields.count > 12, let parent = pid_t(fields[1]), let user = Double(fields[11]), let system = Double(fields[12])
            else { return nil }
            (self.id, self.parent) = (id, parent)
            seconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        }
    }

    private let entries: [Entry]

    init() {
        entries = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { name in
            guard pid_t(name) != nil, let stat = try? String(contentsOfFile: "/proc/\(name)/stat", encoding: .utf8) else { return nil }
            return Entry(stat)
        }
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// Returns a program, if it runs, the programs that it has started, and those that these have.
    func family(of process: pid_t) -> [Entry] {
        let children = Dictionary(grouping: entries, by: \.parent)
        var found = entries.filter { $0.id == process }
        var index = 0
        while index < found.count {
            found += children[found[index].id] ?? []
            index += 1
        }
        return found
    }
}
