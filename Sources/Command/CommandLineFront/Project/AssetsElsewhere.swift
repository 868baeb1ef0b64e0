import Foundation

/// The asset catalogs of a project that its other targets have, for code that asks for an asset which only they hold.
struct AssetsElsewhere: Equatable {
    /// The target that is drawn.
    let target: String
    /// Catalogs, absolute, with the targets that have them.
    let catalogs: [Catalog]

    struct Catalog: Equatable {
        var target: String
        var path: String
    }

    /// Returns an addition to the message about a missing colour or picture; nil where no other target has it, either.
    ///
    /// - Parameter message: a diagnostic; those of other matters have no answer.
    func words(about message: String) -> String? {
        guard let (name, endings) = Self.asset(in: message), let found = catalogs.first(where: { Self.has(name, endings, in: $0.path) })
        else { return nil }
        return
            "\(found.path) has it, but belongs to the target \(found.target) and not to \(target): add the catalog to this target, too."
    }

    private static func asset(in message: String) -> (name: Substring, endings: [String])? {
        let kinds = [("No colour named \"", ["colorset"]), ("No image or colour named \"", ["imageset", "symbolset"])]
        for (start, endings) in kinds where message.hasPrefix(start) {
            let rest = message.dropFirst(start.count)
            if let end = rest.firstIndex(of: "\"") { return (rest[..<end], endings) }
        }
        return nil
    }

    /// Returns whether a catalog has a set of a name. A set in a folder with a namespace can be named with or without it.
    private static func has(_ name: Substring, _ endings: [String], in catalog: String) -> Bool {
        guard !name.isEmpty, let files = FileManager.default.enumerator(atPath: catalog) else { return false }
        let sets = endings.map { "\(name).\($0)" }
        return files.contains { path in (path as? String).map { path in sets.contains { path == $0 || path.hasSuffix("/\($0)") } } ?? false
        }
    }
}
