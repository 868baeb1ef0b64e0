import ArgumentParser

/// Where goldens and the report about differences stand.
struct GoldenOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The goldens; Golden in the package, or here, if not given.", valueName: "folder"))
    var golden: String?

    @Option(help: ArgumentHelp("Where to write what differs.", valueName: "folder"))
    var report = "zoetrope-report"

    @Flag(help: "Removes goldens of previews, entries and changes that are no more.")
    var prune = false

    /// The golden folder: as given, or `Golden` beside the manifest of the first package, or here for `--sources`.
    func goldenFolder(for code: CodeOptions) -> String {
        golden ?? code.packagePaths.first.map { "\($0)/Golden" } ?? "Golden"
    }
}
