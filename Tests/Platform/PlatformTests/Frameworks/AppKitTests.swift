import AppKit
import Foundation
import TestSupport
import Testing

@Suite("AppKit")
struct AppKitTests {
    @Test func coloursKeepTheirMeaning() {
        expect(Color(nsColor: .systemRed), equals: Color.red)
        expect(NSColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1).blueComponent, equals: 0.75)
        let dynamic = NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        expect(Color(nsColor: dynamic).resolve(in: environment).red, equals: 1)
        #expect(NSColor(Color.green) != NSColor.green)
    }

    @Test func picturesHaveTheSizeTheyAreGiven() throws {
        let image = NSImage(size: CGSize(width: 4, height: 2))
        expect(image.size, equals: CGSize(width: 4, height: 2))
        let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
        expect(NSImage(cgImage: pixels, size: .zero).size.width, equals: CGFloat(pixels.width))
        #expect(NSImage(data: Data()) == nil)
    }
}
