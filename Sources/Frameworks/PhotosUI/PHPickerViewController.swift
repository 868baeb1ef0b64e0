import Foundation
import SwiftUI
import UIKit

/// The configuration of a UIKit picker.
///
/// Source: Apple, PhotosUI `PHPickerConfiguration`.
public struct PHPickerConfiguration: Sendable {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preselectedAssetIdentifiers: [String] = []
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen item; a render has none.
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// A delegate that receives the chosen items.
@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The photo library as a controller: an empty one, which is reported.
///
/// Source: Apple, PhotosUI `PHPickerViewController`.
open class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        PhotoLibraryReport.note()
    }
}
