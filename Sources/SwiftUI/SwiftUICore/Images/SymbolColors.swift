import Typesetting

/// The colours of the parts of symbols in `SymbolRenderingMode.multicolor`.
///
/// Only colours with a public source are listed. A part without a colour takes the foreground style. A symbol without any coloured part
/// is drawn in one colour, as Apple's symbols without colours are:
/// - Apple, SwiftUI `SymbolRenderingMode.multicolor`: a yellow triangle with a white mark.
/// - Apple, Human Interface Guidelines, SF Symbols: leaves green, `trash.slash` red.
/// - The layer classes of SF Symbols' own exports, as named by programs that read them: in weather symbols the sun and the bolt are
///   `systemYellowColor`, the rain `systemCyanColor`, cloud and snow white. The signs in filled circles are white (every `0.circle.fill`
///   is listed as multicolour, no `0.circle` is).
/// - The plain badge is red in every foreground style (createwithplay.com, "SF Symbol Rendering Modes").
/// - Badges that add are green and badges that remove are red, as the circles that edit lists (`UITableViewCell`'s controls). A charging
///   battery is green (Apple Support, status icons). Hearts are red.
enum SymbolColors {
    /// Returns the colour of a part of the symbol with a name; nil for the foreground style.
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

    /// Symbols that have one colour as a whole, listed without `fill`.
    private static let whole: [String: Color] = ["leaf": .green, "trash.slash": .red, "heart": .red]

    private static let enclosures: [String: Color] = [
        "exclamationmark.triangle.fill": .yellow, "plus.circle.fill": .green, "minus.circle.fill": .red,
    ]

    /// The shapes that carry white signs.
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
