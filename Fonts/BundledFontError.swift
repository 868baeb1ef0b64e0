/// Why the bundled fonts cannot be read.
package enum BundledFontError: Error, Sendable, Equatable, CustomStringConvertible {
    case missingFolder([String])
    case missingFile(String, folder: String)
    case malformedTable(String)

    package var description: String {
        switch self {
        case .missingFolder(let places):
            "The bundled fonts are missing (looked in \(places.joined(separator: " and "))). "
                + "Keep the folder Zoetrope_BundledFonts.resources beside the program, or build it again."
        case .missingFile(let path, let folder):
            "The bundled font file \(path) is missing or unreadable in \(folder). Restore it, or build again."
        case .malformedTable(let path):
            "The symbol table \(path) is damaged: it must be a JSON object of names and hexadecimal "
                + "code points, or of names and known names. Restore it."
        }
    }
}
