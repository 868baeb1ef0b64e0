import Drawing
import Pixels
import Typesetting

/// A view that displays an image.
///
/// Source: Apple, SwiftUI `Image`.
public struct Image: Equatable {
    enum Source: Equatable {
        case symbol(String)
        /// A picture that has been decoded, with its pixels per point.
        case picture(ImageSource, scale: CGFloat)
        /// A picture of a bundle; without a folder, of the program's own.
        case asset(String, folder: String?)
    }

    let source: Source
    private(set) var isResizable = false
    /// How a picture that is no symbol is drawn.
    var picture = PictureAppearance()

    /// A symbol of the system's set.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A picture of a bundle: a PNG file of that name, or an image set of an asset catalog that holds PNG files.
    ///
    /// Without a bundle it is looked for in the program's own and in those of its packages.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, folder: bundle?.bundlePath) }

    /// A picture of a bundle that says nothing to people who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A decoded picture.
    package init(_ picture: ImageSource, scale: CGFloat) { source = .picture(picture, scale: scale) }

    /// Lets the image take whatever size it is offered.
    ///
    /// - Parameters:
    ///   - capInsets: How much of a picture keeps its size at each edge, in points; symbols have no caps.
    ///   - resizingMode: Whether the rest is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        image.picture.capInsets = capInsets
        image.picture.isTiled = resizingMode == .tile
        return image
    }

    /// The size of a symbol relative to the font.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension View {
    /// The size of symbols relative to the font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

/// A symbol in the size of its surroundings, or the box that stands for one that is not there.
struct PlacedSymbol {
    let name: String
    let layout: SymbolLayout
    let isMissing: Bool
}

extension Image {
    /// The symbol this image names beside text of a font; nil for a picture.
    func symbol(font: FontDescription, environment: EnvironmentValues) -> PlacedSymbol? {
        guard case .symbol(let name) = source, let library = environment.fontLibrary else { return nil }
        let scale: SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        for candidate in environment.symbolVariants.names(for: name) {
            let layout = library.symbol(
                named: candidate, font: font, scale: scale, pixelLength: environment.pixelLength)
            if let layout { return PlacedSymbol(name: candidate, layout: layout, isMissing: false) }
        }
        return PlacedSymbol(
            name: name, layout: .placeholder(metrics: library.metrics(of: font)), isMissing: true)
    }
}

extension SymbolLayout {
    /// A dashed box with a question mark, as wide as the capitals are high.
    static func placeholder(metrics: FontMetrics) -> SymbolLayout {
        let side = max(metrics.capHeight * 1.3, 4)
        let line = side / 12
        let box = CGRect(x: line / 2, y: line / 2, width: side - line, height: side - line)
        var mark = Path()
        let (x, y, unit) = (side / 2, side * 0.27, side * 0.16)
        mark.move(to: CGPoint(x: x - unit, y: y + unit * 0.8))
        mark.addCurve(
            to: CGPoint(x: x + unit, y: y + unit * 0.8), control1: CGPoint(x: x - unit, y: y - unit * 0.6),
            control2: CGPoint(x: x + unit, y: y - unit * 0.6))
        mark.addCurve(
            to: CGPoint(x: x, y: y + unit * 2.3), control1: CGPoint(x: x + unit, y: y + unit * 1.6),
            control2: CGPoint(x: x, y: y + unit * 1.4))
        var outline = Path(box).strokedPath(StrokeStyle(lineWidth: line))
        outline.addPath(mark.strokedPath(StrokeStyle(lineWidth: line * 1.3, lineCap: .round, lineJoin: .round)))
        outline.addEllipse(
            in: CGRect(x: x - line * 0.8, y: y + unit * 3.1, width: line * 1.6, height: line * 1.6))
        return SymbolLayout(
            size: CGSize(width: side, height: side), baseline: (side + metrics.capHeight) / 2,
            layers: [(outline: SharedPath(outline), level: 0)])
    }
}
