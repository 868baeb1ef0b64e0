import CoreGraphics
import Foundation
import ImageCodecs
import Pixels
import RunContext

/// The layout of a pixel in memory.
public struct CIFormat: Hashable, Sendable {
    let name: String
    public static let RGBA8 = CIFormat(name: "RGBA8")
    public static let BGRA8 = CIFormat(name: "BGRA8")
    public static let ARGB8 = CIFormat(name: "ARGB8")
}

/// The key of an option of a context.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `NSNull()` for colours as they are stored; otherwise filters work in linear light.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    // The processor that does the work and the caching change no picture.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
}

/// The key of an option for writing a picture to bytes.
public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// Renders the pictures that `CIImage` describes.
///
/// Source: Apple, Core Image `CIContext`.
open class CIContext: NSObject, @unchecked Sendable {
    private let space: WorkingSpace

    public convenience override init() { self.init(options: nil) }

    public init(options: [CIContextOption: Any]?) {
        space = options?[.workingColorSpace] is NSNull ? .encoded : .linear
    }

    /// Returns the picture inside a rectangle; nil if the rectangle is empty, infinite, or larger than the largest picture.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        pixmap(of: image, in: fromRect, "createCGImage").map { CGImage($0) }
    }

    public func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the picture inside a rectangle to memory, the lowest row last.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let pixmap = pixmap(of: image, in: bounds, "render(_:toBitmap:)") else { return }
        guard rowBytes >= pixmap.widthInPixels * 4 else {
            return RunReports.note(
                "CIContext.render(_:toBitmap:): rows of \(rowBytes) bytes are too short for \(pixmap.widthInPixels) pixels.")
        }
        let order = format == .BGRA8 ? [2, 1, 0, 3] : format == .ARGB8 ? [3, 0, 1, 2] : [0, 1, 2, 3]
        for row in 0..<pixmap.heightInPixels {
            for column in 0..<pixmap.widthInPixels {
                let start = (row * pixmap.widthInPixels + column) * 4
                for (place, channel) in order.enumerated() {
                    data.storeBytes(of: pixmap.bytes[start + channel], toByteOffset: row * rowBytes + column * 4 + place, as: UInt8.self)
                }
            }
        }
    }

    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        pixmap(of: image, in: image.extent, "pngRepresentation").flatMap { try? Data(PNGEncoder().encode($0)) }
    }

    public func clearCaches() {}

    private func pixmap(of image: CIImage, in rect: CGRect, _ call: String) -> Pixmap? {
        let box = rect.integral
        guard !rect.isNull, !rect.isInfinite, box.width >= 1, box.height >= 1, box.width * box.height <= 64_000_000 else {
            RunReports.note("CIContext.\(call) returned nil: its rectangle \(rect) is empty, infinite or too large.")
            return nil
        }
        let sample = image.sampler(space)
        let (width, height) = (Int(box.width), Int(box.height))
        var pixmap = Pixmap(widthInPixels: width, heightInPixels: height)
        var index = 0
        for row in 0..<height {
            let y = box.maxY - Double(row) - 0.5
            for column in 0..<width {
                let pixel = space.bytes(sample(box.minX + Double(column) + 0.5, y))
                (pixmap.bytes[index], pixmap.bytes[index + 1], pixmap.bytes[index + 2], pixmap.bytes[index + 3]) = pixel
                index += 4
            }
        }
        return pixmap
    }
}
