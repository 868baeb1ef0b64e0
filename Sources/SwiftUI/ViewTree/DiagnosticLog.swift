/// Something that was asked for and is not there, or does nothing where it is; what stands in its place is visible.
package enum Diagnostic: Sendable, Hashable, CustomStringConvertible {
    case missingSymbol(String)
    case missingAsset(String)
    case missingCharacter(Unicode.Scalar)
    case missingFont(String)
    case uncoloredFont(String)
    /// The type of the value of an `animation(_:value:)` in a widget.
    case unarchivedAnimation(String)
    /// The type of a transition in a widget, or of its modifier.
    case unarchivedTransition(String)

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
        case .unarchivedAnimation(let type):
            "animation(_:value:) has no effect in a widget, because \(type) is not Encodable: the system archives a widget's "
                + "views. Make \(type) Codable."
        case .unarchivedTransition(let name):
            "The transition \(name) has no effect in a widget: the system archives a widget's views, and knows only its own "
                + "transitions. The view fades instead; use push, move, scale, offset or opacity."
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
