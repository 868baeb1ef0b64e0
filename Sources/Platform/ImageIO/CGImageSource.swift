import CoreGraphics
import Foundation
import ImageCodecs
import Pixels
import RunContext

/// The pictures in a file of PNG, JPEG or GIF.
///
/// Source: Apple, Image I/O `CGImageSource`.
public final class CGImageSource: Sendable {
    let data: Data
    let format: ImageFormat?

    init(data: Data) {
        self.data = data
        switch data.first {
        case 0x89: format = .png
        case 0xFF: format = .jpeg
        case 0x47: format = .gif
        default: format = nil
        }
    }

    /// Decodes the pictures; returns none, and reports it, if the file cannot be read.
    func pictures() -> [Pixmap] {
        let bytes = Array(data)
        do {
            switch format {
            case .jpeg: return [try JPEGDecoder().decode(bytes).pixmap]
            case .gif: return try GIFDecoder().decode(bytes).frames.map(\.pixmap)
            case .png, .apng, .webp, nil: return [try PNGDecoder().decode(bytes).pixmap]
            }
        } catch {
            RunReports.note("CGImageSource returned no image: \(error)")
            return []
        }
    }
}

/// Options are strings, as on Apple's systems.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public nonisolated(unsafe) let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
public nonisolated(unsafe) let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public nonisolated(unsafe) let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// The turn that shows a stored picture upright, as Exif numbers it.
///
/// Source: Apple, Image I/O `CGImagePropertyOrientation`.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

/// The pictures in a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    FileManager.default.contents(atPath: url.path ?? "").map(CGImageSource.init)
}

/// The pictures in a file's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: Data(referencing: data))
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource(data: Data(referencing: $0)) }
}

/// Returns the number of pictures.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
    isrc.format == .gif ? isrc.pictures().count : isrc.format == nil ? 0 : 1
}

/// The uniform type of the file, or nil for one of another format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.format {
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .png, .apng: "public.png"
    case .webp, nil: nil
    }
}

/// One of the pictures, or nil.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let pictures = isrc.pictures()
    return pictures.indices.contains(index) ? CGImage(pictures[index]) : nil
}

/// One of the pictures, no side longer than the options' `kCGImageSourceThumbnailMaxPixelSize`; never made larger.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, options) else { return nil }
    let asked = options?[kCGImageSourceThumbnailMaxPixelSize]
    let limit =
        (asked as? NSNumber)?.doubleValue ?? (asked as? Double) ?? (asked as? Int).map(Double.init)
        ?? (asked as? CGFloat).map { Double($0) } ?? .infinity
    let longest = Double(max(image.width, image.height))
    guard limit >= 1, longest > limit else { return image }
    let width = max((Double(image.width) * limit / longest).rounded(), 1)
    let height = max((Double(image.height) * limit / longest).rounded(), 1)
    let context = CGContext(
        data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage()
}

/// The size of the file in bytes, and how often a GIF is played; 0 is for ever.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.format != nil else { return nil }
    var properties: [NSString: Any] = [kCGImagePropertyFileSize: isrc.data.count]
    if isrc.format == .gif, let film = try? GIFDecoder().decode(Array(isrc.data)) {
        properties[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: film.playCount]
    }
    return NSDictionary(dictionary: properties)
}

/// Width, height, depth, alpha and orientation of one of the pictures, and its time in a GIF.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    var properties: [NSString: Any] = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: 8,
        kCGImagePropertyHasAlpha: isrc.format != .jpeg, kCGImagePropertyColorModel: "RGB",
        // Pictures are decoded upright.
        kCGImagePropertyOrientation: 1,
    ]
    if isrc.format == .gif, let frame = (try? GIFDecoder().decode(Array(isrc.data)))?.frames[index] {
        let seconds = Double(frame.duration.numerator) / Double(frame.duration.denominator)
        properties[kCGImagePropertyGIFDictionary] = [
            // Short delays are played as a tenth of a second.
            kCGImagePropertyGIFDelayTime: seconds < 0.02 ? 0.1 : seconds, kCGImagePropertyGIFUnclampedDelayTime: seconds,
        ]
    }
    return NSDictionary(dictionary: properties)
}
