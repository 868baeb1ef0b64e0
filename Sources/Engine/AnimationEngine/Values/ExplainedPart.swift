import Foundation
import Geometry

/// One quantity that an animation moves, and its distance, in the unit in which it is written in a source.
package struct ExplainedPart: Sendable, Equatable {
    package enum Unit: String, Codable, Sendable {
        case points, degrees
        /// A share of the width and height of the enclosing view, 0 to 1.
        case fraction
        /// Red, green, blue and opacity in sRGB, 0 to 1.
        case color
        case number
        /// Visible content: a text, the name of a symbol.
        case content
    }

    /// The property that it is, `angle`; empty where the attribute is but one quantity.
    package var name: String
    package var unit: Unit
    /// The numbers that it is made of, when the animation starts and when it has ended; empty for a content.
    package var from: [Double]
    package var to: [Double]
    /// The content before and after, of a content.
    package var words: [String] = []

    package init(_ name: String, _ unit: Unit, from: [Double], to: [Double]) {
        (self.name, self.unit, self.from, self.to) = (name, unit, from, to)
    }

    /// Another content.
    package init(content from: String, to: String) {
        (name, unit, self.from, self.to, words) = ("", .content, [], [], [from, to])
    }

    /// `angle 0° -> 45°`, `#0088FF 50% -> #FF383C`.
    package var text: String {
        let words = unit == .content ? self.words.map { "\"\($0)\"" } : [Self.text(of: from, unit), Self.text(of: to, unit)]
        return (name.isEmpty ? "" : "\(name) ") + words.joined(separator: " -> ")
    }

    private static func text(of numbers: [Double], _ unit: Unit) -> String {
        switch unit {
        case .color where numbers.count == 4:
            let bytes = numbers.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
            let color = "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
            return numbers[3] == 1 ? color : "\(color) \(list([(numbers[3] * 1000).rounded() / 10]))%"
        case .points: return list(numbers) + " pt"
        case .degrees: return list(numbers) + "°"
        case .fraction, .color, .number, .content: return list(numbers)
        }
    }

    private static func list(_ numbers: [Double]) -> String {
        let words = numbers.map { number in
            let rounded = (number * 10_000).rounded() / 10_000
            return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
        }
        return words.count == 1 ? words[0] : "(\(words.joined(separator: ", ")))"
    }
}

/// A quantity that something is made of, at a moment.
package struct ExplainedQuantity {
    package var name: String
    package var unit: ExplainedPart.Unit
    package var numbers: [Double]

    package init(_ name: String, _ unit: ExplainedPart.Unit, _ numbers: [Double]) {
        (self.name, self.unit, self.numbers) = (name, unit, numbers)
    }
}

/// A value that lists its quantities itself; for all other values they are the quantities of the stored properties.
package protocol ExplainedValue {
    var explainedQuantities: [ExplainedQuantity] { get }
}

extension ExplainedQuantity: ExplainedValue {
    package var explainedQuantities: [ExplainedQuantity] { [self] }
}

extension ExplainedPart {
    /// Returns the differences between two states of something.
    package static func changes(from old: Any, to new: Any) -> [ExplainedPart] {
        let (before, after) = (quantities(of: old, as: ""), quantities(of: new, as: ""))
        guard before.count == after.count else { return [] }
        return zip(before, after).compactMap { old, new in
            guard old.name == new.name, old.numbers != new.numbers else { return nil }
            return ExplainedPart(new.name, new.unit, from: old.numbers, to: new.numbers)
        }
    }

    /// Returns the effect of a keyframe on a property: the differences, or the whole property where the keyframe holds it.
    static func way(from old: Any, to new: Any) -> [ExplainedPart] {
        let changes = changes(from: old, to: new)
        guard changes.isEmpty else { return changes }
        return quantities(of: new, as: "").map { ExplainedPart($0.name, $0.unit, from: $0.numbers, to: $0.numbers) }
    }

    /// The depth to which the properties of properties are read.
    private static let depth = 4

    /// A scale is no length, in any type that holds it, and neither are the factors of a matrix.
    private static func isLength(_ name: String) -> Bool {
        let last = name.split(separator: ".").last ?? ""
        let isFactor =
            ["a", "b", "c", "d"].contains(last) || last.first == "m" && last.count == 3 && last.dropFirst().allSatisfy(\.isNumber)
        return !isFactor && !last.lowercased().contains("scale")
    }

    private static func quantities(of value: Any, as name: String, level: Int = 0) -> [ExplainedQuantity] {
        if let value = value as? any ExplainedValue {
            return value.explainedQuantities.map { quantity in
                ExplainedQuantity([name, quantity.name].filter { !$0.isEmpty }.joined(separator: "."), quantity.unit, quantity.numbers)
            }
        }
        let length: Unit = name.lowercased().hasSuffix("fraction") ? .fraction : isLength(name) ? .points : .number
        switch value {
        case let number as CGFloat: return [ExplainedQuantity(name, length, [Double(number)])]
        case let number as Double: return [ExplainedQuantity(name, .number, [number])]
        case let number as Float: return [ExplainedQuantity(name, .number, [Double(number)])]
        case let number as Int: return [ExplainedQuantity(name, .number, [Double(number)])]
        case let angle as Angle: return [ExplainedQuantity(name, .degrees, [angle.degrees])]
        case let point as UnitPoint: return [ExplainedQuantity(name, .fraction, [Double(point.x), Double(point.y)])]
        case let point as CGPoint: return [ExplainedQuantity(name, length, [Double(point.x), Double(point.y)])]
        case let size as CGSize: return [ExplainedQuantity(name, length, [Double(size.width), Double(size.height)])]
        case let vector as CGVector: return [ExplainedQuantity(name, length, [Double(vector.dx), Double(vector.dy)])]
        default: break
        }
        let mirror = Mirror(reflecting: value)
        guard level < depth, mirror.displayStyle != .class, mirror.displayStyle != .collection || mirror.children.count < 64 else {
            return []
        }
        return mirror.children.flatMap { child in
            var label = child.label ?? ""
            if label.hasPrefix("_") { label.removeFirst() }
            // The place in a tuple, and the value inside an optional or a case, has no name of its own.
            if label.hasPrefix(".") || mirror.displayStyle == .optional || mirror.displayStyle == .enum { label = "" }
            return quantities(of: child.value, as: [name, label].filter { !$0.isEmpty }.joined(separator: "."), level: level + 1)
        }
    }
}
