import Typesetting

/// Something that was asked for and is not there; what stands in its place is visible.
package enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    case missingSymbol(String)
    case missingAsset(String)
    case missingCharacter(Unicode.Scalar)
    case missingFont(String)
    case uncoloredFont(String)
    /// A symbol that is drawn as another one.
    case substitutedSymbol(String, by: String)
    /// An identity that several elements of a `ForEach` have.
    case repeatedIdentity(String)

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
        case .substitutedSymbol(let name, let other):
            "No symbol named \"\(name)\": \"\(other)\" stands in its place."
        case .repeatedIdentity(let id):
            "Several elements of a ForEach have the identity \"\(id)\": all are drawn, but changes may animate the wrong one."
        }
    }
}

/// What was missing, each thing once, in the order it was met.
@MainActor
package final class DiagnosticLog {
    package private(set) var entries: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    init() {}

    /// Notes what is wrong with a symbol, if anything is.
    func note(_ symbol: PlacedSymbol, drawnBy library: FontLibrary?) {
        if symbol.isMissing {
            note(.missingSymbol(symbol.name))
        } else if let other = library?.symbolSubstitute(for: symbol.name) {
            note(.substitutedSymbol(symbol.name, by: other))
        }
    }

    func note(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { entries.append(diagnostic) }
    }
}
