import Foundation
import Geometry
import TestSupport
import Testing
import Typesetting

@Suite struct SymbolTests {
    private let body = FontDescription(sizeInPoints: 17)

    private func symbol(_ name: String, scale: SymbolScale = .medium) -> SymbolLayout? {
        TestLibrary.shared.symbol(named: name, font: body, scale: scale, pixelLength: 1 / 3)
    }

    private struct Heart: Decodable {
        var size: [Double]
        enum CodingKeys: String, CodingKey { case size = "layout size" }
    }

    private struct Row: Decodable {
        var size: [Double]
        var image: [Double]
        var footnote: [Double]
        var title: [Double]
    }

    @Test func heartHasTheMeasuredBox() throws {
        let truth = try Truth.value("fact.symbol_heart_fill", in: "symbols", as: Heart.self)
        let heart = try #require(symbol("heart.fill"))
        expect(heart.size.width, near: truth.size[0], within: 0.01)
        expect(heart.size.height, near: truth.size[1], within: 0.01)
    }

    @Test func circleStandsOnTheMeasuredBaseline() throws {
        let row = try Truth.value("ios26.first_text_baseline", in: "symbols", as: Row.self)
        let circle = try #require(symbol("checkmark.circle"))
        expect(circle.size.width, near: row.image[2], within: 0.01)
        expect(circle.size.height, near: row.image[3], within: 0.01)
        let baseline = 28.0 * 1950 / 2048
        expect(((baseline - circle.baseline) * 3).rounded() / 3, near: row.image[1], within: 0.01)
    }

    @Test(arguments: [
        "ladybug.fill", "scroll.fill", "face.smiling", "chevron.backward", "questionmark.circle", "figure.walk",
        "figure.run", "magnifyingglass", "pawprint", "calendar.badge.checkmark", "star.fill", "gearshape.fill",
        "cup.and.saucer.fill", "square.and.arrow.up", "bolt.fill",
    ])
    func namesOfRealWidgetsResolve(name: String) throws {
        let layout = try #require(symbol(name))
        let ink = try #require(layout.layers.first?.outline.path.elements)
        #expect(!ink.isEmpty && layout.size.width > 5 && layout.size.height > 2)
    }

    @Test func unknownNamesHaveNoSymbol() {
        #expect(symbol("no.such.symbol") == nil)
        #expect(!TestLibrary.shared.hasSymbol(named: ""))
    }

    @Test func scalesAreOrdered() throws {
        let widths = try [SymbolScale.small, .medium, .large].map { scale in
            try #require(symbol("circle", scale: scale)).size.width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 3)
    }
}
