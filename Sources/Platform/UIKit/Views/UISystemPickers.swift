import Foundation
import RunContext
import UniformTypeIdentifiers

/// The photo library or the camera as a controller: an empty one, which is reported.
///
/// Source: Apple, UIKit `UIImagePickerController`.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
    /// The source of a picture.
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    /// The camera of a device.
    public enum CameraDevice: Int, Sendable { case rear, front }
    /// The thing that a camera takes.
    public enum CameraCaptureMode: Int, Sendable { case photo, video }
    /// The use of a flash.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// The quality of films.
    public enum QualityType: Int, Sendable { case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540 }

    /// A key of the chosen item's description.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    }

    open var sourceType = SourceType.photoLibrary
    open var mediaTypes = ["public.image"]
    open var allowsEditing = false
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraFlashMode = CameraFlashMode.auto
    open var videoQuality = QualityType.typeMedium
    open var videoMaximumDuration: TimeInterval = 600
    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

    /// A simulator has a photo library and no camera; so does a render.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
        sourceType == .camera ? nil : ["public.image", "public.movie"]
    }

    open override func loadView() {
        view = SystemCard(
            symbol: sourceType == .camera ? "camera" : "photo.on.rectangle", title: sourceType == .camera ? "Camera" : "Photos",
            detail: "UIImagePickerController")
        RunReports.note("UIImagePickerController is the system's picker: a card stands in its place, and nothing is picked.")
    }
}

/// A delegate that receives the chosen picture.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Closes the picker, as UIKit does where no delegate cancels it.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A delegate of the pages of a navigation controller.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Saves a picture to the photo library, which a render does not have: it is reported.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    RunReports.note("UIImageWriteToSavedPhotosAlbum was called: there is no photo library here.")
}

/// The files of the device as a controller: none, which is reported.
///
/// Source: Apple, UIKit `UIDocumentPickerViewController`.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?
    private let words: String

    private init(words: String) {
        self.words = words
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(words: contentTypes.map(\.identifier).joined(separator: ", "))
    }

    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(words: urls.map(\.lastPathComponent).joined(separator: ", "))
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = SystemCard(symbol: "folder", title: "Files", detail: words)
        RunReports.note("UIDocumentPickerViewController is the system's picker: a card stands in its place, and nothing is picked.")
    }
}

/// A delegate that receives the chosen files.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The system's colour picker as a controller: a card, which is reported.
///
/// Source: Apple, UIKit `UIColorPickerViewController`.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.black
    open var supportsAlpha = true

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        view = SystemCard(symbol: "paintpalette", title: title ?? "Colors", detail: "UIColorPickerViewController")
        RunReports.note("UIColorPickerViewController is the system's picker: a card stands in its place, and nothing is picked.")
    }
}

/// A delegate that receives the chosen colour.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
