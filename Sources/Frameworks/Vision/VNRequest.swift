@_exported import CoreGraphics
@_exported import Foundation
@_exported import ImageIO
import RunContext

/// A thing that a request found.
///
/// Source: Apple, Vision `VNObservation`.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let confidence: Float = 0
    public override init() {}
}

/// A thing with its place, in parts of the image from its lower left corner.
///
/// Source: Apple, Vision `VNDetectedObjectObservation`.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    open var boundingBox: CGRect { .zero }
}

/// A thing with its corners.
///
/// Source: Apple, Vision `VNRectangleObservation`.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

/// A face.
///
/// Source: Apple, Vision `VNFaceObservation`.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
    public var roll: NSNumber? { nil }
    public var yaw: NSNumber? { nil }
    public var pitch: NSNumber? { nil }
}

/// A reading of a text.
///
/// Source: Apple, Vision `VNRecognizedText`.
public final class VNRecognizedText: NSObject, @unchecked Sendable {
    public let string: String
    public let confidence: Float
    init(_ string: String, confidence: Float) { (self.string, self.confidence) = (string, confidence) }
}

/// A line of text.
///
/// Source: Apple, Vision `VNRecognizedTextObservation`.
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A code.
///
/// Source: Apple, Vision `VNBarcodeObservation`.
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    public var payloadStringValue: String? { nil }
    public var symbology: VNBarcodeSymbology { .qr }
}

/// A word for an image.
///
/// Source: Apple, Vision `VNClassificationObservation`.
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
    public var identifier: String { "" }
}

/// A kind of code.
///
/// Source: Apple, Vision `VNBarcodeSymbology`.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "VNBarcodeSymbology\(name)" }
    public static let aztec = Self("Aztec")
    public static let codabar = Self("Codabar")
    public static let code39 = Self("Code39")
    public static let code93 = Self("Code93")
    public static let code128 = Self("Code128")
    public static let dataMatrix = Self("DataMatrix")
    public static let ean8 = Self("EAN8")
    public static let ean13 = Self("EAN13")
    public static let gs1DataBar = Self("GS1DataBar")
    public static let i2of5 = Self("I2of5")
    public static let itf14 = Self("ITF14")
    public static let microPDF417 = Self("MicroPDF417")
    public static let microQR = Self("MicroQR")
    public static let pdf417 = Self("PDF417")
    public static let qr = Self("QR")
    public static let upce = Self("UPCE")
}

/// Source: Apple, Vision `VNRequestCompletionHandler`.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// The results of a request whose own kind gives none of a narrower type.
public protocol _VNQuestion {
    var _isPerformed: Bool { get }
}

extension _VNQuestion {
    public var results: [VNObservation]? { _isPerformed ? [] : nil }
}

/// A question to an image. It finds nothing, which is reported where it is performed.
///
/// Source: Apple, Vision `VNRequest`.
open class VNRequest: NSObject, _VNQuestion {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var revision = 1
    public fileprivate(set) var _isPerformed = false

    public override convenience init() { self.init(completionHandler: nil) }
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    open func cancel() {}
}

/// A question to a part of an image.
///
/// Source: Apple, Vision `VNImageBasedRequest`.
open class VNImageBasedRequest: VNRequest {
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The care with which a text is read.
///
/// Source: Apple, Vision `VNRequestTextRecognitionLevel`.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// The question for the texts of an image.
///
/// Source: Apple, Vision `VNRecognizeTextRequest`.
open class VNRecognizeTextRequest: VNImageBasedRequest {
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    /// The least height of a text, in parts of the image's.
    open var minimumTextHeight: Float = 0
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

extension VNRecognizeTextRequest {
    public var results: [VNRecognizedTextObservation]? { found() }
}

/// The question for the codes of an image.
///
/// Source: Apple, Vision `VNDetectBarcodesRequest`.
open class VNDetectBarcodesRequest: VNImageBasedRequest {
    open var symbologies: [VNBarcodeSymbology] = []
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}

extension VNDetectBarcodesRequest {
    public var results: [VNBarcodeObservation]? { found() }
}

/// The question for the faces of an image.
///
/// Source: Apple, Vision `VNDetectFaceRectanglesRequest`.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}

extension VNDetectFaceRectanglesRequest {
    public var results: [VNFaceObservation]? { found() }
}

/// The question for the rectangles of an image.
///
/// Source: Apple, Vision `VNDetectRectanglesRequest`.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: Float = 0
    open var maximumObservations = 1
}

extension VNDetectRectanglesRequest {
    public var results: [VNRectangleObservation]? { found() }
}

/// The question for words of an image.
///
/// Source: Apple, Vision `VNClassifyImageRequest`.
open class VNClassifyImageRequest: VNImageBasedRequest {}

extension VNClassifyImageRequest {
    public var results: [VNClassificationObservation]? { found() }
}

extension VNRequest {
    fileprivate func found<Observation: VNObservation>() -> [Observation]? { _isPerformed ? [] : nil }
}

/// A key of the ways in which an image is read.
///
/// Source: Apple, Vision `VNImageOption`.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// An image that questions are put to. None is answered, which is reported.
///
/// Source: Apple, Vision `VNImageRequestHandler`.
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    open func perform(_ requests: [VNRequest]) throws {
        for request in requests {
            RunReports.note("\(type(of: request)) was performed: images are not analysed here, and it finds nothing.")
            request._isPerformed = true
            request.completionHandler?(request, nil)
        }
    }
}
