import CoreGraphics
import Foundation
import RunContext

/// The layout of content that is as long as several pages.
///
/// Source: Apple, UIKit `UIPrintFormatter`.
@MainActor @preconcurrency
open class UIPrintFormatter: NSObject {
    open weak var printPageRenderer: UIPrintPageRenderer?
    /// The greatest height of the content on its first page, in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content, in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// The space around the content as a whole: that above it is on its first page, that below on its last.
    open var contentInsets = UIEdgeInsets.zero
    /// The space around the content on each page.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The page of the renderer on which the content begins.
    open internal(set) var startPage = 0

    public override init() {}

    /// The number of pages that the content takes.
    open var pageCount: Int { 0 }

    /// The rectangle of the content on a page of the renderer.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        let (isFirst, page, whole) = (pageIndex == startPage, perPageContentInsets, contentInsets)
        let top = page.top + (isFirst ? whole.top : 0)
        var rect = renderer.contentRect.inset(
            by: UIEdgeInsets(top: top, left: page.left + whole.left, bottom: page.bottom, right: page.right + whole.right))
        // A sheet that has no room for its insets has none for content.
        rect.size = CGSize(width: max(rect.size.width, 0), height: max(rect.size.height, 0))
        if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
        if isFirst, maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
        return rect
    }

    /// Draws the content of a page of the renderer.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
    open func removeFromPrintPageRenderer() { printPageRenderer?.printFormatters?.removeAll { $0 === self } }
}

/// The pages of a text, broken between its lines.
///
/// Source: Apple, UIKit `UISimpleTextPrintFormatter`.
@MainActor @preconcurrency
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont?
    open var color: UIColor?
    open var textAlignment = NSTextAlignment.natural

    public init(text: String) { self.text = text }
    public init(attributedText: NSAttributedString) { self.attributedText = attributedText }

    /// The text with the formatter's font, colour and alignment.
    var printed: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return NSAttributedString(
            string: text ?? "",
            attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style])
    }

    open override var pageCount: Int { slices.count }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let slices = slices
        guard slices.indices.contains(pageIndex - startPage) else { return }
        let slice = slices[pageIndex - startPage]
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: slice.upperBound - slice.lowerBound))
        DrawnString(printed, in: CGSize(width: rect.width, height: .infinity))?.draw(
            at: CGPoint(x: rect.minX, y: rect.minY - slice.lowerBound))
        context.restoreGState()
    }

    /// The part of the text's height on each page.
    private var slices: [Range<CGFloat>] {
        let rect = rectForPage(at: startPage)
        guard rect.size.width > 0, rect.size.height > 0, printed.length > 0,
            let drawn = DrawnString(printed, in: CGSize(width: rect.width, height: .infinity))
        else { return [] }
        let lines = drawn.lineBottoms
        var slices: [Range<CGFloat>] = []
        var (top, last): (CGFloat, CGFloat) = (0, 0)
        for bottom in lines {
            let height = rectForPage(at: startPage + slices.count).height
            if bottom - top > height, last > top {
                slices.append(top..<last)
                top = last
            }
            last = bottom
        }
        return slices + (last > top ? [top..<last] : [])
    }
}

/// The pages of a text in HTML.
///
/// Source: Apple, UIKit `UIMarkupTextPrintFormatter`. The HTML is that which attributed strings read.
@MainActor @preconcurrency
open class UIMarkupTextPrintFormatter: UISimpleTextPrintFormatter {
    open var markupText: String?

    public init(markupText: String) {
        self.markupText = markupText
        super.init(text: "")
    }

    override var printed: NSAttributedString { markupText.map { HTMLReader($0).result } ?? NSAttributedString(string: "") }
}

/// The page of a view, as it is drawn by its own `draw(_:)`; its content is cut off at the end of the page.
///
/// Source: Apple, UIKit `UIViewPrintFormatter`.
@MainActor @preconcurrency
open class UIViewPrintFormatter: UIPrintFormatter {
    public let view: UIView

    init(_ view: UIView) { self.view = view }

    open override var pageCount: Int { 1 }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        view.draw(view.bounds, for: self)
        context.restoreGState()
    }
}

extension UIView {
    /// A formatter that prints the view.
    public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
    /// Draws the view's content for a printer.
    public func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
}
