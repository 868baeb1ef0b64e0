@_exported import CoreGraphics
@_exported import Foundation
import RunContext
@_exported import UIKit

/// A document of pages.
///
/// A render reads no page's content: the number of pages is that of the page objects that a file has outside of compressed streams.
/// Source: Apple, PDFKit `PDFDocument`.
open class PDFDocument: NSObject, @unchecked Sendable {
    open private(set) var documentURL: URL?
    private var data: Data?
    private var pages: [PDFPage] = []
    open var documentAttributes: [AnyHashable: Any]?

    public override init() {}

    /// Creates a document of a file; nil if it cannot be read or is no PDF.
    public convenience init?(url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init(data: data)
        documentURL = url
    }

    public init?(data: Data) {
        // The header may stand behind other bytes, within the first 1,024 (ISO 32000-1, annex H).
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        self.data = data
        super.init()
        pages = (0..<Self.pageCount(in: data)).map { _ in PDFPage() }
    }

    /// Counts the objects of the type Page.
    private static func pageCount(in data: Data) -> Int {
        let text = String(decoding: data, as: UTF8.self)
        return text.matches(of: /\/Type\s*\/Page(?![A-Za-z])/).count
    }

    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
    open func removePage(at index: Int) { pages.remove(at: index) }
    /// The bytes of the file; nil for a document made here, of which none are written.
    open func dataRepresentation() -> Data? {
        if data == nil { RunReports.note("PDFDocument.dataRepresentation() returned nil: no PDF is written here.") }
        return data
    }
    @discardableResult
    open func write(to url: URL) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }
    open var isLocked: Bool { false }
    open var isEncrypted: Bool { false }
    open var allowsPrinting: Bool { true }
}

/// A page of a document.
///
/// Source: Apple, PDFKit `PDFPage`.
open class PDFPage: NSObject, @unchecked Sendable {
    private let image: UIImage?

    public override init() { image = nil }
    public init?(image: UIImage) { self.image = image }

    /// The bounds: the picture's size, or else US Letter.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        CGRect(origin: .zero, size: image?.size ?? CGSize(width: 612, height: 792))
    }
    /// The page's picture; an empty picture for a page of a file, whose content is not read.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        if image == nil { RunReports.note("PDFPage.thumbnail(of:for:) returned an empty page: PDF is not drawn here.") }
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            image?.draw(in: CGRect(origin: .zero, size: size))
        }
    }
    open var string: String? { nil }
    open var rotation = 0
}

/// A rectangle of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction of pages.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// A view of a document: a card that names it, which is reported.
///
/// Source: Apple, PDFKit `PDFView`.
@MainActor @preconcurrency
open class PDFView: UIView {
    open var document: PDFDocument? {
        didSet {
            guard let document else { return }
            let name = document.documentURL?.lastPathComponent ?? "a document"
            card.words = "\(name), \(document.pageCount) \(document.pageCount == 1 ? "page" : "pages")"
            RunReports.note("PDFView shows a card for \(name): PDF is not drawn here.")
            current = document.page(at: 0)
        }
    }
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displaysPageBreaks = true
    open var pageShadowsEnabled = true
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0.1
    open var maxScaleFactor: CGFloat = 10
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    private var current: PDFPage?
    private let card = SystemCard(symbol: "doc.richtext", title: "PDF", detail: nil)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(card)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
    }

    open var currentPage: PDFPage? { current }
    open func go(to page: PDFPage) { current = page }
    open func goToFirstPage(_ sender: Any?) { current = document?.page(at: 0) }
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        RunReports.noteUndrawn("PDFView.usePageViewController(_:withViewOptions:)", if: enable)
    }
}
