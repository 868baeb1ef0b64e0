import Foundation

/// The look of text in an HTML document, as the elements around it set it.
struct HTMLLook {
    /// The kind of letters.
    enum Face: Equatable { case serif, sans, monospaced, named(String) }

    /// Points; those of a document without a size.
    ///
    /// Source: Apple's importer uses Times at 12 points where a document says nothing.
    var size: CGFloat = 12
    var face = Face.serif
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = UIColor.black
    var background: UIColor?
    var link: URL?
    /// Points by which the text is raised.
    var rise: CGFloat = 0
    var isPreformatted = false
    var alignment = NSTextAlignment.natural

    private var font: UIFont {
        var base: UIFont =
            switch face {
            case .serif: .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
            case .sans: .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
            case .monospaced: .monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
            case .named(let name): UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: isBold ? .bold : .regular)
            }
        if face == .serif, let serif = base.fontDescriptor.withDesign(.serif) { base = UIFont(descriptor: serif, size: size) }
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard let descriptor = base.fontDescriptor.withSymbolicTraits(traits) else { return base }
        return UIFont(descriptor: descriptor, size: size)
    }

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        if let background { attributes[.backgroundColor] = background }
        if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link { attributes[.link] = link }
        if rise != 0 { attributes[.baselineOffset] = rise }
        if alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    /// Takes over what an element looks like without a style sheet.
    ///
    /// Source: HTML Standard, section 15.3 ("Non-replaced elements").
    mutating func take(element: String) {
        switch element {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruck = true
        case "code", "kbd", "samp", "tt": face = .monospaced
        case "pre": (face, isPreformatted) = (.monospaced, true)
        case "small": size *= 5 / 6
        case "big": size *= 1.2
        case "sub": (rise, size) = (rise - size / 4, size * 5 / 6)
        case "sup": (rise, size) = (rise + size / 3, size * 5 / 6)
        case "mark": background = .yellow
        case "center": alignment = .center
        case "h1": (size, isBold) = (size * 2, true)
        case "h2": (size, isBold) = (size * 1.5, true)
        case "h3": (size, isBold) = (size * 1.17, true)
        case "h4": isBold = true
        case "h5": (size, isBold) = (size * 0.83, true)
        case "h6": (size, isBold) = (size * 0.67, true)
        default: break
        }
    }

    /// Takes over the attributes of an element.
    mutating func take(attributes: [String: String], of element: String) {
        if element == "a", let address = attributes["href"], let url = URL(string: address) {
            (link, isUnderlined, color) = (url, true, UIColor(red: 0, green: 0, blue: 0.933, alpha: 1))
        }
        if let words = attributes["color"], let color = Self.color(words) { self.color = color }
        if let words = attributes["align"] { take(property: "text-align", value: words) }
        if element == "font", let words = attributes["face"] { take(property: "font-family", value: words) }
        if let style = attributes["style"] { take(declarations: style) }
    }

    /// Takes over the declarations of a rule or of a `style` attribute; those for other looks are passed over.
    mutating func take(declarations: String) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            take(
                property: parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
                value: parts[1].replacing("!important", with: "").trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    private mutating func take(property: String, value: String) {
        let word = value.lowercased()
        switch property {
        case "color": color = Self.color(word) ?? color
        case "background-color", "background": background = Self.color(word) ?? background
        case "font-size": size = length(word) ?? size
        case "font-weight": isBold = word == "bold" || word == "bolder" || (Int(word) ?? 400) >= 600
        case "font-style": isItalic = word == "italic" || word == "oblique"
        case "text-decoration", "text-decoration-line":
            (isUnderlined, isStruck) = (word.contains("underline"), word.contains("line-through"))
        case "font-family": face = Self.face(value)
        case "text-align":
            let alignments: [String: NSTextAlignment] = ["left": .left, "center": .center, "right": .right, "justify": .justified]
            alignment = alignments[word] ?? alignment
        default: break
        }
    }

    /// The points of a size: pixels of a document are points.
    private func length(_ word: String) -> CGFloat? {
        let number = word.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value > 0, value < 10_000 else { return nil }
        switch word.dropFirst(number.count) {
        case "px", "pt", "": return value
        case "em": return value * size
        case "rem": return value * 12
        case "%": return value / 100 * size
        default: return nil
        }
    }

    private static func face(_ value: String) -> Face {
        for name in value.split(separator: ",") {
            let plain = name.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
            switch plain.lowercased() {
            case "-apple-system", "system-ui", "sans-serif", "helvetica", "helvetica neue", "arial", "sf pro text", "sf pro": return .sans
            case "serif", "times", "times new roman", "georgia": return .serif
            case "monospace", "courier", "courier new", "menlo", "ui-monospace": return .monospaced
            default: if UIFont(name: plain, size: 12) != nil { return .named(plain) }
            }
        }
        return .serif
    }

    /// The colour of a word, a number such as `#f80`, or `rgb(255, 128, 0)`; nil for any other.
    private static func color(_ words: String) -> UIColor? {
        let word = words.lowercased()
        func color(_ parts: [Double]) -> UIColor {
            UIColor(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
        }
        if word.hasPrefix("#") {
            let digits = word.dropFirst().compactMap(\.hexDigitValue).map(Double.init)
            if digits.count == 3 { return color(digits.map { $0 * 17 }) }
            guard digits.count == 6 else { return nil }
            return color([0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] })
        }
        if word.hasPrefix("rgb"), let open = word.firstIndex(of: "(") {
            let parts = word[open...].split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            return parts.count >= 3 ? color(parts) : nil
        }
        return named[word].map { color([$0 >> 16, $0 >> 8 & 0xFF, $0 & 0xFF].map(Double.init)) }
    }

    /// The sixteen names of HTML 4.01, and those that are written most beside them.
    private static let named: [String: Int] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
        "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
        "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "orange": 0xFFA500,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "lightgray": 0xD3D3D3, "darkgray": 0xA9A9A9, "indigo": 0x4B0082,
    ]
}
