import Appearance
import Foundation
import RunContext
import SwiftUI

/// The list of a colour set: `Contents.json` of Apple's asset catalog format.
struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        var color: Definition?
        var appearances: [Appearance]?
        var idiom: String?

        /// The appearance that the colour is for; nil for any.
        var scheme: ColorScheme? { has("luminosity", "dark") ? .dark : has("luminosity", "light") ? .light : nil }
        /// True for a colour of the appearance with high contrast.
        var increasesContrast: Bool { has("contrast", "high") }

        private func has(_ appearance: String, _ value: String) -> Bool {
            (appearances ?? []).contains { $0.appearance == appearance && $0.value == value }
        }
    }

    /// A colour by its components, or the name of one of the system's.
    struct Definition: Decodable {
        var colorSpace: String?
        var components: [String: String]?
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case colorSpace = "color-space"
            case components, reference
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            colorSpace = try container.decodeIfPresent(String.self, forKey: .colorSpace)
            reference = try container.decodeIfPresent(String.self, forKey: .reference)
            components = try container.decodeIfPresent([String: Component].self, forKey: .components)?.mapValues(\.text)
        }

        /// A component, which tools other than Xcode write as a number.
        private struct Component: Decodable {
            let text: String

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self.text = text
                } else {
                    let value = try container.decode(Double.self)
                    text = value > 1 && value <= 255 && value == value.rounded() ? "\(Int(value))" : "\(value)"
                }
            }
        }
    }

    var colors: [Entry]

    /// The value of a set for an appearance.
    enum Value: Equatable {
        case color(Color.Resolved)
        /// No colour was chosen, as in the sets that Xcode's templates begin with.
        case unset
        /// The chosen colour cannot be read.
        case unreadable

        /// The colour that is drawn if none was chosen.
        static let nothing = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }

    /// The colour for an appearance. A set without a light or a dark colour uses that for any appearance, and one without a colour of high
    /// contrast the plain one.
    func value(in scheme: ColorScheme, increasesContrast: Bool = false) -> Value {
        // A colour for iPhones takes precedence over one for all devices; those for other devices do not count.
        let own = colors.filter { $0.color != nil && ["iphone", "universal", nil].contains($0.idiom) }
            .sorted { ($0.idiom == "iphone" ? 0 : 1) < ($1.idiom == "iphone" ? 0 : 1) }
        func entry(in scheme: ColorScheme?) -> Entry? {
            own.first { $0.scheme == scheme && $0.increasesContrast == increasesContrast }
                ?? own.first { $0.scheme == scheme && !$0.increasesContrast }
        }
        guard let color = (entry(in: scheme) ?? entry(in: nil) ?? entry(in: .light))?.color else { return .unset }
        return color.resolved(in: scheme, increasesContrast: increasesContrast).map(Value.color) ?? .unreadable
    }
}

extension ColorSetContents.Definition {
    func resolved(in scheme: ColorScheme, increasesContrast: Bool) -> Color.Resolved? {
        if let reference {
            return SystemColor(reference: reference)?
                .resolved(in: scheme, on: RunContext.current.systemRelease, increasesContrast: increasesContrast)
        }
        guard let components, let alpha = Self.opacity(components["alpha"] ?? "1.000") else { return nil }
        let space = Self.space(colorSpace ?? "srgb")
        if let white = components["white"] {
            guard let white = Self.fraction(white) else { return nil }
            return Color.Resolved(colorSpace: space, red: white, green: white, blue: white, opacity: alpha)
        }
        let texts = ["red", "green", "blue"].compactMap { components[$0] }
        // All three are written in one form: beside fractions, 1 is the whole.
        let areFractions = texts.contains { $0.contains(".") }
        let channels = texts.compactMap { areFractions && $0 == "1" ? 1 : Self.fraction($0) }
        guard channels.count == 3 else { return nil }
        return Color.Resolved(
            colorSpace: space, red: channels[0], green: channels[1], blue: channels[2], opacity: alpha)
    }

    private static func space(_ name: String) -> Color.RGBColorSpace {
        switch name {
        case "display-p3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
    }

    /// An opacity: a fraction in any notation, `1` and `1.000` alike; larger values are of 255.
    ///
    /// Source: Apple, Asset Catalog Format Reference, "Color Set Type": red, green and blue come in three forms, alpha in one.
    static func opacity(_ text: String) -> Float? {
        guard let value = Float(text), value.isFinite, value <= 1 else { return fraction(text) }
        return value
    }

    /// A component as catalogs write it: `0.500`, `128` (of 255) or `0x80`.
    static func fraction(_ text: String) -> Float? {
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
        if text.contains(".") { return Float(text).flatMap { $0.isFinite ? $0 : nil } }
        return Int(text).map { Float($0) / 255 }
    }
}

extension SystemColor {
    /// The colour for its name in a catalog: `systemRedColor`, `labelColor`, `secondaryLabelColor`.
    init?(reference: String) {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        let labels: [String: SystemColor] = [
            "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary,
            "quaternaryLabel": .quaternary, "systemGray": .gray,
        ]
        if let known = labels[name] ?? SystemColor(rawValue: name) {
            self = known
            return
        }
        guard name.hasPrefix("system") else { return nil }
        let plain = name.dropFirst("system".count)
        self.init(rawValue: plain.prefix(1).lowercased() + plain.dropFirst())
    }
}
