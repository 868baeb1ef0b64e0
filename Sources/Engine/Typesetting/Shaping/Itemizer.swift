import CHarfBuzz
import Foundation

/// Cuts a paragraph into items.
struct Itemizer {
    let text: ParagraphText
    let runs: [TextRun]
    let fonts: [ResolvedFont]

    private struct Unit {
        var kind: TextItem.Kind
        var face: ResolvedFont.Scaled
        var capitalFactor: CGFloat?
    }

    func items() -> [TextItem] {
        var items: [TextItem] = []
        for (run, range) in text.runs.enumerated() {
            var offset = range.lowerBound
            while offset < range.upperBound {
                if let end = plainEnd(from: offset, limit: range.upperBound, run: run) {
                    let letter = text.units[offset..<end].firstIndex(where: Itemizer.isLatin) ?? end
                    let plain = Unit(kind: .text, face: fonts[run].primary)
                    append(plain, range: offset..<letter, run: run, script: HB_SCRIPT_COMMON.rawValue, to: &items)
                    append(plain, range: letter..<end, run: run, script: HB_SCRIPT_LATIN.rawValue, to: &items)
                    offset = end
                    continue
                }
                let end = nextCharacter(after: offset, limit: range.upperBound)
                append(
                    unit(offset..<end, run: run), range: offset..<end, run: run, script: script(of: offset..<end),
                    to: &items)
                offset = end
            }
        }
        return items
    }

    private func nextCharacter(after offset: Int, limit: Int) -> Int {
        var end = offset + 1
        while end < limit, !text.startsCharacter(at: end) { end += 1 }
        return end
    }

    /// The end of the Latin characters that start at an offset and that need no look at their properties: printed, in the primary face,
    /// in one direction, without marks upon them; nil if there are no such characters.
    private func plainEnd(from start: Int, limit: Int, run: Int) -> Int? {
        let font = fonts[run]
        guard runs[run].attachment == nil, font.description.capitals == .normal else { return nil }
        let (units, instance, level) = (text.units, font.primary.instance, text.level(at: start))
        var end = start
        while end < limit, instance.hasPlain(units[end]), text.startsCharacter(at: end + 1), text.level(at: end) == level {
            end += 1
        }
        return end > start ? end : nil
    }

    /// Returns whether a character is Latin, for characters that are plain to a font; all others among them are common to all scripts.
    private static func isLatin(_ unit: UInt16) -> Bool {
        (0x61...0x7A).contains(unit) || (0x41...0x5A).contains(unit)
            || unit >= 0xC0 && unit != 0xD7 && unit != 0xF7 || unit == 0xAA || unit == 0xBA
    }

    private func append(_ unit: Unit, range: Range<Int>, run: Int, script: UInt32, to items: inout [TextItem]) {
        guard !range.isEmpty else { return }
        let level = text.level(at: range.lowerBound)
        if unit.kind == .text, let last = items.last, last.kind == .text, last.run == run, last.level == level,
            last.face.instance === unit.face.instance, last.capitalFactor == unit.capitalFactor,
            let shared = Itemizer.shared(last.script, script)
        {
            items[items.count - 1].range = last.range.lowerBound..<range.upperBound
            items[items.count - 1].script = shared
            return
        }
        items.append(
            TextItem(
                range: range, run: run, kind: unit.kind, face: unit.face, script: script, level: level,
                capitalFactor: unit.capitalFactor))
    }

    private func unit(_ range: Range<Int>, run: Int) -> Unit {
        let font = fonts[run]
        let first = text.scalar(at: range.lowerBound).scalar
        if runs[run].attachment != nil { return Unit(kind: .attachment, face: font.primary) }
        if LineBreaks.isLineEnd(text.units[range.lowerBound]) { return Unit(kind: .lineEnd, face: font.primary) }
        if first == "\t" { return Unit(kind: .tab, face: font.primary) }
        if first.properties.generalCategory == .control { return Unit(kind: .hidden, face: font.primary) }
        let (face, missing) = face(for: range, font: font)
        if let missing { return Unit(kind: .missing(missing), face: face) }
        return Unit(kind: .text, face: face, capitalFactor: capitalFactor(of: first, font: font))
    }

    /// The first face with all of a character's scalars, else the first with its base; the base itself if none has it.
    private func face(for range: Range<Int>, font: ResolvedFont) -> (ResolvedFont.Scaled, Unicode.Scalar?) {
        if let emoji = emojiFace(for: range, font: font) { return (emoji, nil) }
        var offset = range.lowerBound
        var chosen: ResolvedFont.Scaled?
        let asText = range.count > 1 && text.units[range].contains(EmojiPresentation.textSelector)
        while offset < range.upperBound {
            let (scalar, length) = text.scalar(at: offset)
            offset += length
            if scalar.properties.isDefaultIgnorableCodePoint { continue }
            if let chosen, chosen.instance.glyph(of: scalar) != nil { continue }
            guard let face = font.face(for: scalar, asText: asText) else {
                if chosen == nil { return (font.primary, scalar) }
                continue
            }
            if chosen == nil || !scalar.properties.isCombining { chosen = face }
        }
        return (chosen ?? font.primary, nil)
    }

    /// The face of coloured pictures, for a character that asks for it and that it has.
    private func emojiFace(for range: Range<Int>, font: ResolvedFont) -> ResolvedFont.Scaled? {
        let first = text.scalar(at: range.lowerBound).scalar
        // Below U+00A9 only a sequence can be an emoji.
        guard range.count > 1 || first.value >= 0xA9, first.properties.isEmoji else { return nil }
        var (scalars, offset): ([Unicode.Scalar], Int) = ([], range.lowerBound)
        while offset < range.upperBound {
            let (scalar, length) = text.scalar(at: offset)
            scalars.append(scalar)
            offset += length
        }
        guard EmojiPresentation.isAsked(by: scalars), let emoji = font.fallbacks.faces.emoji,
            emoji.instance.glyph(of: first) != nil
        else { return nil }
        return emoji
    }

    /// Reduced capitals are as high as small letters would be in SF's small capitals: a little over the x-height.
    private func capitalFactor(of scalar: Unicode.Scalar, font: ResolvedFont) -> CGFloat? {
        let (small, capital): (Bool, Bool) =
            switch font.description.capitals {
            case .normal: (false, false)
            case .smallCaps: (true, true)
            case .lowercaseSmallCaps: (true, false)
            case .uppercaseSmallCaps: (false, true)
            }
        guard small && scalar.properties.isLowercase || capital && scalar.properties.isUppercase else { return nil }
        let metrics = font.metrics
        guard metrics.capHeight > 0 else { return nil }
        return min(max(metrics.xHeight / metrics.capHeight * 1.06, 0.5), 1)
    }

    private func script(of range: Range<Int>) -> UInt32 {
        let scalar = text.scalar(at: range.lowerBound).scalar
        return hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
    }

    /// The script of two neighbours together, or nil if they differ; common and inherited characters join any.
    private static func shared(_ a: UInt32, _ b: UInt32) -> UInt32? {
        if isNeutral(b) { return a }
        if isNeutral(a) { return b }
        return a == b ? a : nil
    }

    private static func isNeutral(_ script: UInt32) -> Bool {
        script == HB_SCRIPT_COMMON.rawValue || script == HB_SCRIPT_INHERITED.rawValue
            || script == HB_SCRIPT_UNKNOWN.rawValue
    }
}

extension Unicode.Scalar.Properties {
    /// Marks that attach to the character before them.
    var isCombining: Bool {
        generalCategory == .nonspacingMark || generalCategory == .enclosingMark || generalCategory == .spacingMark
    }
}
