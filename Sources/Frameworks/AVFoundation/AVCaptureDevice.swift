import CoreGraphics
import Foundation
import QuartzCore
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
    public var uniqueID: String { "" }
    public var modelID: String { "" }
    public var manufacturer: String { "" }
    public var deviceType: DeviceType { .builtInWideAngleCamera }
    public var position: Position { .unspecified }
    public var isConnected: Bool { false }
    public var isSuspended: Bool { true }
    public var hasFlash: Bool { false }
    public var isFlashAvailable: Bool { false }

    /// The way in which a camera finds its focus.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }

    /// The way in which a camera finds its exposure.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    /// The way in which a camera finds white.
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

    public var focusMode = FocusMode.locked
    public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    public var isFocusPointOfInterestSupported: Bool { false }
    public var exposureMode = ExposureMode.locked
    public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    public var isExposurePointOfInterestSupported: Bool { false }
    public var whiteBalanceMode = WhiteBalanceMode.locked
    public var isSubjectAreaChangeMonitoringEnabled = false
    public var videoZoomFactor: CGFloat = 1
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public var isVirtualDevice: Bool { false }
    public var constituentDevices: [AVCaptureDevice] { [] }

    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
    // A ramp has come to its end at once.
    public func cancelVideoZoomRamp() {}

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
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    /// The turn of a camera's pictures for a level horizon: 90 degrees, as for a telephone that is held upright.
    public final class RotationCoordinator: NSObject, @unchecked Sendable {
        public let device: AVCaptureDevice?
        public let previewLayer: CALayer?
        public var videoRotationAngleForHorizonLevelPreview: CGFloat { 90 }
        public var videoRotationAngleForHorizonLevelCapture: CGFloat { 90 }

        public init(device: AVCaptureDevice, previewLayer: CALayer?) { (self.device, self.previewLayer) = (device, previewLayer) }
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
