import CoreGraphics
import Foundation
import QuartzCore
import RunContext

/// A source of a session.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    override init() {}
}

/// A camera or microphone as a source. A render has no device to make one of.
///
/// Source: Apple, AVFoundation `AVCaptureDeviceInput`.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// A use of what a session sees or hears, which is nothing.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from a source to a use.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    override init() {}
    open var isEnabled = true
    open var isVideoMirrored = false
    open var videoRotationAngle: CGFloat = 0
    open var videoOrientation = AVCaptureVideoOrientation.portrait
}

public enum AVCaptureVideoOrientation: Int, Sendable { case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft }

/// A camera's session. A render has no camera: the session keeps its inputs and outputs, and starting it is reported.
///
/// Source: Apple, AVFoundation `AVCaptureSession`.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    /// The quality of the pictures.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var sessionPreset = Preset.high
    /// Always false: a session without a camera does not run.
    open var isRunning: Bool { false }
    open var isInterrupted: Bool { false }
    open var connections: [AVCaptureConnection] { [] }
    /// A render has no button for a camera: the session takes no controls.
    open var supportsControls: Bool { false }
    open var maxControlsCount: Int { 0 }
    open var controls: [AVCaptureControl] { [] }
    open private(set) weak var controlsDelegate: (any AVCaptureSessionControlsDelegate)?

    public override init() {}

    open func canAddControl(_ control: AVCaptureControl) -> Bool { false }
    open func addControl(_ control: AVCaptureControl) {
        RunReports.note("AVCaptureSession.addControl() was called: there is no camera button here.")
    }
    // No control has ever been added.
    open func removeControl(_ control: AVCaptureControl) {}
    open func setControlsDelegate(_ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?) {
        self.controlsDelegate = controlsDelegate
    }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    // Changes count at once.
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { RunReports.note("AVCaptureSession.startRunning() was called: there is no camera here.") }
    open func stopRunning() {}
}

/// A control that appears beside the button of a camera.
///
/// Source: Apple, AVFoundation `AVCaptureControl`.
open class AVCaptureControl: NSObject, @unchecked Sendable {
    open var isEnabled = true
}

/// The control of a camera's zoom.
public final class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) {}
}

/// The control of a camera's exposure.
public final class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
    public init(device: AVCaptureDevice) {}
    public init(device: AVCaptureDevice, action: @escaping (CGFloat) -> Void) {}
}

/// Follows the controls of a session, which never become active here.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
    func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
    func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
    func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

/// The picture of a session's camera: black, as before the first picture.
///
/// Source: Apple, AVFoundation `AVCaptureVideoPreviewLayer`.
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
        backgroundColor = CGColor(gray: 0, alpha: 1)
    }

    /// Returns the place on a camera's sensor, 0 to 1 along its long and its short side, of a point of the layer, upright as a phone is.
    ///
    /// The camera is one of 4 by 3.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        let picture = picture
        guard picture.width > 0, picture.height > 0 else { return CGPoint(x: 0.5, y: 0.5) }
        return CGPoint(x: (pointInLayer.y - picture.minY) / picture.height, y: 1 - (pointInLayer.x - picture.minX) / picture.width)
    }

    /// Returns the point of the layer for a place on a camera's sensor.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        let (picture, place) = (picture, captureDevicePointOfInterest)
        return CGPoint(x: picture.minX + (1 - place.y) * picture.width, y: picture.minY + place.x * picture.height)
    }

    /// The upright picture of 3 by 4 as it lies in the layer.
    private var picture: CGRect {
        let (across, down) = (bounds.width / 3, bounds.height / 4)
        let scale = videoGravity == .resizeAspectFill ? max(across, down) : min(across, down)
        let size = videoGravity == .resize ? bounds.size : CGSize(width: 3 * scale, height: 4 * scale)
        return CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// The picture of a player: black, as before the first picture.
///
/// Source: Apple, AVFoundation `AVPlayerLayer`.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
        backgroundColor = CGColor(gray: 0, alpha: 1)
    }
}

/// The way in which a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
}

// MARK: Codes

/// Something that a camera has seen.
///
/// Source: Apple, AVFoundation `AVMetadataObject`.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    /// The kind of a code.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        public static let face = ObjectType(rawValue: "face")
    }

    public let type: ObjectType
    public let bounds: CGRect
    init(type: ObjectType, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A code that a camera has seen.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var stringValue: String? { nil }
}

/// A use of a session that looks for codes.
///
/// Source: Apple, AVFoundation `AVCaptureMetadataOutput`.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    public override init() {}
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// A delegate that hears of codes; a render never calls it.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}
