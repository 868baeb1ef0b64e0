import Drawing
import Typesetting

extension Text: View, ElementView {
    public typealias Body = Never

    func makeNode(in context: ExpansionContext) -> TextNode { TextNode(tree: context.tree) }

    func update(_ node: TextNode, at structure: StructureNode, in context: ExpansionContext) {
        node.update(TextResolver.resolve(self, in: context.environment))
    }
}

/// Text laid out and drawn, with the change of content that is under way.
@MainActor
final class TextNode: ViewNode {
    private var text = ResolvedText()
    private var paragraph: Paragraph?
    private var layout = TextLayout()
    private var fills: [AnimatedFill] = []
    /// Of symbols in the text with fills of their own: the fills of their layers, by run.
    private var symbolFills: [Int: [AnimatedFill]] = [:]

    /// What was on show before the content changed, and how the change is played.
    private var change: TextChange?
    private var shown: TextSnapshot?
    private var hasNewContent = false

    /// Takes the text of a new evaluation.
    func update(_ new: ResolvedText) {
        for name in new.missingSymbols { tree.diagnostics.note(.missingSymbol(name)) }
        let isChanged = new.runs != text.runs || new.styles.map(\.symbol) != text.styles.map(\.symbol)
        if isChanged || paragraph == nil || paragraph?.style != paragraphStyle {
            paragraph = environment.fontLibrary.map {
                Paragraph(runs: new.runs, style: paragraphStyle, library: $0)
            }
            hasNewContent = hasNewContent || shown != nil
        }
        updateFills(to: new.styles)
        text = new
    }

    override var kind: String { "Text \"\(text.string)\"" }

    private var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment =
            switch environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        style.maximumLines = environment.lineLimit.map { max($0, 1) }
        style.minimumLines = max(environment.reservedLines, 1)
        style.truncation =
            switch environment.truncationMode {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        style.lineSpacing = environment.lineSpacing
        style.minimumScaleFactor = min(max(environment.minimumScaleFactor, 0.01), 1)
        style.allowsTightening = environment.allowsTightening
        style.isRightToLeft = environment.layoutDirection == .rightToLeft
        style.pixelLength = environment.pixelLength
        style.language = environment.locale.identifier(.bcp47)
        return style
    }

    private func updateFills(to styles: [ResolvedText.Style]) {
        updateSymbolFills(to: styles)
        guard fills.count == styles.count else {
            fills = styles.map { AnimatedFill($0.foreground) }
            return
        }
        for index in styles.indices {
            fills[index].set(styles[index].foreground, animation: transaction.effectiveAnimation, at: tree.now)
        }
    }

    private func updateSymbolFills(to styles: [ResolvedText.Style]) {
        let old = symbolFills
        symbolFills = [:]
        for (run, style) in styles.enumerated() {
            guard let new = style.symbol?.fills else { continue }
            var fills = old[run] ?? []
            if fills.count != new.count { fills = new.map(AnimatedFill.init) }
            for index in new.indices {
                fills[index].set(new[index], animation: transaction.effectiveAnimation, at: tree.now)
            }
            symbolFills[run] = fills
        }
    }

    // MARK: Layout

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        paragraph?.layout(width: proposal.width, height: proposal.height).size ?? .zero
    }

    override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let paragraph else { return nil }
        let layout = paragraph.layout(width: proposal.width, height: proposal.height)
        if guide == AlignmentKey(VerticalAlignment.firstTextBaseline) { return layout.firstBaseline }
        if guide == AlignmentKey(VerticalAlignment.lastTextBaseline) { return layout.lastBaseline }
        return nil
    }

    override var spacing: ViewSpacing {
        guard let library = environment.fontLibrary, let font = text.runs.first?.font else { return ViewSpacing() }
        let metrics = library.metrics(of: font)
        return .text(
            ascender: metrics.ascender, descender: metrics.descender, capHeight: metrics.capHeight, leading: 0,
            pixelLength: environment.pixelLength)
    }

    override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        guard let paragraph else { return }
        layout = paragraph.layout(width: proposal.width, height: proposal.height)
        for scalar in layout.missingCharacters { tree.diagnostics.note(.missingCharacter(scalar)) }
        for font in layout.missingFonts { tree.diagnostics.note(.missingFont(font)) }
    }

    override func didCommit() {
        let snapshot = TextSnapshot(
            layout: layout, characters: Array(text.string), styles: text.styles,
            fonts: text.runs.map(\.font), value: environment.contentTransition.numericValue)
        defer {
            shown = snapshot
            hasNewContent = false
        }
        guard let shown, shown.isDifferent(from: snapshot) else { return }
        change = TextChange(
            from: shown, to: snapshot, transition: environment.contentTransition,
            animation: transaction.effectiveAnimation, at: tree.now)
    }

    override var ownSettlingTime: Double {
        let own = fills.reduce(change?.settlingTime ?? -.infinity) { max($0, $1.settlingTime) }
        return symbolFills.values.joined().reduce(own) { max($0, $1.settlingTime) }
    }

    // MARK: Drawing

    override func paint(with painter: inout Painter) {
        guard var shown else { return }
        for (run, fills) in symbolFills where shown.styles.indices.contains(run) {
            shown.styles[run].symbol?.fills = fills.map { $0.value(at: painter.time) }
        }
        let origin = frame(at: painter.time).origin
        let fills = fills.map { $0.value(at: painter.time) }
        if environment.isRedacted {
            shown.paintRedacted(at: origin, fills: fills, with: &painter)
        } else if let change, painter.time < change.settlingTime {
            change.paint(at: origin, fills: fills, with: &painter)
        } else {
            shown.paint(at: origin, fills: fills, with: &painter)
        }
    }
}

extension ContentTransition {
    var numericValue: Double? {
        if case .numericText(_, let value) = kind { value } else { nil }
    }
}
