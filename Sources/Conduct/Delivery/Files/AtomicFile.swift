import Foundation
import HostProtocol
import Synchronization

/// Writes files so that no reader ever sees half of one.
package enum AtomicFile {
    /// Writes bytes to a path; folders on the way are made.
    ///
    /// The bytes go to a file without a name, which takes the path's when it is whole: a process that is ended meanwhile, or a
    /// full disk, leaves nothing behind. A path that is a device, a pipe or a link is written straight.
    /// - Throws: `DeliveryError.unwritable` naming path and reason.
    package static func write(_ bytes: [UInt8], to path: String) throws(DeliveryError) {
        try write(to: path) { try $0.write(contentsOf: Data(bytes)) }
    }

    /// The same of bytes that never are in memory all at once.
    ///
    /// - Parameter body: writes them; it may be called twice.
    package static func write(to path: String, _ body: (FileHandle) throws -> Void) throws(DeliveryError) {
        do {
            let folder = FilePath.folder(of: path)
            try makeFolder(folder.isEmpty ? "." : folder)
            var status = stat()
            let isThere = lstat(path, &status) == 0
            let isRegular = status.st_mode & S_IFMT == S_IFREG
            if isThere && !isRegular { return try writeStraight(to: path, body) }
            // Not every file system has files without names.
            let inside = folder.isEmpty ? "." : folder
            if try !writeNameless(to: path, in: inside, body) { try writeInterim(to: path, in: inside, body) }
        } catch {
            throw DeliveryError.unwritable(path: path, reason: Self.reason(error))
        }
    }

    private static func makeFolder(_ path: String) throws {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    private static func writeStraight(to path: String, _ body: (FileHandle) throws -> Void) throws {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw systemError() }
        try body(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// Writes a file of another name, which then takes the path's.
    private static func writeInterim(to path: String, in folder: String, _ body: (FileHandle) throws -> Void) throws {
        let interim = interimName(in: folder)
        let descriptor = open(interim, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw systemError() }
        do {
            try body(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
            guard rename(interim, path) == 0 else { throw systemError() }
        } catch {
            unlink(interim)
            throw error
        }
    }

    private static func interimName(in folder: String) -> String {
        "\(folder)/.zoetrope-\(getpid())-\(count.wrappingAdd(1, ordering: .relaxed).oldValue)"
    }

    /// Source: open(2), `O_TMPFILE`, whose bits are those of all Linux systems but two that Swift does not run on.
    private static let nameless: Int32 = 0o20000000 | O_DIRECTORY

    private static let count = Atomic<Int>(0)

    /// False when the file system has no files without names.
    private static func writeNameless(
        to path: String, in folder: String, _ body: (FileHandle) throws -> Void
    ) throws -> Bool {
        let descriptor = open(folder, nameless | O_WRONLY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else {
            if [EOPNOTSUPP, EISDIR, ENOENT, EINVAL].contains(errno) { return false }
            throw systemError()
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try body(file)
        let own = "/proc/self/fd/\(descriptor)"
        if linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 { return true }
        guard errno == EEXIST else { return false }
        // A name that is taken can only be taken over by a file that has one.
        let interim = interimName(in: folder)
        guard linkat(AT_FDCWD, own, AT_FDCWD, interim, AT_SYMLINK_FOLLOW) == 0 else { return false }
        guard rename(interim, path) == 0 else {
            let error = systemError()
            unlink(interim)
            throw error
        }
        return true
    }

    private static func systemError() -> any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? NSError) ?? error
        if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
        // Foundation's sentences end in a full stop; this one goes on.
        let sentence = (error as any Error).localizedDescription
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

/// Why a picture could not be delivered.
package enum DeliveryError: Error, Equatable, CustomStringConvertible {
    case unwritable(path: String, reason: String)
    case unremovable(path: String, reason: String)

    package var description: String {
        switch self {
        case .unremovable(let path, let reason):
            "Cannot remove \(path): \(reason). Remove it yourself, or make its folder writable."
        case .unwritable(let path, let reason):
            "Cannot write \(path): \(reason). \(remedy(for: reason))"
        }
    }

    private func remedy(for reason: String) -> String {
        reason == String(cString: strerror(ENOSPC))
            ? "Make room there, or choose another folder with --output."
            : "Choose another folder with --output, or make this one writable."
    }
}
