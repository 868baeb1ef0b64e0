import Foundation

/// A target of a package on disk: its files, by the package manager's rules.
///
/// Source: Swift Package Manager, "PackageDescription API", `Target.path`, `sources`, `exclude`, `resources`.
struct PackageTarget {
    /// The package's folder, absolute.
    let package: String
    let manifest: PackageManifest
    let target: PackageManifest.Target
    /// The facts that its conditions ask for.
    let surroundings: PackageManifest.Surroundings
    /// The folder of its files, absolute; nil if it does not exist.
    let folder: String?
    /// Its entries below the folder, without those that it excludes.
    private let entries: [String]

    init(_ target: PackageManifest.Target, in package: String, manifest: PackageManifest, surroundings: PackageManifest.Surroundings) {
        self.package = package
        self.surroundings = surroundings
        self.manifest = manifest
        self.target = target
        folder = Self.folder(of: target, in: package, manifest: manifest)
        let excluded = target.exclude ?? []
        let found = folder.map { FolderEntries.all(below: $0) } ?? []
        let isRoot = folder == FileSystem.absolutePath(package)
        entries = found.filter { !Self.isBelow(any: excluded, $0) && !(isRoot && Self.isManifest($0)) }
    }

    /// True for the manifests of a package, one for each version of the package manager, by their path below it.
    private static func isManifest(_ entry: String) -> Bool {
        entry == "Package.swift" || (entry.hasPrefix("Package@swift-") && entry.hasSuffix(".swift") && !entry.contains("/"))
    }

    var moduleName: String { ModuleName.identifier(from: target.name) }

    private static func folder(of target: PackageManifest.Target, in package: String, manifest: PackageManifest) -> String? {
        if let path = target.path {
            let folder = FileSystem.absolutePath("\(package)/\(path)")
            return FileSystem.isFolder(folder) ? folder : nil
        }
        let usual = target.type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
        if let found = usual.map({ "\(package)/\($0)/\(target.name)" }).first(where: FileSystem.isFolder) { return found }
        // A package of one target may do without a folder for it.
        let isOnly = target.type != "test" && manifest.targets.filter { $0.type != "test" && $0.type != "plugin" }.count == 1
        return isOnly ? usual.map { "\(package)/\($0)" }.first(where: FileSystem.isFolder) : nil
    }

    private static func isBelow(any folders: [String], _ entry: String) -> Bool {
        folders.contains { folder in
            let path = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
            return path == "." || entry == path || entry.hasPrefix("\(path)/")
        }
    }

    // MARK: Its files

    /// Swift files, absolute.
    var swiftFiles: [String] { sources { $0 == .swift } }

    /// Files in other languages, absolute.
    var otherSources: [String] { sources { $0 == .uncompiled(.c) } }

    private func sources(_ isWanted: (FileRole) -> Bool) -> [String] {
        guard let folder else { return [] }
        let declared = (target.resources ?? []).map(\.path)
        return entries.filter { entry in
            isWanted(FileRole(path: entry)) && !Self.isBelow(any: declared, entry)
                && (target.sources.map { Self.isBelow(any: $0, entry) } ?? true)
        }.map { "\(folder)/\($0)" }
    }

    /// The folder beside a program in which its resources are, as the package manager names it.
    var bundleName: String { "\(manifest.name)_\(target.name).resources".replacing("/", with: "_") }

    /// The items that its bundle contains.
    var resources: [BundleContents.Item] {
        guard let folder else { return [] }
        var items: [BundleContents.Item] = []
        func add(_ entry: String, at place: String) {
            items.append(BundleContents.Item(path: "\(folder)/\(entry)", place: "\(bundleName)/\(place)"))
        }
        for resource in target.resources ?? [] {
            let path = resource.path.hasSuffix("/") ? String(resource.path.dropLast()) : resource.path
            // The package manager refuses files outside of the target's folder.
            guard FileSystem.absolutePath("\(folder)/\(path)").hasPrefix("\(folder)/") else { continue }
            if resource.rule["copy"] != nil {
                add(path, at: NSString(string: path).lastPathComponent)
            } else if resource.rule["process"] != nil {
                for entry in entries where Self.isBelow(any: [path], entry) { add(entry, at: BundleContents.place(of: "/\(entry)")) }
            }
        }
        for entry in entries where Self.isResource(entry) {
            if !items.contains(where: { $0.path == "\(folder)/\(entry)" }) { add(entry, at: BundleContents.place(of: "/\(entry)")) }
        }
        return items
    }

    /// Returns whether Xcode takes a file for a resource without a declaration.
    ///
    /// Source: Apple, "Bundling resources with a Swift package": asset catalogs, Core Data models, folders of languages, nibs and
    /// storyboards; Swift Package Manager, `TargetSourcesBuilder`, adds string catalogs.
    private static func isResource(_ entry: String) -> Bool {
        switch FileRole(path: entry) {
        case .dataModel: true
        case .resource:
            ["xcassets", "xcstrings"].contains(NSString(string: entry).pathExtension)
                || entry.split(separator: "/").dropLast().last?.hasSuffix(".lproj") ?? false
        case .swift, .intents, .uncompiled, .unused: false
        }
    }

    // MARK: Its module

    /// The module that is compiled of it.
    ///
    /// - Parameters:
    ///   - identity: the name by which others refer to the package.
    ///   - dependencies: the modules that it may import.
    func module(identity: String, dependencies: [String]) -> HostModule {
        var files = swiftFiles.map { HostModule.SourceFile($0) }
        if !resources.isEmpty, let folder {
            files.append(HostModule.SourceFile("\(folder)/resource_bundle_accessor.swift", text: Self.accessor(bundleName)))
            var generated = GeneratedSources()
            let catalogs = resources.map(\.path).filter { $0.hasSuffix(".xcassets") }
            generated.addSymbols(of: catalogs, bundle: "Foundation.Bundle.module", declaringMembers: false, besides: swiftFiles)
            generated.addStringSymbols(of: resources.map(\.path), bundle: "Foundation.Bundle.module")
            generated.addModels(BundleContents(resources).dataModels)
            files += generated.files
        }
        var conditions = ["SWIFT_PACKAGE"] + surroundings.traits.sorted()
        var settings: [CompilerSetting?] = []
        var mode = Self.languageMode(of: manifest)
        for setting in target.settings ?? [] where setting.tool == "swift" && setting.condition?.holds(surroundings) ?? true {
            for (kind, value) in setting.kind {
                switch kind {
                case "define": conditions += value.texts
                case "enableUpcomingFeature": settings += value.texts.map(CompilerSetting.upcomingFeature)
                case "enableExperimentalFeature": settings += value.texts.map(CompilerSetting.experimentalFeature)
                case "swiftLanguageMode", "swiftLanguageVersion": mode = value.texts.first.map(LanguageMode.name) ?? mode
                case "defaultIsolation": settings += value.texts.map(CompilerSetting.isolation)
                default: break
                }
            }
        }
        return HostModule(
            name: moduleName, files: files, dependencies: dependencies, conditions: conditions, languageMode: mode,
            package: ModuleName.identifier(from: identity), settings: settings.compactMap(\.self), isSuite: target.type == "test")
    }

    /// Since tools version 6 a manifest without a language version means Swift 6.
    private static func languageMode(of manifest: PackageManifest) -> String {
        let tools = Int(manifest.toolsVersion.version.prefix { $0 != "." }) ?? 5
        return LanguageMode.name(for: manifest.swiftLanguageVersions?.last ?? (tools >= 6 ? "6" : "5"))
    }

    /// Returns the source that the package manager writes for a target with resources.
    private static func accessor(_ bundle: String) -> String {
        """
        import Foundation

        extension Foundation.Bundle {
            static nonisolated let module: Foundation.Bundle = {
                let path = Foundation.Bundle.main.bundlePath + "/" + \(SwiftLiteral.quoted(bundle))
                guard let bundle = Foundation.Bundle(path: path) else { Swift.fatalError("there are no resources at \\(path)") }
                return bundle
            }()
        }

        """
    }
}

/// The compiler's names for versions of Swift.
enum LanguageMode {
    /// `5` for `5.0` and for versions that the compiler no longer supports: Xcode asks such projects to go to Swift 5.
    static func name(for version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        let major = version.prefix { $0 != "." }
        return ["4", "5", "6"].contains(major) ? String(major) : "5"
    }
}
