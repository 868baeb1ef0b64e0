import Foundation

/// The packages that sources may link: those at hand, those that were fetched, and the reasons why others are missing.
struct PackageSupply {
    /// Folders of packages that the user named, absolute.
    var given: [String] = []
    /// Folders of packages that the project or workspace holds, absolute.
    var local: [String] = []
    /// Folders of packages around and below the project, absolute, for products of no named package.
    var nearby: [String] = []
    /// Folders of packages that the project is in, absolute: a demo may name the repository that it is part of.
    var around: [String] = []
    /// Folders in which checkouts of packages may lie, absolute.
    var checkouts: [String] = []
    var pins = PackagePins()
    /// The folder in which the output of manifests is kept, absolute.
    let cache: String
    /// The folders of fetched packages by their identities.
    var fetched: [String: String] = [:]
    /// The reasons why packages could not be fetched, by their identities.
    var refusals: [String: String] = [:]
    /// The traits that a package's dependents ask for, by its folder, where one asks for others than the defaults.
    var traits: [String: Set<String>] = [:]
    /// The modules that are ours, whichever package a manifest names for them.
    var provided = Set(Checkout.ownProducts)
    /// False while missing packages may still be fetched.
    var isSettled = true
    /// False where nothing of a package may run, its manifest least of all: then all Swift files below its folder are taken, as of a
    /// package that is listed by itself.
    var runsManifests = true

    /// The folder of a package, and true where it is a checkout of another version than the pinned one.
    struct Found: Equatable {
        let folder: String
        var isOther = false
    }

    /// Returns the folder of a package that is at hand or fetched.
    ///
    /// A checkout counts if it has the pinned commit; another one only where the pinned one cannot be had.
    ///
    /// - Parameter dependent: the folder of the package that needs it, whose own checkouts count, too.
    func folder(of identity: String, for dependent: String? = nil) -> Found? {
        let isMeant: (String) -> Bool = { NSString(string: $0).lastPathComponent.lowercased() == identity }
        if let path = (given + local).first(where: isMeant) { return Found(folder: path) }
        let places = checkouts + [dependent.map { "\($0)/.build/checkouts" }].compactMap(\.self)
        let candidates = places.flatMap { place in
            ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []).sorted().filter { $0.lowercased() == identity }
                .map { "\(place)/\($0)" }
        }.filter { FileSystem.isFile("\($0)/Package.swift") }
        let pinned = pins.commits[identity]
        let isPinned: (String) -> Bool = { path in pinned == nil || Self.commit(of: path).map { $0 == pinned } ?? true }
        if let path = candidates.first(where: isPinned) { return Found(folder: path) }
        if let path = fetched[identity] { return Found(folder: path) }
        return isSettled ? candidates.first.map { Found(folder: $0, isOther: true) } : nil
    }

    /// Returns the commit of a checkout; nil where a folder is none.
    private static func commit(of folder: String) -> String? {
        func text(_ path: String) -> String? {
            FileSystem.contents(of: "\(folder)/.git/\(path)")
                .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        guard let head = text("HEAD") else { return nil }
        return head.hasPrefix("ref: ") ? text(String(head.dropFirst(5))) : head
    }

    /// Reads sources, again and again while more packages turn out to be needed or other traits of them.
    ///
    /// - Parameters:
    ///   - fetch: gets missing packages; nil where nothing may be fetched.
    ///   - read: reads the sources with a supply, and returns the packages that they need.
    mutating func reading<Result>(
        fetching fetch: PackageFetch?, _ read: (PackageSupply) throws -> (result: Result, graph: PackageGraph)
    ) throws -> Result {
        isSettled = fetch == nil
        for _ in 0..<Self.mostReadings {
            let (result, graph) = try read(self)
            let hasChanged = graph.supply.traits != traits
            traits = graph.supply.traits
            let missing = graph.lacking.filter { refusals[$0.identity] == nil }
            if let fetch, !isSettled, !missing.isEmpty {
                let found = try fetch.packages(missing, pins: pins)
                fetched.merge(found.folders) { first, _ in first }
                refusals.merge(found.refusals) { first, _ in first }
                for package in missing where fetched[package.identity] == nil && refusals[package.identity] == nil {
                    refusals[package.identity] = "\(package.url) holds a package of another name"
                }
                continue
            }
            if !hasChanged, isSettled || graph.lacking.isEmpty { return result }
            // Packages that were refused stay missing, and are reported with the reasons.
            if !graph.lacking.isEmpty { isSettled = true }
        }
        isSettled = true
        return try read(self).result
    }

    /// Packages that need others by traits, and these again, settle within a few readings.
    private static let mostReadings = 8
}
