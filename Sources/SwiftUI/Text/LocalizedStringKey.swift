/// The key of an entry in a strings table, with its arguments.
///
/// Source: Apple, SwiftUI `LocalizedStringKey`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    /// One piece of the text.
    enum Segment: Equatable {
        case literal(String)
        case string(String)
        case formatted(FormattedValue)
        case text(Text)
    }

    let segments: [Segment]

    public init(_ value: String) { segments = [.literal(value)] }
    public init(stringLiteral value: String) { segments = [.literal(value)] }
    public init(stringInterpolation: StringInterpolation) { segments = stringInterpolation.segments }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) { segments.append(.string(string)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            segments.append(.formatted(FormattedValue(input, format: format)))
        }

        public mutating func appendInterpolation(_ text: Text) { segments.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) { segments.append(.text(Text(image))) }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            segments.append(.formatted(style.formatted(date)))
        }

        /// A number with the grouping of the environment's locale, as the `%lld` of a strings table has it.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            segments.append(.formatted(FormattedValue(value, format: IntegerFormatStyle<T>())))
        }

        /// A number as `%lf` writes it: six digits after the point.
        public mutating func appendInterpolation(_ value: Double) {
            segments.append(.formatted(FormattedValue(
                value, format: FloatingPointFormatStyle<Double>().precision(.fractionLength(6)))))
        }

        public mutating func appendInterpolation(_ value: Double, specifier: String) {
            segments.append(.string(String(format: specifier, value)))
        }

        public mutating func appendInterpolation(_ value: Int, specifier: String) {
            segments.append(.string(String(format: specifier, value)))
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { segments.append(.string(String(describing: value))) }
    }
}
