@_exported import Foundation
import RunContext
@_exported import UIKit

/// The pages of a scanned document.
///
/// Source: Apple, VisionKit `VNDocumentCameraScan`.
public final class VNDocumentCameraScan: NSObject {
    public var pageCount: Int { 0 }
    public var title: String { "" }
    public func imageOfPage(at index: Int) -> UIImage { fatalError("imageOfPage(at: \(index)): the scan has no pages") }
}

/// A delegate of the scanner of documents. Nothing is scanned here, so nothing calls it.
///
/// Source: Apple, VisionKit `VNDocumentCameraViewControllerDelegate`.
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// The system's scanner of documents: a card, as there is no camera.
///
/// Source: Apple, VisionKit `VNDocumentCameraViewController`.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

    open override func loadView() {
        RunReports.note("VNDocumentCameraViewController shows a card: there is no camera here.")
        view = SystemCard(symbol: "doc.viewfinder", title: "Scan Document", detail: nil)
    }
}
