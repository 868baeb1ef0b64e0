import BundledFonts
import Typesetting

/// The fonts of a run: the bundled ones, then the user's.
struct FontSetup {
    let library: FontLibrary
    /// What is wrong with font files that lie among the resources; they are left out.
    let faults: [String]

    /// - Parameters:
    ///   - named: files and folders of fonts that were asked for by path.
    ///   - found: further files that may be fonts.
    /// - Throws: `FontError`, `FontFileError` or `BundledFontError`.
    init(named: [String] = [], found: [String] = []) throws {
        let bundled = try BundledFonts.sources().map(FontLibrary.Source.init)
        let resources = FontFiles.found(and: found)
        library = try FontLibrary(sources: bundled + FontFiles.sources(at: named) + resources.sources)
        faults = resources.faults
    }
}

extension FontLibrary {
    /// The library of the bundled fonts alone.
    package static func bundled() throws -> FontLibrary {
        try FontLibrary(sources: BundledFonts.sources().map(FontLibrary.Source.init))
    }
}

extension FontLibrary.Source {
    fileprivate init(_ source: BundledFonts.Source) {
        let role: Role =
            switch source.role {
            case .text(let isItalic): .systemText(isItalic: isItalic)
            case .display(let isItalic): .systemDisplay(isItalic: isItalic)
            case .serif(let isItalic): .systemSerif(isItalic: isItalic)
            case .monospaced(let isItalic): .systemMonospaced(isItalic: isItalic)
            case .script: .script
            case .emoji: .emoji
            case .symbols: .symbols
            }
        self.init(
            name: source.name, bytes: source.bytes, role: role, symbolNames: source.symbolNames,
            symbolSubstitutes: source.symbolSubstitutes)
    }
}
