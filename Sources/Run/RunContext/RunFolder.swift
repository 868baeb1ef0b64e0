import Foundation
import Synchronization

/// A folder of the run's own, in which user code finds the files of its app groups and leaves the files it writes; it goes with the run.
package enum RunFolder {
    /// Names a folder with one folder for each app group, whose files user code is to find.
    package static let groupsVariable = "ZOETROPE_APP_GROUPS"
    /// Names the run's folder to the process that a host becomes.
    private static let folderVariable = "ZOETROPE_RUN_FOLDER"
    private static let prefix = "zoetrope-run-"
    /// The number under which the process keeps its folder open; few processes have as many files.
    private static let descriptor: Int32 = 500

    private static let known = Mutex<String?>(nil)

    /// Makes the run's folder and starts the program again in it, so that Foundation keeps preferences and home there: it
    /// looks where they are when a process begins, and never again. The second time, sees to it that the folder goes.
    ///
    /// To be called before anything else, by programs that run nothing but user code. Where no folder can be made the
    /// program goes on as it is, and answers why.
    package static func enter() -> String? {
        if let folder = environment(folderVariable) {
            known.withLock { $0 = steadyPath(of: folder) }
            atexit { RunFolder.remove() }
            return nil
        }
        removeAbandoned()
        let folder = folderOfProcess()
        do {
            try fill(folder, groups: environment(groupsVariable))
        } catch {
            return "The folder for files of user code could not be made at \(folder): \(error). Preferences are the user's own."
        }
        let steady = steadyPath(of: folder)
        setenv(folderVariable, folder, 1)
        setenv("XDG_CONFIG_HOME", folder + "/Preferences", 1)
        setenv("CFFIXED_USER_HOME", steady + "/Home", 1)
        setenv("TMPDIR", steady + "/Temporary", 1)
        let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
        execv("/proc/self/exe", arguments)
        return "The program could not be restarted in its own folder: \(String(cString: strerror(errno)))."
    }

    /// The folder, if user code has asked for one or the program runs in it.
    package static var path: String? { known.withLock { $0 } }

    /// True if Foundation keeps preferences and home in the folder, too.
    package static var isEntered: Bool { environment(folderVariable) != nil }

    /// The folder of an app group, made when it is first asked for; nil where no folder can be made.
    package static func group(_ identifier: String) -> URL? {
        let name = identifier.replacingOccurrences(of: "/", with: "_")
        guard !name.isEmpty, name != ".", name != ".." else { return nil }
        let folder = known.withLock { known -> String in
            if let folder = known { return folder }
            // A program that did not enter a folder, such as a test: one in the place for passing files.
            let folder = folderOfProcess()
            try? fill(folder, groups: environment(groupsVariable))
            let steady = steadyPath(of: folder)
            known = steady
            atexit { RunFolder.remove() }
            return steady
        }
        let path = folder + "/Groups/" + name
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path, isDirectory: true) : nil
    }

    /// The path of the folder of this process. Its name has the number of the process, which code of a preview is not told.
    private static func folderOfProcess() -> String {
        let process = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self")) ?? "\(getpid())"
        return NSTemporaryDirectory() + "/\(prefix)\(process)"
    }

    /// A path of the folder that is the same in every run, by a file that the process keeps open: user code may show it.
    private static func steadyPath(of folder: String) -> String {
        let path = "/dev/fd/\(descriptor)"
        if fcntl(descriptor, F_GETFD) >= 0 { return isSameFolder(path, folder) ? path : folder }
        let opened = open(folder, O_RDONLY | O_DIRECTORY)
        guard opened >= 0 else { return folder }
        defer { close(opened) }
        return dup2(opened, descriptor) == descriptor && isSameFolder(path, folder) ? path : folder
    }

    private static func isSameFolder(_ path: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        return stat(path, &first) == 0 && stat(other, &second) == 0 && first.st_ino == second.st_ino && first.st_dev == second.st_dev
    }

    /// Makes the folders, with copies of the groups' files and of the preferences that lie among them.
    private static func fill(_ folder: String, groups: String?) throws {
        let manager = FileManager.default
        for name in ["Preferences", "Home", "Groups", "Temporary"] {
            try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        guard let groups else { return }
        for group in try manager.contentsOfDirectory(atPath: groups).sorted() where !group.hasPrefix(".") {
            try? manager.removeItem(atPath: "\(folder)/Groups/\(group)")
            try manager.copyItem(atPath: "\(groups)/\(group)", toPath: "\(folder)/Groups/\(group)")
            let preferences = "\(groups)/\(group)/Library/Preferences/\(group).plist"
            if manager.fileExists(atPath: preferences) {
                try manager.copyItem(atPath: preferences, toPath: "\(folder)/Preferences/\(group).plist")
            }
        }
    }

    private static func remove() {
        guard known.withLock({ $0 }) != nil else { return }
        let folder = environment(folderVariable) ?? folderOfProcess()
        guard folder.contains(prefix) else { return }
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Removes folders of runs that were ended before they could.
    private static func removeAbandoned() {
        let place = NSTemporaryDirectory()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(atPath: place + "/" + name)
        }
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}
