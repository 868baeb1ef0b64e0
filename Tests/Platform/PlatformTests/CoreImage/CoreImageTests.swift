import CoreImage.CIFilterBuiltins
import Foundation
import TestSupport
import Testing
import UIKit

@Suite("Core Image")
struct CoreImageTests {
    private func pixel(_ image: CIImage, at x: CGFloat = 0, _ y: CGFloat = 0, options: [CIContextOption: Any]? = nil) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: options).render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: x, y: y, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return bytes
    }

    private func square(_ color: UIColor, side: CGFloat = 8) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    /// A code as another encoder (python-qrcode, bytes, mask 1) draws it, a row a number of bits.
    @Test func aCodeIsAsTheStandardHasIt() throws {
        let code = try #require(CodeRows(message: "https://example.com", level: "M"))
        expect(code.rows, equals: CodeFixture.rows)
        expect(code.image.extent, equals: CGRect(x: 0, y: 0, width: CodeFixture.rows.count + 2, height: CodeFixture.rows.count + 2))
    }

    @Test func aCodeGrowsWithItsMessage() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("A".utf8)
        expect(filter.correctionLevel, equals: "M")
        expect(filter.outputImage?.extent.width, equals: 23)
        filter.message = Data(repeating: 65, count: 2331)
        expect(filter.outputImage?.extent.width, equals: 179)
        filter.message = Data(repeating: 65, count: 2332)
        #expect(filter.outputImage == nil)
        filter.correctionLevel = "X"
        #expect(filter.outputImage == nil)
    }

    @Test func anEnlargedCodeStaysSquares() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("hello".utf8), forKey: "inputMessage")
        let large = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let picture = try #require(CIContext().createCGImage(large, from: large.extent))
        expect(picture.width, equals: 230)
        let bytes = Array(picture.dataProvider?.data as Data? ?? Data())
        expect(Set(bytes), equals: [0, 255])
        // The finder's corner is dark at the top left, behind the light border.
        #expect(bytes[(15 * 230 + 15) * 4] == 0 && bytes[(5 * 230 + 5) * 4] == 255)
        expect(UIImage(ciImage: large).size, equals: CGSize(width: 230, height: 230))
    }

    @Test func averagesAnArea() throws {
        let image = try #require(CIImage(image: square(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))))
        let filter = try #require(
            CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(x: 0, y: 0, z: 8, w: 8)]))
        let mean = try #require(filter.outputImage)
        expect(mean.extent, equals: CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(pixel(mean, options: [.workingColorSpace: kCFNull!]), equals: [255, 128, 0, 255])
        expect(pixel(mean), equals: [255, 128, 0, 255])
    }

    @Test func changesColors() throws {
        let image = try #require(CIImage(image: square(.red)))
        let plain: [CIContextOption: Any] = [.workingColorSpace: NSNull()]
        let gray = image.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        let level = pixel(gray, options: plain)
        #expect(level[0] == level[1] && level[1] == level[2])
        #expect(pixel(image.applyingFilter("CIColorInvert"), options: plain)[0] < 20)
        let mono = CIFilter.photoEffectNoir()
        mono.inputImage = image
        let noir = pixel(try #require(mono.outputImage))
        #expect(noir[0] == noir[1] && noir[1] == noir[2])
        let tinted = CIFilter.falseColor()
        (tinted.inputImage, tinted.color0, tinted.color1) = (
            CIImage.white.cropped(to: image.extent), .red, CIColor(red: 0, green: 0, blue: 1)
        )
        expect(pixel(try #require(tinted.outputImage)), equals: [0, 0, 255, 255])
    }

    @Test func blursBeyondTheEdge() throws {
        let image = try #require(CIImage(image: square(.white)))
        let filter = CIFilter.gaussianBlur()
        (filter.inputImage, filter.radius) = (image, 2)
        let blurred = try #require(filter.outputImage)
        expect(blurred.extent, equals: CGRect(x: -6, y: -6, width: 20, height: 20))
        #expect(pixel(blurred, at: 4, 4)[3] > 230)
        #expect((1..<200).contains(Int(pixel(blurred, at: -1, 4)[3])))
        // Clamped, the edge keeps its colour.
        expect(
            pixel(image.clampedToExtent().applyingGaussianBlur(sigma: 2).cropped(to: image.extent), at: 0, 0), equals: [255, 255, 255, 255])
    }

    @Test func composesAndMasks() throws {
        let box = CGRect(x: 0, y: 0, width: 4, height: 4)
        let (red, blue) = (CIImage.red.cropped(to: box), CIImage.blue.cropped(to: box))
        expect(pixel(red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 4)).composited(over: blue), at: 3, 0), equals: [0, 0, 255, 255])
        let filter = CIFilter.blendWithMask()
        (filter.inputImage, filter.backgroundImage, filter.maskImage) = (red, blue, CIImage.black.cropped(to: box))
        expect(pixel(try #require(filter.outputImage)), equals: [0, 0, 255, 255])
    }

    @Test func whatIsNotThereIsNilOrLeftAsItIs() throws {
        #expect(CIFilter(name: "CINothing") == nil)
        let vignette = try #require(CIFilter(name: "CIVignette"))
        #expect(vignette.outputImage == nil)
        vignette.setValue(CIImage.red, forKey: kCIInputImageKey)
        #expect(vignette.outputImage === CIImage.red)
        #expect(CIContext().createCGImage(.red, from: .infinite) == nil)
        #expect(CIContext().createCGImage(.red, from: .zero) == nil)
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage.red.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
    }
}

/// A code's rows, the leftmost module the highest bit.
private struct CodeRows {
    let image: CIImage
    let rows: [Int]

    init?(message: String, level: String) {
        let filter = CIFilter.qrCodeGenerator()
        (filter.message, filter.correctionLevel) = (Data(message.utf8), level)
        guard let image = filter.outputImage, let picture = CIContext().createCGImage(image, from: image.extent) else { return nil }
        let bytes = Array(picture.dataProvider?.data as Data? ?? Data())
        let side = picture.width
        self.image = image
        rows = (1..<(side - 1)).map { row in
            (1..<(side - 1)).reduce(0) { $0 << 1 | (bytes[(row * side + $1) * 4] == 0 ? 1 : 0) }
        }
    }
}

private enum CodeFixture {
    static let rows = [
        0x1fd547f, 0x104dd41, 0x175c95d, 0x1749c5d, 0x174a45d, 0x105b441, 0x1fd557f, 0x9700, 0x1467d25,
        0x1b9faeb, 0x12ee29d, 0x99f928, 0x3f5b61, 0xd1d363, 0x1dd1fcd, 0x2b5b8, 0x1968df2, 0x10d11, 0x1fd6151,
        0x1040b13, 0x174bbf3, 0x1749096, 0x1759fbb, 0x104b7f0, 0x1fdcd49,
    ]
}
