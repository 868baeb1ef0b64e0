import Foundation
import HostProtocol

/// The packages that targets of a project link, and the modules that are compiled of them.
///
/// Their modules are compiled like the project's own, since their manifests know nothing of Zoetrope: unmodified, they
/// `import SwiftUI` and name no package that has it. Their C targets are compiled by clang. A package with C files or macros and
/// without views is left to the package manager.
struct PackageGraph {
    private(set) var supply: PackageSupply

    /// The modules, those that others import first.
    private(set) var modules: [HostModule] = []
    private(set) var resources: [BundleContents.Item] = []
    /// The C targets that the modules import.
    private(set) var cTargets: [CTarget] = []
    /// Packages that the package manager builds, absolute.
    private(set) var built: [String] = []
    /// The packages that those depend on, absolute.
    private(set) var support: [String] = []
    private(set) var manifestFiles: [String] = []
    /// Notes about missing packages and products, in sentences.
    private(set) var notes: [String] = []
    /// The products that targets link of packages that are not at hand.
    private(set) var absent: [String] = []
    /// The packages that are not at hand.
    private(set) var lacking: [RemotePackage] = []

    private var manifests: [String: PackageManifest?] = [:]
    /// The folder of its package, by module name.
    private var owners: [String: String] = [:]
    private var chain: [String] = []

    /// The system that the packages are built for.
    var platform = TargetPlatform.iOS

    init(_ supply: PackageSupply) { self.supply = supply }

    /// The packages that the user named and that give no module: code that imports them gets the package manager's build.
    var unusedGiven: [String] { supply.given.filter { folder in !owners.values.contains(folder) && !built.contains(folder) } }

    // MARK: What is linked

    /// Takes in a product that a target links.
    ///
    /// - Returns: the names of its modules.
    mutating func take(_ product: XcodeTarget.PackageProduct, for target: String) throws -> [String] {
        if supply.provided.contains(product.name) { return [] }
        switch product.package {
        case .local(let path):
            guard FileSystem.isFile("\(path)/Package.swift") else {
                // A demo names the folder of its package, which a clone may have renamed.
                if let path = holder(of: product.name) { return try take(product.name, of: path) }
                note(
                    "\(path)/Package.swift, whose product \(product.name) \(target) links, is missing; restore the folder, or give its "
                        + "location with --package")
                return lack(product.name)
            }
            return try take(product.name, of: path)
        case .remote(let package):
            if let path = folder(of: package, for: nil, product: product.name) { return try take(product.name, of: path) }
            noteMissing(package, "whose product \(product.name) \(target) links")
            return lack(product.name)
        case nil:
            if let path = holder(of: product.name) { return try take(product.name, of: path) }
            note(
                "no package of the project has the product \(product.name), which \(target) links; give the folder of its package with "
                    + "--package")
            return lack(product.name)
        }
    }

    /// Takes in the products of a package whose modules code imports.
    ///
    /// - Returns: the names of the modules.
    mutating func takeProducts(with imported: Set<String>, of folder: String) throws -> [String] {
        if Checkout.isCheckout(folder) { return [] }
        let products = manifest(of: folder)?.products ?? []
        let wanted = products.filter { $0.targets.contains { imported.contains(ModuleName.identifier(from: $0)) } }
        var names: [String] = []
        for product in wanted { names += try take(product.name, of: folder).filter { !names.contains($0) } }
        return names
    }

    /// Takes in the targets of a package with views, and all that they need; all targets where none has views.
    ///
    /// - Returns: the folders of the targets that are to be drawn, by the names of their modules.
    mutating func takeTargets(of folder: String) throws -> [String: String] {
        guard let manifest = manifest(of: folder) else { return [:] }
        let places = manifest.targets.filter { $0.type == "regular" || $0.type == "executable" }
            .map { PackageTarget($0, in: folder, manifest: manifest, surroundings: surroundings(of: manifest, at: folder)) }
        let withViews = places.filter { $0.swiftFiles.contains(where: Self.importsViews) }
        var taken: [String: String] = [:]
        for place in withViews.isEmpty ? places : withViews {
            _ = try take(place.target, manifest, folder)
            if owners[place.moduleName] == folder { taken[place.moduleName] = place.folder }
        }
        return taken
    }

    /// Takes in the test targets of a package, and all that they need.
    ///
    /// - Parameter name: the only target to take; nil for all.
    /// - Returns: the folders of the targets, by the names of their modules.
    mutating func takeTests(of folder: String, named name: String?) throws -> [String: String] {
        guard let manifest = manifest(of: folder) else { return [:] }
        let targets = manifest.targets.filter { $0.type == "test" }
        if let name, !targets.contains(where: { $0.name == name }) {
            let known = targets.map(\.name)
            throw ProjectFault.noTarget(name, nearest: NearestWord.nearest(to: name, among: known), known: known, path: folder)
        }
        var taken: [String: String] = [:]
        for target in targets where name == nil || target.name == name {
            let place = PackageTarget(target, in: folder, manifest: manifest, surroundings: surroundings(of: manifest, at: folder))
            _ = try take(target, manifest, folder)
            if owners[place.moduleName] == folder { taken[place.moduleName] = place.folder }
        }
        return taken
    }

    private mutating func lack(_ product: String) -> [String] {
        if !absent.contains(product) { absent.append(product) }
        return []
    }

    /// Notes a package that is not at hand.
    ///
    /// - Parameter use: a clause about who needs it.
    private mutating func noteMissing(_ package: RemotePackage, _ use: String) {
        if !lacking.contains(where: { $0.identity == package.identity }) { lacking.append(package) }
        let version = package.requirement.words.isEmpty ? "" : " (\(package.requirement.words))"
        let remedy =
            supply.refusals[package.identity].map { ": \($0); give its folder with --package" }
            ?? "; run 'git clone \(ShellWord.quoted(package.url))' and give the folder with --package"
        note("the package \(package.identity)\(version), \(use), is missing\(remedy)")
    }

    // MARK: Packages

    /// Returns the folder of a package in a repository, and remembers the traits that are asked for.
    private mutating func folder(of package: RemotePackage, for dependent: String?, product: String) -> String? {
        let found = supply.folder(of: package.identity, for: dependent)
        guard let path = found?.folder ?? supply.given.first(where: { has(product, $0) }) ?? around(package, product) else { return nil }
        if found?.isOther ?? false {
            let reason = supply.refusals[package.identity].map { ": \($0)" } ?? ""
            note("the checkout \(path) is used, though it is not the commit that Package.resolved names\(reason)")
        }
        request(package.traits, of: path)
        return path
    }

    /// Returns the package around the project that has a product of one that cannot be fetched: a demo names the repository that
    /// it is in.
    private mutating func around(_ package: RemotePackage, _ product: String) -> String? {
        guard supply.isSettled, let path = supply.around.first(where: { has(product, $0) }) else { return nil }
        let reason = supply.refusals[package.identity].map { ": \($0)" } ?? ""
        note("the package at \(path) is used for \(package.identity), which is not at hand\(reason)")
        return path
    }

    private mutating func request(_ names: [String]?, of folder: String) {
        if names == nil, supply.traits[folder] == nil { return }
        supply.traits[folder, default: []].formUnion(names ?? ["default"])
    }

    /// The facts that conditions in a package's manifest ask for.
    private func surroundings(of manifest: PackageManifest, at folder: String) -> PackageManifest.Surroundings {
        PackageManifest.Surroundings(traits: manifest.enabledTraits(of: supply.traits[folder] ?? ["default"]), platform: platform)
    }

    /// Returns the folder of a package at hand that has a product, where no package is named, or a missing one.
    private mutating func holder(of product: String) -> String? {
        (supply.given + supply.local + supply.nearby).first { has(product, $0) }
    }

    private mutating func has(_ product: String, _ folder: String) -> Bool {
        if !supply.runsManifests { return ManifestNames.names(ofPackage: folder).contains(product) }
        return manifest(of: folder)?.products.contains { $0.name == product } ?? false
    }

    private mutating func manifest(of folder: String) -> PackageManifest? {
        if let known = manifests[folder] { return known }
        var manifest: PackageManifest?
        do {
            manifest = try PackageManifest.read(at: folder, cache: supply.cache)
            manifestFiles += PackageManifest.files(of: folder)
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
        if Checkout.isCheckout(folder) || supply.provided.contains(product) { return [] }
        if !supply.runsManifests { return takeFiles(of: folder) }
        guard let manifest = manifest(of: folder) else { return lack(product) }
        if built.contains(folder) { return [] }
        guard let found = manifest.products.first(where: { $0.name == product }) else {
            let known = manifest.products.map(\.name).joined(separator: ", ")
            note("the package at \(folder) has no product \(product); it has \(known)")
            return lack(product)
        }
        let targets = found.targets.compactMap { name in manifest.targets.first { $0.name == name } }
        if needsPackageManager(targets, manifest, folder) {
            built.append(folder)
            takeSupport(of: manifest, at: folder)
            return []
        }
        return try targets.flatMap { try take($0, manifest, folder) }
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

    /// Takes in all packages that one needs which the package manager builds, so that it finds them without a network.
    private mutating func takeSupport(of manifest: PackageManifest, at folder: String) {
        for dependency in manifest.dependencies {
            guard let path = self.folder(of: dependency, for: folder, product: dependency.identity) else {
                if let remote = dependency.remote { noteMissing(remote, "which the package \(manifest.name) needs") }
                continue
            }
            guard !Checkout.isCheckout(path), !support.contains(path), let other = self.manifest(of: path) else { continue }
            support.append(path)
            takeSupport(of: other, at: path)
        }
    }

    private mutating func folder(of dependency: PackageManifest.Dependency, for dependent: String, product: String) -> String? {
        if let path = dependency.path {
            guard FileSystem.isFile("\(path)/Package.swift") else { return supply.folder(of: dependency.identity)?.folder }
            request(dependency.traits, of: path)
            return path
        }
        return dependency.remote.flatMap { folder(of: $0, for: dependent, product: product) }
            ?? supply.folder(of: dependency.identity, for: dependent)?.folder
    }

    /// Takes in a target and, before it, its dependencies.
    private mutating func take(
        _ target: PackageManifest.Target, _ manifest: PackageManifest, _ folder: String
    ) throws -> [String] {
        let surroundings = surroundings(of: manifest, at: folder)
        let place = PackageTarget(target, in: folder, manifest: manifest, surroundings: surroundings)
        let name = place.moduleName
        if supply.provided.contains(name) { return [] }
        if let owner = owners[name] {
            if owner != folder { note("\(owner) and \(folder) both have a module \(name); the first is used") }
            return [name]
        }
        let step = "\(manifest.name).\(target.name)"
        if chain.contains(step) {
            let circle = ProjectFault.cycle(
                path: "\(folder)/Package.swift", what: "targets depend on each other", chain: chain.drop { $0 != step } + [step])
            note(circle.message)
            return []
        }
        guard ["regular", "executable", "test"].contains(target.type) else {
            note(Self.note(on: target, of: manifest))
            return lack(target.name)
        }
        guard place.folder != nil else {
            note("the folder of the target \(target.name) is missing in the package at \(folder)")
            return []
        }
        chain.append(step)
        defer { chain.removeLast() }
        var imported: [String] = []
        for dependency in target.dependencies ?? [] where dependency.condition?.holds(surroundings) ?? true {
            if !dependency.isProduct, let other = manifest.targets.first(where: { $0.name == dependency.name }) {
                imported += try take(other, manifest, folder)
            } else {
                imported += try take(product: dependency, of: manifest, at: folder)
            }
        }
        if let cTarget = CTarget(place) {
            owners[name] = folder
            cTargets.append(cTarget)
            return [name] + imported
        }
        noteUnused(of: place)
        guard !place.swiftFiles.isEmpty else { return [] }
        owners[name] = folder
        modules.append(place.module(identity: RemotePackage.identity(of: folder), dependencies: imported))
        resources += place.resources
        return [name] + imported
    }

    /// Notes the parts of a target that are not compiled: files in other languages, and files that a plugin makes.
    private mutating func noteUnused(of place: PackageTarget) {
        let whose = "of the target \(place.target.name) of the package \(place.manifest.name)"
        if !place.otherSources.isEmpty {
            note(
                "\(Amounts.count(place.otherSources.count, "file")) \(whose) cannot be compiled here: \(FileRole.Uncompiled.c.rawValue)")
        }
        // Linters change nothing, and most packages with a plugin have one of these.
        let plugins = (place.target.pluginUsages ?? []).map(\.name).filter { !$0.lowercased().contains("lint") }
        if !plugins.isEmpty {
            note("the plugin \(plugins.joined(separator: ", ")) \(whose) is not run: code that it generates is missing")
        }
    }

    private static func note(on target: PackageManifest.Target, of manifest: PackageManifest) -> String {
        let whose = "the target \(target.name) of the package \(manifest.name) is left out"
        switch target.type {
        case "binary": return "\(whose): it is binary, and was built for Apple's systems"
        case "macro":
            return "\(whose): its macros take a build by the package manager, which has no SwiftUI for the package's views; code with the "
                + "macros does not compile"
        case "system": return "\(whose): it is a library of the system, which only the package manager finds"
        default: return "\(whose): targets of type \(target.type) are not supported"
        }
    }

    private mutating func take(
        product dependency: PackageManifest.TargetDependency, of manifest: PackageManifest, at folder: String
    ) throws -> [String] {
        if supply.provided.contains(dependency.name) { return [] }
        // Without a package's name, the product or the package has the same name.
        let identity = (dependency.package ?? dependency.name).lowercased()
        let other = manifest.dependencies.first { $0.identity == identity }
        if let other, let path = self.folder(of: other, for: folder, product: dependency.name) {
            return try take(dependency.name, of: path)
        }
        if other == nil {
            for each in manifest.dependencies {
                guard let path = self.folder(of: each, for: folder, product: dependency.name), has(dependency.name, path) else { continue }
                return try take(dependency.name, of: path)
            }
        }
        let use = "whose product \(dependency.name) the package \(manifest.name) needs"
        if let remote = other?.remote {
            noteMissing(remote, use)
        } else if let path = other?.path {
            note("\(path)/Package.swift, \(use), is missing; restore the folder, or give its location with --package")
        } else if other != nil {
            note("the package \(identity), \(use), is in a package registry, which is not asked; give the folder with --package")
        } else if !supply.isSettled, !manifest.dependencies.compactMap(\.remote).isEmpty {
            // One of them has it.
            for remote in manifest.dependencies.compactMap(\.remote) where supply.folder(of: remote.identity, for: folder) == nil {
                noteMissing(remote, "which the package \(manifest.name) needs")
            }
        } else {
            note("the package \(identity), \(use), is missing; give the folder with --package")
        }
        return lack(dependency.name)
    }

    /// Returns whether targets, with what they depend on in their package, have files or macros that take a build system, and none that
    /// imports a module only Zoetrope has.
    private func needsPackageManager(_ targets: [PackageManifest.Target], _ manifest: PackageManifest, _ folder: String) -> Bool {
        var pending = targets
        var seen: Set<String> = []
        var places: [PackageTarget] = []
        let surroundings = surroundings(of: manifest, at: folder)
        while let target = pending.popLast() {
            guard seen.insert(target.name).inserted else { continue }
            places.append(PackageTarget(target, in: folder, manifest: manifest, surroundings: surroundings))
            let names = (target.dependencies ?? []).filter { !$0.isProduct && $0.condition?.holds(surroundings) ?? true }.map(\.name)
            pending += manifest.targets.filter { names.contains($0.name) }
        }
        let takesBuildSystem = places.contains { ["macro", "system"].contains($0.target.type) || !$0.otherSources.isEmpty }
        return takesBuildSystem && !places.contains { $0.swiftFiles.contains(where: Self.importsViews) }
    }

    private static func importsViews(_ path: String) -> Bool {
        !ImportedModules.names(in: path).isDisjoint(with: ["SwiftUI", "UIKit", "WidgetKit", "AppIntents"])
    }
}
