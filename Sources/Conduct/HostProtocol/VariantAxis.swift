/// A quality in which pictures of one preview differ, by the name of its option.
///
/// The order is that of the words in a variant's name.
package enum VariantAxis: String, Codable, CaseIterable, Comparable, Sendable {
    case colorScheme = "color-scheme"
    case contrast
    case boldText = "bold-text"
    case dynamicType = "dynamic-type"
    case locale, direction, orientation, device
    case renderingMode = "rendering-mode"

    package static func < (one: VariantAxis, other: VariantAxis) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
    }

    /// The values that are drawn where an axis is named without any.
    package var usualValues: [String] {
        switch self {
        case .colorScheme: ["light", "dark"]
        case .contrast: ["standard", "increased"]
        case .boldText: ["false", "true"]
        case .dynamicType: ["large", "accessibility3"]
        case .locale: ["en_US", "ar"]
        case .direction: ["leftToRight", "rightToLeft"]
        case .orientation: ["portrait", "landscape"]
        case .device: ["iPhone SE", "iPhone 17 Pro Max"]
        case .renderingMode: ["fullColor", "accented", "vibrant"]
        }
    }

    /// All values; nil where any word may be one.
    package var words: [String]? {
        switch self {
        case .colorScheme: ColorSchemeName.allCases.map(\.rawValue)
        case .contrast: ContrastName.allCases.map(\.rawValue)
        case .boldText: ["false", "true"]
        case .dynamicType: TextSizeName.allCases.map(\.rawValue)
        case .direction: DirectionName.allCases.map(\.rawValue)
        case .orientation: OrientationName.allCases.map(\.rawValue)
        case .renderingMode: WidgetLook.allCases.map(\.rawValue)
        case .locale, .device: nil
        }
    }
}
