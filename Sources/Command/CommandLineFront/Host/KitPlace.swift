import Foundation

/// The folder in which hosts are built, and the package that they get the renderer from.
///
/// With the cache, the package is a copy of the checkout's sources, the kit, and one build folder serves all checkouts with these sources:
/// the package manager sees the same paths from each of them, and compiles nothing twice. Without it, both are in the checkout.
struct KitPlace: Codable, Equatable {
    /// The folder of the package, absolute.
    let package: String
    /// The folder of the builds, absolute.
    let folder: String
    /// A text that differs when the renderer's sources differ.
    let stamp: String
    /// True for a kit in the cache.
    let isShared: Bool

    /// The place without a cache.
    static func inside(_ checkout: Checkout) -> KitPlace {
        var fingerprint = Fingerprint()
        for path in checkout.parts { fingerprint.add(contentsOf: path) }
        return KitPlace(package: checkout.path, folder: checkout.hostsFolder, stamp: fingerprint.text, isShared: false)
    }

    /// The name of a product in the package: products of a build have different names, and those of checkouts have Apple's.
    func product(_ name: String) -> String { isShared ? "Kit_\(name)" : name }

    /// The variables of builds in this place, as `NAME=value`: the manifest gives hosts a module that other builds must not see, and reads
    /// where the kit is.
    ///
    /// Reading a package with the same variables as its build finds its manifest compiled already: the package manager keeps manifests by
    /// their variables.
    var environment: [String] {
        var variables = ProcessInfo.processInfo.environment
        variables["ZOETROPE_HOST"] = "1"
        variables["ZOETROPE_KIT"] = isShared ? package : nil
        return variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }

    // MARK: The place of a checkout

    private struct Record: Codable {
        let place: KitPlace
        let fingerprint: String
    }

    private static func recordPath(_ checkout: Checkout) -> String { "\(checkout.hostsFolder)/place.json" }

    private static func record(_ checkout: Checkout) -> Record? {
        FileSystem.contents(of: recordPath(checkout)).flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
    }

    /// The place of the checkout's last build; nil before the first.
    static func last(_ checkout: Checkout) -> KitPlace? { record(checkout)?.place }

    /// The place of the checkout's last build, if it still holds the checkout's sources.
    static func current(_ checkout: Checkout) -> KitPlace? {
        let inside = inside(checkout)
        guard let cache = KitCache.ofUser() else { return inside }
        guard let record = record(checkout), record.fingerprint == inside.stamp, cache.holds(record.place) else { return nil }
        return record.place
    }

    /// Remembers the place for ``current(_:)``.
    ///
    /// - Parameter sources: the fingerprint of the checkout's sources that the place holds.
    func keep(for checkout: Checkout, sources: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(Record(place: self, fingerprint: sources))
        try FileSystem.write(String(decoding: data, as: UTF8.self) + "\n", to: Self.recordPath(checkout))
    }
}
