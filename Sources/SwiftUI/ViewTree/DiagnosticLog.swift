/// Something that was asked for and is not there; what stands in its place is visible.
package enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    case missingSymbol(String)
    case missingAsset(String)
    case missingCharacter(Unicode.Scalar)
    case missingFont(String)
    case uncoloredFont(String)
    /// Something that a picture does not show, in a word of the source, and what it shows instead.
    case notShown(String, instead: String)

    package var description: String {
        switch self {
        case .missingSymbol(let name):
            "No symbol named \"\(name)\": a box with a question mark stands in its place."
        case .missingAsset(let name):
            "No image or colour named \"\(name)\": a box with a question mark stands in its place."
        case .missingCharacter(let scalar):
            "No font has U+\(String(scalar.value, radix: 16, uppercase: true)): a box with its number stands in its place."
        case .missingFont(let name):
            "No font named \"\(name)\": the system font stands in its place."
        case .uncoloredFont(let name):
            "The font \(name) colours glyphs by its table SVG or COLR of version 1: they are drawn in the colour of the text."
        case .notShown(let word, let instead):
            "\(word) is not shown: \(instead)."
        }
    }
}

/// What was missing, each thing once, in the order it was met.
@MainActor
package final class DiagnosticLog {
    package private(set) var entries: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    init() {}

    func note(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { entries.append(diagnostic) }
    }
}
