import Drawing
import Typesetting

/// The source of the assets that user code names. The conductor, which may read files, provides it.
package protocol AssetSource: Sendable {
    /// Returns the picture with a name, for a display of `scale` pixels per point.
    ///
    /// - Parameter folder: the bundle to search; nil for the program's own bundle and those of its packages.
    /// - Returns: the picture; nil if it is missing or unreadable.
    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetImage?

    /// Returns the symbol of the program's own with a name.
    ///
    /// - Parameter folder: the bundle to search; nil for the program's own bundle and those of its packages.
    /// - Returns: the symbol; nil if it is missing or unreadable.
    func symbol(named name: String, folder: String?) -> SymbolTemplate?

    /// Returns the colour with a name in an appearance.
    ///
    /// - Parameter folder: the bundle to search; nil for the program's own bundle and those of its packages.
    /// - Returns: the colour; nil if it is missing or unreadable.
    func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved?

    /// Returns the program's accent colour; nil if its asset catalogs set none.
    func accentColor(in scheme: ColorScheme) -> Color.Resolved?

    /// Returns the picture in a file or in a `data:` URL; nil if it is missing or unreadable.
    func picture(at url: URL, scale: CGFloat) -> AssetImage?

    /// Returns sentences on the requested assets that are missing or cannot be drawn, since the last call.
    func takeProblems() -> [String]

    /// Returns true if one of the problems explains why the picture with a name is missing.
    func explains(_ name: String) -> Bool
}

extension AssetSource {
    package func symbol(named name: String, folder: String?) -> SymbolTemplate? { nil }
    package func picture(at url: URL, scale: CGFloat) -> AssetImage? { nil }
    package func explains(_ name: String) -> Bool { false }
}

/// A picture and its pixels per point.
package struct AssetImage: Sendable, Equatable {
    package let image: ImageSource
    package let scale: CGFloat
    /// True if only its alpha counts and is filled with the foreground style, unless the view sets a rendering mode.
    package let isTemplate: Bool
    /// True if it keeps its own colours everywhere, even in bars, unless the view sets a rendering mode.
    package let isOriginal: Bool

    package init(image: ImageSource, scale: CGFloat, isTemplate: Bool = false, isOriginal: Bool = false) {
        self.image = image
        self.scale = scale
        self.isTemplate = isTemplate
        self.isOriginal = isOriginal
    }
}

private enum AssetSourceKey: EnvironmentKey {
    static var defaultValue: (any AssetSource)? { nil }
}

extension EnvironmentValues {
    /// The source of named assets.
    package var assetSource: (any AssetSource)? {
        get { self[AssetSourceKey.self] }
        set { self[AssetSourceKey.self] = newValue }
    }
}
