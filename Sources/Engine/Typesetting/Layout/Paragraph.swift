import Foundation
import Synchronization

/// Styled text that can be laid out for any proposal; shaping happens once.
package final class Paragraph: Sendable {
    private struct Proposal: Equatable {
        var width: CGFloat?
        var height: CGFloat?
    }

    /// A few of each, looked through in order.
    private struct Cache {
        var shapes: [(factor: CGFloat, text: ShapedParagraph)] = []
        var layouts: [(proposal: Proposal, layout: TextLayout)] = []

        func shaped(_ factor: CGFloat) -> ShapedParagraph? {
            for index in shapes.indices where shapes[index].factor == factor { return shapes[index].text }
            return nil
        }

        func layout(_ proposal: Proposal) -> TextLayout? {
            for index in layouts.indices where layouts[index].proposal == proposal { return layouts[index].layout }
            return nil
        }
    }

    /// Layouts kept before the store is emptied: a stack asks for about five.
    private static let mostLayouts = 16

    package let runs: [TextRun]
    package let style: ParagraphStyle
    private let library: FontLibrary
    private let text: ParagraphText
    private let cache = Mutex(Cache())

    package init(runs: [TextRun], style: ParagraphStyle, library: FontLibrary) {
        self.runs = runs
        self.style = style
        self.library = library
        text = ParagraphText(runs: runs, style: style)
    }

    /// Returns the text broken, truncated and scaled for a proposal in points; nil, infinity and NaN propose the ideal size, negative
    /// lengths count as zero.
    ///
    /// A height limits the number of whole lines to those that fit, at least one. The first call shapes the text, in
    /// time linear in its length; further ones only break lines.
    package func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        let proposal = Proposal(width: Paragraph.sane(width), height: Paragraph.sane(height))
        if let known = cache.withLock({ $0.layout(proposal) }) { return known }
        let layout = newLayout(width: proposal.width, height: proposal.height)
        cache.withLock { cache in
            if cache.layouts.count >= Paragraph.mostLayouts { cache.layouts.removeAll() }
            cache.layouts.append((proposal, layout))
        }
        return layout
    }

    private static func sane(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite else { return nil }
        return max(length, 0)
    }

    private func newLayout(width: CGFloat?, height: CGFloat?) -> TextLayout {
        func lines(_ factor: CGFloat) -> BrokenText {
            LineBreaker(shaped: shaped(factor), style: style, width: width, height: height).lines()
        }
        /// A single line is not truncated for its height, but it is still made smaller.
        func fits(_ text: BrokenText, _ factor: CGFloat) -> Bool {
            guard !text.isTruncated else { return false }
            guard let height else { return true }
            return finished(text, factor: factor).size.height <= height + 0.001
        }
        let full = lines(1)
        let smallest = style.minimumScaleFactor
        guard smallest.isFinite, smallest > 0, smallest < 1, !fits(full, 1) else { return finished(full, factor: 1) }
        let factor = Paragraph.largestFactor(atLeast: smallest) { fits(lines($0), $0) }
        return finished(lines(factor), factor: factor)
    }

    /// The largest multiple of 1/64 below 1 that fits, by bisection; the smallest factor allowed if none does.
    private static func largestFactor(atLeast smallest: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (Int((smallest * 64).rounded(.up)), 64)
        guard low < high, fits(CGFloat(low) / 64) else { return smallest }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(CGFloat(middle) / 64) { low = middle } else { high = middle }
        }
        return CGFloat(low) / 64
    }

    private func finished(_ broken: BrokenText, factor: CGFloat) -> TextLayout {
        var layout = LinePlacer(shaped: shaped(factor), style: style).layout(of: broken)
        layout.scaleFactor = factor
        return layout
    }

    private func shaped(_ factor: CGFloat) -> ShapedParagraph {
        if let known = cache.withLock({ $0.shaped(factor) }) { return known }
        let made = ShapedParagraph(
            text: text, runs: factor == 1 ? runs : runs.map { $0.scaled(by: factor) }, language: style.language,
            library: library)
        cache.withLock { $0.shapes.append((factor, made)) }
        return made
    }
}

extension TextRun {
    /// The run with every length in it multiplied.
    fileprivate func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font.sizeInPoints *= factor
        run.font.lineHeight = font.lineHeight.map { $0 * factor }
        run.tracking *= factor
        run.kerning *= factor
        run.baselineOffset *= factor
        if let attachment {
            run.attachment = TextAttachment(
                size: CGSize(width: attachment.size.width * factor, height: attachment.size.height * factor),
                descent: attachment.descent * factor)
        }
        return run
    }
}
