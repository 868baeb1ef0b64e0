import Foundation

/// The files with translations in a bundle or a folder of resources.
struct TableFolder {
    /// The kind of a file with translations, in the order in which the files of one language are searched.
    enum Kind: Int, Comparable {
        case plurals, strings, catalog

        init?(ending: String) {
            switch ending.lowercased() {
            case "stringsdict": self = .plurals
            case "strings": self = .strings
            case "xcstrings": self = .catalog
            default: return nil
            }
        }

        static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// One file.
    struct File {
        var path: String
        var kind: Kind
        /// The normalized language; a catalog has languages of its own.
        var language: String
    }

    /// The language of files outside every language's folder.
    static let noLanguage = "-"

    /// The files by the name of the table, in search order.
    private(set) var files: [String: [File]] = [:]
    /// The development language in the bundle's Info.plist.
    let developmentLanguage: String?

    init(_ path: String) {
        developmentLanguage = BundleFiles.developmentLanguage(of: path)
        for file in BundleFiles.files(in: path) {
            let parts = file.split(separator: "/")
            guard let name = parts.last, let dot = name.lastIndex(of: "."),
                let kind = Kind(ending: String(name[name.index(after: dot)...]))
            else { continue }
            let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
            let language = folder.map { LanguageChain.normalized(String($0.dropLast(6))) } ?? Self.noLanguage
            files[String(name[..<dot]), default: []].append(
                File(path: BundleFiles.origin(of: "\(path)/\(file)"), kind: kind, language: language))
        }
        for (name, found) in files {
            files[name] = found.sorted { ($0.kind, $0.path) < ($1.kind, $1.path) }
        }
    }
}
