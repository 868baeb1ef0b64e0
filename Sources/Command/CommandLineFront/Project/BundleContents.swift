import Foundation
import HostProtocol

/// The files that Xcode would put into the bundle of a target, and their places there.
struct BundleContents: Equatable {
    struct Item: Equatable {
        /// The user's file or folder, absolute.
        var path: String
        /// Its path in the bundle.
        var place: String
    }

    /// The items in an order of precedence: of two for one place the first counts.
    private(set) var items: [Item] = []
    /// The indices of the items by their places, and of the first item in each of the folders that places name.
    private var taken: (places: [String: Int], folders: [String: Int]) = ([:], [:])
    /// The text of its `Info.plist`.
    var properties = Data()
    /// The text of the `Info.plist` of each framework in it, by the framework's module.
    var frameworkProperties: [String: Data] = [:]

    init(_ items: [Item] = []) {
        for item in items where Self.isInside(item.place) { append(item) }
    }

    /// Returns the place of a resource in a bundle: all lie beside each other, but those of a language in its folder.
    static func place(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard let name = parts.last else { return path }
        guard let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return String(name) }
        return "\(folder)/\(name)"
    }

    static func == (first: Self, second: Self) -> Bool {
        first.items == second.items && first.properties == second.properties && first.frameworkProperties == second.frameworkProperties
    }

    /// Adds an item. Catalogs of one name are all kept, as Xcode makes one of all. An item whose place is outside of the bundle is left
    /// out.
    ///
    /// - Returns: the path of the existing item, where the new item is therefore left out.
    @discardableResult
    mutating func add(_ item: Item) -> String? {
        guard Self.isInside(item.place) else { return nil }
        if let other = blocking(item.place) {
            if other.path == item.path { return nil }
            guard other.place == item.place, item.place.hasSuffix(".xcassets") else { return other.path }
            var number = 2
            let stem = item.place.dropLast(".xcassets".count)
            while let taken = blocking("\(stem)~\(number).xcassets") {
                if taken.path == item.path { return nil }
                number += 1
            }
            append(Item(path: item.path, place: "\(stem)~\(number).xcassets"))
        } else {
            append(item)
        }
        return nil
    }

    private mutating func append(_ item: Item) {
        taken.places[item.place] = items.count
        for folder in Self.folders(around: item.place) where taken.folders[folder] == nil { taken.folders[folder] = items.count }
        items.append(item)
    }

    /// Returns the item that has a place, a folder around it, or something inside it: a link in a folder that is a link itself would lie
    /// among the user's files.
    private func blocking(_ place: String) -> Item? {
        let index = taken.places[place] ?? taken.folders[place] ?? Self.folders(around: place).compactMap { taken.places[$0] }.first
        return index.map { items[$0] }
    }

    private static func folders(around place: String) -> [String] {
        place.indices.filter { place[$0] == "/" }.map { String(place[..<$0]) }
    }

    /// Returns whether a path stays in the folder it is relative to, and can stand in a list.
    private static func isInside(_ place: String) -> Bool {
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        return !FileName.hasControls(place) && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// Its Core Data models, absolute.
    var dataModels: [String] { items.map(\.path).filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") } }

    /// Its asset catalogs, absolute.
    var catalogs: [String] { items.map(\.path).filter { $0.hasSuffix(".xcassets") } }

    /// The files of the bundle that may be fonts, absolute.
    var fontFiles: [String] {
        let endings: Set = ["ttf", "otf", "ttc", "otc"]
        return items.map(\.path).filter { endings.contains(NSString(string: $0).pathExtension.lowercased()) }
    }

    /// Puts links to everything beside a program, so that it is the program's bundle. Links of an earlier bundle are removed; correct
    /// ones are not touched.
    ///
    /// - Parameters:
    ///   - folder: where the program stands, absolute.
    ///   - record: the file that lists the links of the bundle, absolute.
    func stage(in folder: String, record: String) throws {
        let before = FileSystem.contents(of: record).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let items = items.map(Self.outOfSight) + items.compactMap(Self.compiledModel) + Self.bundles(of: items)
        let lists = Dictionary(uniqueKeysWithValues: frameworkProperties.map { ("\($0).framework/Info.plist", $1) })
        let places = Set(items.map(\.place)).union(lists.keys)
        for place in before.split(separator: "\n").map(String.init) where !places.contains(place) && Self.isInside(place) {
            unlink("\(folder)/\(place)")
        }
        for item in items { try Self.link("\(folder)/\(item.place)", to: item.path) }
        if !properties.isEmpty { try FileSystem.write(String(decoding: properties, as: UTF8.self), to: "\(folder)/Info.plist") }
        for (place, list) in lists {
            try FileSystem.makeFolder(FilePath.folder(of: "\(folder)/\(place)"))
            try FileSystem.write(String(decoding: list, as: UTF8.self), to: "\(folder)/\(place)")
        }
        try FileSystem.write((items.map(\.place) + lists.keys.sorted()).map { $0 + "\n" }.joined(), to: record)
    }

    /// The translations of an Info.plist under a name that Foundation does not look for: where it finds them, it answers nil for every
    /// key that they lack.
    private static func outOfSight(_ item: Item) -> Item {
        guard item.place == "InfoPlist.strings" || item.place.hasSuffix("/InfoPlist.strings") else { return item }
        return Item(path: item.path, place: item.place.dropLast("InfoPlist.strings".count) + "_InfoPlist.strings")
    }

    /// The place under which code asks for a Core Data model, as Xcode compiles `.xcdatamodeld` to `.momd`.
    private static func compiledModel(of item: Item) -> Item? {
        for (source, compiled) in [(".xcdatamodeld", ".momd"), (".xcdatamodel", ".mom")] where item.place.hasSuffix(source) {
            return Item(path: item.path, place: item.place.dropLast(source.count) + compiled)
        }
        return nil
    }

    /// The folders of packages' resources under the names of Apple's systems, for code that looks for them without `Bundle.module`.
    private static func bundles(of items: [Item]) -> [Item] {
        let folders = Set(items.compactMap { $0.place.split(separator: "/").first }.filter { $0.hasSuffix(".resources") })
        return folders.sorted().map { Item(path: String($0), place: $0.dropLast(".resources".count) + ".bundle") }
    }

    private static func link(_ path: String, to target: String) throws {
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == target { return }
        try FileSystem.makeFolder(FilePath.folder(of: path))
        // Another run may be drawing with it: the link exists at every instant.
        let new = "\(path).new"
        unlink(new)
        guard symlink(target, new) == 0, rename(new, path) == 0 else {
            throw FrontFailure.unwritable(path: path, reason: String(cString: strerror(errno)))
        }
    }
}

extension BundleContents {
    /// Endings of files that are searched for in the folders themselves.
    private static let lookedFor: Set<String> = ["xcassets", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "otc"]

    /// Collects the files below folders that Xcode would put into a bundle, without those that are searched for in the folders
    /// themselves.
    init(looseFilesIn folders: [String]) {
        self.init()
        for folder in folders {
            for entry in FolderEntries.all(below: folder) where !Self.lookedFor.contains(NSString(string: entry).pathExtension.lowercased())
            {
                guard entry.split(separator: "/").allSatisfy({ !SourceTree.skippedFolders.contains(String($0)) }) else { continue }
                switch FileRole(path: entry) {
                case .resource, .dataModel: add(Item(path: "\(folder)/\(entry)", place: Self.place(of: "/\(entry)")))
                case .swift, .intents, .uncompiled, .unused: break
                }
            }
        }
    }
}
