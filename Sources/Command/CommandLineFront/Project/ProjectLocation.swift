import Foundation
import HostProtocol

/// The projects and packages that one path stands for: a project, a workspace, or a folder with either in it.
struct ProjectLocation: Equatable {
    /// The `.xcodeproj` or `.xcworkspace`, absolute.
    let path: String
    /// The projects, absolute, in the workspace's order.
    let projects: [String]
    /// Folders of packages that the workspace holds, absolute.
    let packages: [String]

    init(_ path: String) throws(ProjectFault) {
        let found = try Self.found(at: path)
        self.path = found
        guard found.hasSuffix(".xcworkspace") else {
            projects = [found]
            packages = []
            return
        }
        let members = try Self.members(of: found)
        projects = members.filter { $0.hasSuffix(".xcodeproj") }
        packages = members.filter { FileSystem.isFile("\($0)/Package.swift") }
        if projects.isEmpty { throw .unreadable(path: found, reason: "it holds no Xcode project; give one with --project") }
    }

    /// The file of a workspace that lists its members.
    static func listing(of workspace: String) -> String { "\(workspace)/contents.xcworkspacedata" }

    // MARK: Looking for it

    private static let endings = [".xcworkspace", ".xcodeproj"]
    /// Folders that hold other people's projects.
    static let others: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "vendor"]
    /// The depth below a folder to which projects are searched for: an app may be in a folder of its repository.
    private static let deepest = 3

    /// Descriptions that projects are generated from, with the generating commands.
    private static let generators = [
        "project.yml": "xcodegen", "project.yaml": "xcodegen --spec project.yaml", "Project.swift": "tuist generate",
    ]

    private static func found(at path: String) throws(ProjectFault) -> String {
        if path.hasSuffix("/project.pbxproj") { return FilePath.folder(of: path) }
        if endings.contains(where: path.hasSuffix) {
            guard FileSystem.isFolder(path) else { throw .noProject(path) }
            return path
        }
        let file = NSString(string: path).lastPathComponent
        if let command = generators[file], FileSystem.isFile(path) {
            throw .notGenerated(folder: FilePath.folder(of: path), file: file, command: command)
        }
        guard FileSystem.isFolder(path) else { throw .noProject(path) }
        var level = [path]
        for _ in 0...deepest {
            var below: [String] = []
            var projects: [String] = []
            for folder in level {
                let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                let names = all.sorted().filter { !$0.hasPrefix(".") }
                // A workspace knows its projects, so it goes before them.
                let ending = endings.first { ending in names.contains { $0.hasSuffix(ending) } }
                if let ending { projects += names.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" } }
                let further = names.filter { !others.contains($0) && !$0.contains(".xc") }.map { "\(folder)/\($0)" }
                below += further.filter(FileSystem.isFolder)
            }
            if projects.count == 1 { return projects[0] }
            if projects.count > 1 {
                throw .severalProjects(folder: path, projects.map { String($0.dropFirst(path.count + 1)) })
            }
            level = below
        }
        for (file, command) in generators.sorted(by: { $0.key > $1.key }) where FileSystem.isFile("\(path)/\(file)") {
            throw .notGenerated(folder: path, file: file, command: command)
        }
        throw .noProject(path)
    }

    // MARK: Workspaces

    /// The members of a workspace, absolute.
    ///
    /// The file is XML of two elements, `Group` and `FileRef`, that each have a `location`: the kind of base it is relative to, and a
    /// path.
    private static func members(of workspace: String) throws(ProjectFault) -> [String] {
        let file = listing(of: workspace)
        guard let data = FileSystem.contents(of: file) else {
            throw .unreadable(path: file, reason: FrontFailure.absenceOrDenial)
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("<Workspace") else { throw .unreadable(path: file, reason: "it is damaged: it has no element Workspace") }
        let container = FilePath.folder(of: workspace)
        var groups = [container]
        var members: [String] = []
        for tag in text.split(separator: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if groups.count > 1 { groups.removeLast() }
            } else if tag.hasPrefix("Group") || tag.hasPrefix("FileRef") {
                let path = place(attribute("location", in: tag) ?? "group:", container: container, group: groups[groups.count - 1])
                if tag.hasPrefix("FileRef") { members.append(path) } else if !tag.contains("/>") { groups.append(path) }
            }
        }
        return members
    }

    private static func place(_ location: String, container: String, group: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count > 1 ? String(parts[1]) : ""
        switch parts.first {
        case "absolute": return FileSystem.absolutePath(path)
        case "container", "self": return FileSystem.absolutePath("\(container)/\(path)")
        default: return FileSystem.absolutePath("\(group)/\(path)")
        }
    }

    private static func attribute(_ name: String, in tag: Substring) -> String? {
        guard let start = tag.firstRange(of: "\(name)")?.upperBound, let open = tag[start...].firstIndex(of: "\""),
            let close = tag[tag.index(after: open)...].firstIndex(of: "\"")
        else { return nil }
        return String(tag[tag.index(after: open)..<close])
            .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}
