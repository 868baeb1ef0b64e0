import Foundation
import Geometry
import Typesetting
import XMLParsing

/// Reads the SVG files in which SF Symbols exports a symbol.
///
/// The file draws the symbol in up to nine weights and three scales, each a group such as `Regular-M`; lines named `Baseline-M`, `Capline-M`,
/// `left-margin-Regular-M` and `right-margin-Regular-M` give its place beside text. Classes of the paths, such as `hierarchical-0:secondary`
/// and `multicolor-1:systemBlueColor`, and the style sheet's rules for these give the layers.
///
/// Source: Apple, UIKit "Creating custom symbol images for your app".
final class SymbolTemplateReader: XMLParserDelegate {
    /// The weights by their names, on the scale of the `wght` axis.
    private static let weights: [Substring: Double] = [
        "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700, "Heavy": 800,
        "Black": 900,
    ]
    private static let scales: [Substring: SymbolScale] = ["S": .small, "M": .medium, "L": .large]
    /// The units that a template gives to the em of the text beside it.
    private static let unitsPerEm: CGFloat = 100
    /// A symbol has few parts; a file with more is no symbol.
    private static let mostPaths = 1000

    private struct Group {
        var paths: [(outline: Path, classes: [String])] = []
    }

    /// The drawings by their names, such as `Regular-M`.
    private var groups: [String: Group] = [:]
    private var guides: [String: CGPoint] = [:]
    /// For each element that is open: the drawing that it belongs to, and the place of its coordinates.
    private var open: [(group: String?, transform: CGAffineTransform)] = []
    private var sheet = ""
    private var isInSheet = false
    private var fault: String?

    /// Reads a symbol.
    ///
    /// - Throws: the reason why it cannot be drawn, as a sentence with a remedy.
    static func template(_ data: Data, path: String) throws(SymbolTemplateFault) -> SymbolTemplate {
        let reader = SymbolTemplateReader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse() else { throw SymbolTemplateFault("Its SVG breaks off in line \(parser.lineNumber).") }
        if let fault = reader.fault { throw SymbolTemplateFault(fault) }
        guard let template = reader.template(path: path) else {
            throw SymbolTemplateFault("Its SVG has no drawing such as Regular-M with closed outlines.")
        }
        return template
    }

    // MARK: Elements

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
        attributes attributeDict: [String: String]
    ) {
        let outer = open.last ?? (nil, .identity)
        let own = attributeDict["transform"].map { Self.transform($0) } ?? .identity
        let id = attributeDict["id"]
        let group = outer.group ?? id.flatMap { Self.variant($0) == nil ? nil : $0 }
        open.append((group, own.concatenating(outer.transform)))
        switch elementName {
        case "style": isInSheet = true
        case "line":
            guard let id, let x = number(attributeDict["x1"]), let y = number(attributeDict["y1"]) else { return }
            guides[id] = CGPoint(x: x, y: y).applying(own.concatenating(outer.transform))
        case "path":
            if group == nil, let id { addGuide(id, attributeDict["d"]) } else { addPath(attributeDict, to: group) }
        case "rect", "circle", "ellipse", "polygon", "polyline":
            guard group != nil else { return }
            fault = "It has a <\(elementName)>, which a symbol cannot have: convert it to a path."
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
        if !open.isEmpty { open.removeLast() }
        if elementName == "style" { isInSheet = false }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if isInSheet { sheet += string }
    }

    private static let guideNames = ["Baseline-", "Capline-", "left-margin", "right-margin"]

    /// Adds a line that a drawing program has written as a path.
    private func addGuide(_ id: String, _ data: String?) {
        guard let place = open.last, Self.guideNames.contains(where: id.hasPrefix), let line = data.flatMap({ Path(pathData: $0) })
        else { return }
        guides[id] = line.applying(place.transform).boundingRect.origin
    }

    private func addPath(_ attributes: [String: String], to group: String?) {
        guard let group, let place = open.last, groups[group, default: Group()].paths.count < Self.mostPaths else { return }
        guard let outline = Path(pathData: attributes["d"] ?? "") else {
            fault = "A path of \(group) cannot be read: export the symbol again."
            return
        }
        let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
        groups[group, default: Group()].paths.append((outline.applying(place.transform), classes))
    }

    private func number(_ text: String?) -> CGFloat? { text.flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil } }

    /// Reads the matrices, translations and scales of a `transform` attribute.
    private static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for call in text.split(separator: ")") {
            let parts = call.split(separator: "(")
            guard parts.count == 2 else { continue }
            let numbers = parts[1].split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }.map { CGFloat($0) }
            let name = parts[0].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ",")))
            let step: CGAffineTransform? =
                switch (name, numbers.count) {
                case ("matrix", 6):
                    CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                case ("translate", 1...2): CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
                case ("scale", 1...2): CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
                default: nil
                }
            if let step { result = step.concatenating(result) }
        }
        return result
    }

    // MARK: The symbol

    /// Returns the weight and scale that a name such as `Regular-M` stands for; nil for another name.
    private static func variant(_ name: String) -> (weight: Double, scale: SymbolScale)? {
        let parts = name.split(separator: "-")
        guard parts.count == 2, let weight = weights[parts[0]], let scale = scales[parts[1]] else { return nil }
        return (weight, scale)
    }

    private func template(path: String) -> SymbolTemplate? {
        // Drawings with other layers than the regular one are left out: they could not follow its styles.
        let names = groups.keys.sorted()
        guard let standard = names.first(where: { $0.hasPrefix("Regular-") }) ?? names.first, let layers = groups[standard]?.paths else {
            return nil
        }
        let rules = SymbolStyleSheet(sheet)
        let cuts = names.compactMap { name -> SymbolTemplate.Cut? in
            guard let group = groups[name], group.paths.count == layers.count else { return nil }
            return cut(name, group)
        }
        return SymbolTemplate(path: path, layers: layers.map { rules.layer(of: $0.classes) }, cuts: cuts)
    }

    private func cut(_ name: String, _ group: Group) -> SymbolTemplate.Cut? {
        guard let variant = Self.variant(name), let row = name.split(separator: "-").last else { return nil }
        guard let baseline = guides["Baseline-\(row)"]?.y else { return nil }
        // Files of the first versions have one pair of margins for a row.
        let left = guides["left-margin-\(name)"] ?? guides["left-margin"]
        let right = guides["right-margin-\(name)"] ?? guides["right-margin"]
        let middle = left.map(\.x) ?? 0
        var sides: ClosedRange<CGFloat>?
        if let left, let right, left.x < right.x { sides = 0...(right.x - left.x) / Self.unitsPerEm }
        let place = CGAffineTransform(translationX: -middle, y: -baseline)
            .concatenating(CGAffineTransform(scaleX: 1 / Self.unitsPerEm, y: 1 / Self.unitsPerEm))
        return SymbolTemplate.Cut(
            weight: variant.weight, scale: variant.scale, outlines: group.paths.map { $0.outline.applying(place) }, sides: sides)
    }
}

/// The reason why a symbol's file cannot be drawn.
struct SymbolTemplateFault: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}

/// The rules of a symbol's style sheet, by the classes that they style.
private struct SymbolStyleSheet {
    private var rules: [String: [String: String]] = [:]

    /// Reads rules of the form `.class, .other {property: value; …}`; comments and other selectors are passed over.
    init(_ text: String) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            var properties: [String: String] = [:]
            for declaration in rest[rest.index(after: open)..<close].split(separator: ";") {
                let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
                if parts.count == 2 { properties[parts[0]] = parts[1] }
            }
            for selector in rest[..<open].split(separator: ",") {
                // A comment may precede the first rule.
                guard let name = selector.split(whereSeparator: \.isWhitespace).last, name.hasPrefix(".") else { continue }
                rules[String(name.dropFirst().replacing("\\", with: "")), default: [:]].merge(properties) { $1 }
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    /// Returns the layer that a path with classes is.
    func layer(of classes: [String]) -> SymbolTemplate.Layer {
        var layer = SymbolTemplate.Layer()
        let clears = classes.contains("clearBehindLayer")
        (layer.hierarchical.clearsBehind, layer.multicolor.clearsBehind) = (clears, clears)
        for name in classes {
            let parts = name.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let rule = rules[name] ?? [:]
            if parts[0].hasPrefix("hierarchical-") {
                apply(rule, to: &layer.hierarchical)
                layer.hierarchical.level = ["secondary": 1, "tertiary": 2][parts[1]] ?? 0
            } else if parts[0].hasPrefix("multicolor-") {
                apply(rule, to: &layer.multicolor)
                layer.multicolor.color = SymbolTemplate.LayerColor(
                    name: String(parts[1]), fallback: rule["fill"].flatMap(Self.color), opacity: rule["opacity"].flatMap(Double.init) ?? 1)
            }
        }
        return layer
    }

    private func apply(_ rule: [String: String], to style: inout SymbolTemplate.LayerStyle) {
        if rule["-sfsymbols-clear-behind"] == "true" { style.clearsBehind = true }
        style.isHidden = rule["opacity"].flatMap(Double.init) == 0
        style.threshold = rule["-sfsymbols-variable-threshold"].flatMap(Double.init).map { min(max($0, 0), 1) }
    }

    /// Returns red, green and blue of a colour such as `#007AFF`.
    private static func color(_ text: String) -> [Double]? {
        guard text.hasPrefix("#"), text.count == 7, let value = Int(text.dropFirst(), radix: 16) else { return nil }
        return [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
    }
}
