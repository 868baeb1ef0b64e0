import Foundation
import Glibc
import HostProtocol

/// A file that one process at a time may hold, while it does work that others must not disturb.
enum FileLock {
    /// Does something while no other process does anything under the same lock.
    ///
    /// - Parameters:
    ///   - path: the lock's file, which is made if it does not exist.
    ///   - waits: called once, before the wait for a process that holds the lock.
    /// - Throws: ``FrontFailure`` when the file cannot be made, and the errors of `work`.
    static func holding<Result>(_ path: String, waits: () -> Void, _ work: () throws -> Result) throws -> Result {
        try FileSystem.makeFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
        // The lock goes with the descriptor, however the process ends.
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { waits() }
            while flock(descriptor, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
                }
            }
        }
        return try work()
    }
}
