import Foundation

/// A folder whose files belong to a target without being listed, as Xcode 16 has them, or those of them that do.
///
/// Source: `PBXFileSystemSynchronizedRootGroup` and its sets of exceptions, as Xcode 16.2 and 26 write them: a set for a target that has
/// the folder names the files left out of it; a set for another target names the files that it takes.
struct SynchronizedFolder {
    /// The folder, absolute.
    let path: String
    /// True if the target has all files but the exceptions; false if it has only these.
    let isWhole: Bool
    private let exceptions: Set<String>
    /// Folders that are copied as they are.
    private let explicitFolders: Set<String>
    /// The platforms of each file that is not for all.
    private let platforms: [String: [String]]

    static func all(of target: XcodeTarget) throws(ProjectFault) -> [SynchronizedFolder] {
        let project = target.project
        let own = target.object.texts("fileSystemSynchronizedGroups")
        let others = project.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.id) }
        var folders: [SynchronizedFolder] = []
        for group in own.compactMap({ project.objects[$0] }) + others.sorted(by: { $0.id < $1.id }) {
            let isWhole = own.contains(group.id)
            let sets = project.objects("exceptions", of: group).filter {
                $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0.text("target") == target.object.id
            }
            guard isWhole || !sets.isEmpty, let path = try project.path(of: group) else { continue }
            folders.append(SynchronizedFolder(path: path, isWhole: isWhole, group: group, sets: sets))
        }
        return folders
    }

    private init(path: String, isWhole: Bool, group: XcodeProject.Object, sets: [XcodeProject.Object]) {
        self.path = path
        self.isWhole = isWhole
        exceptions = Set(sets.flatMap { $0.texts("membershipExceptions") })
        explicitFolders = Set(group.texts("explicitFolders"))
        var platforms: [String: [String]] = [:]
        for set in sets {
            for (file, list) in set.values["platformFiltersByRelativePath"]?.table ?? [:] { platforms[file] = list.texts }
        }
        self.platforms = platforms
    }

    /// Returns whether a folder is copied as it is.
    func isCopiedWhole(_ file: String) -> Bool { explicitFolders.contains(String(file.dropFirst(path.count + 1))) }

    /// The target's files in it, and folders that count as files, absolute, in the order of their paths.
    ///
    /// A package in the folder is a package, and none of its files is the target's.
    func files() -> [String] {
        let packages = FolderEntries.packages(below: path)
        return FolderEntries.all(below: path) { explicitFolders.contains($0) }.filter(isMember).map { "\(path)/\($0)" }
            .filter { file in !packages.contains { file.hasPrefix("\($0)/") } }
    }

    private func isMember(_ file: String) -> Bool {
        guard XcodeTarget.isForPhones(platforms[file] ?? []) else { return false }
        return isException(file) != isWhole
    }

    /// Returns whether a file, a folder around it, or its name in all languages, is among the exceptions.
    private func isException(_ file: String) -> Bool {
        if exceptions.contains(file) { return true }
        var parts = file.split(separator: "/")
        let name = parts.removeLast()
        if let language = parts.last, language.hasSuffix(".lproj") {
            let around = parts.dropLast().map { "\($0)/" }.joined()
            if exceptions.contains("\(around)/Localized: \(name)") || exceptions.contains("\(around)\(name)") { return true }
        }
        while !parts.isEmpty {
            if exceptions.contains(parts.joined(separator: "/")) { return true }
            parts.removeLast()
        }
        return false
    }
}
