import Foundation
import Glibc
import HostProtocol

/// A file that one process at a time may hold, while it does work that others must not disturb.
enum FileLock {
    /// Does something while no other process does anything under the same lock.
    ///
    /// - Parameters:
    ///   - path: the lock's file, which is made if it does not exist.
    ///   - waits: called once, before the wait for a process that holds the lock, with words for that process.
    /// - Throws: ``FrontFailure`` when the file cannot be made, and the errors of `work`.
    static func holding<Result>(_ path: String, waits: (_ holder: String) -> Void, _ work: () throws -> Result) throws -> Result {
        try FileSystem.makeFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        // The lock goes with the descriptor, however the process ends.
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { waits(holder(of: path)) }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
                }
            }
        }
        sign(descriptor)
        return try work()
    }

    /// Writes into the lock's file who holds it.
    private static func sign(_ descriptor: Int32) {
        let command = CommandLine.arguments.dropFirst().map(ShellWord.quoted).joined(separator: " ").prefix(200)
        let text = Array("\(getpid()) \(command)\n".utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.count, 0) }
    }

    /// Returns words for the process that holds a lock: its number and its arguments.
    private static func holder(of path: String) -> String {
        let text = FileSystem.contents(of: path).map { String(decoding: $0.prefix(400), as: UTF8.self) } ?? ""
        let words = FileName.printable(text.trimmingCharacters(in: .newlines)).split(separator: " ", maxSplits: 1)
        guard let number = words.first.flatMap({ Int32($0) }), kill(number, 0) == 0 || errno == EPERM else { return "another process" }
        return "process \(number)" + (words.count > 1 ? ", zoetrope \(words[1])" : "")
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
