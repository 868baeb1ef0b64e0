import Foundation
import SwiftLexing

/// Reads packages as sources: packages whose manifests know nothing of Zoetrope, and packages that do not build.
///
/// Their modules are compiled like those of an Xcode project, where declarations that do not compile are left out.
struct PackageSources {
    /// Folders of packages, absolute.
    let folders: [String]
    /// The packages that they may need, besides their own checkouts.
    var supply: PackageSupply
    /// Gets further packages; nil where nothing may be fetched.
    var fetch: PackageFetch?

    /// - Parameter given: folders of packages that the user named for what these need, absolute.
    init(_ folders: [String], given: [String] = [], checkouts: [String] = [], cache: String, fetch: PackageFetch?) {
        self.folders = folders
        self.fetch = fetch
        supply = PackageSupply(given: given, local: folders, checkouts: checkouts, cache: cache)
        supply.pins = PackagePins(firstOf: folders.map { "\($0)/Package.resolved" })
    }

    /// Returns the modules of the packages' targets that have views, and of those that these need, imported ones first.
    ///
    /// - Throws: ``FrontFailure`` where a manifest cannot be read, and ``ProjectFault`` where targets need each other.
    func read() throws -> SourceSet {
        var supply = supply
        return try supply.reading(fetching: fetch) { supply in
            var graph = PackageGraph(supply)
            var drawn: [String: String] = [:]
            for folder in folders {
                if Checkout.isCheckout(folder) { throw FrontFailure.isZoetropeItself(folder) }
                // The user named it: without its manifest there is nothing to draw.
                _ = try PackageManifest.read(at: folder, cache: supply.cache)
                drawn.merge(try graph.takeTargets(of: folder)) { first, _ in first }
            }
            guard !graph.modules.isEmpty else { throw FrontFailure.noSwiftFiles(folders) }
            return (sources(of: graph, drawing: drawn), graph)
        }
    }

    /// Returns the modules of the packages' test targets, and of the targets that these need, imported ones first.
    ///
    /// - Parameter name: the only test target to read; nil for all.
    /// - Throws: ``FrontFailure`` where a manifest cannot be read or has no tests, and ``ProjectFault`` for a target that is missing.
    func readTests(named name: String?) throws -> SourceSet {
        var supply = supply
        supply.provided.formUnion(TestKit.provided)
        return try supply.reading(fetching: fetch) { supply in
            var graph = PackageGraph(supply)
            var suites: [String: String] = [:]
            var tools: String?
            for folder in folders {
                if Checkout.isCheckout(folder) { throw FrontFailure.isZoetropeItself(folder) }
                tools = try PackageManifest.read(at: folder, cache: supply.cache).toolsVersion.version
                suites.merge(try graph.takeTests(of: folder, named: name)) { first, _ in first }
            }
            guard graph.modules.contains(where: \.isSuite) else { throw FrontFailure.noTests(folders[0]) }
            var sources = sources(of: graph, drawing: suites)
            sources.systemOfXcode = tools.map(RecordedSystem.system)
            return (sources, graph)
        }
    }

    /// - Parameter drawn: the folders of the targets whose views are drawn, by their modules.
    private func sources(of graph: PackageGraph, drawing drawn: [String: String]) -> SourceSet {
        var sources = SourceSet(named: folders, modules: graph.modules, resourceFolders: Set(drawn.values).sorted())
        sources.descriptions = graph.manifestFiles
        sources.bundle = BundleContents()
        for item in graph.resources { sources.bundle?.add(item) }
        sources.add(graph)
        sources.drawn = Set(drawn.keys)
        return sources
    }
}

extension SourceSet {
    /// Takes in the packages that the package manager builds, and the notes about others.
    mutating func add(_ graph: PackageGraph) {
        cTargets += graph.cTargets.filter { !cTargets.contains($0) }
        packages = graph.built
        packageSupport = graph.support.filter { !graph.built.contains($0) }
        absentModules += graph.absent
        notes += [graph.supply.pins.note].compactMap(\.self) + graph.notes
    }

    /// Takes in the packages that the sources import.
    ///
    /// - Parameters:
    ///   - packages: their folders, absolute.
    ///   - cache: the folder in which the output of manifests is kept, absolute.
    ///   - fetch: gets further packages; nil where nothing may be fetched.
    mutating func link(_ packages: [String], cache: String, fetch: PackageFetch?) throws {
        guard !packages.isEmpty, let own = modules.last else { return }
        let imported = swiftFiles.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.names(in: $1)) }
        var supply = PackageSupply(given: packages, cache: cache)
        supply.pins = PackagePins(firstOf: packages.map { "\($0)/Package.resolved" })
        let (graph, names) = try supply.reading(fetching: fetch) { supply in
            var graph = PackageGraph(supply)
            var names: [String] = []
            for package in packages { names += try graph.takeProducts(with: imported, of: package).filter { !names.contains($0) } }
            return ((graph, names), graph)
        }
        var last = own
        last.dependencies += names
        modules = graph.modules + modules.dropLast() + [last]
        descriptions += graph.manifestFiles
        for item in graph.resources { looseFiles.add(item) }
        add(graph)
        self.packages += graph.unusedGiven
    }
}

/// The modules that a file names in its imports, also in those under conditions.
enum ImportedModules {
    static func names(in path: String) -> Set<String> {
        guard let data = FileSystem.contents(of: path) else { return [] }
        let tokens = SwiftTokenizer.tokens(of: Array(data))
        var names: Set<String> = []
        for index in tokens.indices.dropLast() where tokens[index].kind == .word("import") {
            let next = tokens[index + 1].word ?? ""
            let isKind = Self.kinds.contains(next) && index + 2 < tokens.count
            names.insert(isKind ? tokens[index + 2].word ?? next : next)
        }
        return names
    }

    /// The kinds of declarations that can be imported by themselves.
    private static let kinds: Set<String> = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
}
