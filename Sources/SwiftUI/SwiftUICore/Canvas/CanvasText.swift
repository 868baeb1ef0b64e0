import Drawing
import Typesetting

/// A text in an environment, shaped once and laid out for any box.
@MainActor
final class CanvasText {
    let text: Text
    let environment: EnvironmentValues
    private let date: Date
    private let resolved: ResolvedText
    /// True if the text changes with the date.
    let ticks: Bool
    private let paragraph: Paragraph?

    init(_ text: Text, in environment: EnvironmentValues, at date: Date, diagnostics: DiagnosticLog) {
        (self.text, self.environment, self.date) = (text, environment, date)
        let moment = ReferenceDate(date: date)
        resolved = TickingText(text: text, environment: environment).resolved(at: moment)
        ticks = moment.isTicking
        let style = TextNode.paragraphStyle(in: environment)
        paragraph = environment.fontLibrary.map { [resolved] in
            Paragraph(runs: resolved.runs, style: style, library: $0)
        }
        for name in resolved.missingSymbols { diagnostics.note(.missingSymbol(name)) }
        for name in resolved.missingPictures { diagnostics.note(.missingAsset(name)) }
    }

    /// Returns the layout in a box, in points. With infinite sides the text has its ideal size.
    func layout(in size: CGSize) -> TextLayout {
        paragraph?.layout(width: size.width, height: size.height) ?? TextLayout()
    }

    /// Draws the text with its lines aligned in a box.
    ///
    /// - Parameters:
    ///   - foreground: the environment whose foreground fills the parts without a colour of their own.
    func items(
        in rect: CGRect, foreground: EnvironmentValues, opacity: Double, surroundings: DrawingSurroundings
    ) -> [DisplayItem] {
        guard let paragraph else { return [] }
        var layout = layout(in: rect.size)
        for scalar in layout.missingCharacters { surroundings.diagnostics.note(.missingCharacter(scalar)) }
        for font in layout.missingFonts { surroundings.diagnostics.note(.missingFont(font)) }
        for font in layout.uncoloredFonts { surroundings.diagnostics.note(.uncoloredFont(font)) }
        if rect.width.isFinite { layout = layout.widened(to: rect.width, style: paragraph.style) }
        let filled = TickingText(text: text, environment: foreground).resolved(at: ReferenceDate(date: date))
        let snapshot = TextSnapshot(
            layout: layout, text: filled, metrics: metrics(scale: layout.scaleFactor), value: nil)
        var painter = Painter(time: surroundings.time, pixelLength: surroundings.pixelLength)
        painter.opacity = opacity
        snapshot.paint(at: rect.origin, fills: filled.styles.map(\.foreground), with: &painter)
        return painter.items
    }

    private func metrics(scale: CGFloat) -> [FontMetrics] {
        guard let library = environment.fontLibrary else { return [] }
        return resolved.runs.map { run in
            var font = run.font
            font.sizeInPoints *= scale
            return library.metrics(of: font)
        }
    }
}
