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
    /// Returns the Swift name of an asset, without an ending that only repeats its kind: `apTileGreen01` for `ap_tileGreen_01`.
    ///
    /// Words end at separators, at a change between letters and digits, and before a capital that begins a word. The first is small, the
    /// others begin with a capital. A name of capitals and digits alone keeps them, as in `TLS_2016` for `TLS2016`.
    ///
    /// Source: files `GeneratedAssetSymbols.swift` as Xcode 15 to 26 wrote them, in public repositories.
    static func identifier(for name: String, withoutEnding ending: String) -> String {
        var words = words(of: name)
        if isConstant(words) { return startingWithLetter(words.joined(separator: "_")) }
        if words.count > 1, words.last?.lowercased() == ending.lowercased() { words.removeLast() }
        return startingWithLetter((words.first?.lowercased() ?? "") + joined(words.dropFirst()))
    }

    /// The Swift name of a folder that provides a namespace.
    static func typeName(_ name: String) -> String {
        let words = words(of: name)
        let name = startingWithLetter(isConstant(words) ? words.joined(separator: "_") : joined(words[...]))
        return CompilerSetting.isName(name) ? name : "_"
    }

    private static func isConstant(_ words: [String]) -> Bool {
        words.allSatisfy { word in word.allSatisfy { $0.isUppercase || $0.isNumber } }
    }

    private static func startingWithLetter(_ name: String) -> String { name.first?.isNumber ?? false ? "_" + name : name }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.flatMap { part in
            var words: [String] = []
            let characters = Array(part)
            for (index, character) in characters.enumerated() {
                let before = index > 0 ? characters[index - 1] : nil
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let isStart =
                    before == nil || before?.isNumber != character.isNumber
                    || character.isUppercase && (before?.isLowercase ?? false)
                    || character.isUppercase && (before?.isUppercase ?? false) && (next?.isLowercase ?? false)
                if isStart { words.append("") }
                words[words.count - 1].append(character)
            }
            return words
        }
    }
}
