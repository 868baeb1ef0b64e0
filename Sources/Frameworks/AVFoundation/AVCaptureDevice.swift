import Foundation
import RunContext

/// The kind of media: video or sound.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let text = AVMediaType(rawValue: "text")
}

/// The permission of a program to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. A render has neither: requests for one are reported.
///
/// Source: Apple, AVFoundation `AVCaptureDevice`.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// The use of the flash.
    public enum FlashMode: Int, Sendable { case off, on, auto }

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

    public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
        RunReports.note("AVCaptureDevice.default(_:for:position:) returned nil: there is no camera or microphone here.")
        return nil
    }

    /// The side of the device on which a camera is.
    public enum Position: Int, Sendable { case unspecified, back, front }

    /// The kind of a camera or microphone.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    /// A search for cameras and microphones, of which there are none.
    public final class DiscoverySession: NSObject, Sendable {
        public let devices: [AVCaptureDevice] = []
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
            RunReports.note("AVCaptureDevice.DiscoverySession found no devices: there is no camera or microphone here.")
        }
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
