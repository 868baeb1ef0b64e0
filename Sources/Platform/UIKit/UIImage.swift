import CoreGraphics
import CoreImage
import Drawing
import Foundation
import ImageCodecs
import Pixels
import RunContext
import Typesetting

/// A picture, with its pixels per point and the settings for showing it.
///
/// Source: Apple, UIKit `UIImage`.
open class UIImage: NSObject, @unchecked Sendable {
    /// The rotation that shows stored pixels upright.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The use of the picture's own colours.
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    /// The way in which the middle of a resizable picture fills its place.
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// The content of the picture.
    enum Content {
        case bitmap(CGImage?)
        /// A picture of an asset catalog, as it is in the light appearance.
        case asset(String, folder: String?, CGImage)
        case symbol(String, Configuration)
    }

    let content: Content
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let renderingMode: RenderingMode
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    let tint: UIColor?
    /// The Core Image description that the picture was made from, if any.
    public private(set) var ciImage: CIImage?

    init(
        _ content: Content, scale: CGFloat, orientation: Orientation = .up, mode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile
    ) {
        (self.content, self.scale, imageOrientation, renderingMode) = (content, scale > 0 ? scale : 1, orientation, mode)
        (self.tint, self.capInsets, self.resizingMode) = (tint, capInsets, resizingMode)
    }

    /// Creates the picture of an `#imageLiteral`; a grey one if there is none of that name, as the literal cannot be nil.
    public required convenience init(imageLiteralResourceName name: String) {
        let found = UIImage(named: name) ?? UIImage.standIn
        self.init(
            found.content, scale: found.scale, orientation: found.imageOrientation, mode: found.renderingMode, tint: found.tint)
    }

    /// The replacement for a missing picture: a grey square of 100 points, as for a missing `Image`.
    static var standIn: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
            UIColor.systemGray4.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
    }

    /// Creates a picture for source that unwraps it, as in `UIImage(named:)!`. On a device the program would stop if the picture is
    /// missing; here a grey one replaces it, and its absence is reported.
    public convenience init?(
        _name name: String, in bundle: Bundle? = nil, compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        let found = UIImage(named: name, in: bundle, compatibleWith: traitCollection) ?? UIImage.standIn
        self.init(
            found.content, scale: found.scale, orientation: found.imageOrientation, mode: found.renderingMode, tint: found.tint)
    }

    /// Creates a picture with a configuration for source that unwraps it.
    public convenience init?(_name name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let found = UIImage(named: name, in: bundle, with: configuration) ?? UIImage.standIn
        self.init(
            found.content, scale: found.scale, orientation: found.imageOrientation, mode: found.renderingMode, tint: found.tint)
    }

    /// A picture of no size.
    public override init() {
        (content, scale, imageOrientation, renderingMode) = (.bitmap(nil), 1, .up, .automatic)
        (tint, capInsets, resizingMode) = (nil, .zero, .tile)
    }

    public convenience init(cgImage: CGImage) { self.init(.bitmap(cgImage), scale: 1) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(.bitmap(cgImage), scale: scale, orientation: orientation)
    }

    /// Creates the picture of a description. An infinite one has no pixels.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        self.init(.bitmap(CIContext().createCGImage(ciImage, from: ciImage.extent)), scale: scale, orientation: orientation)
        self.ciImage = ciImage
    }

    /// Creates the picture of a PNG, JPEG or GIF file's bytes; nil if they are of another kind or damaged, which is reported.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixmap = ImageBytes.pixmap(data, from: "UIImage(data:)") else { return nil }
        self.init(.bitmap(CGImage(pixmap)), scale: scale)
    }

    /// Creates a picture from a file; nil if it cannot be read. A name that ends in `@2x` or `@3x` sets its pixels per point.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let pixmap = ImageBytes.pixmap(data, from: "UIImage(contentsOfFile: \"\(path)\")")
        else { return nil }
        let name = NSString(string: NSString(string: path).lastPathComponent).deletingPathExtension
        self.init(.bitmap(CGImage(pixmap)), scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// Creates a picture of the program's asset catalogs or files; nil if there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Creates a picture of a bundle's asset catalogs or files; nil if there is none of that name.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let surroundings = UIKitSurroundings.current
        let style = traitCollection?.userInterfaceStyle ?? .unspecified
        let folder = bundle?.bundlePath
        guard
            let found = surroundings.assets?.platformPicture(
                named: name, folder: folder, scale: surroundings.displayScale, isDark: style == .dark)
        else {
            // A picture that cannot be read is reported with its file.
            if surroundings.assets?.explains(name) != true {
                RunReports.note("UIImage(named: \"\(name)\") returned nil: the sources have no image of that name.")
            }
            return nil
        }
        let image = CGImage(found.source)
        let mode: RenderingMode = found.isTemplate ? .alwaysTemplate : .automatic
        // A picture requested without an appearance follows the one that it is shown in.
        self.init(
            style == .unspecified ? .asset(name, folder: folder, image) : .bitmap(image), scale: found.scale, mode: mode)
    }

    /// Creates a symbol of the system's set; nil if there is none of that name.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let surroundings = UIKitSurroundings.current
        guard surroundings.fonts?.hasSymbol(named: name) == true else {
            RunReports.note(
                "UIImage(systemName: \"\(name)\") returned nil: no such symbol is available; `doctor` lists the available ones.")
            return nil
        }
        self.init(.symbol(name, configuration ?? Configuration()), scale: surroundings.displayScale)
    }

    /// The pixels as they are stored; of a symbol, its drawing in black or the tint.
    public var cgImage: CGImage? {
        switch content {
        case .bitmap(let image): tint == nil ? image : image.map { tinted($0) }
        case .asset(_, _, let image): tint == nil ? image : tinted(image)
        case .symbol: symbolImage()
        }
    }

    /// The size in points, upright.
    public var size: CGSize {
        if case .symbol(let name, let configuration) = content {
            return configuration.layout(of: name)?.size ?? .zero
        }
        guard let image = cgImage else { return .zero }
        let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
        return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    public var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (cgImage == other.cgImage && scale == other.scale && renderingMode == other.renderingMode
                && imageOrientation == other.imageOrientation)
    }

    open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}

extension UIImage.Orientation {
    /// The orientation mirrored from left to right: quarter turns go the other way round.
    var flipped: Self {
        switch self {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }

    var swapsSides: Bool { rawValue % 4 >= 2 }

    /// The number that Exif has for it (Exif 2.32, 4.6.4).
    var exif: Int { [1, 3, 8, 6, 2, 4, 5, 7][rawValue] }
}

/// Reads pictures of every supported format, which it recognises by their first bytes.
package enum ImageBytes {
    /// Returns the pixels, or nil after reporting the reason: a program that continues without its picture should not do so silently.
    package static func pixmap(_ data: Data, from caller: String) -> Pixmap? {
        let bytes = Array(data)
        do {
            switch bytes.first {
            case 0xFF: return try JPEGDecoder().decode(bytes).pixmap
            case 0x47: return try GIFDecoder().decode(bytes).frames.first?.pixmap
            default: return try PNGDecoder().decode(bytes).pixmap
            }
        } catch {
            RunReports.note("\(caller) returned nil: \(error)")
            return nil
        }
    }
}

/// Source: the literals of pictures that Xcode writes.
extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an `#imageLiteral` without another type from its context.
public typealias _ImageLiteralType = UIImage
