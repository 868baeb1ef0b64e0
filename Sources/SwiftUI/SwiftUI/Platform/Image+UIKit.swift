import CoreGraphics
import Drawing
import Pixels
import UIKit

extension Image {
    /// Creates an image from a UIKit image. A symbol stays a symbol, and an asset follows the appearance in which it is shown.
    public init(uiImage: UIImage) {
        if let symbol = uiImage.plainSymbol {
            self.init(systemName: symbol)
        } else if let asset = uiImage.plainAsset {
            self.init(named: asset.name, folder: asset.folder)
        } else {
            let shown = uiImage.shown
            self.init(shown?.source ?? ImageSource(Pixmap(widthInPixels: 0, heightInPixels: 0)), scale: shown?.scale ?? 1)
            if shown?.isTemplate == true { picture.renderingMode = .template }
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: picture.renderingMode = .original
        case .alwaysTemplate: picture.renderingMode = .template
        }
    }

    /// A picture of Core Graphics' with a label.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
    }

    /// Creates a decorative image from a Core Graphics picture, with no words for people who cannot see it.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: UIImage.Orientation(orientation)))
    }

    /// A picture of an asset catalog.
    public init(_ resource: ImageResource) { self.init(named: resource.name, folder: resource.folder) }

    /// Creates a decorative image from an asset catalog, with no words for people who cannot see it.
    public init(decorative resource: ImageResource) { self.init(resource) }

    /// How stored pixels are turned to be seen upright; the numbers are Exif's less one.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0
        case upMirrored
        case down = 2
        case downMirrored = 3
        case leftMirrored = 4
        case right = 5
        case rightMirrored = 6
        case left = 7
    }
}

extension UIImage.Orientation {
    /// The same turn in UIKit's order.
    init(_ orientation: Image.Orientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
