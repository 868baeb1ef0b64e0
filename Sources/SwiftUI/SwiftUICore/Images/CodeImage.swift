import CoreGraphics
import Drawing

/// A picture that code draws when it is shown. It equals only itself.
package final class CodeImage: Equatable, @unchecked Sendable {
    private let size: CGSize
    private let isOpaque: Bool
    /// The function that draws the picture within bounds in an environment.
    private let draw: (CGRect, EnvironmentValues) -> [DisplayItem]

    init(size: CGSize, isOpaque: Bool, draw: @escaping (CGRect, EnvironmentValues) -> [DisplayItem]) {
        (self.size, self.isOpaque, self.draw) = (size, isOpaque, draw)
    }

    package static func == (first: CodeImage, second: CodeImage) -> Bool { first === second }

    /// Returns the picture in an environment, with the environment's pixels per point; nil if its size is invalid for a picture.
    func picture(in environment: EnvironmentValues) -> AssetImage? {
        let scale = environment.displayScale
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767,
            let canvas = CGContext(widthInPixels: Int(width), heightInPixels: Int(height), topLeftScale: scale)
        else { return nil }
        let bounds = CGRect(origin: .zero, size: size)
        if isOpaque { canvas.addInUserSpace([.fill(Path(bounds), FillStyle(), .color(.black))]) }
        canvas.addInUserSpace(draw(bounds, environment))
        return canvas.makeImage().map { AssetImage(image: $0.source, scale: scale) }
    }
}
