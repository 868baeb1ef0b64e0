import Foundation
import RunContext

/// The sets of asset catalogs, by the names that code uses for them.
///
/// A folder inside a catalog that provides a namespace is part of its sets' names: `Icons/cup`.
///
/// Source: Apple, "Asset Catalog Format Reference".
struct AssetCatalogIndex: Sendable {
    /// The content of a set; the raw value is the extension of its folder.
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        /// A drawing in the form of Apple's symbols.
        case symbol = "symbolset"
        /// Bytes of any kind.
        case data = "dataset"
    }

    private var sets: [String: String] = [:]

    /// Looks through catalogs, in this order; the first set of a name counts.
    init(catalogs: [String]) {
        for catalog in catalogs {
            var seen = SeenFolders(catalog)
            add(contentsOf: catalog, namespace: "", seen: &seen)
        }
    }

    /// The path of a set's folder.
    func path(of name: String, _ kind: Kind) -> String? { sets["\(name).\(kind.rawValue)"] }

    private mutating func add(contentsOf folder: String, namespace: String, seen: inout SeenFolders) {
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
            let path = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            if Kind(rawValue: (name as NSString).pathExtension) != nil {
                if sets[namespace + name] == nil { sets[namespace + name] = path }
            } else if seen.isNew(path) {
                add(contentsOf: path, namespace: Self.hasNamespace(path) ? "\(namespace)\(name)/" : namespace, seen: &seen)
            }
        }
    }

    private static func hasNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}
