import Drawing
import Foundation
import ImageCodecs
import Pixels

/// A picture in memory.
///
/// Its pixels are kept as premultiplied sRGB of 8 bits a channel, which is also the content of its data provider. Source: Apple, Core
/// Graphics `CGImage`.
public final class CGImage: Sendable {
    package let source: ImageSource

    package init(_ source: ImageSource) { self.source = source }

    package convenience init(_ pixmap: Pixmap) { self.init(ImageSource(pixmap)) }

    /// The pixels.
    package var pixmap: Pixmap { source.pixmap }

    /// Creates a picture from bytes in a layout of 8 bits a component; nil for other layouts, or if bytes are missing.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let layout = PixelLayout(space: space, bitsPerComponent: bitsPerComponent, info: bitmapInfo), decode == nil,
            bitsPerPixel == layout.bytesPerPixel * 8, width > 0, height > 0, width <= 32_767, height <= 32_767,
            bytesPerRow >= width * layout.bytesPerPixel,
            provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
        else { return nil }
        let pixmap = provider.bytes.withUnsafeBytes { bytes in
            Pixmap(bytes, layout: layout, widthInPixels: width, heightInPixels: height, bytesPerRow: bytesPerRow)
        }
        self.init(pixmap)
    }

    /// The picture in a PNG file; nil if it is damaged.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let picture = try? PNGDecoder().decode(Array(source.bytes)) else { return nil }
        self.init(picture.pixmap)
    }

    /// The picture in a JPEG file; nil if it is damaged.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let picture = try? JPEGDecoder().decode(Array(source.bytes)) else { return nil }
        self.init(picture.pixmap)
    }

    public var width: Int { pixmap.widthInPixels }
    public var height: Int { pixmap.heightInPixels }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { CGColorSpace(.sRGB) }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(alpha: .premultipliedLast) }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var dataProvider: CGDataProvider? { CGDataProvider(bytes: Data(pixmap.bytes)) }

    public func copy() -> CGImage? { self }

    /// Returns the part of the picture inside a rectangle of pixels, which grows to whole pixels; nil if the picture is outside of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        let box = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, box.width >= 1, box.height >= 1 else { return nil }
        return CGImage(
            pixmap.cropped(
                x: Int(box.minX), y: Int(box.minY), widthInPixels: Int(box.width), heightInPixels: Int(box.height)))
    }
}

extension CGImage: Equatable {
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs || lhs.source == rhs.source }
}

extension CGImage: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(pixmap.bytes)
    }
}

extension Pixmap {
    /// The picture of bytes in some layout.
    init(
        _ bytes: UnsafeRawBufferPointer, layout: PixelLayout, widthInPixels: Int, heightInPixels: Int, bytesPerRow: Int
    ) {
        self.init(widthInPixels: widthInPixels, heightInPixels: heightInPixels)
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        let step = layout.bytesPerPixel
        self.bytes.withUnsafeMutableBufferPointer { result in
            for row in 0..<heightInPixels {
                for column in 0..<widthInPixels {
                    let place = (row * widthInPixels + column) * 4
                    let pixel = layout.pixel(base + row * bytesPerRow + column * step)
                    (result[place], result[place + 1], result[place + 2], result[place + 3]) = pixel
                }
            }
        }
    }

    /// Writes the picture to memory in some layout.
    func write(to bytes: UnsafeMutablePointer<UInt8>, layout: PixelLayout, bytesPerRow: Int) {
        for row in 0..<heightInPixels {
            for column in 0..<widthInPixels {
                let (red, green, blue, alpha) = self[column, row]
                layout.write((red, green, blue, alpha), to: bytes + row * bytesPerRow + column * layout.bytesPerPixel)
            }
        }
    }
}
