import Foundation
import RunContext

/// The kind of media: video or sound.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

/// The permission of a program to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. A render has neither: requests for one are reported.
///
/// Source: Apple, AVFoundation `AVCaptureDevice`.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The mode of the light beside the camera.
    public enum TorchMode: Int, Sendable { case off, on, auto }

    public var hasTorch: Bool { false }
    public var isTorchAvailable: Bool { false }
    public var torchMode = TorchMode.off
    public var torchLevel: Float { 0 }
    public var localizedName: String { "" }

    private override init() {}

    public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        RunReports.note("AVCaptureDevice.default(for:) returned nil: there is no camera or microphone here.")
        return nil
    }

    public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

    public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        noteDenial()
        handler(false)
    }

    public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        noteDenial()
        return false
    }

    private class func noteDenial() { RunReports.note("AVCaptureDevice.requestAccess(for:) was called: access is denied here.") }

    public func lockForConfiguration() throws {}
    public func unlockForConfiguration() {}
    public func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
}
