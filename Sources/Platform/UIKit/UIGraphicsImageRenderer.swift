import CoreGraphics
import Foundation

/// Makes pictures by drawing.
///
/// Source: Apple, UIKit `UIGraphicsImageRenderer`.
public final class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat.preferred()) }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        (self.bounds, self.format) = (bounds, format)
        format.bounds = bounds
    }

    /// Returns the picture that a closure draws; an empty one if the bounds are empty.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = format.scale > 0 ? format.scale : UIKitSurroundings.current.displayScale
        guard let context = CGContext.image(size: bounds.size, scale: scale, isOpaque: format.opaque) else { return UIImage() }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format: format, bounds: bounds))
        UIGraphicsPopContext()
        return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of drawn pictures.
public final class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels per point; 0 is the screen's.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the picture begins black instead of transparent.
    public var opaque = false
    /// The picture's rectangle, in points; empty until a renderer has been made with the format.
    public internal(set) var bounds = CGRect.zero

    public override init() { scale = UIKitSurroundings.current.displayScale }

    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing context of a renderer's closure.
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    init(_ context: CGContext, format: UIGraphicsImageRendererFormat, bounds: CGRect) {
        (cgContext, self.format, self.bounds) = (context, format, bounds)
    }

    /// The picture drawn so far.
    public var currentImage: UIImage {
        let scale = bounds.width > 0 ? CGFloat(cgContext.width) / bounds.width : 1
        return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }

    public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Strokes a rectangle inside its edges, one pixel wide.
    public func stroke(_ rect: CGRect) {
        let width = bounds.width > 0 ? bounds.width / CGFloat(cgContext.width) : 1
        cgContext.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
    }

    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
    /// Creates a context for a picture of a size in points; nil if it has no pixels or too many.
    static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        let context = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        if isOpaque {
            context?.fill(CGRect(origin: .zero, size: CGSize(width: width / scale, height: height / scale)))
        }
        return context
    }
}
