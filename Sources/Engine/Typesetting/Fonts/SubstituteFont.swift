import Foundation

/// The stand-in for a font that a device has and this library lacks: the nearest design of the system, in the weight, width and slope
/// that the font's name gives.
///
/// `HelveticaNeue-CondensedBold` is bold and narrow, `Georgia-Italic` a slanted serif; a name without such words is the plain system
/// font. Names are those of iOS's fonts (Apple, "System Fonts"), read by the words in them.
struct SubstituteFont: Equatable {
    private(set) var design = FontDescription.Design.default
    /// The `wght` axis; nil where the name has no word for it.
    private(set) var weight: Double?
    /// The `wdth` axis in percent; nil where the name has no word for it.
    private(set) var width: Double?
    private(set) var isItalic = false

    init(forName name: String) {
        let words = name.lowercased().filter(\.isLetter)
        design = Self.designs.first { words.contains($0.word) }?.design ?? .default
        // Families are named for widths ("DIN Condensed"), but a weight or slant in a family's name ("Lightfoot") is chance.
        let style = Self.style(of: name)
        weight = Self.weights.first { style.contains($0.word) }?.value
        width = Self.widths.first { words.contains($0.word) }?.value
        isItalic = Self.slants.contains { style.contains($0) }
    }

    /// Returns whether a name is one of the system font's own: "SFProRounded-Bold" asks for the same as `.rounded`, and nothing is
    /// missing.
    static func isSystems(_ name: String) -> Bool {
        let word = name.lowercased().filter(\.isLetter)
        return ["sfpro", "sfcompact", "sfui", "sfmono", "applesystem"].contains { word.hasPrefix($0) }
    }

    /// Returns a description with the traits of the name; traits requested beside the name take precedence.
    func description(of font: FontDescription) -> FontDescription {
        var result = font
        if let weight, !font.isWeightGiven { result.weight = weight }
        if let width, font.width == 100 { result.width = width }
        if isItalic { result.isItalic = true }
        return result
    }

    /// The words behind the first hyphen, space or dash, or the whole name where it is one word; small letters alone.
    private static func style(of name: String) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }
        let words = parts.count > 1 ? parts.dropFirst().joined() : name
        return words.lowercased().filter(\.isLetter)
    }

    /// The longer word first where one holds another.
    private static let weights: [(word: String, value: Double)] = [
        ("ultralight", 100), ("extralight", 200), ("hairline", 100), ("thin", 100), ("semilight", 350),
        ("demilight", 350), ("light", 300), ("semibold", 600), ("demibold", 600), ("demi", 600), ("extrabold", 800),
        ("ultrabold", 800), ("black", 900), ("heavy", 900), ("bold", 700), ("medium", 500),
    ]

    private static let widths: [(word: String, value: Double)] = [
        ("extracondensed", 70), ("ultracondensed", 70), ("compressed", 70), ("semicondensed", 90), ("condensed", 80),
        ("narrow", 80), ("semiexpanded", 110), ("expanded", 120), ("extended", 120),
    ]

    private static let slants = ["italic", "oblique", "slanted"]

    /// Families whose letters are monospaced, have rounded ends or serifs, the first word found; all others have neither.
    private static let designs: [(word: String, design: FontDescription.Design)] = [
        ("mono", .monospaced), ("menlo", .monospaced), ("courier", .monospaced), ("monaco", .monospaced),
        ("consolas", .monospaced),
        ("rounded", .rounded), ("chalk", .rounded), ("marker", .rounded), ("noteworthy", .rounded), ("comic", .rounded),
        ("bradleyhand", .rounded), ("partylet", .rounded), ("nunito", .rounded), ("quicksand", .rounded),
        ("sans", .default),
        ("georgia", .serif), ("times", .serif), ("palatino", .serif), ("baskerville", .serif), ("didot", .serif),
        ("hoefler", .serif), ("bodoni", .serif), ("cochin", .serif), ("garamond", .serif), ("charter", .serif),
        ("rockwell", .serif), ("clarendon", .serif), ("iowan", .serif), ("newyork", .serif), ("athelas", .serif),
        ("typewriter", .serif), ("serif", .serif), ("slab", .serif), ("playfair", .serif), ("merriweather", .serif),
        ("cambria", .serif), ("caslon", .serif), ("copperplate", .serif), ("papyrus", .serif), ("mincho", .serif),
        ("academyengraved", .serif), ("snellroundhand", .serif), ("zapfino", .serif), ("savoye", .serif),
        ("trattatello", .serif),
    ]
}
