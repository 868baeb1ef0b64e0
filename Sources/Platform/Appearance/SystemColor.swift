/// The colours that the system names.
///
/// The raw value is the name in a colour's description.
package enum SystemColor: String, Sendable, Hashable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case accent
    case primary, secondary, tertiary, quaternary, quinary
    case placeholderText, separator, opaqueSeparator, link
    /// SwiftUI's own separator, which `Divider` and the style `separator` draw: it stayed as it was when UIKit's became paler.
    case divider
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    case systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    /// The default foreground at a level of the hierarchy: 0 is primary, 4 and above are quinary.
    package static func label(level: Int) -> SystemColor {
        let labels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        return labels[min(max(level, 0), labels.count - 1)]
    }

    /// The fill at a level of the hierarchy; levels past the last stay there.
    package static func fill(level: Int) -> SystemColor {
        let fills: [SystemColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return fills[min(max(level, 0), fills.count - 1)]
    }

    /// The background at a level of the hierarchy; levels past the last stay there.
    package static func background(level: Int) -> SystemColor {
        let backgrounds: [SystemColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
        return backgrounds[min(max(level, 0), backgrounds.count - 1)]
    }
}
