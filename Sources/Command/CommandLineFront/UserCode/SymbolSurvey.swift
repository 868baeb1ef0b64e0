import BundledFonts
import Foundation
import HostProtocol

/// The symbols that a user's sources name, with their places and their drawings.
struct SymbolSurvey {
    struct Entry: Equatable {
        let name: String
        let resolution: SymbolResolution
        /// `path:line`, in the order of paths and lines.
        let places: [String]
        /// The names that have a picture and are most like a missing one.
        var nearest: [String] = []
    }

    /// The worst first, then the most used, then by name.
    private(set) var entries: [Entry] = []
    /// The places at which names are computed.
    private(set) var computedPlaces: [String] = []
    let fileCount: Int

    var useCount: Int { entries.reduce(0) { $0 + $1.places.count } }
    var resolvedUseCount: Int { entries.reduce(0) { $0 + ($1.resolution == .missing ? 0 : $1.places.count) } }
    var missingCount: Int { entries.filter { $0.resolution == .missing }.count }

    /// Reads the Swift files under folders; paths are shown below the folder they are in, and with its name where there are
    /// several.
    init(folders: [String], resolve: ([String]) throws -> [SymbolResolution]) throws {
        try self.init(files: folders.map { ($0, SourceTree.swiftFiles(in: $0)) }, resolve: resolve)
    }

    /// Reads files by their paths below folders.
    ///
    /// - Parameter resolve: returns the drawings of names, in their order.
    init(files groups: [(folder: String, paths: [String])], resolve: ([String]) throws -> [SymbolResolution]) throws {
        var places: [String: [String]] = [:]
        var files = 0
        for (folder, paths) in groups {
            let prefix = groups.count > 1 ? NSString(string: folder).lastPathComponent + "/" : ""
            for path in paths {
                files += 1
                guard let data = FileSystem.contents(of: "\(folder)/\(path)") else {
                    throw FrontFailure.unreadable(path: "\(folder)/\(path)", reason: FrontFailure.absenceOrDenial)
                }
                for use in SymbolUses.uses(in: String(decoding: data, as: UTF8.self)) {
                    let place = "\(prefix)\(path):\(use.line)"
                    if let name = use.name { places[name, default: []].append(place) } else { computedPlaces.append(place) }
                }
            }
        }
        guard files > 0 else { throw FrontFailure.noSwiftFiles(groups.map(\.folder)) }
        fileCount = files
        let names = places.keys.sorted()
        var found = zip(names, try resolve(names)).map { Entry(name: $0, resolution: $1, places: places[$0] ?? []) }
        if found.contains(where: { $0.resolution == .missing }) {
            let drawn = try Self.drawnNames()
            for index in found.indices where found[index].resolution == .missing {
                found[index].nearest = NearestSymbol.nearest(to: found[index].name, among: drawn)
            }
        }
        entries = found.sorted { first, second in
            let order = (first.resolution.rank, -first.places.count)
            let other = (second.resolution.rank, -second.places.count)
            return order == other ? first.name < second.name : order < other
        }
    }

    /// The names with a picture of what they say, in order.
    private static func drawnNames() throws -> [String] {
        do {
            return try BundledFonts.symbolPictures().filter { if case .other = $0.value { false } else { true } }.keys.sorted()
        } catch {
            throw FrontFailure.fontsUnreadable("\(error)")
        }
    }

    /// Returns the resolutions in which the picture of another thing stands in for a name; all others count as exact. No font is read for
    /// it.
    static func substitutes(of names: [String]) throws -> [SymbolResolution] {
        do {
            let pictures = try BundledFonts.symbolPictures()
            return names.map { name in
                if case .other(let other)? = pictures[name] { .substitute(other) } else { .exact }
            }
        } catch {
            throw FrontFailure.fontsUnreadable("\(error)")
        }
    }
}

extension SymbolResolution {
    /// The word for it in reports.
    var word: String {
        switch self {
        case .missing: "missing"
        case .substitute: "substitute"
        case .composed: "composed"
        case .exact: "exact"
        }
    }

    /// The names that the picture is made of, where they differ from the name itself.
    var sources: [String] {
        switch self {
        case .missing, .exact: []
        case .substitute(let other): [other]
        case .composed(let parts): parts
        }
    }

    /// The worst first.
    fileprivate var rank: Int {
        switch self {
        case .missing: 0
        case .substitute: 1
        case .composed: 2
        case .exact: 3
        }
    }
}
