import CoreGraphics
import Foundation

/// The pages of a document to print, each with its header, its content and its footer.
///
/// Source: Apple, UIKit `UIPrintPageRenderer`.
@MainActor @preconcurrency
open class UIPrintPageRenderer: NSObject, _KeyValueCoded {
    open var headerHeight: CGFloat = 0
    open var footerHeight: CGFloat = 0
    /// The sheet, in points; programs that make a PDF set it by its name.
    open private(set) var paperRect = CGRect.zero
    /// The part of the sheet that is printed on.
    open private(set) var printableRect = CGRect.zero
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }

    public override init() {}

    /// The printable part between header and footer.
    var contentRect: CGRect { printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)) }

    /// The number of pages that the formatters take.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    /// Called by whoever prints, before the first page.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        let (rect, header, footer) = (printableRect, headerHeight, footerHeight)
        if header > 0 {
            drawHeaderForPage(at: pageIndex, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: header))
        }
        drawContentForPage(at: pageIndex, in: rect.inset(by: UIEdgeInsets(top: header, left: 0, bottom: footer, right: 0)))
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        if footer > 0 {
            drawFooterForPage(at: pageIndex, in: CGRect(x: rect.minX, y: rect.maxY - footer, width: rect.width, height: footer))
        }
    }

    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    public func _take(_ value: Any?, forKey key: String) -> Bool {
        guard let rect = value as? CGRect ?? (value as? NSValue)?.cgRectValue else { return false }
        switch key {
        case "paperRect": paperRect = rect
        case "printableRect": printableRect = rect
        default: return false
        }
        return true
    }

    public func _value(named key: String) -> Any?? {
        key == "paperRect" ? paperRect : key == "printableRect" ? printableRect : nil
    }
}
