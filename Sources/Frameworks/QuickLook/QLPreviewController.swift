@_exported import Foundation
import RunContext
@_exported import SwiftUI
@_exported import UIKit

/// A file that is previewed.
///
/// Source: Apple, QuickLook `QLPreviewItem`.
public protocol QLPreviewItem {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem { public var previewItemURL: URL? { self } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { URL(string: absoluteString) } }

/// The source of the files that are previewed.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// A delegate of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// The system's preview of files: a card that names the file, which is reported.
///
/// Source: Apple, QuickLook `QLPreviewController`.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0
    private let card = SystemCard(symbol: "doc", title: "Quick Look", detail: nil)

    open override func loadView() { view = card }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reloadData()
    }

    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open func reloadData() {
        guard let item = currentPreviewItem else { return }
        let name = item.previewItemTitle ?? item.previewItemURL?.lastPathComponent ?? "a file"
        card.words = name
        RunReports.note("QLPreviewController shows a card for \(name): files are not previewed here.")
    }

    /// Returns false: the system previews no file here.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}

extension View {
    /// Presents the system's preview of a file while there is one.
    ///
    /// Source: Apple, QuickLook `quickLookPreview(_:)`.
    public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(
            isPresented: Binding {
                item.wrappedValue != nil
            } set: {
                if !$0 { item.wrappedValue = nil }
            }
        ) {
            if let url = item.wrappedValue { QuickLookCard(url: url) }
        }
    }

    /// Presents the system's preview of one of several files.
    public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items) -> some View
    where Items.Element == URL { quickLookPreview(selection) }
}

/// A card that names a file.
private struct QuickLookCard: UIViewRepresentable {
    let url: URL

    func makeUIView(context: Context) -> UIView {
        RunReports.note("quickLookPreview shows a card for \(url.lastPathComponent): files are not previewed here.")
        return SystemCard(symbol: "doc", title: "Quick Look", detail: url.lastPathComponent)
    }
    func updateUIView(_ view: UIView, context: Context) {}
}
