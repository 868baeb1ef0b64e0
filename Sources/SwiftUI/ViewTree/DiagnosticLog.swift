/// Something that was asked for and is not there; what stands in its place is visible.
package enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    case missingSymbol(String)
    case missingAsset(String)
    case missingCharacter(Unicode.Scalar)
    case missingFont(String)
    case uncoloredFont(String)
    case taskWaitsElsewhere
    case noPhases(String)

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
        case .taskWaitsElsewhere:
            "A task of a view waits for something outside of the preview, as the network: what comes of it is not shown."
        case .noPhases(let view):
            "\(view) has no phases: nothing is shown in its place."
        case .uncoloredFont(let name):
            "The font \(name) colours glyphs by its table SVG or COLR of version 1: they are drawn in the colour of the text."
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
