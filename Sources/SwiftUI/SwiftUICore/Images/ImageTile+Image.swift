import CoreGraphics
import Drawing
import Pixels

extension ImageTile {
    /// - Parameters:
    ///   - sourceRect: the part of the picture, in fractions of its sides. Areas beyond the picture are left out.
    ///   - scale: a factor of the picture's natural size.
    /// - Returns: nil if the named picture is missing, or the part is empty.
    init?(_ image: Image, sourceRect: CGRect, scale: CGFloat, in environment: EnvironmentValues) {
        guard let picture = image.picture(in: environment) ?? image.symbolImage(in: environment), picture.scale > 0, scale > 0,
            scale.isFinite
        else { return nil }
        let pixmap = picture.image.pixmap
        guard let part = Self.pixels(of: sourceRect, in: pixmap) else { return nil }
        let isWhole = part.width == pixmap.widthInPixels && part.height == pixmap.heightInPixels
        func cut() -> Pixmap {
            pixmap.cropped(x: part.minX, y: part.minY, widthInPixels: part.width, heightInPixels: part.height)
        }
        let size = CGSize(
            width: CGFloat(part.width) / picture.scale * scale, height: CGFloat(part.height) / picture.scale * scale)
        self.init(image: isWhole ? picture.image : ImageSource(cut()), size: size)
    }

    private static func pixels(of unit: CGRect, in pixmap: Pixmap) -> PixelRect? {
        let (width, height) = (pixmap.widthInPixels, pixmap.heightInPixels)
        func edge(_ place: CGFloat, _ count: Int) -> Int {
            guard !place.isNaN else { return 0 }
            return Int((min(max(place, 0), 1) * CGFloat(count)).rounded())
        }
        let (left, right) = (edge(unit.minX, width), edge(unit.maxX, width))
        let (top, bottom) = (edge(unit.minY, height), edge(unit.maxY, height))
        guard left < right, top < bottom else { return nil }
        return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
    }
}

extension Image {
    /// Returns the picture that the image names; nil if it is missing or a symbol.
    func picture(in environment: EnvironmentValues) -> AssetImage? {
        switch source {
        case .symbol: nil
        case .picture(let source, let scale): AssetImage(image: source, scale: scale)
        case .drawn(let picture): picture.picture(in: environment)
        case .asset(let name, let folder):
            environment.assetSource?.picture(
                named: name, folder: folder, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
        }
    }

    /// Returns the pixels of a symbol in the environment's font, in the primary colour; nil for an image that is not a symbol.
    fileprivate func symbolImage(in environment: EnvironmentValues) -> AssetImage? {
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        guard let layout = symbol(font: font, environment: environment)?.layout, layout.size.width > 0, layout.size.height > 0 else {
            return nil
        }
        let scale = environment.displayScale
        let (width, height) = ((layout.size.width * scale).rounded(.up), (layout.size.height * scale).rounded(.up))
        let context = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        let color = Color.primary.resolve(in: environment).rgba
        context?.addInUserSpace(layout.layers.map { .fill($0.outline.path, FillStyle(), .color(color)) })
        return context?.makeImage().map { AssetImage(image: $0.source, scale: scale) }
    }
}
