import Foundation

extension Measurement where UnitType: Dimension {
    /// A type that provides localized representations of measurements.
    ///
    /// Source: Apple, Foundation `Measurement.FormatStyle`.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of the unit's name.
        public var width: UnitWidth

        /// The purpose that decides the unit; `nil` keeps the unit of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// The language and the region.
        public var locale: Locale

        /// The format of the number; `nil` for the usage's default.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// True if a temperature is shown without its scale, as in `72°`.
        private var isScaleHidden = false

        /// A style for measurements.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The text for a measurement.
        public func format(_ value: Measurement<UnitType>) -> String { written(value).text }

        /// The same style with attributes for the number and the unit.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }

        fileprivate func written(_ value: Measurement<UnitType>) -> MeasurementText.Written {
            MeasurementText(
                value: value.value, unit: value.unit, width: width.skeleton, usage: usage?.identifier,
                locale: locale.resolvedForFormatting, numberStyle: numberFormatStyle, hidesScale: isScaleHidden
            ).written
        }

        /// Returns this style in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The length of a unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let skeleton: String

            /// The full name: 5 kilometers.
            public static var wide: Self { Self(skeleton: "unit-width-full-name") }
            /// A short form: 5 km.
            public static var abbreviated: Self { Self(skeleton: "unit-width-short") }
            /// The shortest form: 5km.
            public static var narrow: Self { Self(skeleton: "unit-width-narrow") }
        }
    }

    /// A style that marks the number and the unit of a measurement with attributes.
    ///
    /// Source: Apple, Foundation `Measurement.AttributedStyle`.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: FormatStyle

        public func format(_ value: Measurement<UnitType>) -> AttributedString {
            base.written(value).pieces.reduce(into: AttributedString()) { text, piece in
                if piece.isNumber { return text.append(Self.marked(piece.text, .value)) }
                // Spaces between a number and its unit belong to neither.
                let start = piece.text.prefix(while: \.isWhitespace)
                let unit = piece.text.dropFirst(start.count)
                let end = unit.reversed().prefix(while: \.isWhitespace).count
                text.append(AttributedString(start))
                text.append(Self.marked(String(unit.dropLast(end)), .unit))
                text.append(AttributedString(unit.suffix(end)))
            }
        }

        private static func marked(_ text: String, _ component: AttributeScopes.FoundationAttributes.MeasurementAttribute.Component)
            -> AttributedString
        {
            var attributes = AttributeContainer()
            attributes.measurement = component
            return AttributedString(text, attributes: attributes)
        }

        /// Returns this style in another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
    }

    /// A text in the current locale, in the unit its region uses for measurements in general, abbreviated.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// Returns the output of the style for the measurement, such as a text.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// A Boolean value that indicates whether a temperature is shown without its scale, as in `72°`.
    public var hidesScaleName: Bool {
        get { isScaleHidden }
        set { isScaleHidden = newValue }
    }

    /// A style for temperatures.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        isScaleHidden = hidesScaleName
    }
}

extension FormatStyle {
    /// A style for measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
