@_exported import CoreGraphics
@_exported import CoreImage
@_exported import Foundation
@_exported import ImageIO
import RunContext

/// A point in parts of an image from its lower left corner.
///
/// Source: Apple, Vision `NormalizedPoint`.
public struct NormalizedPoint: Hashable, Codable, Sendable {
    public let x: CGFloat
    public let y: CGFloat
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

/// A rectangle in parts of an image from its lower left corner.
///
/// Source: Apple, Vision `NormalizedRect`.
public struct NormalizedRect: Hashable, Codable, Sendable {
    public let cgRect: CGRect
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { cgRect = CGRect(x: x, y: y, width: width, height: height) }
    public init(normalizedRect: CGRect) { cgRect = normalizedRect }
    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
}

/// A thing that a request found.
///
/// Source: Apple, Vision `VisionObservation`.
public protocol VisionObservation: Hashable, Sendable {
    var uuid: UUID { get }
    var confidence: Float { get }
}

/// A thing with its place.
///
/// Source: Apple, Vision `BoundingBoxProviding`.
public protocol BoundingBoxProviding {
    var boundingBox: NormalizedRect { get }
}

/// A line of text.
///
/// Source: Apple, Vision `RecognizedTextObservation`.
public struct RecognizedTextObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let transcript: String
    public func topCandidates(_ maxCount: Int) -> [RecognizedText] {
        [RecognizedText(string: transcript, confidence: confidence)].prefix(maxCount).map { $0 }
    }
}

/// A reading of a text.
///
/// Source: Apple, Vision `RecognizedText`.
public struct RecognizedText: Hashable, Sendable {
    public let string: String
    public let confidence: Float
}

/// A code.
///
/// Source: Apple, Vision `BarcodeObservation`.
public struct BarcodeObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let payloadString: String?
}

/// A face.
///
/// Source: Apple, Vision `FaceObservation`.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

/// A word for an image.
///
/// Source: Apple, Vision `ClassificationObservation`.
public struct ClassificationObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let identifier: String
}

/// A part of an image that draws the eye.
///
/// Source: Apple, Vision `RectangleObservation`.
public struct RectangleObservation: VisionObservation, BoundingBoxProviding {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

/// The parts of an image that draw the eye.
///
/// Source: Apple, Vision `SaliencyImageObservation`.
public struct SaliencyImageObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let salientObjects: [RectangleObservation]
}

/// An error of a request.
///
/// Source: Apple, Vision `VisionError`.
public enum VisionError: LocalizedError, Hashable, Sendable {
    case unsupportedRequest(String), invalidImage(String), internalError(String), requestCancelled(String)
    public var errorDescription: String? { "Images are not analysed on this device." }
}

/// A question to an image. It is reported and fails, as images are not analysed here.
///
/// Source: Apple, Vision `ImageProcessingRequest`.
public protocol ImageProcessingRequest: Sendable {
    associatedtype Result: Sendable
    var regionOfInterest: NormalizedRect { get set }
}

extension ImageProcessingRequest {
    private func failure() -> VisionError {
        RunReports.note("\(Self.self) was performed: images are not analysed here, and it fails.")
        return .unsupportedRequest("\(Self.self)")
    }
    /// - Throws: `VisionError.unsupportedRequest`.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw failure() }
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw failure() }
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw failure() }
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result { throw failure() }
}

/// Source: Apple, Vision `RecognizeTextRequest`.
public struct RecognizeTextRequest: ImageProcessingRequest {
    public typealias Result = [RecognizedTextObservation]
    /// The care with which a text is read.
    public enum RecognitionLevel: Hashable, Sendable { case accurate, fast }
    public var regionOfInterest = NormalizedRect.fullImage
    public var recognitionLevel = RecognitionLevel.accurate
    public var recognitionLanguages: [Locale.Language] = []
    public var customWords: [String] = []
    public var usesLanguageCorrection = true
    public var automaticallyDetectsLanguage = false
    /// The least height of a text, in parts of the image's.
    public var minimumTextHeightFraction: Float = 0
    public init() {}
}

/// Source: Apple, Vision `DetectBarcodesRequest`.
public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
}

/// Source: Apple, Vision `DetectFaceRectanglesRequest`.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
}

/// Source: Apple, Vision `ClassifyImageRequest`.
public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
}

/// Source: Apple, Vision `GenerateAttentionBasedSaliencyImageRequest`.
public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
}

/// Source: Apple, Vision `GenerateObjectnessBasedSaliencyImageRequest`.
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public var regionOfInterest = NormalizedRect.fullImage
    public init() {}
}
