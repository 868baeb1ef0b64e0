import Foundation

/// A value and the format style that writes it, kept until the locale is known.
///
/// Format styles and their inputs are values; Foundation only does not declare it in their types.
package struct StyledArgument: @unchecked Sendable, Equatable, Codable {
    /// The text in the style's own locale; two values with the same such text count as equal.
    private let plain: String
    /// Writes the value; lost when encoded.
    private let write: ((LocalizationContext) -> String)?

    package init<F: FormatStyle>(_ value: F.FormatInput, _ style: F) where F.FormatOutput == String {
        plain = style.format(value)
        write = { style.localized(in: $0).format(value) }
    }

    package func text(_ context: LocalizationContext) -> String { write?(context) ?? plain }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.plain == rhs.plain }

    package init(from decoder: any Decoder) throws {
        plain = try decoder.singleValueContainer().decode(String.self)
        write = nil
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(plain)
    }
}
