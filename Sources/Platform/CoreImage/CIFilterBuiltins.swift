import CoreGraphics
import Foundation

// The filters as types with properties, which `import CoreImage.CIFilterBuiltins` gives. Each property is an input by its name.

/// A filter's picture.
public protocol CIFilterProtocol: AnyObject {
    var outputImage: CIImage? { get }
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// The margin in modules.
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}

public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

public protocol CIPhotoEffect: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CIMaskToAlpha: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

public protocol CIAreaAverage: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// A filter of any of the kinds above.
private final class TypedFilter: CIFilter, CIAreaAverage, CIBlendWithMask, CIBoxBlur, CICode128BarcodeGenerator, CIColorControls,
    CIColorInvert, CIColorMatrix, CIColorMonochrome, CICompositeOperation, CIExposureAdjust, CIFalseColor, CIGaussianBlur, CIHueAdjust,
    CILanczosScaleTransform, CILinearGradient, CIMaskToAlpha, CIPhotoEffect, CIPixellate, CIQRCodeGenerator, CISepiaTone,
    @unchecked Sendable
{
    var message: Data {
        get { bytes("Message") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { text("CorrectionLevel", "M") }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var quietSpace: Float {
        get { Float(number("QuietSpace", 7)) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { Float(number("BarcodeHeight", 32)) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    var inputImage: CIImage? {
        get { image("Image") }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var radius: Float {
        get { Float(number("Radius", 10)) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var saturation: Float {
        get { Float(number("Saturation", 1)) }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    var brightness: Float {
        get { Float(number("Brightness", 0)) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var contrast: Float {
        get { Float(number("Contrast", 1)) }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var color: CIColor {
        get { color("Color", .white) }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var intensity: Float {
        get { Float(number("Intensity", 1)) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var rVector: CIVector {
        get { vector("RVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    var gVector: CIVector {
        get { vector("GVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    var bVector: CIVector {
        get { vector("BVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    var aVector: CIVector {
        get { vector("AVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    var biasVector: CIVector {
        get { vector("BiasVector") ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    var color0: CIColor {
        get { color("Color0", .white) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { color("Color1", .white) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var ev: Float {
        get { Float(number("EV", 0)) }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var angle: Float {
        get { Float(number("Angle", 0)) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var scale: Float {
        get { Float(number("Scale", 1)) }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var aspectRatio: Float {
        get { Float(number("AspectRatio", 1)) }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    var point0: CGPoint {
        get { vector("Point0")?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    var point1: CGPoint {
        get { vector("Point1")?.cgPointValue ?? CGPoint(x: 200, y: 200) }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    var center: CGPoint {
        get { vector("Center")?.cgPointValue ?? .zero }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var extent: CGRect {
        get { vector("Extent")?.cgRectValue ?? .zero }
        set { setValue(newValue, forKey: "inputExtent") }
    }
    var backgroundImage: CIImage? {
        get { image("BackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    var maskImage: CIImage? {
        get { image("MaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter(builtin: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        TypedFilter(builtin: "CICode128BarcodeGenerator")
    }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter(builtin: "CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { TypedFilter(builtin: "CIBoxBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter(builtin: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter(builtin: "CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter(builtin: "CIColorMonochrome") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { TypedFilter(builtin: "CIColorMatrix") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { TypedFilter(builtin: "CILinearGradient") }
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter(builtin: "CIFalseColor") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter(builtin: "CISepiaTone") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter(builtin: "CIExposureAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { TypedFilter(builtin: "CIHueAdjust") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { TypedFilter(builtin: "CIPhotoEffectTransfer") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { TypedFilter(builtin: "CIMaskToAlpha") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { TypedFilter(builtin: "CILanczosScaleTransform") }
    public class func pixellate() -> any CIFilter & CIPixellate { TypedFilter(builtin: "CIPixellate") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { TypedFilter(builtin: "CIAreaAverage") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { TypedFilter(builtin: "CIBlendWithMask") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtin: "CISourceOverCompositing") }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { TypedFilter(builtin: "CISourceInCompositing") }
}
