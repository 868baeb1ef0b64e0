import BundledFonts
import Typesetting

extension FontLibrary {
    /// The library of the bundled fonts.
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
        self.init(name: source.name, bytes: source.bytes, role: role, symbolNames: source.symbolNames)
    }
}
