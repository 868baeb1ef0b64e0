/// A picture, repeated from the top left of the area it fills.
///
/// A symbol has the size of the environment's font and the primary colour. A missing picture is drawn in magenta.
///
/// Source: Apple, SwiftUI `ImagePaint`.
public struct ImagePaint: ShapeStyle, PrimitiveShapeStyle {
    public typealias Resolved = Never

    /// The picture.
    public var image: Image

    /// The repeated part of the picture, in fractions of its sides.
    public var sourceRect: CGRect

    /// The size of a tile, as a factor of its natural size.
    public var scale: CGFloat

    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    package func primitiveStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        guard let tile = ImageTile(image, sourceRect: sourceRect, scale: scale, in: environment) else {
            return ImageTile.placeholder
        }
        return ResolvedStyle.tile(tile).atLevel(level)
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, repeated from the top left of the area it fills.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
