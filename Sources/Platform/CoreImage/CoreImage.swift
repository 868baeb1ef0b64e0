// Apple's Core Image to the extent that widgets use it: codes, colours of pictures, blurs. Missing filters are reported when their
// picture is requested.
@_exported import CoreGraphics
@_exported import Foundation

/// The value for "no colour space" in a context's options.
public let kCFNull: NSNull! = NSNull()

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputEVKey = "inputEV"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIOutputImageKey = "outputImage"

/// Up to four numbers: a place, a rectangle, a row of a matrix.
///
/// Source: Apple, Core Image `CIVector`.
public final class CIVector: NSObject, @unchecked Sendable {
    let values: [CGFloat]

    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = Array(UnsafeBufferPointer(start: values, count: count)) }
    public init(x: CGFloat) { values = [x] }
    public init(x: CGFloat, y: CGFloat) { values = [x, y] }
    public init(x: CGFloat, y: CGFloat, z: CGFloat) { values = [x, y, z] }
    public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
    public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
    public convenience init(cgRect rect: CGRect) { self.init(x: rect.origin.x, y: rect.origin.y, z: rect.width, w: rect.height) }

    public var count: Int { values.count }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }

    /// Returns the value at an index; 0 if there is none.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// A colour of sRGB.
///
/// Source: Apple, Core Image `CIColor`.
public final class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }

    public convenience init(cgColor: CGColor) {
        let components = cgColor.components ?? [0, 1]
        if components.count < 4 {
            self.init(red: components[0], green: components[0], blue: components[0], alpha: cgColor.alpha)
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: cgColor.alpha)
        }
    }

    public var numberOfComponents: Int { 4 }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}
