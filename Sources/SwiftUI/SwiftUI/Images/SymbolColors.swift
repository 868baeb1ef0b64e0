import Typesetting

/// The colours that parts of symbols have in `SymbolRenderingMode.multicolor`.
///
/// Only what has a public source is here; a part without a colour takes the foreground style, and a symbol none of whose parts
/// has one is drawn in one colour, as Apple's symbols without colours are:
/// - Apple, SwiftUI `SymbolRenderingMode.multicolor`: a yellow triangle with a white mark.
/// - Apple, Human Interface Guidelines, SF Symbols: leaves green, `trash.slash` red.
/// - The layer classes of SF Symbols' own exports, as programs that read them name them: in weather symbols the sun and the
///   bolt `systemYellowColor`, the rain `systemCyanColor`, cloud and snow white; the signs in filled circles white
///   (every `0.circle.fill` is listed as having many colours, no `0.circle` is).
/// - The plain badge is red and stays so in every foreground style (createwithplay.com, "SF Symbol Rendering Modes").
/// - Badges that add are green and those that take away red, as the circles that edit lists (`UITableViewCell`'s controls);
///   a battery that charges is green (Apple Support, status icons); hearts are red.
enum SymbolColors {
    /// The colour of a part of the symbol of a name; nil for the foreground style.
    static func color(of part: SymbolPart, in name: String) -> Color? {
        let words = name.split(separator: ".")
        if let color = whole[words.filter { $0 != "fill" }.joined(separator: ".")] { return color }
        switch part {
        case .sun, .moon: return part == .sun ? .yellow : nil
        case .bolt: return words.first == "cloud" ? .yellow : nil
        case .rain: return .cyan
        case .snow: return words.first == "cloud" ? .white : nil
        case .cloud: return words.last == "fill" ? .white : nil
        case .body: return name == "cloud.fill" ? .white : nil
        case .charge: return words.last == "bolt" ? .green : nil
        case .badge: return badge(words)
        case .badgeMark: return .white
        case .enclosure: return enclosures[name]
        case .mark: return words.last == "fill" && words.dropLast().last.map(plates.contains) == true ? .white : nil
        case .slash, .wave, .fog: return nil
        }
    }

    /// Symbols that have one colour as a whole, without `fill`.
    private static let whole: [String: Color] = ["leaf": .green, "trash.slash": .red, "heart": .red]

    private static let enclosures: [String: Color] = [
        "exclamationmark.triangle.fill": .yellow, "plus.circle.fill": .green, "minus.circle.fill": .red,
    ]

    /// Shapes on which signs stand in white.
    private static let plates: Set<Substring> = [
        "circle", "square", "triangle", "octagon", "diamond", "hexagon", "seal", "shield",
    ]

    private static func badge(_ words: [Substring]) -> Color? {
        switch words.last {
        case "badge", "fill": .red
        case "plus", "checkmark": .green
        case "minus", "xmark": .red
        default: nil
        }
    }
}
