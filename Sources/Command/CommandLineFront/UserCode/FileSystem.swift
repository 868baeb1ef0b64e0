import Foundation
import HostProtocol

/// Paths and folders as the arguments name them.
enum FileSystem {
    /// The absolute path, without `.`, `..` or a slash at the end. Symbolic links stay.
    static func absolutePath(_ path: String) -> String {
        let expanded = path.hasPrefix("~") ? NSString(string: path).expandingTildeInPath : path
        let base = FileManager.default.currentDirectoryPath
        let absolute = expanded.hasPrefix("/") ? expanded : "\(base)/\(expanded)"
        var parts: [Substring] = []
        for part in absolute.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The absolute path of a folder that must be there.
    static func existingFolder(_ path: String) throws -> String {
        let absolute = absolutePath(path)
        if isFile(absolute) { throw FrontFailure.notAFolder(absolute) }
        guard isFolder(absolute) else { throw FrontFailure.noSuchFolder(absolute) }
        return absolute
    }

    /// The absolute path of a folder, or of a Swift file, that must be there.
    static func existingSources(_ path: String) throws -> String {
        let absolute = absolutePath(path)
        guard isFile(absolute) else { return try existingFolder(path) }
        guard absolute.hasSuffix(".swift") else { throw FrontFailure.notSwift(absolute) }
        return absolute
    }

    /// Returns the absolute path of an existing file or folder.
    static func existingPath(_ path: String) throws -> String {
        let absolute = absolutePath(path)
        guard isFolder(absolute) || isFile(absolute) else {
            throw FrontFailure.unreadable(path: absolute, reason: "there is no such file or folder")
        }
        return absolute
    }

    /// Returns the absolute path of a folder that exists or can be made. To find out, a folder is made beside it and removed.
    static func writableFolder(_ path: String) throws -> String {
        let absolute = absolutePath(path)
        var ancestor = absolute
        while !FileManager.default.fileExists(atPath: ancestor), ancestor != "/" {
            ancestor = FilePath.folder(of: ancestor)
        }
        guard isFolder(ancestor) else {
            throw FrontFailure.unwritable(path: absolute, reason: "\(ancestor) is not a folder")
        }
        guard access(ancestor, W_OK | X_OK) == 0 else {
            throw FrontFailure.unwritable(path: absolute, reason: "permission to write in \(ancestor) is denied")
        }
        // Not every folder that may be written to takes files: a read-only disk does not, nor does /proc.
        var probe = Array("\(ancestor)/.zoetrope-XXXXXX".utf8CString)
        guard mkdtemp(&probe) != nil else {
            let reason = String(cString: strerror(errno))
            throw FrontFailure.unwritable(path: absolute, reason: "no file can be made in \(ancestor): \(reason)")
        }
        rmdir(&probe)
        return absolute
    }

    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    static func isFile(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }

    /// Reads a file, which must not be one of the system's in `/proc`: those have no size.
    ///
    /// - Returns: nil for missing and forbidden files, for pipes and devices, which may never end, and for files beyond 256 MB.
    static func contents(of path: String) -> Data? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 256 << 20 else { return nil }
        // Foundation never frees the four kilobytes that it takes for reading an empty file.
        if status.st_size == 0 { return access(path, R_OK) == 0 ? Data() : nil }
        return FileManager.default.contents(atPath: path)
    }

    /// Writes a file unless it already holds exactly this, so that builds see only real changes.
    static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        if FileSystem.contents(of: path) == data { return }
        do {
            try makeFolder(FilePath.folder(of: path))
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch let failure as FrontFailure {
            throw failure
        } catch {
            throw FrontFailure.unwritable(path: path, reason: reason(of: error))
        }
    }

    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw FrontFailure.unwritable(path: path, reason: reason(of: error))
        }
    }

    static func reason(of error: any Error) -> String {
        (error as NSError).localizedDescription
    }
}
