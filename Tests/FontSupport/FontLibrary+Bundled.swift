import BundledFonts
import Typesetting

extension FontLibrary {
    /// The bundled fonts, for all tests of a process: a library is costly to make and never changes.
    package static var forTests: FontLibrary { get throws { try shared.get() } }

    private static let shared = Result { try FontLibrary(sources: bundledSources()) }

    /// The bundled fonts in their roles.
    package static func bundledSources() throws -> [Source] { try BundledFonts.sources().map(Source.init) }
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
            case .textSymbols: .textSymbols
            case .emoji: .emoji
            case .symbols: .symbols
            }
        self.init(
            name: source.name, bytes: source.bytes, role: role, symbolNames: source.symbolNames,
            symbolSubstitutes: source.symbolSubstitutes)
    }
}
