import Foundation
import ImageIO
import TestSupport
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Image I/O and types")
struct ImageIOTests {
    private var png: Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
    }

    @Test func thumbnailsKeepTheirShape() throws {
        let options =
            [
                kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
            ] as CFDictionary
        let source = try #require(CGImageSourceCreateWithData(png as CFData, [kCGImageSourceShouldCache: false] as CFDictionary))
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect((thumbnail.width, thumbnail.height) == (10, 5))
        expect(thumbnail.pixmap[5, 2], equals: (255, 0, 0, 255))
        expect(CGImageSourceGetCount(source), equals: 1)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options) == nil)
        let size = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int
        expect(size, equals: 40)
    }

    @Test("A file has its bytes, and a GIF how often it is played") func propertiesOfFiles() throws {
        let source = try #require(CGImageSourceCreateWithData(png as CFData, nil))
        expect(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int, equals: png.count)
        // One pixel that is repeated twice.
        let gif: [UInt8] =
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
            + [3, 1, 2, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        let film = try #require(CGImageSourceCreateWithData(Data(gif) as CFData, nil))
        let properties = CGImageSourceCopyProperties(film, nil)?[kCGImagePropertyGIFDictionary] as? [NSString: Int]
        expect(properties?[kCGImagePropertyGIFLoopCount], equals: 3)
        #expect(CGImageSourceCopyProperties(try #require(CGImageSourceCreateWithData(Data([1]) as CFData, nil)), nil) == nil)
    }

    @Test func picturesAreWritten() throws {
        let image = try #require(UIImage(data: png)?.cgImage)
        let data = NSMutableData()
        let type = UTType.jpeg.identifier as CFString
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type, 1, nil))
        CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        expect(UIImage(data: Data(referencing: data))?.size, equals: CGSize(width: 40, height: 20))
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff" as CFString, 1, nil) == nil)
    }

    @Test func typesKnowTheirKind() {
        expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
        expect(UTType(mimeType: "image/png"), equals: .png)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "py") == .pythonScript && UTType.pythonScript.conforms(to: .sourceCode))
        #expect(UTType.css.preferredMIMEType == "text/css" && UTType.usdz.conforms(to: .threeDContent))
        let folder = URL(fileURLWithPath: "/a")
        expect(folder.appendingPathComponent("record", conformingTo: .json).path, equals: "/a/record.json")
        expect(folder.appendingPathComponent("r.JPG", conformingTo: .image).path, equals: "/a/r.JPG")
        expect(folder.appendingPathComponent("r.json", conformingTo: .png).appendingPathExtension(for: .png).path, equals: "/a/r.json.png")
        expect(UTType.json.preferredFilenameExtension, equals: "json")
        #expect(UTType("com.example.nothing") == nil)
    }
}
