import Drawing
import Pixels
import Typesetting

/// A view that displays an image.
///
/// Source: Apple, SwiftUI `Image`.
public struct Image: Equatable, Sendable {
    package enum Source: Equatable, Sendable {
        case symbol(String)
        /// A decoded picture with its pixels per point.
        case picture(ImageSource, scale: CGFloat)
        /// A picture that code draws.
        case drawn(CodeImage)
        /// A picture of a bundle; without a folder, of the program's own bundle.
        case asset(String, folder: String?)
    }

    package let source: Source
    package private(set) var isResizable = false
    /// The drawing options of a picture that is not a symbol.
    package var picture = ImageAppearance()
    /// The value shown by a symbol with waves or bars, from 0 to 1.
    package private(set) var variableValue: Double?
    /// The rendering mode of the symbol, which takes precedence over the environment's.
    private(set) var renderingMode: SymbolRenderingMode.Kind?

    /// Creates an image of a symbol in the system's set.
    public init(systemName: String) { source = .symbol(systemName) }

    /// Creates an image of a symbol in the system's set that shows a value between 0 and 1, if it supports one, as `wifi` does.
    ///
    /// A value outside the range is clamped; NaN has no effect.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// Creates an image of a picture in a bundle: a PNG file of that name, or an image set of an asset catalog that contains PNG files.
    ///
    /// Without a bundle, the program's own bundle and those of its packages are searched.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, folder: bundle?.bundlePath) }

    /// Creates an image of a picture in a bundle that shows a value between 0 and 1, if it is a symbol that supports one.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        self.variableValue = variableValue
    }

    /// Creates an image of a picture in a bundle that has no label for people who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// Creates an image of a picture in the folder of a bundle; nil for the program's own.
    package init(named name: String, folder: String?) { source = .asset(name, folder: folder) }

    /// Creates an image of a decoded picture.
    package init(_ picture: ImageSource, scale: CGFloat) { source = .picture(picture, scale: scale) }

    init(_ picture: CodeImage) { source = .drawn(picture) }

    /// Makes the image take any proposed size.
    ///
    /// - Parameters:
    ///   - capInsets: the part of a picture that keeps its size at each edge, in points; symbols have no caps.
    ///   - resizingMode: whether the rest is stretched or repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        image.picture.capInsets = capInsets
        image.picture.isTiled = resizingMode == .tile
        return image
    }

    /// Sets the rendering mode of a symbol; nil leaves it to the environment.
    public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode?.kind
        return image
    }

    /// The size of a symbol relative to the font.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

nonisolated extension View {
    /// The size of symbols relative to the font.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
    /// Returns the symbol that this image names, of the system's set or of the program's own, beside text of a font; nil for a picture.
    ///
    /// - Parameter foreground: a style that replaces the environment's.
    func symbol(
        font: FontDescription, foreground: AnyShapeStyle? = nil, environment: EnvironmentValues
    ) -> PlacedSymbol? {
        guard let library = environment.fontLibrary else { return nil }
        let scale: SymbolScale =
            switch environment.imageScale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
        if case .asset(let name, let folder) = source {
            let template = environment.assetSource?.symbol(named: name, folder: folder)
            let layout = template.flatMap { library.symbol(of: $0, font: font, scale: scale, pixelLength: environment.pixelLength) }
            return layout.map { placed(name, $0, foreground, environment) }
        }
        // Code shows no symbol by leaving the name empty.
        guard case .symbol(let name) = source, !name.isEmpty else { return nil }
        for candidate in environment.symbolVariants.names(for: name) {
            let layout = library.symbol(
                named: candidate, font: font, scale: scale, pixelLength: environment.pixelLength)
            guard let layout else { continue }
            return placed(candidate, layout, foreground, environment)
        }
        return PlacedSymbol(missing: name, metrics: library.metrics(of: font), environment: environment)
    }

    private func placed(
        _ name: String, _ layout: SymbolLayout, _ foreground: AnyShapeStyle?, _ environment: EnvironmentValues
    ) -> PlacedSymbol {
        PlacedSymbol(
            name: name, layout: isResizable ? layout.trimmed() : layout, image: self, foreground: foreground, environment: environment)
    }
}
