import Foundation
import HostProtocol
import SwiftLexing

/// The packages that targets of a project link, and the modules that are compiled of them.
///
/// Their modules are compiled like the project's own, since their manifests know nothing of Zoetrope: unmodified, they
/// `import SwiftUI` and name no package that has it. A package with C files or macros, which takes a build system, is left to
/// the package manager where it has no views.
struct PackageGraph {
    /// Folders of packages that the user named, absolute.
    let given: [String]
    /// Folders of packages that the project or workspace holds, absolute.
    let local: [String]
    /// Folders in which checkouts of packages may lie, absolute.
    let checkouts: [String]
    /// The folder in which the output of manifests is kept, absolute.
    let cache: String
    /// False where nothing of a package may run, its manifest least of all: then all Swift files below its folder are taken, as of a
    /// package that is listed by itself.
    let runsManifests: Bool

    /// The modules, those that others import first.
    private(set) var modules: [HostModule] = []
    private(set) var resources: [BundleContents.Item] = []
    /// Packages that the package manager builds, absolute.
    private(set) var built: [String] = []
    private(set) var manifestFiles: [String] = []
    /// Notes about missing packages and products, in sentences.
    private(set) var notes: [String] = []
    /// The products that targets link of packages that are not at hand.
    private(set) var absent: [String] = []

    private var manifests: [String: PackageManifest?] = [:]
    /// The folder of its package, by module name.
    private var owners: [String: String] = [:]
    private var chain: [String] = []

    init(given: [String], local: [String], checkouts: [String], cache: String, runsManifests: Bool = true) {
        self.given = given
        self.local = local
        self.checkouts = checkouts
        self.cache = cache
        self.runsManifests = runsManifests
    }

    /// The packages that the user named and that give no module: code that imports them gets the package manager's build.
    var unusedGiven: [String] { given.filter { folder in !owners.values.contains(folder) && !built.contains(folder) } }

    /// Takes in a product that a target links.
    ///
    /// - Returns: the names of its modules.
    mutating func take(_ product: XcodeTarget.PackageProduct, for target: String) throws -> [String] {
        switch product.package {
        case .local(let path):
            guard FileSystem.isFile("\(path)/Package.swift") else {
                note(
                    "\(path)/Package.swift, whose product \(product.name) \(target) links, is missing; restore the folder, or give its "
                        + "location with --package")
                return lack(product)
            }
            return try take(product.name, of: path)
        case .remote(let url, let requirement):
            let identity = Self.identity(of: url)
            guard let path = folder(of: identity) else {
                let version = requirement.isEmpty ? "" : " (\(requirement))"
                note(
                    "the package \(identity)\(version), whose product \(product.name) \(target) links, is missing; run 'git clone \(ShellWord.quoted(url))' "
                        + "and give the folder with --package")
                return lack(product)
            }
            return try take(product.name, of: path)
        case nil:
            for path in given + local where offers(product.name, path) {
                return try take(product.name, of: path)
            }
            note(
                "no package of the project has the product \(product.name), which \(target) links; give the folder of its package with "
                    + "--package")
            return lack(product)
        }
    }

    private mutating func lack(_ product: XcodeTarget.PackageProduct) -> [String] {
        if !absent.contains(product.name) { absent.append(product.name) }
        return []
    }

    // MARK: Packages

    private func folder(of identity: String) -> String? {
        let isMeant: (String) -> Bool = { NSString(string: $0).lastPathComponent.lowercased() == identity }
        if let path = (given + local).first(where: isMeant) { return path }
        for checkout in checkouts {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: checkout)) ?? []).sorted()
            where name.lowercased() == identity && FileSystem.isFile("\(checkout)/\(name)/Package.swift") {
                return "\(checkout)/\(name)"
            }
        }
        return nil
    }

    /// Returns the identity by which others refer to a package: the end of its address, in small letters.
    static func identity(of url: String) -> String {
        let last = NSString(string: url.hasSuffix("/") ? String(url.dropLast()) : url).lastPathComponent
        return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }

    private mutating func manifest(of folder: String) -> PackageManifest? {
        if let known = manifests[folder] { return known }
        var manifest: PackageManifest?
        do {
            manifest = try PackageManifest.read(at: folder, cache: cache)
            manifestFiles.append("\(folder)/Package.swift")
        } catch let failure as FrontFailure {
            note(failure.message)
        } catch {
            note("the package at \(folder) cannot be read: \(error)")
        }
        manifests[folder] = manifest
        return manifest
    }

    private mutating func note(_ text: String) {
        if !notes.contains(text) { notes.append(text) }
    }

    // MARK: Products and targets

    private mutating func take(_ product: String, of folder: String) throws -> [String] {
        // A package's dependency on Zoetrope is in the renderer, which it is linked with.
        if Checkout.isCheckout(folder) { return [] }
        if !runsManifests { return takeFiles(of: folder) }
        guard let manifest = manifest(of: folder) else { return [] }
        if built.contains(folder) { return [] }
        guard let found = manifest.products.first(where: { $0.name == product }) else {
            let known = manifest.products.map(\.name).joined(separator: ", ")
            note("the package at \(folder) has no product \(product); it has \(known)")
            return []
        }
        let targets = found.targets.compactMap { name in manifest.targets.first { $0.name == name } }
        if needsPackageManager(targets, manifest, folder) {
            built.append(folder)
            return []
        }
        return try targets.flatMap { try take($0, manifest, folder) }
    }

    private mutating func offers(_ product: String, _ folder: String) -> Bool {
        if !runsManifests { return ManifestNames.names(ofPackage: folder).contains(product) }
        return manifest(of: folder)?.products.contains { $0.name == product } ?? false
    }

    /// Takes in a package as one module, for a list of what its files show.
    private mutating func takeFiles(of folder: String) -> [String] {
        let name = ModuleName.identifier(from: FilePath.name(of: folder))
        if owners[name] == nil {
            owners[name] = folder
            let files = SourceTree.swiftFiles(in: folder).filter { TestSources.folder(of: $0) == nil }
            modules.append(HostModule(name: name, files: files.map { HostModule.SourceFile("\(folder)/\($0)") }))
        }
        return [name]
    }

    /// Takes in a target and, before it, its dependencies.
    private mutating func take(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: String
    ) throws -> [String] {
        let place = PackageTarget(target, in: folder, manifest: manifest)
        let name = place.moduleName
        if let owner = owners[name] {
            if owner != folder { note("\(owner) and \(folder) both have a module \(name); the first is used") }
            return [name]
        }
        let step = "\(manifest.name).\(target.name)"
        if chain.contains(step) {
            throw ProjectFault.cycle(
                path: "\(folder)/Package.swift", what: "targets depend on each other", chain: chain.drop { $0 != step } + [step])
        }
        guard target.type == "regular" || target.type == "executable" else {
            note("the target \(target.name) of the package \(manifest.name) is not built: targets of type \(target.type) are not supported")
            return []
        }
        guard place.folder != nil else {
            note("the folder of the target \(target.name) is missing in the package at \(folder)")
            return []
        }
        chain.append(step)
        defer { chain.removeLast() }
        var imported: [String] = []
        for dependency in target.dependencies ?? [] where dependency.condition?.holds ?? true {
            if !dependency.isProduct, let other = manifest.targets.first(where: { $0.name == dependency.name }) {
                imported += try take(other, manifest, folder)
            } else {
                imported += try take(product: dependency, of: manifest, at: folder)
            }
        }
        if !place.otherSources.isEmpty {
            note(
                "\(Amounts.count(place.otherSources.count, "file")) of the target \(target.name) of the package \(manifest.name) "
                    + "cannot be compiled here: \(FileRole.Uncompiled.c.rawValue)")
        }
        guard !place.swiftFiles.isEmpty else { return [] }
        owners[name] = folder
        modules.append(place.module(identity: Self.identity(of: folder), dependencies: imported))
        resources += place.resources
        return [name] + imported
    }

    private mutating func take(
        product dependency: PackageManifest.TargetDependency, of manifest: PackageManifest, at folder: String
    ) throws -> [String] {
        // Without a package's name, the product or the package has the same name.
        let identity = (dependency.package ?? dependency.name).lowercased()
        let other = manifest.dependencies.first { $0.identity == identity }
        if let path = other?.path, FileSystem.isFile("\(path)/Package.swift") { return try take(dependency.name, of: path) }
        if let path = self.folder(of: other?.identity ?? identity) { return try take(dependency.name, of: path) }
        if other == nil {
            for path in manifest.dependencies.compactMap({ $0.path ?? self.folder(of: $0.identity) })
            where self.manifest(of: path)?.products.contains(where: { $0.name == dependency.name }) ?? false {
                return try take(dependency.name, of: path)
            }
        }
        let url = other?.url.map { "run 'git clone \(ShellWord.quoted($0))' and give" } ?? "give"
        note(
            "the package \(other?.identity ?? identity), whose product \(dependency.name) the package \(manifest.name) needs, is missing; "
                + "\(url) the folder with --package")
        return []
    }

    /// Returns whether targets, with what they depend on in their package, have files or macros that take a build system, and none that
    /// imports a module only Zoetrope has.
    private func needsPackageManager(_ targets: [PackageManifest.Target], _ manifest: PackageManifest, _ folder: String) -> Bool {
        var pending = targets
        var seen: Set<String> = []
        var places: [PackageTarget] = []
        while let target = pending.popLast() {
            guard seen.insert(target.name).inserted else { continue }
            places.append(PackageTarget(target, in: folder, manifest: manifest))
            let names = (target.dependencies ?? []).filter { !$0.isProduct && $0.condition?.holds ?? true }.map(\.name)
            pending += manifest.targets.filter { names.contains($0.name) }
        }
        let takesBuildSystem = places.contains { ["macro", "system"].contains($0.target.type) || !$0.otherSources.isEmpty }
        return takesBuildSystem && !places.contains { $0.swiftFiles.contains(where: Self.importsViews) }
    }

    private static func importsViews(_ path: String) -> Bool {
        guard let data = FileSystem.contents(of: path) else { return false }
        let tokens = SwiftTokenizer.tokens(of: Array(data))
        let modules: Set = ["SwiftUI", "UIKit", "WidgetKit", "AppIntents"]
        return zip(tokens, tokens.dropFirst()).contains { $0.word == "import" && modules.contains($1.word ?? "") }
    }
}
