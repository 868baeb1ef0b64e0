import Foundation
import RunContext

/// Writes the Swift names that Xcode generates for the colours and pictures of asset catalogs, so that `Color(.brand)` and
/// `Image(.logo)` compile.
///
/// Source: Xcode 15 release notes, "Asset catalogs: Swift and Objective-C symbols"; naming as seen in the generated file
/// `GeneratedAssetSymbols.swift`.
struct AssetSymbols: Equatable {
    /// An asset: its place in the catalog's namespaces and its names.
    struct Symbol: Hashable {
        /// The Swift names of the folders around it that provide a namespace.
        var namespaces: [String]
        /// The Swift name, without backticks.
        var identifier: String
        /// The name it is looked up by, folders that provide a namespace in front.
        var assetName: String
    }

    private(set) var colors: [Symbol] = []
    private(set) var images: [Symbol] = []

    init(colors: [Symbol], images: [Symbol]) {
        self.colors = colors
        self.images = images
    }

    /// The symbols of the catalogs in a folder, at any depth; of two assets with one Swift name the first by path counts.
    ///
    /// - Parameter folder: a folder with `.xcassets` folders in it, or such a folder itself.
    init(inFolder folder: String) { self.init(inFolders: [folder]) }

    /// The symbols of the catalogs in several folders: of two assets with one Swift name that of the first folder counts.
    init(inFolders folders: [String]) {
        for folder in folders {
            var seen = SeenFolders(folder)
            let catalogs = folder.hasSuffix(".xcassets") ? [folder] : Self.catalogs(in: folder, seen: &seen)
            for catalog in catalogs {
                var inside = SeenFolders(catalog)
                read(catalog, namespaces: [], prefix: "", seen: &inside)
            }
        }
    }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    private mutating func read(_ folder: String, namespaces: [String], prefix: String, seen: inout SeenFolders) {
        for name in Self.names(in: folder) {
            let path = "\(folder)/\(name)"
            let stem = NSString(string: name).deletingPathExtension
            switch NSString(string: name).pathExtension {
            case "colorset": add(stem, namespaces, prefix, ending: "Color", to: \.colors)
            case "imageset", "symbolset": add(stem, namespaces, prefix, ending: "Image", to: \.images)
            case "":
                guard FileSystem.isFolder(path), seen.isNew(path) else { continue }
                let isNamespace = Self.providesNamespace(path)
                read(
                    path, namespaces: isNamespace ? namespaces + [Self.typeName(name)] : namespaces,
                    prefix: isNamespace ? "\(prefix)\(name)/" : prefix, seen: &seen)
            default: continue
            }
        }
    }

    private mutating func add(
        _ name: String, _ namespaces: [String], _ prefix: String, ending: String,
        to list: WritableKeyPath<AssetSymbols, [Symbol]>
    ) {
        let identifier = Self.identifier(for: name, withoutEnding: ending)
        let symbol = Symbol(namespaces: namespaces, identifier: identifier, assetName: prefix + name)
        let isKnown = self[keyPath: list].contains { $0.namespaces == namespaces && $0.identifier == identifier }
        if CompilerSetting.isName(identifier), !isKnown { self[keyPath: list].append(symbol) }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// The catalogs below a folder, by path.
    private static func catalogs(in folder: String, seen: inout SeenFolders) -> [String] {
        var found: [String] = []
        for name in Self.names(in: folder) {
            let path = "\(folder)/\(name)"
            guard !name.hasPrefix("."), FileSystem.isFolder(path), seen.isNew(path) else { continue }
            found += name.hasSuffix(".xcassets") ? [path] : catalogs(in: path, seen: &seen)
        }
        return found
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                var providesNamespace: Bool?
                enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
            }
            var properties: Properties?
        }
        guard let data = FileSystem.contents(of: "\(folder)/Contents.json") else { return false }
        return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?.providesNamespace ?? false
    }
}

extension AssetSymbols {
    /// Returns the Swift name of an asset: words joined, the first small, and without an ending that only repeats its kind.
    static func identifier(for name: String, withoutEnding ending: String) -> String {
        let whole = joined(words(of: name))
        guard let first = whole.first else { return "" }
        var result = whole
        if result.hasSuffix(ending), result.count > ending.count { result.removeLast(ending.count) }
        if first.isNumber { return "_" + result }
        return startingSmall(result)
    }

    /// The Swift name of a folder that provides a namespace.
    static func typeName(_ name: String) -> String {
        let whole = joined(words(of: name))
        guard let first = whole.first else { return "_" }
        let name = first.isNumber ? "_" + whole : first.uppercased() + whole.dropFirst()
        return CompilerSetting.isName(name) ? name : "_"
    }

    private static func words(of name: String) -> [Substring] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    }

    private static func joined(_ words: [Substring]) -> String {
        words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }

    /// Capitals at the beginning become small, but for the last of several, which begins the next word: `URLIcon` is
    /// `urlIcon`.
    private static func startingSmall(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        guard !capitals.isEmpty else { return name }
        let rest = name.dropFirst(capitals.count)
        guard capitals.count > 1, rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }
}
