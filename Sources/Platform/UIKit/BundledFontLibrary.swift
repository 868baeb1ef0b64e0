import BundledFonts
import RunContext
import Typesetting

/// The fonts of a program that sets no font library.
package enum BundledFontLibrary {
    /// The library, read on first use; nil, which is reported, if the files are missing.
    package static let shared: FontLibrary? = {
        do {
            return try FontLibrary.bundled()
        } catch {
            RunReports.note("Texts and symbols are not drawn: \(error)")
            return nil
        }
    }()
}

extension FontLibrary {
    /// The library of the bundled fonts alone.
    package static func bundled() throws -> FontLibrary { try FontLibrary(sources: Source.bundled()) }
}

extension FontLibrary.Source {
    /// The bundled fonts, in their order.
    package static func bundled() throws -> [FontLibrary.Source] { try BundledFonts.sources().map(FontLibrary.Source.init) }

    private init(_ source: BundledFonts.Source) {
        let role: Role =
            switch source.role {
            case .text(let isItalic): .systemText(isItalic: isItalic)
            case .display(let isItalic): .systemDisplay(isItalic: isItalic)
            case .serif(let isItalic): .systemSerif(isItalic: isItalic)
            case .monospaced(let isItalic): .systemMonospaced(isItalic: isItalic)
            case .script: .script
            case .textSymbols: .textSymbols
            case .emoji: .emoji
            case .symbols: .symbols
            }
        self.init(
            name: source.name, bytes: source.bytes, role: role, symbolNames: source.symbolNames,
            symbolSubstitutes: source.symbolSubstitutes)
    }
}
