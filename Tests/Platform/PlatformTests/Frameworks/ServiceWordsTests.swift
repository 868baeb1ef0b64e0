import CoreGraphics
import CoreImage
import Foundation
import FoundationGaps
import RunContext
import TestSupport
import Testing
import UniformTypeIdentifiers

@Suite("Words of services, kinds and filters") struct ServiceWordsTests {
    private final class Listener: NSObject, NetServiceBrowserDelegate, @unchecked Sendable {
        var failures = 0
        func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) { failures += 1 }
    }

    @Test("A search for services fails, and a record is written and read as DNS keeps it") func services() {
        let (browser, listener) = (NetServiceBrowser(), Listener())
        browser.delegate = listener
        let notes = RunReports.noted { browser.searchForServices(ofType: "_http._tcp.", inDomain: "local.") }
        expect([notes.count, listener.failures], equals: [1, 1])
        let record = ["path": Data("/a=b".utf8), "empty": Data()]
        expect(NetService.data(fromTXTRecord: ["a": Data("b".utf8)]), equals: Data([3, 0x61, 0x3D, 0x62]))
        expect(NetService.dictionary(fromTXTRecord: NetService.data(fromTXTRecord: record)), equals: record)
    }

    @Test("Types have names") func types() {
        expect([UTType.png, .pdf, .folder].map(\.localizedDescription), equals: ["PNG image", "PDF document", "folder"])
        expect(UTType(filenameExtension: "appex", conformingTo: .bundle), equals: .applicationExtension)
    }

    @Test("Core Foundation tells Booleans from numbers") func classes() {
        expect(CFGetTypeID(NSNumber(value: true)), equals: CFBooleanGetTypeID())
        expect(CFGetTypeID(NSNumber(value: 7)), equals: CFNumberGetTypeID())
        expect(CFGetTypeID("a" as NSString), equals: CFStringGetTypeID())
        #expect(CFGetTypeID(NSObject()) != CFGetTypeID(NSArray()))
    }

    @Test("A gradient has its colours at its ends") func gradient() throws {
        let filter = CIFilter.linearGradient()
        (filter.point0, filter.point1) = (.zero, CGPoint(x: 100, y: 0))
        (filter.color0, filter.color1) = (.red, .blue)
        let image = try #require(filter.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 100, height: 1)))
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        let bytes = try #require(drawn.dataProvider?.data.map { Data(referencing: $0) })
        #expect(bytes[0] > 240 && bytes[2] < 40)
        #expect(bytes[99 * 4] < 40 && bytes[99 * 4 + 2] > 240)
    }
}
