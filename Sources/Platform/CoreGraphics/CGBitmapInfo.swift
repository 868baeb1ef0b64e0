/// The position of the alpha in a pixel, and whether the colour is multiplied by it.
///
/// Source: Apple, Core Graphics `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of the bytes in a pixel.
///
/// Source: Apple, Core Graphics `CGImageByteOrderInfo`.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The layout of a picture's pixels in memory.
///
/// Source: Apple, Core Graphics `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        rawValue = alpha.rawValue | byteOrder.rawValue
    }

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    public static let byteOrderDefault: CGBitmapInfo = []
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    var alpha: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}

/// The layout of a picture's pixels in memory, limited to the layouts that this package reads and writes: 8 bits a component.
struct PixelLayout: Sendable, Equatable {
    enum Colors: Sendable { case rgb, gray, alphaOnly }

    let colors: Colors
    let alpha: CGImageAlphaInfo
    /// True if the bytes of a pixel are in reverse order.
    let isReversed: Bool

    /// Nil if it is not one of the layouts of 8 bits a component.
    init?(space: CGColorSpace?, bitsPerComponent: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents), let alpha = info.alpha else { return nil }
        switch info.rawValue & CGBitmapInfo.byteOrderMask.rawValue {
        case CGImageByteOrderInfo.orderDefault.rawValue, CGImageByteOrderInfo.order32Big.rawValue: isReversed = false
        case CGImageByteOrderInfo.order32Little.rawValue: isReversed = true
        default: return nil
        }
        self.alpha = alpha
        colors = alpha == .alphaOnly ? .alphaOnly : space?.isGray == true ? .gray : .rgb
        if colors == .gray, alpha != .none { return nil }
    }

    var bytesPerPixel: Int {
        switch colors {
        case .gray, .alphaOnly: 1
        case .rgb: alpha == .none ? 3 : 4
        }
    }

    private var isAlphaFirst: Bool { alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst }
    private var hasAlpha: Bool { alpha != .none && alpha != .noneSkipFirst && alpha != .noneSkipLast }
    private var isStraight: Bool { alpha == .first || alpha == .last }

    /// Premultiplied red, green, blue and alpha of a pixel's bytes.
    func pixel(_ bytes: UnsafePointer<UInt8>) -> (UInt8, UInt8, UInt8, UInt8) {
        switch colors {
        case .gray: return (bytes[0], bytes[0], bytes[0], 255)
        case .alphaOnly: return (0, 0, 0, bytes[0])
        case .rgb: break
        }
        if alpha == .none { return (bytes[0], bytes[1], bytes[2], 255) }
        let at: (Int) -> Int = { index in Int(bytes[isReversed ? 3 - index : index]) }
        let first = isAlphaFirst ? 1 : 0
        let opacity = hasAlpha ? at(isAlphaFirst ? 0 : 3) : 255
        let channel: (Int) -> UInt8 = { index in
            let value: Int = at(first + index)
            let multiplied: Int = isStraight ? (value * opacity * 2 + 255) / 510 : min(value, opacity)
            return UInt8(multiplied)
        }
        return (channel(0), channel(1), channel(2), UInt8(opacity))
    }

    /// Writes a premultiplied pixel; for a grey one, the luminance of its colours by Rec. 709.
    func write(_ pixel: (UInt8, UInt8, UInt8, UInt8), to bytes: UnsafeMutablePointer<UInt8>) {
        switch colors {
        case .gray:
            let (red, green, blue) = (Int(pixel.0) * 2126, Int(pixel.1) * 7152, Int(pixel.2) * 722)
            bytes[0] = UInt8((red + green + blue + 5000) / 10_000)
            return
        case .alphaOnly:
            bytes[0] = pixel.3
            return
        case .rgb: break
        }
        if alpha == .none {
            (bytes[0], bytes[1], bytes[2]) = (pixel.0, pixel.1, pixel.2)
            return
        }
        let opacity = Int(pixel.3)
        let channel: (UInt8) -> UInt8 = { value in
            guard isStraight, opacity > 0, opacity < 255 else { return value }
            let straight: Int = (Int(value) * 510 + opacity) / (2 * opacity)
            return UInt8(min(straight, 255))
        }
        let channels: [UInt8] = [channel(pixel.0), channel(pixel.1), channel(pixel.2)]
        let last = hasAlpha ? pixel.3 : 255
        let ordered: [UInt8] = isAlphaFirst ? [last] + channels : channels + [last]
        for index in 0..<4 { bytes[isReversed ? 3 - index : index] = ordered[index] }
    }
}
