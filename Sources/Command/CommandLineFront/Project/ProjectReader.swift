import Foundation
import HostProtocol

/// Reads a target of an Xcode project as the sources of a host: its files and settings, and the frameworks and packages that
/// it links, as modules of their own.
struct ProjectReader {
    /// The project and target that the user named.
    struct Request {
        /// A project, a workspace or a folder with one in it, absolute.
        var path: String
        var target: String?
        var configuration: String?
        /// Folders of packages, absolute.
        var packages: [String] = []
        /// Patterns of files to leave out.
        var excluded: [String] = []
        /// The folder in which the output of packages' manifests is kept, absolute.
        var cache: String
        /// Gets packages that are not at hand; nil where nothing may be fetched.
        var fetch: PackageFetch?
        /// True where the project's tests are run: `target` names a target of tests then, or is nil for all of them.
        var isForTests = false
        /// False where the project is listed, and nothing of it may run.
        var runsManifests = true
    }

    private let request: Request
    private let location: ProjectLocation
    private var projects: [XcodeProject] = []
    private var targets: [XcodeTarget] = []
    private var packages: PackageGraph

    private var modules: [HostModule] = []
    private var bundle = BundleContents()
    /// The resources of each target, after those of the targets it links. A framework has a bundle of its own, so its module's name is
    /// given.
    private var resources: [(framework: String?, items: [BundleContents.Item])] = []
    private var descriptions: [String] = []
    private var notes: [String] = []
    private var deploymentTarget: DeploymentTarget?
    private var runsTestsInApp = false
    /// The modules of targets read so far: its own, and those it lets others import.
    private var read: [String: [String]] = [:]
    private var chain: [XcodeTarget] = []

    /// - Throws: ``ProjectFault`` for a project that cannot be read, or a target that is missing or ambiguous.
    static func read(_ request: Request) throws -> SourceSet {
        let start = try ProjectReader(request)
        var supply = try start.supply()
        return try supply.reading(fetching: request.fetch) { supply in
            var reader = start
            reader.packages = PackageGraph(supply)
            return (try reader.sources(), reader.packages)
        }
    }

    private init(_ request: Request) throws {
        self.request = request
        location = try ProjectLocation(request.path)
        packages = PackageGraph(PackageSupply(cache: request.cache))
        try readProjects()
    }

    /// The packages at hand.
    private func supply() throws -> PackageSupply {
        var supply = PackageSupply(given: request.packages, local: try localPackages(), checkouts: checkouts, cache: request.cache)
        let beside = [FilePath.folder(of: location.path)].flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { $0.hasSuffix(".xcworkspace") }
                .map { "\(folder)/\($0)" }
        }
        supply.runsManifests = request.runsManifests
        if request.isForTests { supply.provided.formUnion(TestKit.provided) }
        supply.around = packagesAround()
        supply.nearby = packagesNearby().filter { !supply.local.contains($0) }
        supply.pins = PackagePins(
            firstOf: PackagePins.files(of: [location.path] + projects.map(\.path) + beside + workspacesAround.map(\.path)))
        return supply
    }

    private mutating func readProjects() throws {
        if location.path.hasSuffix(".xcworkspace") { descriptions.append(ProjectLocation.listing(of: location.path)) }
        descriptions += workspacesAround.map { ProjectLocation.listing(of: $0.path) }
        var pending = location.projects
        var seen: Set<String> = []
        let isThere = { (path: String) in FileSystem.isFile("\(path)/project.pbxproj") }
        if location.path.hasSuffix(".xcworkspace"), !pending.contains(where: isThere) {
            throw ProjectFault.unreadable(
                path: location.path,
                reason: "all projects that it names are missing: \(pending.joined(separator: ", ")); give one with --project")
        }
        while !pending.isEmpty {
            let path = pending.removeFirst()
            guard seen.insert(path).inserted else { continue }
            // A workspace names the projects that other tools make, too; a missing one is not the user's fault.
            guard isThere(path) || [path] == location.projects else {
                notes.append("the project \(path) is missing, and its products cannot be used")
                continue
            }
            let project = try XcodeProject(path: path)
            descriptions.append(project.fileOfObjects)
            projects.append(project)
            targets += project.targets
            pending += try project.subprojects()
        }
    }

    /// The folders of packages that stand among the projects' files, as Xcode showed local packages before version 15.
    private func localPackages() throws -> [String] {
        var folders = location.packages + workspacesAround.flatMap(\.packages)
        for project in projects {
            for object in project.objects.values.sorted(by: { $0.id < $1.id }) {
                let kinds = ["wrapper", "folder", "text"]
                let isFolder = object.isa == "PBXFileReference" && kinds.contains(object.text("lastKnownFileType") ?? "")
                if object.isa == "PBXFileSystemSynchronizedRootGroup", let path = try project.path(of: object) {
                    folders += FolderEntries.packages(below: path)
                }
                if object.isa == "XCLocalSwiftPackageReference", let path = object.text("relativePath") {
                    folders.append(FileSystem.absolutePath(path.hasPrefix("/") ? path : "\(project.folder)/\(path)"))
                } else if isFolder, let path = try project.path(of: object) {
                    folders.append(path)
                }
            }
        }
        var seen: Set<String> = []
        return folders.filter { FileSystem.isFile("\($0)/Package.swift") && seen.insert($0).inserted }
    }

    /// The workspaces around a project that has been given by itself, and that list it: Xcode shows the project with their packages.
    private var workspacesAround: [ProjectLocation] {
        guard location.path.hasSuffix(".xcodeproj") else { return [] }
        return Self.foldersAround(FilePath.folder(of: location.path)).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().filter { $0.hasSuffix(".xcworkspace") }
                .compactMap { try? ProjectLocation("\(folder)/\($0)") }.filter { $0.projects.contains(location.path) }
        }
    }

    /// The folders of packages around the projects, such as those of which they are demos, and below them.
    private func packagesNearby() -> [String] {
        var seen: Set<String> = []
        let below = projects.flatMap { FolderEntries.packages(below: $0.folder, depth: 3) }
        return (packagesAround() + below).filter { seen.insert($0).inserted }
    }

    private func packagesAround() -> [String] {
        projects.flatMap { Self.foldersAround($0.folder) }.filter { PackageManifest.isManifest("\($0)/Package.swift") }
    }

    /// The folder and those around it, up to the one of its repository; without one only the next.
    private static func foldersAround(_ path: String) -> [String] {
        var folders = [path]
        while folders.count < 5, let last = folders.last, last != "/" {
            if FileManager.default.fileExists(atPath: "\(last)/.git") { return folders }
            folders.append(FilePath.folder(of: last))
        }
        return Array(folders.prefix(2))
    }

    /// The folders in which Xcode puts checkouts when the project asks it to keep them, and those of the package manager.
    private var checkouts: [String] {
        let folders = ([FilePath.folder(of: location.path)] + projects.map(\.folder)).flatMap(Self.foldersAround)
        let places = ["SourcePackages", ".build", "DerivedData/SourcePackages", "build/SourcePackages"]
        var seen: Set<String> = []
        return folders.flatMap { folder in
            // Xcode has a folder for each project in the one that it derives data in.
            let derived = "\(folder)/DerivedData"
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: derived)) ?? []).sorted()
            return places.map { "\(folder)/\($0)/checkouts" } + names.map { "\(derived)/\($0)/SourcePackages/checkouts" }
        }
        .filter { FileSystem.isFolder($0) && seen.insert($0).inserted }
    }

    // MARK: The sources

    private mutating func sources() throws -> SourceSet {
        let chosen = try request.isForTests ? suites() : chosenTargets()
        let target = chosen[chosen.count - 1]
        let platform = try TargetBuild(of: target, configuration: request.configuration).platform
        packages.platform = platform
        for other in chosen.dropLast() { try read(other, isMain: false) }
        try read(target, isMain: true)
        let (kept, leftOut) = try excluding(packages.modules + modules)
        if kept.last?.files.allSatisfy({ $0.text != nil }) ?? true {
            throw ProjectFault.noSources(
                target: target.name, path: target.project.path, missing: try TargetFiles(of: target).missing)
        }
        for (framework, items) in resources.reversed() {
            for item in items where item.place != "Info.plist" { add(item, of: framework) }
        }
        for item in packages.resources where item.place != "Info.plist" { add(item, of: nil) }
        var sources = SourceSet(
            named: [location.path], modules: kept, resourceFolders: [], descriptions: descriptions + packages.manifestFiles,
            leftOut: leftOut)
        sources.bundle = bundle
        sources.assetsElsewhere = assets(besides: target)
        sources.deploymentTarget = deploymentTarget
        sources.platform = platform
        for index in sources.modules.indices { sources.modules[index].platform = platform }
        (sources.isApp, sources.runsTestsInApp) = (target.isApp, runsTestsInApp)
        sources.systemOfXcode = RecordedSystem.system(of: target.project)
        sources.notes = notes
        sources.add(packages)
        sources.packages += packages.unusedGiven
        return sources
    }

    /// The catalogs of the targets that are not read.
    private func assets(besides target: XcodeTarget) -> AssetsElsewhere? {
        let own = Set(bundle.catalogs)
        let catalogs = targets.filter { read[$0.key] == nil }.flatMap { other in
            let paths = (try? TargetFiles(of: other))?.resources.map(\.path).filter { $0.hasSuffix(".xcassets") && !own.contains($0) } ?? []
            return paths.map { AssetsElsewhere.Catalog(target: other.name, path: $0) }
        }
        return catalogs.isEmpty ? nil : AssetsElsewhere(target: target.name, catalogs: catalogs)
    }

    /// Adds a resource: the target's own come before those of the targets it links. Those of a framework are in its bundle, for code that
    /// asks for that, and in the target's as far as there is room.
    private mutating func add(_ item: BundleContents.Item, of framework: String?) {
        if let framework { bundle.add(BundleContents.Item(path: item.path, place: "\(framework).framework/\(item.place)")) }
        guard let other = bundle.add(item), framework == nil else { return }
        notes.append("\(item.path) is not used: \(other) has the same place in the bundle")
    }

    /// Takes the files that patterns of the user's fit out of modules.
    private func excluding(_ modules: [HostModule]) throws -> (kept: [HostModule], leftOut: [LeftOutFile]) {
        let patterns = request.excluded.map { (text: $0, pattern: PathPattern($0)) }
        guard !patterns.isEmpty else { return (modules, []) }
        let folder = FilePath.folder(of: location.path)
        var leftOut: [LeftOutFile] = []
        var fitting: Set<String> = []
        var kept = modules
        for index in kept.indices {
            kept[index].files.removeAll { file in
                let path = file.path.hasPrefix("\(folder)/") ? String(file.path.dropFirst(folder.count + 1)) : file.path
                guard file.text == nil, let match = patterns.first(where: { $0.pattern.matches(path) }) else { return false }
                fitting.insert(match.text)
                leftOut.append(LeftOutFile(path: file.path, reason: .excluded(pattern: match.text)))
                return true
            }
        }
        if let unused = patterns.first(where: { !fitting.contains($0.text) }) {
            throw FrontFailure.nothingExcluded(unused.text, folders: [folder])
        }
        return (kept, leftOut)
    }

    /// The most targets that link each other in a row.
    private static let deepest = 100

    /// Reads a target and, before it, the targets it links.
    ///
    /// - Returns: the names of the modules that who links it can import.
    @discardableResult
    private mutating func read(_ target: XcodeTarget, isMain: Bool) throws -> [String] {
        if let known = read[target.key] { return known }
        if chain.contains(where: { $0.key == target.key }) {
            let names = chain.map(\.name).drop { $0 != target.name } + [target.name]
            throw ProjectFault.cycle(path: target.project.path, what: "targets link each other", chain: Array(names))
        }
        if chain.count > Self.deepest {
            throw ProjectFault.unreadable(path: target.project.path, reason: "its targets link each other more than \(Self.deepest) deep")
        }
        chain.append(target)
        defer { chain.removeLast() }
        // A linked target may not have the configuration that the target has.
        let asked = isMain ? request.configuration : request.configuration.flatMap { target.configurations.contains($0) ? $0 : nil }
        let build = try TargetBuild(of: target, configuration: asked)
        var imported: [String] = []
        for other in try linkedTargets(of: target) { imported += try read(other, isMain: false) }
        let apps = try target.holdsTests ? apps(of: target) : []
        for app in apps { imported += try read(app, isMain: true) }
        for product in try target.packageProducts() { imported += try packages.take(product, for: target.name) }

        var files = try TargetFiles(of: target)
        let (left, kept) = (try build.settings.words("EXCLUDED_SOURCE_FILE_NAMES"), try build.settings.words("INCLUDED_SOURCE_FILE_NAMES"))
        files.leaveOut(left, except: kept)
        let generated = try build.generated(of: files)
        let module = try build.module(of: files, and: generated, dependencies: imported)
        if modules.contains(where: { $0.name == module.name }) || packages.modules.contains(where: { $0.name == module.name }) {
            notes.append("two targets build a module \(module.name); the one of \(target.name) is not used")
        } else if !files.sources.isEmpty || isMain {
            modules.append(module)
            imported.append(module.name)
        }
        descriptions += build.files
        notes += build.notes + generated.notes + Self.notes(on: files, of: target)
        resources.append((target.isFramework || target.holdsTests ? module.name : nil, files.resources))
        if target.isFramework, build.properties.file != nil { bundle.frameworkProperties[module.name] = try build.properties.data() }
        if isMain {
            // The main bundle of tests is that of their app, with its accent colour.
            if !apps.contains(where: \.isApp) { bundle.properties = try build.properties.data() }
            notes += [build.platform.note(of: target.name)].compactMap(\.self)
            if target.isApp, let storyboard = try build.properties.mainStoryboard() { notes.append(note(on: storyboard, of: target)) }
            deploymentTarget = DeploymentTarget(argument: try build.settings.text("IPHONEOS_DEPLOYMENT_TARGET"))
        }
        read[target.key] = imported
        return imported
    }

    /// Returns the targets whose products a target links: those of its own project it depends on, and those of any project whose product
    /// it names.
    private mutating func linkedTargets(of target: XcodeTarget) throws -> [XcodeTarget] {
        var linked = target.dependencies.filter(\.isLibrary)
        for product in try target.linked() {
            switch product {
            case .product(let file):
                let candidates = targets.filter { $0.productFile == file }
                guard let found = candidates.first(where: { $0.project.path == target.project.path }) ?? candidates.first else {
                    notes.append("\(file), which \(target.name) links, is not built by any available project")
                    continue
                }
                if !linked.contains(where: { $0.key == found.key }) { linked.append(found) }
            case .binary(let path):
                notes.append("\(path), which \(target.name) links, cannot be used: it was built for Apple's systems")
            }
        }
        return linked.filter(\.isLibrary)
    }

    /// Returns a note about an app whose window no code makes.
    private func note(on storyboard: String, of target: XcodeTarget) -> String {
        let others = targets.filter { other in
            other.key != target.key && other.isExtension && (try? TargetBuild(of: other, configuration: nil))?.isWidgetExtension == true
        }
        let widgets = others.isEmpty ? "" : "; for its widgets type --target \(others.map(\.name).joined(separator: " or "))"
        return
            "the window of \(target.name) is a storyboard, \(storyboard), which is not drawn: only previews and views made in code "
            + "are\(widgets)"
    }

    private static func notes(on files: TargetFiles, of target: XcodeTarget) -> [String] {
        var notes = files.missing.map { "\($0), a file of the target \(target.name), is missing" }
        notes += files.scripted.map {
            "\($0), a file of the target \(target.name), is generated by a build script, and scripts are not run here: its declarations are "
                + "missing"
        }
        for (kind, paths) in files.uncompiled.sorted(by: { $0.key < $1.key }) {
            let names = paths.prefix(3).map { NSString(string: $0).lastPathComponent }.joined(separator: ", ")
            let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
            notes.append("\(kind.rawValue) cannot be used here: \(names)\(more) of the target \(target.name)")
        }
        return notes
    }

    // MARK: Tests

    /// Returns the targets of tests.
    private mutating func suites() throws -> [XcodeTarget] {
        let suites = targets.filter { takesPart($0) && (request.target == nil || $0.name == request.target) }
        if suites.isEmpty, let name = request.target, !targets.contains(where: { $0.name == name && $0.drivesApp }) {
            let known = targets.filter(\.isSuite).map(\.name)
            throw ProjectFault.noTarget(name, nearest: NearestWord.nearest(to: name, among: known), known: known, path: location.path)
        }
        for target in targets where target.drivesApp && !takesPart(target) && (request.target == nil || target.name == request.target) {
            notes.append("the target \(target.name) is skipped: its tests drive an app on a device")
        }
        if suites.isEmpty { throw FrontFailure.noTests(location.path) }
        return suites
    }

    /// Returns whether the tests of a target run here. Tests of snapshots may stand in a target of UI tests, and drive no app: those of its
    /// files that do are skipped by themselves.
    private func takesPart(_ target: XcodeTarget) -> Bool {
        guard target.drivesApp else { return target.isSuite }
        let files = (try? TargetFiles(of: target))?.sources ?? []
        return files.contains { !TestKit.provided.isDisjoint(with: ImportedModules.names(in: $0)) }
    }

    /// Returns the apps and extensions whose code a target of tests is loaded into.
    private mutating func apps(of target: XcodeTarget) throws -> [XcodeTarget] {
        let depended = target.dependencies.filter { $0.isApp || $0.isExtension }
        let host = try TargetBuild(of: target, configuration: nil).settings.text("TEST_HOST")
        if !host.isEmpty { runsTestsInApp = true }
        if !depended.isEmpty || host.isEmpty { return depended }
        // `$(BUILT_PRODUCTS_DIR)/App.app/App`.
        let name = host.split(separator: "/").last.map(String.init) ?? ""
        let found = targets.filter { $0.isApp && ($0.name == name || $0.productFile == "\(name).app") }
        if found.isEmpty { notes.append("the app of the target \(target.name), \(name), is missing, and so are its declarations") }
        return found
    }

    // MARK: Which target

    /// Returns the target that the user names, or else all widget extensions, or else the only app.
    private func chosenTargets() throws -> [XcodeTarget] {
        let names = targets.map(\.name)
        if let name = request.target {
            guard let target = targets.first(where: { $0.name == name }) else {
                // Xcode adds "Extension" to the name that was typed for a widget's target.
                let nearest = NearestWord.nearest(to: name, among: names) ?? names.first { $0.lowercased().hasPrefix(name.lowercased()) }
                throw ProjectFault.noTarget(name, nearest: nearest, known: names, path: location.path)
            }
            return [target.codeTarget]
        }
        let builds = try targets.filter { $0.isApp || $0.isExtension }.map { target in
            (target: target, build: try TargetBuild(of: target, configuration: nil))
        }
        for kind in [{ $0.isWidgetExtension }, { $0.target.isApp }] as [(TargetBuild) -> Bool] {
            let all = builds.filter { kind($0.build) }
            let forPhones = all.filter(\.build.isForPhones)
            let candidates = (forPhones.isEmpty ? all : forPhones).map(\.target)
            if candidates.count > 1, Set(candidates.map(\.name)).count == 1 {
                throw ProjectFault.sameName(candidates[0].name, path: location.path, projects: candidates.map(\.project.path))
            }
            if candidates.count > 1, candidates.contains(where: \.isApp) {
                throw ProjectFault.ambiguous(path: location.path, candidates: candidates.map(\.name))
            }
            if !candidates.isEmpty { return candidates }
        }
        throw ProjectFault.nothingToDraw(path: location.path, known: names)
    }
}
