import Foundation
import RunContext

/// The way in which a picture is taken.
///
/// Source: Apple, AVFoundation `AVCapturePhotoSettings`.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64 = 1
    public let format: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var previewPhotoFormat: [String: Any]?
    open var isHighResolutionPhotoEnabled = false

    public override convenience init() { self.init(format: nil) }
    public init(format: [String: Any]?) { self.format = format }
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}

/// A picture that a camera took. Nothing gives one here.
///
/// Source: Apple, AVFoundation `AVCapturePhoto`.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    override init() {}
    open var metadata: [String: Any] { [:] }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// The settings that were used for a picture.
///
/// Source: Apple, AVFoundation `AVCaptureResolvedPhotoSettings`.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    public let uniqueID: Int64
    init(uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A delegate that receives the pictures.
///
/// Source: Apple, AVFoundation `AVCapturePhotoCaptureDelegate`.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) {}
}

/// The pictures of a session. Taking one is reported, and fails, as there is no camera.
///
/// Source: Apple, AVFoundation `AVCapturePhotoOutput`.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// The weight of quality against time.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var availablePhotoCodecTypes: [String] { [] }
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    public override init() {}

    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        RunReports.note("AVCapturePhotoOutput.capturePhoto was called: there is no camera here, and it fails.")
        let error = NSError(domain: "AVFoundationErrorDomain", code: -11_803)
        delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: error)
        delegate.photoOutput(self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(uniqueID: settings.uniqueID), error: error)
    }
}
