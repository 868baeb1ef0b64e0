import Foundation
import PDFKit
import RunContext
import SwiftUI
import TestSupport
import Testing
@testable import UIKit

@Suite("Documents and printing", OnScreen()) @MainActor struct PrintingTests {
    /// The rectangles of the pages of a document.
    private func boxes(of data: Data) -> [String] {
        let text = String(decoding: data, as: UTF8.self)
        return text.matches(of: /\/MediaBox \[([^\]]*)\]/).map { String($0.1) }
    }

    @Test("A renderer of documents begins pages, each of its own size, with links and a title") func renderer() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Bill", kCGPDFContextAuthor: "Ada"]
        let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format).pdfData { context in
            context.beginPage()
            expect(context.pdfContextBounds.size, equals: CGSize(width: 200, height: 100))
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 30, height: 40))
            context.setURL(URL(string: "https://example.org/")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        }
        expect(boxes(of: data), equals: ["0 0 200 100", "0 0 50 60"])
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("/Title <feff00420069006c006c>") && text.contains("/Author <feff004100640061>"))
        #expect(text.contains("/Rect [10 40 40 80]") && text.contains("<68747470733a2f2f6578616d706c652e6f72672f>"))
        expect(PDFDocument(data: data)?.pageCount, equals: 2)
    }

    @Test("A view is drawn into a page of Core Graphics, with its coordinates from the bottom") func core() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 80, height: 40)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
        ImageRenderer(content: Color.red.frame(width: 80, height: 40)).render { _, draw in
            context.beginPDFPage(nil)
            draw(context)
            context.endPDFPage()
        }
        #expect(context.makeImage() == nil)
        context.closePDF()
        expect(boxes(of: data as Data), equals: ["0 0 80 40"])
    }

    @Test("A long text takes as many pages as its lines need, and header and footer keep their room") func pages() {
        let renderer = UIPrintPageRenderer()
        let text = Array(repeating: "A line of text.", count: 100).joined(separator: "\n")
        let formatter = UISimpleTextPrintFormatter(text: text)
        formatter.perPageContentInsets = UIEdgeInsets(top: 36, left: 36, bottom: 36, right: 36)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        expect(renderer.numberOfPages, equals: 0)
        renderer.setValue(CGRect(x: 0, y: 0, width: 595, height: 842), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "printableRect")
        let count = renderer.numberOfPages
        // A line of 12 points is about 14 high: 100 of them are 1,400 points, and a page holds 770.
        expect(count, equals: 2)
        renderer.headerHeight = 300
        expect(renderer.numberOfPages, equals: 4)
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        for page in 0..<count {
            UIGraphicsBeginPDFPage()
            renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
        }
        UIGraphicsEndPDFContext()
        expect(boxes(of: data as Data), equals: ["0 0 612 792", "0 0 612 792"])
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Of HTML the text is printed") func markup() {
        let formatter = UIMarkupTextPrintFormatter(markupText: "<h1>Bill</h1><p>Two pears</p>")
        #expect(formatter.printed.string.contains("Two pears"))
    }

    @Test("Names that have no effect in a render are reported") func reports() {
        let notes = RunReports.noted {
            expect(UIPrintInteractionController.shared.present(animated: true), equals: false)
            UIDevice.current.setValue(UIDeviceOrientation.landscapeLeft.rawValue, forKey: "orientation")
            UIViewController.attemptRotationToDeviceOrientation()
            _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Start")
            _ = UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil)
            UIDatePicker().setValue(UIColor.white, forKey: "textColor")
        }
        expect(notes.count, equals: 6)
        let bar = UISearchBar()
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    }
}
