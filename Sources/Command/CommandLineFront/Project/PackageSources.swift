/// Reads packages as sources, as far as a package that does not build can be drawn: their modules, compiled like those of an Xcode
/// project, where declarations that do not compile are left out.
struct PackageSources {
    /// Folders of packages, absolute.
    let folders: [String]
    /// Folders in which checkouts of other packages lie, absolute.
    let checkouts: [String]
    /// The folder in which the output of manifests is kept, absolute.
    let cache: String

    /// Returns the modules of the products that a host of the packages links, imported modules first; nil if there are no modules.
    ///
    /// - Parameter descriptions: the package manager's descriptions of the packages.
    /// - Throws: ``FrontFailure`` where a package has no library to link, and ``ProjectFault`` where targets need each other.
    func read(_ descriptions: [PackageDescription]) throws -> SourceSet? {
        var graph = PackageGraph(given: folders, local: [], checkouts: checkouts, cache: cache)
        for description in descriptions {
            for library in try description.previewLibraries() {
                let product = XcodeTarget.PackageProduct(name: library, package: .local(path: description.path))
                _ = try graph.take(product, for: description.name)
            }
        }
        guard !graph.modules.isEmpty else { return nil }
        var bundle = BundleContents()
        for item in graph.resources { bundle.add(item) }
        var sources = SourceSet(
            named: folders, modules: graph.modules, resourceFolders: [], packages: graph.built, descriptions: graph.manifestFiles)
        sources.bundle = bundle
        sources.notes = graph.notes
        return sources
    }
}
