import Drawing
import Typesetting

/// An image resolved in an environment.
struct ImageContent {
    private enum Kind {
        case symbol(PlacedSymbol)
        case picture(AssetImage)
        case none
    }

    private let image: Image
    private let environment: EnvironmentValues
    private let kind: Kind

    /// The report of a missing image; nil if the image exists.
    let missing: Diagnostic?

    init(_ image: Image, in environment: EnvironmentValues) {
        (self.image, self.environment) = (image, environment)
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        if let symbol = image.symbol(font: font, environment: environment) {
            kind = .symbol(symbol)
            missing = symbol.isMissing ? .missingSymbol(symbol.name) : nil
        } else if let picture = image.picture(in: environment) {
            kind = .picture(picture)
            missing = nil
        } else if case .asset(let name, _) = image.source {
            kind = .symbol(PlacedSymbol(missingPicture: name, environment: environment))
            missing = .missingAsset(name)
        } else {
            kind = .none
            missing = nil
        }
    }

    var size: CGSize {
        switch kind {
        case .symbol(let symbol):
            return symbol.layout.size.roundedUp(toPixelLength: environment.pixelLength)
        case .picture(let picture):
            guard picture.scale > 0 else { return .zero }
            let pixmap = picture.image.pixmap
            return CGSize(
                width: CGFloat(pixmap.widthInPixels) / picture.scale, height: CGFloat(pixmap.heightInPixels) / picture.scale)
        case .none:
            return .zero
        }
    }

    var baseline: CGFloat {
        if case .symbol(let symbol) = kind { symbol.layout.baseline } else { size.height }
    }

    var isTemplate: Bool {
        switch kind {
        case .symbol: true
        case .picture(let picture): image.picture.mode(of: picture) == .template
        case .none: false
        }
    }

    /// Returns the items that draw the image over a rectangle.
    ///
    /// - Parameters:
    ///   - isResized: whether the size of the rectangle differs from that of the image.
    ///   - foreground: the environment whose foreground fills a template; nil if the image has its own colours.
    func items(
        in rect: CGRect, isResized: Bool, _ foreground: EnvironmentValues?, _ fillStyle: FillStyle, opacity: Double
    ) -> [DisplayItem] {
        switch kind {
        case .symbol(let symbol):
            return items(of: symbol, in: rect, isResized: isResized, foreground ?? environment, opacity: opacity)
        case .picture(let picture):
            return items(of: picture, in: rect, foreground, fillStyle, opacity: opacity)
        case .none:
            return []
        }
    }

    private func items(
        of symbol: PlacedSymbol, in rect: CGRect, isResized: Bool, _ environment: EnvironmentValues, opacity: Double
    ) -> [DisplayItem] {
        let font = (environment.font ?? .body).resolved(in: environment.fontContext)
        let shown = symbol.isMissing ? symbol : image.symbol(font: font, environment: environment) ?? symbol
        let size = shown.layout.size
        guard size.width > 0, size.height > 0 else { return [] }
        let (x, y) = isResized ? (rect.width / size.width, rect.height / size.height) : (1, 1)
        let transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
        return PlacedSymbol.items(
            of: shown.layers, fills: shown.styles, transform: transform, bounds: rect, opacity: opacity)
    }

    private func items(
        of picture: AssetImage, in rect: CGRect, _ foreground: EnvironmentValues?, _ fillStyle: FillStyle,
        opacity: Double
    ) -> [DisplayItem] {
        var style = image.picture.style(
            of: picture, isResizable: image.isResizable, environment.layoutDirection)
        if !fillStyle.isAntialiased { style.isAntialiased = false }
        let item = DisplayItem.image(picture.image, rect, style)
        guard let foreground else { return opacity < 1 ? [.group(opacity: opacity, blendMode: .normal, [item])] : [item] }
        let filling = foreground.foregroundStyle()
        let fill = filling.items(filling: Path(rect), FillStyle(), in: rect, opacity: opacity)
        return [.mask([item], content: fill)]
    }
}
