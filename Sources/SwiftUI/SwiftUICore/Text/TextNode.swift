import Drawing
import Typesetting
import WidgetArchive

extension Text: View, ElementView {
    package static var keeping: ViewKeeping { .asPart }
    public typealias Body = Never

    package func makeNode(in context: BuildContext) -> TextNode { TextNode(tree: context.tree) }

    package func update(_ node: TextNode, at structure: ViewElement, in context: BuildContext) {
        node.update(self, in: context.environment)
    }
}

/// A laid-out text that is drawn, with the change of content in progress.
@MainActor
package final class TextNode: ViewNode {
    /// The text in its unresolved form.
    package private(set) var source: Text?
    private var text = ResolvedText()
    private var paragraph: Paragraph?
    private var layout = TextLayout()
    private var fills: [AnimatedFill] = []
    /// The fills of the layers of symbols in the text that have fills of their own, by run.
    private var symbolFills: [Int: [AnimatedFill]] = [:]

    /// The unresolved text, if it changes as time passes.
    private var ticking: TickingText?
    /// True if the text was ticking before the last update.
    private var wasTicking = false
    /// True if the last update changed the text as a tick does.
    private var hasTicked = false
    /// The text when it was last drawn, kept because it is the same for many frames.
    private var lastTicked: (text: ResolvedText, snapshot: TextSnapshot)?
    /// The last resolved text between two ticks, with the tick before it.
    private var said: (span: ClosedRange<Date>, text: ResolvedText, tick: Date?)?
    /// The text before the tick at a date.
    private var saidBefore: (tick: Date, snapshot: TextSnapshot)?
    /// The change made by a tick, shared by all frames in which it runs; its `change` is nil for a tick without one.
    private var ticked: (tick: Date, start: Double, target: TextSnapshot, change: TextChange?)?

    /// The change in progress from the previous content.
    private var change: TextChange?
    private var shown: TextSnapshot?
    private var lastUpdate = -1

    /// The places of the text and its field at the last commit; nil for a text outside a field.
    private var placeInField: PlaceInField?

    /// The size of an archived text, which was laid out elsewhere, and below the metrics of its fonts.
    private var archivedSize: CGSize?
    private var archivedMetrics: [FontMetrics]?

    /// The text as it is laid out, which an archive can hold; nil for one that ticks, and one that user code draws.
    package var standing: (text: ResolvedText, layout: TextLayout, metrics: [FontMetrics])? {
        guard ticking == nil, environment.textRenderer == nil, let shown else { return nil }
        return (text, layout, shown.metrics)
    }

    /// Takes a text that was laid out elsewhere.
    package func present(_ new: ResolvedText, laidOut layout: TextLayout, size: CGSize, metrics: [FontMetrics]) {
        updateFills(to: new.styles)
        text = new
        self.layout = layout
        archivedSize = size
        archivedMetrics = metrics
    }

    /// Takes the text of a new evaluation.
    func update(_ new: Text, in environment: EnvironmentValues) {
        let date = tree.date(at: tree.moment)
        if !tree.isSampling, lastUpdate != tree.updates.count {
            wasTicking = ticking != nil && shown != nil
            // A widget's clock has just ticked when an entry appears on the second, so the digits roll in that case, too.
            if wasTicking { shown = snapshot(at: environment.isInWidget ? date.addingTimeInterval(-Self.instant) : date) }
        }
        lastUpdate = tree.updates.count
        self.source = new
        let source = TickingText(text: new, environment: environment)
        let moment = ReferenceDate(date: date)
        let resolved = source.resolved(at: moment)
        ticking = moment.isTicking ? source : nil
        if moment.isTicking { tree.hinderKeeping() }
        take(resolved)
    }

    private func take(_ new: ResolvedText) {
        forgetTicks()
        for name in new.missingSymbols { tree.diagnostics.note(.missingSymbol(name)) }
        for (name, other) in new.substitutedSymbols.sorted(by: { $0.key < $1.key }) {
            tree.diagnostics.note(.substitutedSymbol(name, by: other))
        }
        for name in new.missingPictures { tree.diagnostics.note(.missingAsset(name)) }
        let isChanged = new.runs != text.runs || new.styles.map(\.symbol) != text.styles.map(\.symbol)
        if isChanged || paragraph == nil || paragraph?.style != paragraphStyle {
            paragraph = paragraph(of: new)
        }
        updateFills(to: new.styles)
        text = new
    }

    private func paragraph(of text: ResolvedText) -> Paragraph? {
        environment.fontLibrary.map { Paragraph(runs: text.runs, style: paragraphStyle, library: $0) }
    }

    package override var written: String? {
        guard let spoken = source?.spoken else { return readable }
        let moment = ReferenceDate(date: tree.clock.date(at: tree.now))
        return TickingText(text: spoken, environment: environment).readable(at: moment).string
    }

    package override var kind: String { "Text \"\(readable)\"" }

    /// The text without its bars, as a reader would copy it.
    private var readable: String {
        guard environment.isRedacted, let source else { return text.string }
        let moment = ReferenceDate(date: tree.clock.date(at: tree.now))
        return TickingText(text: source, environment: environment).readable(at: moment).string
    }

    private var paragraphStyle: ParagraphStyle { Self.paragraphStyle(in: environment) }

    static func paragraphStyle(in environment: EnvironmentValues) -> ParagraphStyle {
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
        style.lineHeight = environment.lineHeight?.height
        style.minimumScaleFactor = min(max(environment.minimumScaleFactor, 0.01), 1)
        style.allowsTightening = environment.allowsTightening
        style.avoidsOrphans = environment.avoidsOrphans
        style.isRightToLeft = environment.layoutDirection == .rightToLeft
        style.pixelLength = environment.pixelLength
        style.language = environment.shapingLanguage
        return style
    }

    private func updateFills(to styles: [ResolvedText.Style]) {
        updateSymbolFills(to: styles)
        guard fills.count == styles.count else {
            fills = styles.map { AnimatedFill($0.foreground) }
            return
        }
        for index in styles.indices {
            explaining("fill") { fills[index].set(styles[index].foreground, animation: attributeAnimation, at: tree.now) }
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
                fills[index].set(new[index], animation: attributeAnimation, at: tree.now)
            }
            symbolFills[run] = fills
        }
    }

    // MARK: Layout

    /// True if the text takes the full proposed width. Ticking text does so in a widget, which is laid out once for all the seconds it is
    /// shown. Elsewhere it is as wide as its content.
    ///
    /// Source: repeated reports, such as one on `Text(date, style: .timer)` in widgets and Live Activities
    /// (github.com/jordibruin/Dynamic-Islands/issues/4). Apple's own example sets a frame.
    private var fillsWidth: Bool { ticking != nil && environment.isInWidget }

    package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if let archivedSize { return archivedSize }
        guard let renderer = environment.textRenderer else { return size(for: proposal) }
        return renderer.sizeThatFits(proposal: proposal, text: TextProxy { [unowned self] in size(for: $0) })
    }

    private func size(for proposal: ProposedViewSize) -> CGSize {
        var size = paragraph?.layout(width: proposal.width, height: proposal.height).size ?? .zero
        if fillsWidth, let width = proposal.width { size.width = max(size.width, width) }
        // A text that is proposed no width returns no width, although it draws an ellipsis in less. All texts do so. A stack whose texts
        // fit can therefore give each its own width, the shortest first. (Observed on devices.)
        if let width = proposal.width, width <= 0 { size.width = 0 }
        return size
    }

    package override func explicitAlignment(of guide: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let paragraph else { return nil }
        let layout = paragraph.layout(width: proposal.width, height: proposal.height)
        if guide == AlignmentKey(VerticalAlignment.firstTextBaseline) { return layout.firstBaseline }
        if guide == AlignmentKey(VerticalAlignment.lastTextBaseline) { return layout.lastBaseline }
        if guide == AlignmentKey(VerticalAlignment.firstCapCenter), let font = text.runs.first?.font {
            return layout.firstBaseline - (environment.fontLibrary?.metrics(of: font).capHeight ?? 0) / 2
        }
        if guide == AlignmentKey(HorizontalAlignment.listRowSeparatorLeading) { return 0 }
        return nil
    }

    package override var spacing: ViewSpacing {
        guard let library = environment.fontLibrary, let font = text.runs.first?.font else { return ViewSpacing() }
        let metrics = library.metrics(of: font)
        return .text(
            ascender: metrics.ascender, descender: metrics.descender, capHeight: metrics.capHeight,
            // Lines of a text are as far apart as one text is from the next: three texts in a stack of iOS 26.1 begin at 312.667, 335 and
            // 357.333 at 3x, each 20.333 high (a hierarchy of views of 17 points).
            leading: metrics.lineHeight - metrics.ascender - metrics.descender, pixelLength: environment.pixelLength)
    }

    package override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
        forgetTicks()
        guard let paragraph else { return }
        layout = placed(paragraph, width: frame.width, proposal: proposal)
        for scalar in layout.missingCharacters { tree.diagnostics.note(.missingCharacter(scalar)) }
        for font in layout.missingFonts { tree.diagnostics.note(.missingFont(font)) }
        for font in layout.uncoloredFonts { tree.diagnostics.note(.uncoloredFont(font)) }
    }

    /// Returns the layout in a box. The box of a ticking text may be wider than the text, which is then placed by the alignment of its
    /// lines.
    private func placed(_ paragraph: Paragraph, width: CGFloat, proposal: ProposedViewSize) -> TextLayout {
        let layout = paragraph.layout(width: proposal.width, height: proposal.height)
        guard ticking != nil, width.isFinite else { return layout }
        return layout.widened(to: width, style: paragraph.style)
    }

    override func wayOfCarrier() -> CGSize? {
        guard let former = placeInField, let place = PlaceInField(of: self) else { return nil }
        return former.wayOfField(to: place)
    }

    package override func didCommit() {
        (saidBefore, ticked) = (nil, nil)
        if environment.standsInField { placeInField = PlaceInField(of: self) }
        let snapshot = TextSnapshot(
            layout: layout, text: text, metrics: archivedMetrics ?? fontMetrics(of: text, scale: layout.scaleFactor),
            value: environment.contentTransition.numericValue, isRedacted: environment.isRedacted)
        defer { shown = snapshot }
        // A moment between events shows its text at once, and a change in progress continues with it.
        guard !tree.isSampling else { return }
        hasTicked = false
        guard let shown, shown.isRedacted == snapshot.isRedacted, shown.isDifferent(from: snapshot) else { return }
        let isTick = wasTicking && ticking != nil && environment.isInWidget
        if isTick, let tick = explainingText(shown, snapshot, { tick(from: shown, to: snapshot, at: tree.now) }) {
            change = tick
            hasTicked = true
        } else {
            explainingText(shown, snapshot) {
                change = TextChange(
                    from: shown, to: snapshot, transition: environment.contentTransition,
                    animation: contentAnimation, at: tree.now, after: change)
            }
        }
        guard let end = change?.rollingEnd else { return }
        explaining("text") {
            let part = ExplainedPart(content: String(shown.characters), to: String(snapshot.characters))
            AnimationStarts.current?.explain([part], by: ".numericText", from: tree.now, to: end)
        }
    }

    /// Explains a change of text. The same text in another font is explained by the font's differences, other text by the change of
    /// content.
    private func explainingText<Result>(_ old: TextSnapshot, _ new: TextSnapshot, _ body: () -> Result) -> Result {
        guard old.characters == new.characters, old.explainedFont != new.explainedFont else {
            return explaining("text") { AnimationStarts.replacing(String(old.characters), with: String(new.characters), body) }
        }
        return explaining("font") {
            AnimationStarts.describing({ (progress: Double) -> Any in (progress < 0.5 ? old : new).explainedFont }, body)
        }
    }

    private func fontMetrics(of text: ResolvedText, scale: CGFloat) -> [FontMetrics] {
        guard let library = environment.fontLibrary else { return [] }
        return text.runs.map { run in
            var font = run.font
            font.sizeInPoints *= scale
            return library.metrics(of: font)
        }
    }

    package override var ownSettlingTime: Double {
        let own = fills.reduce(change?.settlingTime ?? -.infinity) { max($0, $1.settlingTime) }
        return symbolFills.values.joined().reduce(own) { max($0, $1.settlingTime) }
    }

    package override var ownStillTime: Double { ticks ? .infinity : ownSettlingTime }
    override var ticks: Bool { ticking != nil }

    // MARK: Time

    /// Returns the text at a date, in its place.
    private func snapshot(at date: Date) -> TextSnapshot? {
        guard let ticking, let shown else { return shown }
        let now = said(at: date, by: ticking).text
        if now.runs == text.runs { return shown }
        if let lastTicked, lastTicked.text.runs == now.runs { return lastTicked.snapshot }
        guard let paragraph = paragraph(of: now) else { return shown }
        let layout = placed(paragraph, width: placedFrame?.width ?? 0, proposal: placedProposal)
        let snapshot = TextSnapshot(
            layout: layout, text: now, metrics: fontMetrics(of: now, scale: layout.scaleFactor), value: shown.value,
            isRedacted: environment.isRedacted)
        lastTicked = (now, snapshot)
        return snapshot
    }

    /// Returns the text at a date, and the tick before it. It is resolved once for all moments between two ticks.
    private func said(at date: Date, by ticking: TickingText) -> (text: ResolvedText, tick: Date?) {
        if let said, said.span.contains(date) { return (said.text, said.tick) }
        let moment = ReferenceDate(date: date)
        let text = ticking.resolved(at: moment)
        if let span = moment.span { said = (span, text, moment.lastTick) }
        return (text, moment.lastTick)
    }

    private func forgetTicks() { (lastTicked, said, saidBefore, ticked) = (nil, nil, nil, nil) }

    /// The distance to the moment just before another one, in seconds. Text that counts is exact to the microsecond.
    private static let instant = 0.001

    /// Returns the change made by a tick of the clock, if it is still in progress. Digits roll in a widget.
    private func tick(at time: Double, showing snapshot: TextSnapshot) -> TextChange? {
        guard environment.isInWidget, let ticking, !tree.isFrozen else { return nil }
        let date = tree.date(at: time)
        guard let last = said(at: date, by: ticking).tick else { return nil }
        let start = time - date.timeIntervalSince(last)
        // A countdown has not ticked yet when an entry appears on the second.
        let isAfterUpdate = start > tree.now || wasTicking && !hasTicked && start > tree.now - Self.instant
        guard isAfterUpdate else { return nil }
        // Dates are rounded: to the microsecond, all frames agree on the start.
        let change = change(by: last, at: (start * 1e6).rounded() / 1e6, to: snapshot)
        return change.flatMap { time < $0.settlingTime ? $0 : nil }
    }

    private func change(by tick: Date, at start: Double, to snapshot: TextSnapshot) -> TextChange? {
        // The fills of symbols differ between frames, and a countdown has the same text on the second as before it.
        let isKept = symbolFills.isEmpty
        if isKept, let ticked, ticked.tick == tick, ticked.start == start, !ticked.target.isDifferent(from: snapshot) {
            return ticked.change
        }
        var change: TextChange?
        if let before = former(before: tick), before.isDifferent(from: snapshot) {
            change = self.tick(from: before, to: snapshot, at: start)
        }
        if isKept { ticked = (tick, start, snapshot, change) }
        return change
    }

    /// Returns the text before a tick.
    private func former(before tick: Date) -> TextSnapshot? {
        if let saidBefore, saidBefore.tick == tick { return saidBefore.snapshot }
        let (saidNow, tickedNow) = (said, lastTicked)
        let before = snapshot(at: tick.addingTimeInterval(-Self.instant))
        (said, lastTicked, saidBefore) = (saidNow, tickedNow, before.map { (tick, $0) })
        return before
    }

    /// Returns the change that a tick makes between two texts. It always has the default animation, whatever that of the update, and
    /// needs no content transition.
    ///
    /// Source: record `archive.ticking_text`, and a recording from a device, in which the digits of a timer roll without a content
    /// transition.
    private func tick(from before: TextSnapshot, to after: TextSnapshot, at time: Double) -> TextChange? {
        guard !transaction.disablesAnimations, tree.playsAnimations else { return nil }
        var transition = environment.contentTransition
        switch transition.kind {
        case .automatic, .interpolate, .symbolEffect:
            transition = .numericText(countsDown: after.number < before.number)
        case .identity, .opacity, .numericText: break
        }
        return TextChange(from: before, to: after, transition: transition, animation: .default, at: time, after: change)
    }

    /// Returns whether the size of the text has changed. Outside of widgets, a ticking text is as large as its content: with a new digit
    /// its neighbours make room.
    override func hasOutgrownItsPlace(at time: Double) -> Bool {
        guard let ticking, !environment.isInWidget else { return false }
        let now = ticking.resolved(at: ReferenceDate(date: tree.date(at: time)))
        guard now.runs != text.runs, let new = paragraph(of: now), let paragraph else { return false }
        let (width, height) = (placedProposal.width, placedProposal.height)
        return new.layout(width: width, height: height).size != paragraph.layout(width: width, height: height).size
    }

    // MARK: Drawing

    package override func paint(with painter: inout Painter) {
        guard var snapshot = ticking == nil ? shown : snapshot(at: tree.date(at: painter.time)) else { return }
        for (run, fills) in symbolFills where snapshot.styles.indices.contains(run) {
            snapshot.styles[run].symbol?.fills = fills.map { $0.value(at: painter.time) }
        }
        let origin = frame(at: painter.time).origin
        let fills = fills.map { $0.value(at: painter.time) }
        if environment.isRedacted {
            snapshot.paintRedacted(at: origin, fills: fills, with: &painter)
        } else if let renderer = painter.textRenderer {
            paint(snapshot, fills: fills, by: renderer, with: &painter)
        } else if let tick = tick(at: painter.time, showing: snapshot) {
            paint(tick, at: origin, fills: fills, with: &painter)
        } else if let change, painter.time < change.settlingTime {
            let hasTicked = change.target.isDifferent(from: snapshot)
            let current = hasTicked ? change.showing(snapshot) : change
            paint(current, at: origin, fills: fills, with: &painter)
        } else {
            snapshot.paint(at: origin, fills: fills, with: &painter)
        }
    }
}

extension TextNode {
    /// Draws a change in progress. If the environment requests it, its parts are composited before they fade.
    private func paint(_ change: TextChange, at origin: CGPoint, fills: [ResolvedStyle], with painter: inout Painter) {
        guard environment.contentTransitionAddsDrawingGroup else {
            return change.paint(at: origin, fills: fills, with: &painter)
        }
        let items = painter.isolatedGroup { change.paint(at: origin, fills: fills, with: &$0) }
        guard !items.isEmpty else { return }
        painter.draw([.group(opacity: painter.opacity, blendMode: .normal, items)], isComposed: true)
    }
}

extension ContentTransition {
    var numericValue: Double? {
        if case .numericText(_, let value) = kind { value } else { nil }
    }
}
