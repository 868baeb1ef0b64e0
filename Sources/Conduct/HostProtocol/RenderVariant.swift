import Foundation

/// One look of a preview among several: a value for each of some axes.
package struct RenderVariant: Codable, Hashable, Sendable {
    /// The values by the names of the axes, as on the command line.
    package private(set) var values: [String: String] = [:]

    /// Creates a variant; a value that its axis does not have is the caller's fault.
    package init(_ values: [VariantAxis: String]) {
        for (axis, value) in values {
            precondition(axis.words?.contains(value) ?? true, "'\(value)' is no value of \(axis.rawValue).")
            self.values[axis.rawValue] = value
        }
    }

    package subscript(axis: VariantAxis) -> String? { values[axis.rawValue] }

    /// The name for files: the values in the order of the axes, such as `dark-accessibility3-ar`.
    package var name: String {
        let words = VariantAxis.allCases.compactMap { axis in
            self[axis].map { value in axis == .boldText ? (value == "true" ? "bold" : "regular") : value }
        }
        return UniqueNames.fileName(words.joined(separator: "-"))
    }

    /// Returns the name of a file of a preview's entry or film, with the variant in it.
    ///
    /// - Parameter hasOneEntry: true for a preview with one entry, whose picture has the name of the variant alone.
    package func fileName(_ name: String, hasOneEntry: Bool) -> String {
        let entry = "entry1"
        if hasOneEntry, name.hasPrefix(entry), name.dropFirst(entry.count).first?.isNumber != true {
            return self.name + name.dropFirst(entry.count)
        }
        return "\(self.name)-\(name)"
    }

    /// Returns true for the name of a file that belongs to a variant: its first word is a value of an axis.
    ///
    /// Locales and devices are free words: a language's code of two letters and the families of devices are taken for them.
    package static func names(_ file: String) -> Bool {
        let word = String(file.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if ["bold", "regular", "iPhone", "iPad"].contains(word) || file.hasPrefix("Apple-") { return true }
        if VariantAxis.allCases.contains(where: { $0 != .boldText && $0.words?.contains(word) ?? false }) { return true }
        let language = word.prefix { $0 != "_" }
        return language.count == 2 && Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language }
    }

    /// Returns the variants with a value of each axis: the last axis changes first.
    package static func product(_ axes: [(axis: VariantAxis, values: [String])]) -> [RenderVariant] {
        axes.reduce([RenderVariant([:])]) { variants, next in
            variants.flatMap { variant in next.values.map { variant.with([next.axis.rawValue: $0]) } }
        }
    }

    /// Returns the variant with the values of another one, which win.
    package func with(_ other: RenderVariant) -> RenderVariant { with(other.values) }

    private func with(_ values: [String: String]) -> RenderVariant {
        var variant = self
        variant.values.merge(values) { $1 }
        return variant
    }
}

extension RenderOptions {
    /// Returns the options for a variant.
    package func showing(_ variant: RenderVariant) -> RenderOptions {
        var options = self
        if let name = variant[.colorScheme].flatMap(ColorSchemeName.init) { options.colorScheme = name }
        if let name = variant[.contrast].flatMap(ContrastName.init) { options.contrast = name }
        if let word = variant[.boldText] { options[.boldText] = word == "true" }
        if let name = variant[.dynamicType].flatMap(TextSizeName.init) { options.dynamicType = name }
        if let identifier = variant[.locale] { options.locale = Locale(identifier: identifier) }
        if let name = variant[.direction].flatMap(DirectionName.init) { options.direction = name }
        if let name = variant[.orientation].flatMap(OrientationName.init) { options.orientation = name }
        if let name = variant[.device] { options.surroundings.device = name }
        if let look = variant[.renderingMode].flatMap(WidgetLook.init) { options.look = look }
        return options
    }
}
