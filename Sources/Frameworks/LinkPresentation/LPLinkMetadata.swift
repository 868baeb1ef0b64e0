@_exported import Foundation
import RunContext
@_exported import SwiftUI
@_exported import UIKit

/// The description of a page.
///
/// Source: Apple, LinkPresentation `LPLinkMetadata`.
public final class LPLinkMetadata: NSObject, @unchecked Sendable {
    public var originalURL: URL?
    public var url: URL?
    public var title: String?
    public var iconProvider: NSItemProvider?
    public var imageProvider: NSItemProvider?
    public var videoProvider: NSItemProvider?
    public var remoteVideoURL: URL?
    public override init() {}
}

/// An error of a description.
///
/// Source: Apple, LinkPresentation `LPError`.
public struct LPError: CustomNSError, Hashable, Sendable {
    /// The kind of an error.
    public enum Code: Int, Sendable {
        case unknown = 1, metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "LPErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

/// A source of descriptions of pages: every request fails, which is reported.
///
/// Source: Apple, LinkPresentation `LPMetadataProvider`.
public final class LPMetadataProvider: NSObject, @unchecked Sendable {
    public var shouldFetchSubresources = true
    public var timeout: TimeInterval = 30
    public override init() {}

    private func failure(_ url: URL) -> LPError {
        RunReports.note("LPMetadataProvider did not read \(url.absoluteString): the descriptions of pages are not fetched here.")
        return LPError(.metadataFetchFailed)
    }

    public func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        completionHandler(nil, failure(URL))
    }
    public func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata { throw failure(URL) }
    public func cancel() {}
}

/// A view of a description: the title over the host.
///
/// Source: Apple, LinkPresentation `LPLinkView`.
@MainActor @preconcurrency
open class LPLinkView: UIView {
    open var metadata: LPLinkMetadata { didSet { show() } }
    private let (title, host) = (UILabel(), UILabel())

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        (title.font, host.font, host.textColor) = (.systemFont(ofSize: 13, weight: .semibold), .systemFont(ofSize: 13), .secondaryLabel)
        title.numberOfLines = 2
        for label in [title, host] { addSubview(label) }
        show()
    }
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        metadata.url = URL
        self.init(metadata: metadata)
    }
    public required init?(coder: NSCoder) { nil }

    private func show() {
        let name = (metadata.url ?? metadata.originalURL)?.host ?? ""
        (title.text, host.text) = (metadata.title ?? name, metadata.title == nil ? nil : name)
    }

    /// Points around the texts.
    private static let margin: CGFloat = 12

    open override var intrinsicContentSize: CGSize {
        let sizes = [title, host].map { $0.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + 2 * Self.margin, height: sizes.map(\.height).reduce(0, +) + 2 * Self.margin)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: max(bounds.width - 2 * Self.margin, 0), height: CGFloat.infinity)
        let heights = [title, host].map { $0.sizeThatFits(room).height }
        var y = (bounds.height - heights.reduce(0, +)) / 2
        for (label, height) in zip([title, host], heights) {
            label.frame = CGRect(x: Self.margin, y: y, width: room.width, height: height)
            y += height
        }
    }
}

extension LPError.Code {
    /// Returns true if an error has this code, so that code can catch it by its name.
    public static func ~= (code: Self, error: any Swift.Error) -> Bool { (error as? LPError)?.code == code }
}
