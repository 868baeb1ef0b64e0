import BundledFonts
import HostProtocol
import Typesetting

/// Finds the drawing of the bundled fonts for a symbol's name.
package enum SymbolResolver {
    /// - Throws: the fault of a bundled font file.
    package static func resolver() throws -> (String) -> SymbolResolution {
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
                case .redrawn(let other), .other(let other): return .substitute(other)
                }
            }
            return library.symbolParts(named: name).map { .composed($0.map(Self.described)) } ?? .missing
        }
    }

    /// A font's name for a character (`=a`) in words.
    private static func described(_ part: String) -> String {
        part.hasPrefix("=") ? "the character \(part.dropFirst().uppercased())" : part
    }
}
