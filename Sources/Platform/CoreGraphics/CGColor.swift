import Drawing
import Foundation

/// Components in a colour space, and an alpha.
///
/// Source: Apple, Core Graphics `CGColor`.
public final class CGColor: Sendable {
    private let values: [CGFloat]
    private let space: CGColorSpace

    private init(space: CGColorSpace, values: [CGFloat]) {
        (self.space, self.values) = (space, values)
    }

    /// Creates a colour of sRGB, which is how iOS interprets the device's red, green and blue.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.sRGB), values: [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: CGColorSpace(.gray), values: [gray, alpha])
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }

    /// Creates a colour from the space's components, followed by an alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components, the alpha last.
    public var components: [CGFloat]? { values }

    /// The number of components, including the alpha.
    public var numberOfComponents: Int { values.count }

    public var alpha: CGFloat { values[values.count - 1] }

    public var colorSpace: CGColorSpace? { space }

    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space: space, values: values.dropLast() + [alpha]) }

    /// The same colour in another space; nil from colours to grey, of which Core Graphics knows several.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        if space == self.space { return self }
        let rgba = rgba
        switch space.kind {
        case .sRGB:
            return CGColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
        case .linearSRGB:
            let linear = [rgba.red, rgba.green, rgba.blue].map { CGFloat(ToneCurve.linear(Double($0))) }
            return CGColor(space: space, values: linear + [rgba.alpha])
        case .displayP3, .gray, .linearGray:
            return nil
        }
    }
}

/// The rule by which colours outside a device's gamut are mapped into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
    /// The colour as it is drawn.
    package var rgba: RGBA {
        let channels = values.map(Double.init)
        let alpha = channels[channels.count - 1]
        switch space.kind {
        case .sRGB:
            return RGBA(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
        case .linearSRGB:
            let encoded = channels.prefix(3).map(ToneCurve.encoded)
            return RGBA(red: encoded[0], green: encoded[1], blue: encoded[2], alpha: alpha)
        case .displayP3:
            let (red, green, blue) = ToneCurve.sRGB(fromDisplayP3: channels[0], channels[1], channels[2])
            return RGBA(red: red, green: green, blue: blue, alpha: alpha)
        case .gray:
            return RGBA(red: channels[0], green: channels[0], blue: channels[0], alpha: alpha)
        case .linearGray:
            let gray = ToneCurve.encoded(channels[0])
            return RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
        }
    }

    package convenience init(_ rgba: RGBA) {
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}

extension CGColor: Equatable {
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.space == rhs.space && lhs.values == rhs.values }
}

extension CGColor: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}
