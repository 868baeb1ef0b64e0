import ArgumentParser

/// The place of the user's code: a package, or folders of Swift files without one.
struct CodeOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A package, an Xcode project or workspace, a Swift file, or a folder with any of these, in place of --package-path, --project "
                + "and --sources.",
            valueName: "path"))
    var path: String?

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
        help: ArgumentHelp("The target of --project; by default its widget extensions, or else its only app.", valueName: "name"))
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
        help: ArgumentHelp(
            "A package that the code imports, in place of one that is fetched; may be given more than once.", valueName: "folder"))
    var importedPackages: [String] = []

    @Option(
        name: .customLong("app-group"),
        help: ArgumentHelp(
            "A folder of app group containers: a subfolder for each group identifier, which the code may read and write.",
            valueName: "folder"))
    var appGroups: String?

    @Flag(help: "Fetches no packages, and tells the code that the network cannot be reached.")
    var offline = false

    @Flag(help: "Lets the code use the network. Otherwise its requests fail at once, so that images do not depend on one.")
    var online = false

    @Flag(
        inversion: .prefixedNo,
        help: "Keeps the code to reading its files and writing the images, where the kernel has Landlock.")
    var sandbox = true

    @Option(
        name: .customLong("fonts"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Files or folders of fonts for Font.custom; fonts in a package's resources are found automatically.",
            valueName: "path"))
    var fontPaths: [String] = []

    @Flag(
        help: """
            Also draws views without a preview, with sample arguments where needed, even if the code has previews or widgets.
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

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Seconds that a preview may take in all; what it has until then is kept.", valueName: "seconds"))
    var budget: Double = CodeOptions.usualBudget

    static let usualBudget = 600.0

    func validate() throws {
        guard deadline >= 1, deadline <= Self.longestDeadline else {
            throw ValidationError("--deadline is \(Amounts.number(deadline)), but must be 1 to 86400 seconds")
        }
        guard budget >= 1, budget <= Self.longestDeadline else {
            throw ValidationError("--budget is \(Amounts.number(budget)), but must be 1 to 86400 seconds")
        }
        if offline && online { throw ValidationError("--offline and --online exclude each other") }
        if let path, project != nil || !packagePaths.isEmpty || !sourcePaths.isEmpty {
            throw ValidationError("\(path) goes without --package-path, --project and --sources, which it stands for")
        }
        if !packagePaths.isEmpty && !sourcePaths.isEmpty {
            throw ValidationError("--package-path and --sources exclude each other")
        }
        if project != nil, !packagePaths.isEmpty || !sourcePaths.isEmpty {
            throw ValidationError(
                "--project excludes --package-path and --sources; give packages that it needs with --package")
        }
        if path == nil, project == nil, target != nil || configuration != nil {
            throw ValidationError("--target and --configuration go with --project")
        }
        if path == nil, sourcePaths.isEmpty, project == nil, !excluded.isEmpty {
            throw ValidationError("--exclude goes with --sources and --project; a package's manifest lists its files")
        }
    }

    /// A day; beyond it a value is a slip.
    static let longestDeadline = 86_400.0

    /// The options that name the code, to be typed again.
    var arguments: [String] {
        let packages = [path].compactMap(\.self).map(ShellWord.quoted) + packagePaths.flatMap { ["--package-path", ShellWord.quoted($0)] }
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
        return packages + sources + projects + others + groups + version + (offline ? ["--offline"] : [])
            + (online ? ["--online"] : []) + (sandbox ? [] : ["--no-sandbox"]) + (views ? ["--views"] : [])
            + fonts
    }

    /// The packages, projects, folders and files that are named, the working directory if there is none.
    var places: [String] {
        let named = [path, project].compactMap(\.self) + packagePaths + sourcePaths
        return named.isEmpty ? ["."] : named
    }

    /// Returns the same options for code at other places.
    func moved(_ place: (String) throws -> String) rethrows -> CodeOptions {
        var moved = self
        (moved.path, moved.project) = (try path.map(place), try project.map(place))
        (moved.packagePaths, moved.sourcePaths) = (try packagePaths.map(place), try sourcePaths.map(place))
        if path == nil, project == nil, packagePaths.isEmpty, sourcePaths.isEmpty { moved.packagePaths = [try place(".")] }
        return moved
    }

    var network: NetworkAccess { offline ? .unreachable : online ? .allowed : .refused }

    /// The fonts to register, absolute.
    func fonts() throws -> [String] { try fontPaths.map { try FileSystem.existingPath($0) } }

    /// The user's code, with the current folder as the package when nothing else is named.
    ///
    /// - Parameter runsManifests: false for commands that only read the code: nothing of it runs, not even a manifest, and no package is
    ///   fetched.
    func userCode(runsManifests: Bool = true) throws -> UserCode {
        let fetch = runsManifests ? try fetch() : nil
        if let project { return .sources(try sources(ofProject: project, fetch)) }
        if !sourcePaths.isEmpty { return .sources(try sources(at: sourcePaths, fetch)) }
        guard let path else { return try packages(packagePaths.isEmpty ? ["."] : packagePaths, fetch) }
        switch try CodePlace(path) {
        case .package: return try packages([path], fetch)
        case .project: return .sources(try sources(ofProject: path, fetch))
        case .sources: return .sources(try sources(at: [path], fetch))
        }
    }

    /// Gets packages from their repositories for the code.
    func fetch() throws -> PackageFetch {
        PackageFetch(folder: PackageFetch.folder(for: try checkout()), isOffline: offline)
    }

    private func checkout() throws -> Checkout { try Checkout.find(named: zoetropePath, executable: Checkout.ownExecutable) }
    private func manifests() throws -> String { "\(try checkout().hostsFolder)/Manifests" }
    private func given() throws -> [String] { try importedPackages.map { try FileSystem.existingFolder($0) } }

    /// Packages are built by the package manager where their manifests name our products, and are read as sources otherwise.
    private func packages(_ paths: [String], _ fetch: PackageFetch?) throws -> UserCode {
        let folders = try paths.map { try FileSystem.existingFolder($0) }
        for folder in folders where !FileSystem.isFile("\(folder)/Package.swift") { throw FrontFailure.notAPackage(folder) }
        if folders.contains(where: PackageManifest.isPlayground) { return .sources(try sources(at: folders, fetch)) }
        if fetch == nil { return .packages(folders) }
        if !views, importedPackages.isEmpty, folders.allSatisfy({ PackageDescription.usesZoetrope(at: $0) || Checkout.isCheckout($0) }) {
            return .packages(folders)
        }
        let reader = PackageSources(folders, given: try given(), cache: try manifests(), fetch: fetch)
        return .sources(try withOptions { try reader.read() })
    }

    private func sources(at paths: [String], _ fetch: PackageFetch?) throws -> SourceSet {
        let paths = try paths.map { try FileSystem.existingSources($0) }
        return try withOptions {
            var sources = try SourceSet.sources(at: paths, excluding: excluded)
            if let fetch {
                try sources.link(try given(), cache: try manifests(), fetch: fetch)
            } else {
                sources.packages = try given()
            }
            return sources
        }
    }

    private func sources(ofProject path: String, _ fetch: PackageFetch?) throws -> SourceSet {
        let request = ProjectReader.Request(
            path: FileSystem.absolutePath(path), target: target, configuration: configuration, packages: try given(), excluded: excluded,
            cache: try manifests(), fetch: fetch, runsManifests: fetch != nil)
        return try withOptions { try ProjectReader.read(request) }
    }

    private func withOptions(_ read: () throws -> SourceSet) throws -> SourceSet {
        do {
            var sources = try read()
            sources.drawsViews = views
            return sources
        } catch let fault as ProjectFault {
            throw FrontFailure.project(fault)
        }
    }
}

/// The kind of code at a path.
enum CodePlace: Equatable {
    case package
    case project
    case sources

    /// A folder's own manifest goes before projects, which lie beside it or below as examples; a folder with neither holds sources.
    init(_ path: String) throws {
        let absolute = FileSystem.absolutePath(path)
        if FileSystem.isFile("\(absolute)/Package.swift") {
            self = .package
        } else if absolute.hasSuffix(".swift") {
            self = .sources
        } else {
            do {
                _ = try ProjectLocation(absolute)
                self = .project
            } catch .noProject where FileSystem.isFolder(absolute) {
                self = .sources
            } catch {
                throw FileSystem.isFile(absolute) || FileSystem.isFolder(absolute)
                    ? FrontFailure.project(error) : FrontFailure.noSuchFolder(absolute)
            }
        }
    }
}
