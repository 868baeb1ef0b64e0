import Drawing

/// Where pictures come from that user code names; the conductor, which may read files, provides it.
package protocol AssetSource: Sendable {
    /// The picture of a name, for a display of `scale` pixels per point.
    ///
    /// - Parameter folder: the bundle to look in; nil: the program's own and those of its packages.
    /// - Returns: nil if there is no such picture or it cannot be read.
    func picture(named name: String, folder: String?, scale: CGFloat, isDark: Bool) -> AssetPicture?
}

/// A picture and its pixels per point.
package struct AssetPicture: Sendable, Equatable {
    package let image: ImageSource
    package let scale: CGFloat

    package init(image: ImageSource, scale: CGFloat) {
        self.image = image
        self.scale = scale
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
