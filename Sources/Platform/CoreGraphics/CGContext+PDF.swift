import Drawing
import Foundation
import RunContext
import VectorFiles

/// The pages of a document that a context draws.
final class DrawnDocument {
    /// The page's rectangle where a page names no other, in points.
    let box: CGRect
    let information: [String: String]
    let write: (Data) -> Void
    var pages: [PDFEncoder.Page] = []
    var links: [PDFEncoder.Link] = []
    /// The rectangle of the page that is being drawn; nil between pages.
    var open: CGRect?

    init(box: CGRect, information: [String: String], write: @escaping (Data) -> Void) {
        (self.box, self.information, self.write) = (box, information, write)
    }
}

/// A PDF whose pages are drawn one after another. Paths and texts stay shapes.
///
/// Source: Apple, Core Graphics "PDF Contexts". The keys of `CGPDFContext` that encrypt a document are reported.
extension CGContext {
    /// Creates a context that writes a file when it is closed; a page is US Letter unless a box is given.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let address = url as URL
        self.init(box: mediaBox?.pointee, information: auxiliaryInfo) { data in
            do {
                try data.write(to: address)
            } catch {
                RunReports.note("The PDF \(address.lastPathComponent) was not written: \(error.localizedDescription)")
            }
        }
    }

    /// Creates a context that gives its bytes to a consumer when it is closed.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(box: mediaBox?.pointee, information: auxiliaryInfo) { consumer.take($0) }
    }

    /// - Parameter box: the rectangle of the pages, in points; nil or an empty one for US Letter.
    package convenience init?(box: CGRect?, information: NSDictionary?, write: @escaping (Data) -> Void) {
        let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
        let box = box.map { $0.isEmpty ? letter : $0.standardized } ?? letter
        guard box.width < 14_400, box.height < 14_400 else { return nil }
        // One pixel: a document has no picture of its own.
        self.init(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        document = DrawnDocument(box: box, information: Self.texts(of: information), write: write)
    }

    private static func texts(of information: NSDictionary?) -> [String: String] {
        var texts: [String: String] = [:]
        for (key, value) in information as? [String: Any] ?? [:] {
            guard let name = pdfKeys[key] else {
                RunReports.note("The key \(key) of a PDF has no effect here: documents are not encrypted.")
                continue
            }
            texts[name] = (value as? [String])?.joined(separator: ", ") ?? "\(value)"
        }
        return texts
    }

    private static let pdfKeys = [
        kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject", kCGPDFContextKeywords: "Keywords",
        kCGPDFContextCreator: "Creator",
    ]

    /// Begins a page; `kCGPDFContextMediaBox` gives it a rectangle of its own.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let own = pageInfo?[kCGPDFContextMediaBox]
        let bytes = (own as? Data) ?? (own as? NSData).map { Data(referencing: $0) }
        let box = bytes.flatMap { $0.count == MemoryLayout<CGRect>.size ? $0.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil }
        beginPage(in: own as? CGRect ?? box, pointsDown: false)
    }

    public func endPDFPage() { endPage() }

    /// Writes the document; drawing afterwards has no effect.
    public func closePDF() {
        endPage()
        guard let document else { return }
        do {
            document.write(Data(try PDFEncoder().encode(document.pages, information: document.information)))
        } catch {
            RunReports.note("A PDF of \(document.pages.count) pages could not be written: \(error)")
        }
        document.pages = []
    }

    /// Makes a rectangle of the page open an address.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        guard let document, let open = document.open, case let address = (url as URL).absoluteString else { return }
        let onPage = rect.applying(state.transform)
        document.links.append(.init(onPage.intersection(CGRect(origin: .zero, size: open.size)), address: address))
    }

    /// Begins a page with coordinates from its bottom left, or its top left, as UIKit's begin.
    package func beginPage(in box: CGRect?, pointsDown: Bool) {
        guard let document else { return }
        endPage()
        let box = box.map { $0.isEmpty ? document.box : $0.standardized } ?? document.box
        document.open = box
        let transform =
            pointsDown
            ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
        _ = startAgain(with: transform)
    }

    /// The rectangle of the page that is being drawn, or of the document's pages.
    package var pageBox: CGRect? { document.map { $0.open ?? $0.box } }

    private func endPage() {
        guard let document, let box = document.open else { return }
        document.pages.append(.init(DisplayList(size: box.size, items: startAgain(with: .identity)), links: document.links))
        (document.open, document.links) = (nil, [])
    }
}

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextOwnerPassword = "kCGPDFContextOwnerPassword"
public let kCGPDFContextUserPassword = "kCGPDFContextUserPassword"
public let kCGPDFContextAllowsPrinting = "kCGPDFContextAllowsPrinting"
public let kCGPDFContextAllowsCopying = "kCGPDFContextAllowsCopying"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// A receiver of bytes.
///
/// Source: Apple, Core Graphics `CGDataConsumer`.
public final class CGDataConsumer {
    private let receive: (Data) -> Void

    /// Creates a consumer that appends to an object's bytes.
    public init?(data: CFMutableData) { receive = { data.append($0) } }

    /// Creates a consumer that writes a file.
    public init?(url: CFURL) {
        let address = url as URL
        receive = { bytes in
            do {
                try bytes.write(to: address)
            } catch {
                RunReports.note("\(address.lastPathComponent) was not written: \(error.localizedDescription)")
            }
        }
    }

    func take(_ data: Data) { receive(data) }
}
