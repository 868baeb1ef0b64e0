import CoreGraphics
import Foundation
import RunContext

/// Begins a document whose bytes are appended to an object when it ends; pages are US Letter unless bounds are given.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    begin(bounds, documentInfo) { data.append($0) }
}

/// Begins a document that is written to a file when it ends.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    begin(bounds, documentInfo) { data in
        if !FileManager.default.createFile(atPath: path, contents: data) { RunReports.note("The PDF \(path) was not written.") }
    }
}

@discardableResult
private func begin(_ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, write: @escaping (Data) -> Void) -> Bool {
    guard let context = CGContext(box: bounds, information: documentInfo.map { $0 as NSDictionary }, write: write) else { return false }
    UIGraphicsPushContext(context)
    return true
}

/// Begins a page as large as the document's others.
public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPage(in: nil, pointsDown: true) }

/// Begins a page of a size of its own; an empty one is the document's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPage(in: bounds, pointsDown: true)
}

/// The bounds of the page that is being drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }

/// Makes a rectangle of the page open an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setURL(url as NSURL, for: rect)
}

/// Ends the document and writes it.
public func UIGraphicsEndPDFContext() {
    UIGraphicsGetCurrentContext()?.closePDF()
    UIGraphicsPopContext()
}

/// Makes PDF documents by drawing. Paths and texts stay shapes.
///
/// Source: Apple, UIKit `UIGraphicsPDFRenderer`.
public final class UIGraphicsPDFRenderer: NSObject {
    public let format: UIGraphicsPDFRendererFormat
    private let bounds: CGRect

    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Returns the bytes of the document that a closure draws.
    public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        draw(actions) { data.append($0) }
        return data as Data
    }

    /// Writes the document that a closure draws.
    public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }

    private func draw(_ actions: (UIGraphicsPDFRendererContext) -> Void, write: @escaping (Data) -> Void) {
        guard let context = CGContext(box: bounds, information: format.documentInfo as NSDictionary, write: write) else { return }
        UIGraphicsPushContext(context)
        actions(UIGraphicsPDFRendererContext(context, format: format))
        UIGraphicsEndPDFContext()
    }
}

/// The format of drawn documents.
public final class UIGraphicsPDFRendererFormat: NSObject {
    /// The title, the author and the like, by the keys of `CGPDFContext`.
    public var documentInfo: [String: Any] = [:]
    /// The rectangle of a page, in points; empty until a renderer has been made with the format.
    public internal(set) var bounds = CGRect.zero

    public class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
    public class func preferred() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}

/// The drawing context of a renderer's closure.
public final class UIGraphicsPDFRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsPDFRendererFormat

    init(_ context: CGContext, format: UIGraphicsPDFRendererFormat) { (cgContext, self.format) = (context, format) }

    /// The bounds of the page that is being drawn.
    public var pdfContextBounds: CGRect { cgContext.pageBox ?? .zero }

    public func beginPage() { cgContext.beginPage(in: nil, pointsDown: true) }
    public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginPage(in: bounds, pointsDown: true) }

    /// Makes a rectangle of the page open an address.
    public func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
