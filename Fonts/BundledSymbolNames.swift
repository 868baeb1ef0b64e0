import Foundation

extension BundledFonts {
    /// How near the picture of a symbol's name is to what the name says.
    package enum SymbolPicture: Sendable, Hashable {
        /// Drawn for this name.
        case own
        /// The same thing in the drawing of another icon font, which is named.
        case redrawn(String)
        /// Another thing: of the same font, or of the icon font named.
        case other(String)
    }

    /// The pictures of all names that a bundled icon font knows.
    ///
    /// Throws `BundledFontError` when a table is missing or malformed.
    package static func symbolPictures() throws -> [String: SymbolPicture] {
        let folder = try BundledFontFolder.find()
        var pictures: [String: SymbolPicture] = [:]
        let mapping = "MoreSymbols/mapping.json"
        guard let table = try? JSONDecoder().decode([String: [String: String]].self, from: folder.bytes(of: mapping)) else {
            throw BundledFontError.malformedTable(mapping)
        }
        let meanings = "MoreSymbols/otherMeanings.json"
        guard let list = try? JSONDecoder().decode([String].self, from: folder.bytes(of: meanings)) else {
            throw BundledFontError.malformedTable(meanings)
        }
        let others = Set(list)
        for (source, names) in table {
            let font = source == "phosphor" ? "Phosphor" : "Material Design Icons"
            for (name, other) in names {
                let picture = "\(font) \(other)"
                pictures[name] = others.contains(name) ? .other(picture) : .redrawn(picture)
            }
        }
        for alias in try entries(of: "CupertinoIcons/aliases.json", in: folder).keys { pictures[alias] = .own }
        for (name, other) in try entries(of: "CupertinoIcons/substitutes.json", in: folder) { pictures[name] = .other(other) }
        for name in try entries(of: "CupertinoIcons/names.json", in: folder).keys { pictures[name] = .own }
        return pictures
    }
}
