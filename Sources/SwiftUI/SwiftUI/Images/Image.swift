import Drawing
import Pixels
import Typesetting

/// A view that displays an image.
///
/// Source: Apple, SwiftUI `Image`.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, Sendable {
        case symbol(String)
        /// A picture that has been decoded, with its pixels per point.
        case picture(ImageSource, scale: CGFloat)
        /// A picture that code draws.
        case drawn(CodeImage)
        /// A picture of a bundle; without a folder, of the program's own.
        case asset(String, folder: String?)
    }

    let source: Source
    private(set) var isResizable = false
    /// How a picture that is no symbol is drawn.
    var picture = ImageAppearance()
    /// What a symbol with waves or bars shows, from 0 to 1.
    private(set) var variableValue: Double?
    /// How a symbol is coloured, whatever its surroundings say.
    private(set) var renderingMode: SymbolRenderingMode.Kind?

    /// A symbol of the system's set.
    public init(systemName: String) { source = .symbol(systemName) }

    /// A symbol of the system's set that shows a value between 0 and 1, if it is one of those that can, such as `wifi`.
    ///
    /// A value outside is brought inside; one that is no number has no effect.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// A picture of a bundle: a PNG file of that name, or an image set of an asset catalog that holds PNG files.
    ///
    /// Without a bundle it is looked for in the program's own and in those of its packages.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, folder: bundle?.bundlePath) }

    /// A picture of a bundle that shows a value between 0 and 1, if it is a symbol that can.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// A picture of a bundle that says nothing to people who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A picture of a bundle's folder; nil is the program's own.
    init(named name: String, folder: String?) { source = .asset(name, folder: folder) }

    /// A decoded picture.
    package init(_ picture: ImageSource, scale: CGFloat) { source = .picture(picture, scale: scale) }

    init(_ picture: CodeImage) { source = .drawn(picture) }

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

    /// Sets how a symbol is coloured; nil leaves it to the surroundings.
    public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode?.kind
        return image
    }

    /// The size of a symbol relative to the font.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

extension View {
    /// The size of symbols relative to the font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    /// The symbol this image names beside text of a font; nil for a picture.
    ///
    /// - Parameter foreground: a style of its own, instead of the environment's.
    func symbol(
        font: FontDescription, foreground: AnyShapeStyle? = nil, environment: EnvironmentValues
    ) -> PlacedSymbol? {
        // A name that is left empty is how code shows no symbol.
        guard case .symbol(let name) = source, !name.isEmpty, let library = environment.fontLibrary else { return nil }
        let scale: SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        for candidate in environment.symbolVariants.names(for: name) {
            let layout = library.symbol(
                named: candidate, font: font, scale: scale, pixelLength: environment.pixelLength)
            guard let layout else { continue }
            return PlacedSymbol(
                name: candidate, layout: layout, image: self, foreground: foreground, environment: environment)
        }
        return PlacedSymbol(missing: name, metrics: library.metrics(of: font), environment: environment)
    }
}
