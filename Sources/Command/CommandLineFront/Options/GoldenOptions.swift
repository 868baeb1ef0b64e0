import ArgumentParser
import HostProtocol

/// The places of goldens and of the report about differences.
struct GoldenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of goldens; by default Golden in the package, beside the project, or in the working directory.", valueName: "folder"
        ))
    var golden: String?

    @Option(help: ArgumentHelp("The folder for the report of differences.", valueName: "folder"))
    var report = "zoetrope-report"

    @Flag(help: "Removes goldens of previews, entries and changes that no longer exist.")
    var prune = false

    /// The golden folder: as given, or `Golden` beside the manifest of the first package or beside the project, or here for `--sources`.
    func goldenFolder(for code: CodeOptions) -> String { Self.folder(golden, for: code) }

    static func folder(_ golden: String?, for code: CodeOptions) -> String {
        if let golden { return golden }
        if let package = code.packagePaths.first { return "\(package)/Golden" }
        guard let project = code.project else { return "Golden" }
        let path = FileSystem.absolutePath(project)
        return (path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") ? FilePath.folder(of: path) : path) + "/Golden"
    }
}
