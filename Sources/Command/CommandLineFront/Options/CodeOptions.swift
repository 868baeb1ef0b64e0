import ArgumentParser

/// The place of the user's code: a package, or folders of Swift files without one.
struct CodeOptions: ParsableArguments {
    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp("The package whose previews to use; may be given more than once.", valueName: "folder"))
    var packagePaths: [String] = []

    @Option(
        name: .customLong("sources"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Folders of Swift files without a manifest, such as an Xcode widget extension, or single files.",
            valueName: "path"))
    var sourcePaths: [String] = []

    @Option(
        help: ArgumentHelp("An Xcode project or workspace, or a folder with one in it.", valueName: "path"))
    var project: String?

    @Option(
        help: ArgumentHelp("The target of --project; by default its only widget extension, or else its only app.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The configuration of --project; by default Debug, if it exists.", valueName: "name"))
    var configuration: String?

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Files or folders below --sources to leave out, such as 'Legacy/*.swift'; may be given more than once.",
            valueName: "pattern"))
    var excluded: [String] = []

    @Option(
        name: .customLong("package"),
        help: ArgumentHelp("A package that the code of --sources imports; may be given more than once.", valueName: "folder"))
    var importedPackages: [String] = []

    @Option(
        name: .customLong("app-group"),
        help: ArgumentHelp(
            "A folder of app group containers: a subfolder for each group identifier, which the code may read and write.",
            valueName: "folder"))
    var appGroups: String?

    @Flag(help: "Makes network requests of the code fail at once, so that images do not depend on a network.")
    var offline = false

    @Option(
        name: .customLong("fonts"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Files or folders of fonts for Font.custom; fonts in a package's resources are found automatically.",
            valueName: "path"))
    var fontPaths: [String] = []

    @Flag(
        help: """
            Also draws views without a preview, with sample arguments where needed, even if --sources or --project has previews or \
            widgets.
            """)
    var views = false

    @Option(
        name: .customLong("deployment-target"), parsing: .unconditional,
        help: ArgumentHelp(
            "The code's deployment target of iOS, such as 17.0; by default that of the project.",
            valueName: "version"),
        transform: DeploymentTarget.typed)
    var deploymentTarget: DeploymentTarget?

    @Option(name: .customLong("zoetrope-path"), help: .hidden)
    var zoetropePath: String?

    @Flag(name: .customLong("json"), help: "Writes one JSON object per line instead of text.")
    var json = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Seconds without a sign of life after which a preview is stopped.", valueName: "seconds"))
    var deadline: Double = 60

    func validate() throws {
        guard deadline >= 1, deadline <= Self.longestDeadline else {
            throw ValidationError("--deadline is \(Amounts.number(deadline)), but must be 1 to 86400 seconds")
        }
        if !packagePaths.isEmpty && !sourcePaths.isEmpty {
            throw ValidationError("--package-path and --sources exclude each other")
        }
        if project != nil, !packagePaths.isEmpty || !sourcePaths.isEmpty {
            throw ValidationError(
                "--project excludes --package-path and --sources; give packages that it needs with --package")
        }
        if project == nil, target != nil || configuration != nil {
            throw ValidationError("--target and --configuration go with --project")
        }
        if sourcePaths.isEmpty, project == nil, !excluded.isEmpty {
            throw ValidationError("--exclude goes with --sources and --project; a package's manifest lists its files")
        }
        if sourcePaths.isEmpty, project == nil, !importedPackages.isEmpty {
            throw ValidationError("--package goes with --sources and --project; a package's manifest lists its dependencies")
        }
        if sourcePaths.isEmpty, project == nil, views {
            throw ValidationError("--views goes with --sources and --project; a package's views are drawn by their previews")
        }
    }

    /// A day; beyond it a value is a slip.
    static let longestDeadline = 86_400.0

    /// The options that name the code, to be typed again.
    var arguments: [String] {
        let packages = packagePaths.flatMap { ["--package-path", ShellWord.quoted($0)] }
        let fonts = fontPaths.isEmpty ? [] : ["--fonts"] + fontPaths.map(ShellWord.quoted)
        let sources = sourcePaths.isEmpty ? [] : ["--sources"] + sourcePaths.map(ShellWord.quoted)
        let others =
            excluded.flatMap { ["--exclude", ShellWord.quoted($0)] }
            + importedPackages.flatMap { ["--package", ShellWord.quoted($0)] }
        let projects = [("--project", project), ("--target", target), ("--configuration", configuration)].flatMap { name, value in
            value.map { [name, ShellWord.quoted($0)] } ?? []
        }
        let groups = appGroups.map { ["--app-group", ShellWord.quoted($0)] } ?? []
        let version = deploymentTarget.map { ["--deployment-target", $0.description] } ?? []
        return packages + sources + projects + others + groups + version + (offline ? ["--offline"] : []) + (views ? ["--views"] : [])
            + fonts
    }

    /// The fonts to register, absolute.
    func fonts() throws -> [String] { try fontPaths.map { try FileSystem.existingPath($0) } }

    /// The user's code, with the current folder as the package when nothing else is named.
    ///
    /// - Parameter runsManifests: false for commands that only read the code: nothing of it runs, not even a manifest.
    func userCode(runsManifests: Bool = true) throws -> UserCode {
        if let project {
            var sources = try sources(ofProject: project, runsManifests: runsManifests)
            sources.drawsViews = views
            return .sources(sources)
        }
        guard sourcePaths.isEmpty else {
            let paths = try sourcePaths.map { try FileSystem.existingSources($0) }
            var sources = try SourceSet.sources(at: paths, excluding: excluded)
            sources.drawsViews = views
            sources.packages = try importedPackages.map { try FileSystem.existingFolder($0) }
            return .sources(sources)
        }
        let paths = packagePaths.isEmpty ? ["."] : packagePaths
        return .packages(try paths.map { try FileSystem.existingFolder($0) })
    }

    private func sources(ofProject path: String, runsManifests: Bool) throws -> SourceSet {
        let checkout = try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable)
        let request = ProjectReader.Request(
            path: FileSystem.absolutePath(path), target: target, configuration: configuration,
            packages: try importedPackages.map { try FileSystem.existingFolder($0) }, excluded: excluded,
            cache: "\(checkout.hostsFolder)/Manifests", runsManifests: runsManifests)
        do {
            return try ProjectReader.read(request)
        } catch let fault as ProjectFault {
            throw FrontFailure.project(fault)
        }
    }
}
