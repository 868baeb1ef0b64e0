import Foundation

/// Makes names unique and fit for files.
package struct UniqueNames: Sendable {
    /// Names that are taken, in small letters: file systems may ignore case. Of names that differ in their normalisation, which some file
    /// systems ignore, too, `Set` knows one. The first are those of the page beside the previews' folders, and of its films.
    private var taken: Set<String> = ["index.html", "_films"]

    package init() {}

    package mutating func unique(_ name: String) -> String {
        let base = Self.fileName(name)
        var candidate = base
        var number = 2
        while !taken.insert(candidate.lowercased()).inserted {
            candidate = "\(base)-\(number)"
            number += 1
        }
        return candidate
    }

    /// File systems take 255 bytes; the rest is for numbers, entries and extensions.
    private static let mostBytes = 120

    /// Returns as many whole characters as fit.
    private static func beginning(of name: String) -> String {
        var result = ""
        for character in name {
            guard result.utf8.count + character.utf8.count <= mostBytes else { break }
            result.append(character)
        }
        return result
    }

    /// The name with each run of characters that are unsafe in a path replaced by a hyphen.
    package static func fileName(_ name: String) -> String {
        let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == ".") }
        let joined = parts.joined(separator: "-").trimmingCharacters(in: CharacterSet(charactersIn: "."))
        return joined.isEmpty ? "Preview" : beginning(of: joined)
    }
}
