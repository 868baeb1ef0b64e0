import CHarfBuzz
import Foundation

/// Shapes items, whole or in part, and groups their glyphs into clusters.
struct ItemShaper {
    let text: ParagraphText
    let runs: [TextRun]
    let fonts: [ResolvedFont]
    /// The language of runs that have none of their own.
    let language: String
    let library: FontLibrary

    /// Shapes the part of an item that lies in a range, adds its clusters in the order of the text, and gives the glyphs
    /// that they refer to.
    func shape(
        _ item: TextItem, index: Int, range: Range<Int>, to clusters: inout [TextCluster]
    ) -> [ShapedGlyph] {
        guard item.kind == .text else {
            clusters.append(cluster(ofSpecial: item, index: index))
            return []
        }
        let builder = builder(of: item, index: index)
        if range.count >= WordShaper.fewestUnits,
            let words = WordShaper(item, language: language(of: item), features: features(of: item)),
            let glyphs = words.glyphs(of: range, in: text.units, builder, to: &clusters)
        {
            return glyphs
        }
        let glyphs = wholeGlyphs(of: item, in: range)
        let (text, start) = (text, range.lowerBound)
        func append(to clusters: inout [TextCluster]) {
            builder.append(of: glyphs, in: text.units, start: start, end: range.upperBound, to: &clusters) { text.isWhitespace(at: $0) }
        }
        guard item.isRightToLeft || glyphs.contains(where: { !text.startsCharacter(at: start + Int($0.offset)) }) else {
            append(to: &clusters)
            return glyphs
        }
        var own: [TextCluster] = []
        append(to: &own)
        if item.isRightToLeft { own.reverse() }
        own = merged(own)
        for place in own.indices {
            own[place].end = place + 1 < own.count ? own[place + 1].start : Int32(range.upperBound)
        }
        clusters += own
        return glyphs
    }

    /// The glyphs, from left to right, of a part of an item shaped at once; offsets count from its start.
    private func wholeGlyphs(of item: TextItem, in range: Range<Int>) -> [ShapedGlyph] {
        var request = ShapeCache.Request(
            font: item.face.instance, text: inputs(of: item, in: range), script: item.script,
            isRightToLeft: item.isRightToLeft, language: language(of: item), features: features(of: item))
        if JoiningScripts.contains(item.script) {
            request.before = neighbours(before: range.lowerBound)
            request.after = neighbours(after: range.upperBound)
        }
        return library.shapes.shape(request)
    }

    private func builder(of item: TextItem, index: Int) -> ClusterBuilder {
        let own = runs[item.run].tracking + runs[item.run].kerning
        let extra = own.isFinite ? own : 0
        let spacing = (item.face.isSpaced ? fonts[item.run].tracking : 0) + extra
        let isFitted = item.face.isSpaced && !item.isRightToLeft && item.capitalFactor == nil
        return ClusterBuilder(
            item: Int32(index), scale: item.pointsPerUnit, stretch: item.face.stretch, spacing: spacing,
            widths: isFitted ? fonts[item.run].widths : nil, extra: extra)
    }

    /// Returns clusters joined so that each starts where a character starts: HarfBuzz parts sequences that Swift counts as one.
    private func merged(_ clusters: [TextCluster]) -> [TextCluster] {
        var merged: [TextCluster] = []
        merged.reserveCapacity(clusters.count)
        for cluster in clusters {
            guard let last = merged.indices.last, !text.startsCharacter(at: Int(cluster.start)) else {
                merged.append(cluster)
                continue
            }
            merged[last].firstGlyph = min(merged[last].firstGlyph, cluster.firstGlyph)
            merged[last].glyphCount += cluster.glyphCount
            merged[last].advance += cluster.advance
            merged[last].spacing += cluster.spacing
            merged[last].kerning = cluster.kerning
        }
        return merged
    }

    private func inputs(of item: TextItem, in range: Range<Int>) -> [ShapeInput] {
        var (inputs, offset): ([ShapeInput], Int) = ([], range.lowerBound)
        inputs.reserveCapacity(range.count)
        while offset < range.upperBound {
            let (scalar, length) = text.scalar(at: offset)
            let place = UInt32(offset - range.lowerBound)
            if item.capitalFactor != nil {
                for upper in scalar.properties.uppercaseMapping.unicodeScalars {
                    inputs.append(ShapeInput(scalar: upper.value, offset: place))
                }
            } else if scalar == "\u{2026}", item.face.isSpaced, fonts[item.run].widths?.partsEllipsis == true {
                for _ in 0..<3 { inputs.append(ShapeInput(scalar: 0x2E, offset: place)) }
            } else {
                inputs.append(ShapeInput(scalar: scalar.value, offset: place))
            }
            offset += length
        }
        return inputs
    }

    /// Characters up to five before an offset, in the order of the text; HarfBuzz looks at no more.
    private func neighbours(before offset: Int) -> [UInt32] {
        text.units[max(offset - 5, 0)..<offset].map(UInt32.init)
    }

    private func neighbours(after offset: Int) -> [UInt32] {
        text.units[offset..<min(offset + 5, text.units.count)].map(UInt32.init)
    }

    private func language(of item: TextItem) -> String { runs[item.run].language ?? language }

    private func features(of item: TextItem) -> [FontFeature] {
        var features: [FontFeature] = []
        if fonts[item.run].description.hasMonospacedDigits {
            features.append(FontFeature(tag: FontFace.tag("tnum"), value: 1))
        }
        // Apple, SwiftUI `tracking(_:)`: unlike kerning, it takes ligatures apart.
        if runs[item.run].tracking != 0 {
            features.append(FontFeature(tag: FontFace.tag("liga"), value: 0))
            features.append(FontFeature(tag: FontFace.tag("clig"), value: 0))
        }
        return features
    }

    private func cluster(ofSpecial item: TextItem, index: Int) -> TextCluster {
        let advance: CGFloat =
            switch item.kind {
            case .text, .lineEnd, .hidden, .tab: 0
            case .attachment: runs[item.run].attachment?.saneSize.width ?? 0
            case .missing(let scalar): MissingGlyph(scalar: scalar, metrics: fonts[item.run].metrics).advance
            }
        let isWhitespace = item.kind == .lineEnd || item.kind == .tab
        return TextCluster(
            start: Int32(item.range.lowerBound), end: Int32(item.range.upperBound), item: Int32(index), firstGlyph: 0,
            glyphCount: 0, isWhitespace: isWhitespace, isLineEnd: item.kind == .lineEnd, isTab: item.kind == .tab,
            isUnsafeToBreak: false, advance: advance, spacing: 0)
    }
}

extension ItemShaper {
    /// Text that does not stand in the paragraph, in an item's style, from left to right.
    func shape(_ scalars: [Unicode.Scalar], as item: TextItem) -> [ShapedGlyph] {
        let inputs = scalars.enumerated().map { ShapeInput(scalar: $1.value, offset: UInt32($0)) }
        let request = ShapeCache.Request(
            font: item.face.instance, text: inputs, script: item.script, isRightToLeft: false,
            language: language(of: item), features: [])
        return library.shapes.shape(request)
    }
}
