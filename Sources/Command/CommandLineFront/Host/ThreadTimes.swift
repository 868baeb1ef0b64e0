import Foundation
import Glibc

/// The running times of a program's threads.
///
/// Source: proc_pid_stat(5).
struct ThreadTimes {
    /// Clock ticks, in user and kernel mode, by the threads' numbers.
    let ticks: [pid_t: Int]

    init(of process: pid_t) {
        let folder = "/proc/\(process)/task"
        let threads = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { pid_t($0) }
        let pairs = threads.compactMap { thread -> (pid_t, Int)? in
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(thread)/stat") else { return nil }
            return Self.ticks(in: String(decoding: data, as: UTF8.self)).map { (thread, $0) }
        }
        ticks = Dictionary(pairs) { first, _ in first }
    }

    init(ticks: [pid_t: Int]) { self.ticks = ticks }

    /// Fields 14 and 15; the second, a name in parentheses, may hold blanks.
    static func ticks(in stat: String) -> Int? {
        guard let end = stat.lastIndex(of: ")") else { return nil }
        let fields = stat[end...].split(separator: " ")
        guard fields.count > 13, let user = Int(fields[12]), let kernel = Int(fields[13]) else { return nil }
        return user + kernel
    }

    /// Returns the thread that has run most since an earlier moment; nil if no thread has run.
    func busiest(since earlier: ThreadTimes) -> pid_t? {
        let ran = ticks.map { (thread: $0, ticks: $1 - (earlier.ticks[$0] ?? 0)) }.filter { $0.ticks > 0 }
        return ran.max { ($0.ticks, $1.thread) < ($1.ticks, $0.thread) }?.thread
    }

    /// Sends a signal to the thread that is at work, so that the program prints that thread's position, or else to the process.
    static func stop(_ process: pid_t, by signal: Int32) {
        let before = ThreadTimes(of: process)
        usleep(100_000)
        if let thread = ThreadTimes(of: process).busiest(since: before), tgkill(process, thread, signal) == 0 { return }
        kill(process, signal)
    }
}

/// Sends a signal to one thread: the C library has it, and its Swift module does not.
///
/// Source: tgkill(2).
@_silgen_name("tgkill") private func tgkill(_ group: pid_t, _ thread: pid_t, _ signal: Int32) -> Int32
