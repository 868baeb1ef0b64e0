import ArgumentParser
import HostProtocol

/// The places of goldens and of the report about differences.
struct GoldenOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The goldens; Golden in the package or beside the project, or here, if not given.", valueName: "folder"))
    var golden: String?

    @Option(help: ArgumentHelp("Where to write what differs.", valueName: "folder"))
    var report = "zoetrope-report"

    @Flag(help: "Removes goldens of previews, entries and changes that are no more.")
    var prune = false

    /// The golden folder: as given, or `Golden` beside the manifest of the first package or beside the project, or here for `--sources`.
    func goldenFolder(for code: CodeOptions) -> String {
        if let golden { return golden }
        if let package = code.packagePaths.first { return "\(package)/Golden" }
        guard let project = code.project else { return "Golden" }
        let path = FileSystem.absolutePath(project)
        return (path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") ? FilePath.folder(of: path) : path) + "/Golden"
    }
}
