import CoreImage
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Bar codes")
struct Code128Tests {
    @Test("The table's characters are eleven modules wide, begin dark, and are all different")
    func table() {
        let widths = Code128.widths
        #expect(widths.count == 107 && Set(widths).count == 107)
        for (index, character) in widths.enumerated() {
            let sum = character.compactMap(\.wholeNumberValue).reduce(0, +)
            expect(sum, equals: (index == 106 ? 13 : 11))
            // Bars are an even number of modules wide in all: ISO/IEC 15417's parity, by which a misread character is known.
            let bars = character.enumerated().filter { $0.offset.isMultiple(of: 2) }.compactMap { $0.element.wholeNumberValue }.reduce(0, +)
            #expect(index == 106 || bars.isMultiple(of: 2))
        }
    }

    /// A start character, the characters, one for the check and the stop: 11 modules each, and 2 more at the end.
    @Test(
        "Digits are taken in pairs, and what is no ASCII is refused",
        arguments: [("AB", 5), ("123456", 6), ("A123456", 8), ("A12345", 8), ("12", 4)])
    func length(text: String, characters: Int) throws {
        let code = try #require(Code128(Array(text.utf8)))
        expect(code.modules.count, equals: characters * 11 + 2)
        #expect(Code128(Array("ä".utf8)) == nil && Code128([]) == nil)
    }

    @Test("The filter draws a light margin and dark bars")
    func picture() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        (filter.message, filter.quietSpace, filter.barcodeHeight) = (Data("AB".utf8), 4, 10)
        let image = try #require(filter.outputImage)
        expect(image.extent.size, equals: CGSize(width: 57 + 8, height: 18))
        let byName = try #require(CIFilter(name: "CICode128BarcodeGenerator"))
        byName.setValue("AB".data(using: .ascii), forKey: "inputMessage")
        expect(byName.outputImage?.extent.size, equals: CGSize(width: 57 + 14, height: 46))
    }

    @Test("A code in a colour on nothing is drawn, and not less than nothing of a colour")
    func falseColour() throws {
        let code = CIFilter.qrCodeGenerator()
        code.message = Data("zoetrope".utf8)
        let color = CIFilter.falseColor()
        (color.inputImage, color.color0, color.color1) = (
            code.outputImage, CIColor(red: 0.3, green: 0.2, blue: 0.8), CIColor(red: 1, green: 1, blue: 1, alpha: 0)
        )
        let output = try #require(color.outputImage)
        let picture = try #require(CIContext().createCGImage(output, from: output.extent))
        expect(picture.width, equals: Int(output.extent.width))
    }
}
