import CoreDataModel
import Foundation
import HostProtocol

/// Swift sources that are compiled as they are, without a manifest of their own: the modules they make up, and the files that belong to
/// them.
///
/// Every reader of folders or projects returns one of these; the later stages (copies, compiler, host) see nothing else.
struct SourceSet: Equatable {
    /// The folders and files, or the project, that the user named, absolute. They determine which host belongs to which code.
    var named: [String]
    /// The modules, imported ones first.
    var modules: [HostModule]
    /// The C targets of packages that the modules import.
    var cTargets: [CTarget] = []
    /// Folders, absolute, where previews' files, catalogs, tables of strings and fonts lie.
    var resourceFolders: [String]
    /// Packages that the modules import and the package manager builds, absolute.
    var packages: [String] = []
    /// The packages that those need, absolute, so that the package manager does not look for them elsewhere.
    var packageSupport: [String] = []
    /// The modules whose views are drawn; empty for the last module alone.
    var drawn: Set<String> = []
    /// Files besides the modules' own that define the modules, such as a project's: a change of theirs is one of the modules'.
    var descriptions: [String] = []
    /// Files that were left out before anything was compiled, and why.
    var leftOut: [LeftOutFile] = []
    /// The files beside a host, as in the bundle that Xcode builds of a target; nil for folders, which are looked through as they are.
    var bundle: BundleContents?
    /// Other files of folders that their code may read from its bundle: data, pictures, models.
    var looseFiles = BundleContents()
    /// The first version of iOS that it is made for, according to a project.
    var deploymentTarget: DeploymentTarget?
    /// The system that a project's target is for; iOS for folders.
    var platform = TargetPlatform.iOS
    /// Modules of packages that a project links and that are missing: a module of Apple's with the same name is not meant.
    var absentModules: [String] = []
    /// True if a project's target is an app.
    var isApp = false
    /// True if a project's tests run in its app, which has a screen with a status bar.
    var runsTestsInApp = false
    /// The system of the Xcode that the code was last made for; nil where nothing dates it.
    var systemOfXcode: SystemName?
    /// The catalogs of a project's other targets.
    var assetsElsewhere: AssetsElsewhere?
    /// Notes about parts of a project that are unavailable here, in sentences.
    var notes: [String] = []
    /// True if views that can be made without arguments are drawn even where there are previews.
    var drawsViews = false

    /// True if its tests are run, and nothing is drawn besides.
    var hasSuites: Bool { modules.contains(where: \.isSuite) }

    /// The paths of the user's Swift files.
    var swiftFiles: [String] { modules.flatMap(\.files).filter { $0.text == nil }.map(\.path) }

    /// Files and folders that the code may read when it runs, absolute: where its files lie, those of its bundle, and those of its
    /// packages.
    var readable: [String] {
        var found = named.map { FileSystem.isFolder($0) ? $0 : FilePath.folder(of: $0) }
        found += Set(swiftFiles.map { FilePath.folder(of: $0) }).sorted()
        found += (bundle?.items ?? looseFiles.items).map(\.path)
        return found + resourceFolders + packages + packageSupport
    }

    /// The modules whose views are drawn.
    var drawnModules: [HostModule] { drawn.isEmpty ? modules.suffix(1) : modules.filter { drawn.contains($0.name) } }

    /// Returns one module of everything below folders and of single files, named like the first of them, as an Xcode target would be.
    ///
    /// Files beside a single file do not belong to it.
    ///
    /// - Parameter excluded: patterns of paths below the folders, or of names, that are left out.
    /// - Throws: ``FrontFailure`` when there is no Swift file, or a pattern fits no file.
    static func sources(at paths: [String], excluding excluded: [String] = []) throws -> SourceSet {
        let patterns = excluded.map(PathPattern.init)
        var fitting: Set<Int> = []
        var files: [HostModule.SourceFile] = []
        var leftOut: [LeftOutFile] = []
        var seen: Set<String> = []
        for (folder, below) in paths.map(SourceTree.swiftFiles(at:)) {
            for path in below where seen.insert("\(folder)/\(path)").inserted {
                let matches = patterns.indices.filter { patterns[$0].matches(path) }
                fitting.formUnion(matches)
                if let match = matches.first {
                    leftOut.append(LeftOutFile(path: "\(folder)/\(path)", reason: .excluded(pattern: excluded[match])))
                } else if let tests = TestSources.folder(of: path) {
                    leftOut.append(LeftOutFile(path: "\(folder)/\(path)", reason: .tests("it is in the folder \(tests)")))
                } else {
                    files.append(HostModule.SourceFile("\(folder)/\(path)"))
                }
            }
        }
        if let pattern = patterns.indices.first(where: { !fitting.contains($0) }) {
            throw FrontFailure.nothingExcluded(excluded[pattern], folders: paths)
        }
        guard !files.isEmpty else { throw FrontFailure.noSwiftFiles(paths, hasObjectiveC: paths.contains(where: SourceTree.hasObjectiveC)) }
        let folders = paths.filter(FileSystem.isFolder)
        let intents = IntentSources(definitions: folders.flatMap(IntentSources.definitions), besides: files)
        files += intents.files
        leftOut += intents.leftOut
        let looseFiles = BundleContents(looseFilesIn: folders)
        for model in looseFiles.dataModels {
            do {
                if let source = try DataModel(at: model).source { files.append(HostModule.SourceFile("\(model).swift", text: source)) }
            } catch {
                leftOut.append(LeftOutFile(path: model, reason: .unreadable("\(error)")))
            }
        }
        var sources = SourceSet(
            named: paths, modules: [HostModule(name: ModuleName.forSources(at: paths[0]), files: files)], resourceFolders: folders,
            leftOut: leftOut)
        sources.looseFiles = looseFiles
        return sources
    }

    /// Adds everything that a host of these sources depends on.
    func add(to fingerprint: inout Fingerprint) {
        if drawsViews { fingerprint.add("views") }
        for module in absentModules { fingerprint.add("without \(module)") }
        for target in cTargets { target.add(to: &fingerprint) }
        for module in modules {
            fingerprint.add(module.name)
            for text in module.dependencies + module.conditions + module.settings.flatMap(\.arguments) { fingerprint.add(text) }
            fingerprint.add(module.languageMode)
            if module.isSuite { fingerprint.add("suite") }
            fingerprint.add(module.package ?? "")
            for file in module.files {
                if let text = file.text {
                    fingerprint.add(file.path)
                    fingerprint.add(text)
                } else {
                    fingerprint.add(contentsOf: file.path)
                }
            }
        }
        for path in descriptions { fingerprint.add(contentsOf: path) }
    }
}

/// Distinguishes the sources of tests from those of programs: they need modules that a host has no use for.
enum TestSources {
    /// The folder among a path's that holds tests, by its name.
    static func folder(of path: String) -> String? {
        path.split(separator: "/").dropLast().first { $0.hasSuffix("Tests") }.map(String.init)
    }

    /// The modules that only tests import.
    static let modules: Set<String> = ["XCTest", "Testing"]

    /// Returns the reason why a file of tests is skipped: it needs a Mac, or lists tests; nil where it is compiled.
    static func reason(toSkip source: SwiftSource, at path: String = "") -> String? {
        if ["XCTestManifests.swift", "LinuxMain.swift"].contains(NSString(string: path).lastPathComponent) {
            return "it lists tests for Linux, which are found without it"
        }
        if source.imports.contains(where: { $0.module == "XCUIAutomation" }) {
            return "it imports XCUIAutomation, which drives an app on a device"
        }
        if source.tokens.indices.contains(where: { source.isActive[$0] && source.tokens[$0].word == "XCUIApplication" }) {
            return "it uses XCUIApplication, which drives an app on a device"
        }
        let metal = source.imports.first { ["Metal", "MetalKit", "MetalPerformanceShaders"].contains($0.module) }
        return metal.map { "it imports \($0.module), which takes a graphics processor of Apple's" }
    }
}
