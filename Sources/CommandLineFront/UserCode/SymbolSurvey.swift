import BundledFonts
import Foundation
import Typesetting

/// The symbols that a user's sources name, with where and what they are drawn with.
struct SymbolSurvey {
    /// What a name is drawn with, worst first.
    enum Resolution: Equatable {
        case missing
        /// Another picture stands in.
        case substitute(String)
        /// Put together from these.
        case composed([String])
        case exact
    }

    struct Entry: Equatable {
        let name: String
        let resolution: Resolution
        /// `path:line`, in the order of paths and lines.
        let places: [String]
    }

    /// The worst first, then the most used, then by name.
    private(set) var entries: [Entry] = []
    /// Where names are computed.
    private(set) var computedPlaces: [String] = []
    let fileCount: Int

    var useCount: Int { entries.reduce(0) { $0 + $1.places.count } }
    var resolvedUseCount: Int { entries.reduce(0) { $0 + ($1.resolution == .missing ? 0 : $1.places.count) } }
    var missingCount: Int { entries.filter { $0.resolution == .missing }.count }

    /// Reads the Swift files under folders; paths are shown below the folder they are in, and with its name where there are
    /// several.
    init(folders: [String], resolve: (String) -> Resolution) throws {
        try self.init(files: folders.map { ($0, SourceTree.swiftFiles(in: $0)) }, resolve: resolve)
    }

    /// Reads files by their paths below folders.
    init(files groups: [(folder: String, paths: [String])], resolve: (String) -> Resolution) throws {
        var places: [String: [String]] = [:]
        var files = 0
        for (folder, paths) in groups {
            let prefix = groups.count > 1 ? NSString(string: folder).lastPathComponent + "/" : ""
            for path in paths {
                files += 1
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
                    throw FrontFailure.unreadable(path: "\(folder)/\(path)", reason: "no permission, or it is gone")
                }
                for use in SymbolUses.uses(in: String(decoding: data, as: UTF8.self)) {
                    let place = "\(prefix)\(path):\(use.line)"
                    if let name = use.name { places[name, default: []].append(place) } else { computedPlaces.append(place) }
                }
            }
        }
        guard files > 0 else { throw FrontFailure.noSwiftFiles(groups.map(\.folder)) }
        fileCount = files
        entries = places.map { Entry(name: $0, resolution: resolve($0), places: $1) }.sorted { first, second in
            let order = (first.resolution.rank, -first.places.count)
            let other = (second.resolution.rank, -second.places.count)
            return order == other ? first.name < second.name : order < other
        }
    }

    /// The names that another picture stands in for; all others count as exact. No font is read for it.
    static func substitutes() throws -> (String) -> Resolution {
        do {
            let pictures = try BundledFonts.symbolPictures()
            return { name in
                if case .other(let other)? = pictures[name] { .substitute(other) } else { .exact }
            }
        } catch {
            throw FrontFailure.fontsUnreadable("\(error)")
        }
    }

    /// What the bundled fonts draw a name with.
    static func resolver() throws -> (String) -> Resolution {
        do {
            let pictures = try BundledFonts.symbolPictures()
            let sources = try BundledFonts.sources().compactMap { source -> FontLibrary.Source? in
                switch source.role {
                case .symbols:
                    FontLibrary.Source(name: source.name, bytes: source.bytes, role: .symbols, symbolNames: source.symbolNames)
                case .text(isItalic: false):
                    FontLibrary.Source(name: source.name, bytes: source.bytes, role: .systemText(isItalic: false))
                default: nil
                }
            }
            let library = try FontLibrary(sources: sources)
            return { name in
                if let picture = pictures[name] {
                    switch picture {
                    case .own: return .exact
                    case .other(let other): return .substitute(other)
                    }
                }
                return library.symbolParts(named: name).map { .composed($0.map(Self.described)) } ?? .missing
            }
        } catch {
            throw FrontFailure.fontsUnreadable("\(error)")
        }
    }

    /// A font's name for a character (`=a`) in words.
    private static func described(_ part: String) -> String {
        part.hasPrefix("=") ? "the character \(part.dropFirst().uppercased())" : part
    }
}

extension SymbolSurvey.Resolution {
    /// The word for it in reports.
    var word: String {
        switch self {
        case .missing: "missing"
        case .substitute: "substitute"
        case .composed: "composed"
        case .exact: "exact"
        }
    }

    /// What the picture is made of, where that is not the name itself.
    var sources: [String] {
        switch self {
        case .missing, .exact: []
        case .substitute(let other): [other]
        case .composed(let parts): parts
        }
    }

    fileprivate var rank: Int {
        switch self {
        case .missing: 0
        case .substitute: 1
        case .composed: 2
        case .exact: 3
        }
    }
}
