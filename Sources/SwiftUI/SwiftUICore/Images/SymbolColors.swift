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

    /// Returns the colour of a layer in a symbol of the program's own; nil for the tint or the foreground style.
    ///
    /// Source: Apple, UIKit "Creating custom symbol images for your app": the name of a system colour, of a colour in the asset catalog, or
    /// of a constant whose value the file gives.
    static func color(_ color: SymbolTemplate.LayerColor, in environment: EnvironmentValues) -> Color? {
        let opacity = min(max(color.opacity, 0), 1)
        func faded(_ color: Color) -> Color { opacity < 1 ? color.opacity(opacity) : color }
        if let system = system[color.name] { return faded(system) }
        if color.name == "tintColor" || color.name == "controlAccentColor" { return faded(.accentColor) }
        if let own = environment.assetSource?.color(named: color.name, folder: nil, in: environment.colorScheme) {
            return faded(Color(own))
        }
        guard let value = color.fallback, value.count == 3 else { return nil }
        return faded(Color(red: value[0], green: value[1], blue: value[2]))
    }

    /// The system colours by the names that SF Symbols gives them.
    private static let system: [String: Color] = {
        let hues: [(String, Color)] = [
            ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal), ("Cyan", .cyan),
            ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown), ("Gray", .gray),
        ]
        let labels: [(String, SystemColor)] = [
            ("labelColor", .primary), ("secondaryLabelColor", .secondary), ("tertiaryLabelColor", .tertiary),
            ("quaternaryLabelColor", .quaternary), ("systemGray2Color", .systemGray2), ("systemGray3Color", .systemGray3),
            ("systemGray4Color", .systemGray4), ("systemGray5Color", .systemGray5), ("systemGray6Color", .systemGray6),
            ("systemBackgroundColor", .systemBackground), ("systemFillColor", .systemFill),
        ]
        var colors: [String: Color] = ["white": .white, "black": .black, "clear": .clear]
        for (name, color) in hues { colors["system\(name)Color"] = color }
        for (name, color) in labels { colors[name] = Color(source: .system(color)) }
        return colors
    }()

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
