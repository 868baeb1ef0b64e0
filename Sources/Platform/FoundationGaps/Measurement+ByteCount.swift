import Foundation

extension Measurement where UnitType == UnitInformationStorage {
    /// A style that writes an amount of data in the unit that suits it: "30 GB".
    ///
    /// Source: Apple, Foundation `Measurement.FormatStyle.ByteCount`.
    public struct ByteCountStyle: Foundation.FormatStyle, Sendable {
        private var bytes: ByteCountFormatStyle

        init(_ bytes: ByteCountFormatStyle) { self.bytes = bytes }

        /// The text; an amount too large for 64 bits is the largest there is.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            bytes.format(Int64(exactly: value.converted(to: .bytes).value.rounded()) ?? .max)
        }

        /// Returns this style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(bytes.locale(locale)) }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountStyle {
    /// A style that writes an amount of data in the unit that suits it.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount))
    }
}
