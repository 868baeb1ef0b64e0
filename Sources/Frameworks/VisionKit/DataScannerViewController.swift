@_exported import Foundation
import RunContext
@_exported import UIKit
@_exported import Vision

/// A text or a code that a scanner sees.
///
/// Source: Apple, VisionKit `RecognizedItem`.
public enum RecognizedItem: Identifiable, Sendable {
    /// The corners of an item, in points of the scanner's view.
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }
    /// A text.
    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let transcript: String
        public let bounds: Bounds
    }
    /// A code.
    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let payloadStringValue: String?
        public let bounds: Bounds
    }
    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
}

/// A delegate of a scanner. Nothing is seen here, so nothing calls it.
///
/// Source: Apple, VisionKit `DataScannerViewControllerDelegate`.
@MainActor @preconcurrency
public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// The camera's view that recognises texts and codes: a card, as there is no camera, and scanning is not supported.
///
/// Source: Apple, VisionKit `DataScannerViewController`.
@MainActor @preconcurrency
open class DataScannerViewController: UIViewController {
    /// The reason why nothing can be scanned.
    public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
    /// The care with which the camera looks.
    public enum QualityLevel: Int, Sendable { case balanced, fast, accurate }
    /// The kind of a text.
    public enum TextContentType: Hashable, Sendable {
        case URL, currency, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber
    }
    /// A kind of data to recognise.
    public struct RecognizedDataType: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case text([String], TextContentType?), barcode([VNBarcodeSymbology]) }
        private let kind: Kind
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
            Self(kind: .text(languages, textContentType))
        }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self { Self(kind: .barcode(symbologies)) }
    }

    public static var isSupported: Bool { false }
    public static var isAvailable: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }

    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public var regionOfInterest: CGRect?
    public var isScanning: Bool { false }
    public let overlayContainerView = UIView()
    public var minZoomFactor: Double { 1 }
    public var maxZoomFactor: Double { 1 }
    public var zoomFactor: Double {
        get { 1 }
        set { RunReports.noteUndrawn("DataScannerViewController.zoomFactor", if: newValue != 1) }
    }
    /// The items that are seen: none, and no more follow.
    public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        (self.isPinchToZoomEnabled, self.isGuidanceEnabled) = (isPinchToZoomEnabled, isGuidanceEnabled)
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = SystemCard(symbol: "text.viewfinder", title: "Scanner", detail: nil)
        overlayContainerView.frame = view.bounds
        overlayContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(overlayContainerView)
    }

    /// - Throws: `ScanningUnavailable.unsupported`, as there is no camera.
    public func startScanning() throws {
        RunReports.note("DataScannerViewController.startScanning() was called: there is no camera here, and it fails.")
        throw ScanningUnavailable.unsupported
    }
    public func stopScanning() {}
    public func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}
