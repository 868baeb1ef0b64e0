import CoreGraphics
import CoreMedia
import RunContext

/// The frames of a film, none of which can be decoded here.
///
/// Source: Apple, AVFoundation `AVAssetImageGenerator`.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) { self.asset = asset }

    /// - Throws: `AVError.decodeFailed`, as no film can be decoded.
    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw refusal("copyCGImage") }

    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw refusal("image") }

    open func generateCGImageAsynchronously(
        for time: CMTime, completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { completionHandler(nil, time, refusal("generateCGImageAsynchronously")) }

    open func generateCGImagesAsynchronously(
        forTimes times: [NSValue], completionHandler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        let fault = refusal("generateCGImagesAsynchronously")
        for time in times { completionHandler(time.timeValue, nil, .zero, .failed, fault) }
    }

    /// Does nothing, as no request is left open.
    open func cancelAllCGImageGeneration() {}

    private func refusal(_ call: String) -> AVError {
        RunReports.note("AVAssetImageGenerator.\(call) was called: films are not decoded here, and it fails.")
        return AVError(.decodeFailed)
    }
}
