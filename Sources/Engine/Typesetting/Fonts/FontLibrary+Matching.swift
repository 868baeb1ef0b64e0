import CHarfBuzz
import Foundation

extension FontLibrary {
    /// The faces, size, spacing and metrics for a description. Sizes that are not positive numbers count as one point,
    /// weights and widths are brought into their ranges.
    func resolve(_ description: FontDescription) -> ResolvedFont {
        if let known = resolved.withLock({ $0.font(description) }) { return known }
        let font = newlyResolved(description.sane)
        resolved.withLock { $0.insert(font, description) }
        return font
    }

    private func newlyResolved(_ font: FontDescription) -> ResolvedFont {
        switch font.family {
        case .system(let design): return systemFont(font, design: design, missingName: nil)
        case .named(let name):
            guard let instance = userFont(named: name).flatMap({ self.instance(of: $0, font) }) else {
                let substitute = SubstituteFont(forName: name)
                let missingName = SubstituteFont.isSystems(name) ? nil : name
                return systemFont(substitute.description(of: font), design: substitute.design, missingName: missingName)
            }
            return userFont(font, instance: instance)
        }
    }

    private func systemFont(
        _ font: FontDescription, design: FontDescription.Design, missingName: String?
    ) -> ResolvedFont {
        let size = font.sizeInPoints
        let face = systemFace(font, design: design)
        var metrics = FontMetrics.system(sizeInPoints: size)
        metrics.lineHeight = font.pitch(standard: metrics.lineHeight)
        let primary = systemScaled(
            face, font, isRounded: design == .rounded, isSlanted: font.isItalic && !face.isItalic)
        metrics.takeUnderline(of: primary)
        return ResolvedFont(
            description: font, primary: primary, fallbacks: fallbackFaces(font, beside: face),
            tracking: tracking(font, design: design), widths: widths(font, design: design, stretch: primary.stretch), metrics: metrics,
            missingName: missingName)
    }

    private func widths(_ font: FontDescription, design: FontDescription.Design, stretch: CGFloat) -> SystemWidths? {
        guard design == .default || design == .rounded else { return nil }
        return SystemWidths(
            size: font.sizeInPoints, weight: font.weight, isItalic: font.isItalic, isRounded: design == .rounded,
            isDisplay: SystemFontFit.usesDisplayCut(font, design: design), hasMonospacedDigits: font.hasMonospacedDigits, stretch: stretch)
    }

    private func tracking(_ font: FontDescription, design: FontDescription.Design) -> CGFloat {
        let size = font.sizeInPoints
        let isDisplay = SystemFontFit.usesDisplayCut(font, design: design)
        let fit = SystemFontFit.spacing(ofSize: size, weight: font.weight, isDisplay: isDisplay)
        switch design {
        case .default:
            let between = SystemFontFit.opticalSpacing(ofSize: size, weight: font.weight, isDisplay: isDisplay)
            return TrackingTable.standard.tracking(ofSize: size) + fit + between
        case .rounded: return TrackingTable.rounded.tracking(ofSize: size) + fit
        case .serif: return TrackingTable.serif.tracking(ofSize: size)
        case .monospaced: return SystemFontFit.monospacedSpacing(ofSize: size)
        }
    }

    /// The design of a named font that is nearest to a description.
    ///
    /// A design that was named by itself gives way to another of its family only for a trait that was asked for.
    private func instance(of named: NamedFont, _ font: FontDescription) -> FontInstance? {
        switch named {
        case .family(let faces):
            return bestFace(among: faces, font).map { instance(of: $0, font) }
        case .design(let face, let coordinates):
            let weightAxis = face.axes.firstIndex { $0.tag == FontFace.tag("wght") }
            var wanted = font
            wanted.isItalic = font.isItalic || face.isItalic
            if !font.isWeightGiven { wanted.weight = weightAxis.flatMap { coordinates?[$0] } ?? face.weight }
            if font.width == 100 { wanted.width = face.width }
            if wanted.isItalic != face.isItalic || font.isWeightGiven || wanted.width != face.width,
                let other = bestFace(among: siblings(of: face), wanted), other !== face
            {
                return instance(of: other, wanted)
            }
            return instance(of: face, coordinates: face.coordinates(for: font, from: coordinates))
        }
    }

    private func userFont(_ font: FontDescription, instance: FontInstance) -> ResolvedFont {
        let size = font.sizeInPoints
        let ascender = size * max(instance.metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.8, 0)
        let descender = size * max(-(instance.metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.2), 0)
        let gap = size * max(instance.metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0, 0)
        var metrics = FontMetrics(
            sizeInPoints: size, ascender: ascender, descender: descender,
            capHeight: size * (instance.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.7),
            xHeight: size * (instance.metric(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.5),
            lineHeight: font.pitch(standard: ascender + descender + gap))
        let primary = ResolvedFont.Scaled(instance: instance, emSize: size, stretch: 1)
        metrics.takeUnderline(of: primary)
        return ResolvedFont(
            description: font, primary: primary,
            fallbacks: fallbackFaces(font, beside: instance.face), tracking: 0, metrics: metrics,
            missingName: nil)
    }

    private func systemFace(_ font: FontDescription, design: FontDescription.Design) -> FontFace {
        let roles: [Source.Role] =
            switch design {
            case .default, .rounded:
                SystemFontFit.usesDisplayCut(font, design: design)
                    ? [
                        .systemDisplay(isItalic: font.isItalic), .systemDisplay(isItalic: false),
                        .systemText(isItalic: font.isItalic),
                    ]
                    : [.systemText(isItalic: font.isItalic)]
            case .serif: [.systemSerif(isItalic: font.isItalic), .systemSerif(isItalic: false)]
            case .monospaced: [.systemMonospaced(isItalic: font.isItalic), .systemMonospaced(isItalic: false)]
            }
        for role in roles + [.systemText(isItalic: false)] {
            if let face = AddedWeight.face(among: faces(role), nearest: font.weight) { return face }
        }
        return members[0].face
    }

    /// The face of the wanted slant whose width, then weight is nearest; of two as near, the bolder for bold text,
    /// else the lighter.
    private func bestFace(among faces: [FontFace], _ font: FontDescription) -> FontFace? {
        let slanted = faces.filter { $0.canBe(italic: font.isItalic) }
        let candidates = slanted.isEmpty ? faces : slanted
        let sign: Double = font.weight > 450 ? -1 : 1
        func distance(_ face: FontFace) -> (Double, Double, Double) {
            let width = face.hasAxis(FontFace.tag("wdth")) ? 0 : abs(face.width - font.width)
            if face.hasAxis(FontFace.tag("wght")) { return (width, 0, 0) }
            return (width, abs(face.weight - font.weight), sign * face.weight)
        }
        return candidates.min { distance($0) < distance($1) }
    }

    private func systemScaled(
        _ face: FontFace, _ font: FontDescription, isRounded: Bool = false, isSlanted: Bool = false
    ) -> ResolvedFont.Scaled {
        let instance = instance(
            of: face, coordinates: face.coordinates(for: font), isRounded: isRounded, isSlanted: isSlanted,
            addedWeight: AddedWeight.added(to: face, for: font.weight, mayBeLess: false))
        let capHeight = instance.metric(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0
        let fit = capHeight > 0.3 ? SystemFontFit.capHeight / capHeight : 1
        let hasWidth = face.hasAxis(FontFace.tag("wdth"))
        return ResolvedFont.Scaled(
            instance: instance, emSize: font.sizeInPoints * fit, stretch: hasWidth ? 1 : CGFloat(font.width / 100),
            isSpaced: true)
    }

    /// The fallbacks, found when they are first needed; the library keeps resolved fonts, so they do not keep it.
    private func fallbackFaces(_ font: FontDescription, beside primary: FontFace) -> FallbackFaces {
        FallbackFaces { [weak self] in
            self?.fallbacks(font, beside: primary) ?? FallbackFaces.Faces(texts: [], emoji: nil, symbols: [])
        }
    }

    /// Text, serif and monospaced system faces, one face of each script, then the user's, without the primary face.
    private func fallbacks(_ font: FontDescription, beside primary: FontFace) -> FallbackFaces.Faces {
        let slants = font.isItalic ? [true, false] : [false]
        let roles: [Source.Role] =
            slants.map { .systemText(isItalic: $0) } + slants.map { .systemSerif(isItalic: $0) }
            + slants.map { .systemMonospaced(isItalic: $0) }
        let designs = roles.compactMap { bestFace(among: faces($0), font) }
        var texts = designs.filter { $0 !== primary }.map { systemScaled($0, font) }
        texts += uprightFaces(.script, font)
        texts += faces(.user).filter { $0 !== primary && $0.hasOutlines }.map { face in
            ResolvedFont.Scaled(instance: instance(of: face, font), emSize: font.sizeInPoints, stretch: 1)
        }
        let emoji = (faces(.emoji) + faces(.user).filter { !$0.hasOutlines }).first.map { face in
            let instance = instance(of: face, font)
            return ResolvedFont.Scaled(
                instance: instance, emSize: EmojiFit.emSize(ofSize: font.sizeInPoints, in: instance), stretch: 1)
        }
        return FallbackFaces.Faces(texts: texts, emoji: emoji, symbols: uprightFaces(.textSymbols, font))
    }

    /// Returns a face for each family of a role, upright as the system's are, with its missing weight added.
    private func uprightFaces(_ role: Source.Role, _ font: FontDescription) -> [ResolvedFont.Scaled] {
        var families: [(name: String, faces: [FontFace])] = []
        for face in faces(role) {
            let name = face.names.families.first ?? face.name
            if let known = families.firstIndex(where: { $0.name == name }) {
                families[known].faces.append(face)
            } else {
                families.append((name, [face]))
            }
        }
        var upright = font
        (upright.isItalic, upright.width) = (false, 100)
        return families.compactMap { family in
            guard let face = AddedWeight.face(among: family.faces, nearest: font.weight) else { return nil }
            let instance = instance(
                of: face, coordinates: face.coordinates(for: upright),
                addedWeight: AddedWeight.added(
                    to: face, for: font.weight, mayBeLess: !AddedWeight.joins(face)))
            return ResolvedFont.Scaled(
                instance: instance, emSize: font.sizeInPoints, stretch: CGFloat(font.width / 100))
        }
    }
}

extension FontDescription {
    /// The description with every number in its range.
    var sane: FontDescription {
        var font = self
        font.sizeInPoints = sizeInPoints.isFinite && sizeInPoints > 0 ? min(sizeInPoints, 10_000) : 1
        font.weight = weight.isFinite ? min(max(weight, 1), 1000) : 400
        font.width = width.isFinite ? min(max(width, 25), 400) : 100
        if let height = lineHeight, !height.isFinite || height <= 0 { font.lineHeight = nil }
        return font
    }

    /// The distance between baselines: given or standard, 2 points less when tight and 2 more when loose
    /// (Apple, Human Interface Guidelines, Typography: tight and loose leading).
    func pitch(standard: CGFloat) -> CGFloat {
        let height = lineHeight ?? standard
        switch leading {
        case .standard: return height
        case .tight: return max(height - 2, 0)
        case .loose: return height + 2
        }
    }
}

extension FontMetrics {
    mutating func takeUnderline(of font: ResolvedFont.Scaled) {
        let thickness = font.instance.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? 0.05
        let top = font.instance.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -0.1
        underlineThickness = max(thickness, 0.01) * font.emSize
        underlineOffset = max(-top, 0) * font.emSize
    }
}
