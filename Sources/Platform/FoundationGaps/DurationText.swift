import Foundation
import _FoundationICU

/// Turns numbers of units of time into one text.
package struct DurationText {
    package var parts: [DurationPart]
    package var style: DateComponentsFormatter.UnitsStyle
    /// True if the first hours, minutes or seconds of the positional style have two digits too.
    package var pads: Bool
    package var locale: Locale

    package init(parts: [DurationPart], style: DateComponentsFormatter.UnitsStyle, pads: Bool, locale: Locale) {
        self.parts = parts
        self.style = style
        self.pads = pads
        self.locale = locale
    }

    package var string: String? {
        guard !parts.isEmpty else { return nil }
        switch style {
        case .positional: return positional
        case .abbreviated: return measured(UAMEASFMT_WIDTH_NARROW)
        case .short: return measured(UAMEASFMT_WIDTH_SHORT)
        case .full: return measured(UAMEASFMT_WIDTH_WIDE)
        case .spellOut: return spelledOut
        case .brief: return measured(UAMEASFMT_WIDTH_SHORTER)
        }
    }

    /// Numbers with colons between them.
    private var positional: String? {
        let isNegative = parts.contains { $0.value < 0 }
        let texts = parts.enumerated().map { index, part in
            let digits = part.unit.isClockUnit && (index > 0 || pads) ? 2 : 1
            let precision = NumberFormatStyleConfiguration.Precision.integerAndFractionLength(
                integerLimits: digits..., fractionLimits: 0...3)
            return abs(part.value).formatted(.number.precision(precision).grouping(.never).locale(locale))
        }
        let minus = isNegative ? "-" : ""
        return minus + texts.joined(separator: ":")
    }

    private func measured(_ width: UAMeasureFormatWidth) -> String? {
        var status = U_ZERO_ERROR
        guard let formatter = uameasfmt_open(locale.identifier, width, nil, &status) else { return nil }
        defer { uameasfmt_close(formatter) }
        let measures = parts.map { UAMeasure(value: $0.value, unit: $0.unit.measureUnit) }
        let units = ICUText.read {
            uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), $0, $1, &$2)
        }
        return units.map { String(decoding: $0, as: UTF16.self) }
    }

    /// Joins the parts itself, because ICU spells out only the last of several.
    private var spelledOut: String? {
        let texts = parts.compactMap { part -> [UInt16]? in
            var status = U_ZERO_ERROR
            let numbers = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
            guard let formatter = uameasfmt_open(locale.identifier, UAMEASFMT_WIDTH_WIDE, numbers, &status) else {
                return nil
            }
            defer { uameasfmt_close(formatter) }
            return ICUText.read {
                uameasfmt_format(formatter, part.value, part.unit.measureUnit, $0, $1, &$2)
            }
        }
        return joined(texts)
    }

    /// The texts as a list of the parts of one quantity.
    private func joined(_ texts: [[UInt16]]) -> String? {
        var status = U_ZERO_ERROR
        guard
            let list = swift_ulistfmt_openForType(
                locale.identifier, ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE, &status)
        else { return nil }
        defer { swift_ulistfmt_close(list) }
        let all = texts.flatMap { $0 }
        let lengths = texts.map { Int32($0.count) }
        return all.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var starts: [UnsafePointer<UInt16>?] = []
            var offset = 0
            for text in texts {
                starts.append(base + offset)
                offset += text.count
            }
            let units = ICUText.read {
                swift_ulistfmt_format(list, starts, lengths, Int32(texts.count), $0, $1, &$2)
            }
            return units.map { String(decoding: $0, as: UTF16.self) }
        }
    }
}
