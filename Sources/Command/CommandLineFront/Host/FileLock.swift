import Foundation
import Glibc
import HostProtocol

/// A file that one process at a time may hold, while it does work that others must not disturb.
enum FileLock {
    /// Does something while no other process does anything under the same lock.
    ///
    /// - Parameters:
    ///   - path: the lock's file, which is made if it does not exist.
    ///   - waits: called before the wait for a process that holds the lock, and once a minute while it lasts, with words for that process.
    /// - Throws: ``FrontFailure`` when the file cannot be made, and the errors of `work`.
    static func holding<Result>(_ path: String, waits: (_ holder: String) -> Void, _ work: () throws -> Result) throws -> Result {
        try FileSystem.makeFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        // The lock goes with the descriptor, however the process ends.
        defer { close(descriptor) }
        var due = ContinuousClock.now
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else {
                throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
            }
            if due <= .now {
                waits(holder(of: path))
                due = .now + secondsBetweenWords
            }
            Thread.sleep(forTimeInterval: 0.05)
        }
        sign(descriptor)
        return try work()
    }

    private static let secondsBetweenWords = Duration.seconds(60)

    /// Writes into the lock's file who holds it; the file's time is that of the beginning.
    private static func sign(_ descriptor: Int32) {
        let command = CommandLine.arguments.dropFirst().map(ShellWord.quoted).joined(separator: " ").prefix(200)
        let text = Array("\(getpid()) \(command)\n".utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    }

    /// Returns words for the process that holds a lock: its number, its arguments and for how long it has held it.
    static func holder(of path: String, now: Date = .now) -> String {
        let text = FileSystem.contents(of: path).map { String(decoding: $0.prefix(400), as: UTF8.self) } ?? ""
        let words = FileName.printable(text.trimmingCharacters(in: .newlines)).split(separator: " ", maxSplits: 1)
        guard let number = words.first.flatMap({ Int32($0) }), kill(number, 0) == 0 || errno == EPERM else { return "another process" }
        let begin = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
        let time = begin.map { ", for \(Amounts.time(milliseconds: max(now.timeIntervalSince($0), 0) * 1000))" } ?? ""
        return "process \(number)" + (words.count > 1 ? ", zoetrope \(words[1])" : "") + time
    }

    /// Does something under a lock that no other process holds.
    ///
    /// - Returns: nil, with nothing done, where a process holds it.
    /// - Throws: ``FrontFailure`` when the file cannot be made, and what `work` throws.
    static func holdingIfFree<Result>(_ path: String, _ work: () throws -> Result) throws -> Result? {
        try FileSystem.makeFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
        sign(descriptor)
        return try work()
    }
}
