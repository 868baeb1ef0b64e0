import Foundation

/// The fonts that come with Zoetrope, as bytes.
package enum BundledFonts {
    /// One font file of the folder `Fonts`.
    package struct Source: Sendable {
        /// What a font is for.
        package enum Role: Sendable, Hashable {
            /// The system font below 20 points.
            case text(isItalic: Bool)
            /// The system font from 20 points.
            case display(isItalic: Bool)
            case serif(isItalic: Bool)
            case monospaced(isItalic: Bool)
            /// A script that the others lack.
            case script
            /// Moons, notes, ticks and arrows as text.
            case textSymbols
            /// Coloured pictures for emoji.
            case emoji
            /// An icon font.
            case symbols
        }

        /// The file's path below `Fonts`.
        package let name: String
        package let bytes: Data
        package let role: Role
        /// For an icon font: names in SF Symbols' spelling and their code points.
        package let symbolNames: [String: UInt32]
        /// For an icon font: of these names, those that are drawn as another symbol, and as which.
        package let symbolSubstitutes: [String: String]
    }

    /// Every bundled font, in a fixed order: of two icon fonts that know a name, the first is to be taken.
    ///
    /// Throws `BundledFontError` when a file is missing or a name table is malformed. Maps about 16 MB, of which
    /// only what is used is read.
    package static func sources() throws -> [Source] {
        let folder = try BundledFontFolder.find()
        var sources: [Source] = []
        for (path, role) in textFonts {
            sources.append(
                Source(name: path, bytes: try folder.bytes(of: path), role: role, symbolNames: [:], symbolSubstitutes: [:]))
        }
        for name in symbolFolders {
            let path = "\(name)/\(name).ttf"
            let substitutes = try furtherNames("\(name)/substitutes.json", of: folder)
            sources.append(
                Source(
                    name: path, bytes: try folder.bytes(of: path), role: .symbols,
                    symbolNames: try symbolNames(in: name, substitutes: substitutes, of: folder),
                    symbolSubstitutes: substitutes))
        }
        return sources
    }

    private typealias Entry = (path: String, role: Source.Role)

    private static let textFonts: [Entry] =
        systemFonts + serifFonts + monospacedFonts + scriptFonts.map { ($0, .script) }
        + textSymbolFonts.map { ($0, .textSymbols) }
        + [("NotoColorEmoji/NotoColorEmoji.ttf", .emoji)]

    private static let systemFonts: [Entry] = [
        ("Inter/Inter-roman.ttf", .text(isItalic: false)),
        ("Inter/Inter-italic.ttf", .text(isItalic: true)),
        ("InterDisplay/InterDisplay-roman.ttf", .display(isItalic: false)),
    ]

    private static let serifFonts: [Entry] =
        ["ExtraLight", "Light", "Regular", "Semibold", "Bold", "Black"]
        .map { ("ZoetropeSerif/ZoetropeSerif-\($0).ttf", .serif(isItalic: false)) }
        + ["ExtraLightIt", "LightIt", "It", "SemiboldIt", "BoldIt", "BlackIt"]
        .map { ("ZoetropeSerif/ZoetropeSerif-\($0).ttf", .serif(isItalic: true)) }

    private static let monospacedFonts: [Entry] =
        ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"]
        .map { ("JetBrainsMono/JetBrainsMono-\($0).ttf", .monospaced(isItalic: false)) }
        + [
            "ThinItalic", "ExtraLightItalic", "LightItalic", "Italic", "MediumItalic", "SemiBoldItalic", "BoldItalic",
            "ExtraBoldItalic",
        ]
        .map { ("JetBrainsMono/JetBrainsMono-\($0).ttf", .monospaced(isItalic: true)) }

    private static let scriptFonts: [String] =
        [
            "Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Georgian", "Bengali", "Gujarati", "Gurmukhi",
            "Kannada", "Malayalam", "Tamil", "Telugu",
        ].flatMap { script in ["Regular", "Bold"].map { "NotoSansScripts/NotoSans\(script)-\($0).ttf" } }
        + ["NotoSansCJK/NotoSansCJK-Regular.otf"]

    private static let textSymbolFonts = ["Symbols2-Regular", "Symbols-Regular", "Symbols-Bold", "Math-Regular"]
        .map { "NotoSansSymbols/NotoSans\($0).ttf" }

    /// An icon font lies beside its table of names and, if it has them, tables of further names: those that mean its
    /// pictures, and those for which a picture of another meaning stands in.
    private static let symbolFolders = ["CupertinoIcons", "MoreSymbols", "SymbolCharacters"]

    /// The names in a table of names for names; none where there is no such table.
    private static func furtherNames(_ table: String, of folder: BundledFontFolder) throws -> [String: String] {
        folder.holds(table) ? try entries(of: table, in: folder) : [:]
    }

    private static func symbolNames(
        in folderName: String, substitutes: [String: String], of folder: BundledFontFolder
    ) throws -> [String: UInt32] {
        let table = "\(folderName)/names.json"
        var names = try entries(of: table, in: folder).mapValues { hexadecimal in
            guard let codePoint = UInt32(hexadecimal, radix: 16) else { throw BundledFontError.malformedTable(table) }
            return codePoint
        }
        let aliases = "\(folderName)/aliases.json"
        for (alias, name) in try furtherNames(aliases, of: folder) {
            guard let codePoint = names[name] else { throw BundledFontError.malformedTable(aliases) }
            names[alias] = codePoint
        }
        for (other, name) in substitutes {
            guard let codePoint = names[name] else {
                throw BundledFontError.malformedTable("\(folderName)/substitutes.json")
            }
            names[other] = codePoint
        }
        return names
    }

    static func entries(of table: String, in folder: BundledFontFolder) throws -> [String: String] {
        guard let entries = try? JSONDecoder().decode([String: String].self, from: folder.bytes(of: table)) else {
            throw BundledFontError.malformedTable(table)
        }
        return entries
    }
}
