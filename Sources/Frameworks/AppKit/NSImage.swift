import SwiftUI
import UIKit

/// A picture.
///
/// Source: Apple, AppKit `NSImage`.
open class NSImage: NSObject, @unchecked Sendable {
    /// The name of a picture.
    public typealias Name = String

    /// The same picture of UIKit's.
    private var platform: UIImage
    /// The size in points.
    public var size: CGSize
    /// A Boolean value that indicates whether only the alpha is used.
    public var isTemplate: Bool

    init(platform: UIImage) {
        (self.platform, size, isTemplate) = (platform, platform.size, platform.renderingMode == .alwaysTemplate)
    }

    /// A transparent picture of a size.
    public convenience init(size: CGSize) {
        self.init(platform: UIGraphicsImageRenderer(size: size).image { _ in })
        self.size = size
    }

    public convenience init?(named name: Name) {
        guard let image = UIImage(named: name) else { return nil }
        self.init(platform: image)
    }

    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(platform: image)
    }

    public convenience init?(contentsOfFile fileName: String) {
        guard let image = UIImage(contentsOfFile: fileName) else { return nil }
        self.init(platform: image)
    }

    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard let image = UIImage(systemName: name) else { return nil }
        self.init(platform: image)
    }

    /// A size of zero is that of the pixels.
    public convenience init(cgImage: CGImage, size: CGSize) {
        self.init(platform: UIImage(cgImage: cgImage))
        if size != .zero { self.size = size }
    }

    public convenience init(resource: ImageResource) { self.init(platform: UIImage(resource: resource)) }

    /// The pixels; the rectangle is left as it is.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: AnyObject?,
        hints: [AnyHashable: Any]?
    ) -> CGImage? {
        platform.cgImage
    }

    /// The picture as SwiftUI shows it, with the number of pixels a point that follows from its size.
    fileprivate var shown: UIImage {
        guard let image = platform.cgImage, size.width > 0, size != platform.size else {
            return isTemplate ? platform.withRenderingMode(.alwaysTemplate) : platform
        }
        let sized = UIImage(cgImage: image, scale: CGFloat(image.width) / size.width, orientation: .up)
        return isTemplate ? sized.withRenderingMode(.alwaysTemplate) : sized
    }
}

extension Image {
    /// A picture of AppKit's.
    public init(nsImage: NSImage) { self.init(uiImage: nsImage.shown) }
}
