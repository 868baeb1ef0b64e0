import Drawing

/// Where pictures come from that user code names; the conductor, which may read files, provides it.
package protocol AssetSource: Sendable {
    /// The picture of a name, for a display of `scale` pixels per point.
    ///
    /// - Parameter folder: the bundle to look in; nil: the program's own and those of its packages.
    /// - Returns: nil if there is no such picture or it cannot be read.
    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetImage?

    /// The colour of a name in an appearance.
    ///
    /// - Parameter folder: the bundle to look in; nil: the program's own and those of its packages.
    /// - Returns: nil if there is no such colour or it cannot be read.
    func color(named name: String, folder: String?, in scheme: ColorScheme) -> Color.Resolved?

    /// The program's accent colour, or nil if its asset catalogs set none.
    func accentColor(in scheme: ColorScheme) -> Color.Resolved?

    /// The picture in a file, or in an address of the form `data:`; nil if there is none or it cannot be read.
    func picture(at url: URL, scale: CGFloat) -> AssetImage?

    /// What was asked for and is not there or cannot be drawn, in sentences, since this was called last.
    func takeProblems() -> [String]

    /// Whether a problem says why there is no picture of a name.
    func explains(_ name: String) -> Bool
}

extension AssetSource {
    package func picture(at url: URL, scale: CGFloat) -> AssetImage? { nil }
    package func explains(_ name: String) -> Bool { false }
}

/// A picture and its pixels per point.
package struct AssetImage: Sendable, Equatable {
    package let image: ImageSource
    package let scale: CGFloat
    /// Whether its alpha alone counts, to be filled with the foreground style, unless the view says otherwise.
    package let isTemplate: Bool
    /// Whether its colours count everywhere, in bars too, unless the view says otherwise.
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
    /// Where named pictures come from.
    package var assetSource: (any AssetSource)? {
        get { self[AssetSourceKey.self] }
        set { self[AssetSourceKey.self] = newValue }
    }
}
