extension Color {
    /// Creates a colour from a colour set in an asset catalog of a bundle, in the variant of the appearance in which it is drawn.
    ///
    /// Without a bundle, the program's own bundle and those of its packages are searched. A missing colour is drawn in magenta and
    /// reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, folder: bundle?.bundlePath))
    }
}

extension EnvironmentValues {
    /// The replacement of a missing colour: magenta, which no design is likely to have chosen.
    private static var missingColor: Color.Resolved { Color.Resolved(red: 1, green: 0, blue: 1) }

    func color(named name: String, folder: String?) -> Color.Resolved {
        assetSource?.color(named: name, folder: folder, in: colorScheme) ?? Self.missingColor
    }

    /// The accent colour of the program's asset catalog, under the name in Xcode's templates.
    var accentColorOfAssets: Color.Resolved? { assetSource?.accentColor(in: colorScheme) }
}
