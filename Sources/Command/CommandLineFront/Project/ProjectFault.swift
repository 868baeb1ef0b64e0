/// A fault in an Xcode project, one case per fault, worded here.
enum ProjectFault: Error, Equatable {
    case noProject(String)
    case severalProjects(folder: String, [String])
    /// A folder with a description that a project is generated from, but without a generated project.
    case notGenerated(folder: String, file: String, command: String)
    case unreadable(path: String, reason: String)
    /// A file with both sides of a merge in it.
    case mergeConflict(path: String, line: Int)
    case noRootObject(path: String)
    /// Groups that hold each other, include files that include each other, targets that need each other.
    case cycle(path: String, what: String, chain: [String])
    case noTarget(String, nearest: String?, known: [String], path: String)
    case nothingToDraw(path: String, known: [String])
    case ambiguous(path: String, candidates: [String])
    /// Targets of several projects that can be drawn have one name.
    case sameName(String, path: String, projects: [String])
    case noConfiguration(String, target: String, known: [String])
    /// The target has no Swift file; files that the target names and that are missing may be the reason.
    case noSources(target: String, path: String, missing: [String])

    /// One sentence or two: the fault and the remedy.
    var message: String {
        switch self {
        case .noProject(let path):
            "there is no Xcode project at \(path); give an .xcodeproj, an .xcworkspace, or a folder with one in it"
        case .severalProjects(let folder, let names):
            "\(folder) has \(names.count) Xcode projects; give one of \(Self.list(names)) with --project"
        case .notGenerated(let folder, let file, let command):
            """
            \(folder) has \(file) and no Xcode project; run '\(command)' and give the generated project, or give the folders of Swift \
            files with --sources
            """
        case .unreadable(let path, let reason):
            "cannot read \(path): \(reason)"
        case .mergeConflict(let path, let line):
            "\(path):\(line): the file has an unresolved merge conflict here; resolve it"
        case .noRootObject(let path):
            """
            \(path) is not an Xcode project: its root object is not among its objects; restore it from a backup, or open and save it in \
            Xcode
            """
        case .cycle(let path, let what, let chain):
            "\(path): \(what) in a circle: \(chain.joined(separator: " -> ")); break the circle"
        case .noTarget(let name, let nearest, let known, let path):
            "\(path) has no target '\(name)'"
                + (nearest.map { "; did you mean '\($0)'? its targets are \(Self.list(known))" } ?? Self.targets(known))
        case .nothingToDraw(let path, let known):
            "\(path) has no widget extension and no app" + (known.isEmpty ? ", and no other target" : Self.targets(known))
        case .sameName(let name, let path, let projects):
            "\(path) has \(projects.count) projects with a target \(name); choose one of \(Self.list(projects)) with --project"
        case .ambiguous(let path, let candidates):
            "\(path) has \(candidates.count) targets that can be drawn; choose one of \(Self.list(candidates)) with --target"
        case .noConfiguration(let name, let target, let known):
            "the target \(target) has no configuration '\(name)'; it has \(Self.list(known))"
        case .noSources(let target, let path, let missing):
            "the target \(target) of \(path) has no Swift files"
                + (missing.first.map { "; its file \($0) is missing" } ?? "; choose another with --target")
        }
    }

    private static func targets(_ names: [String]) -> String {
        names.isEmpty ? "; it has no targets" : "; its targets are \(list(names))"
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
