extension Color {
    /// A colour set of an asset catalog of a bundle, in the variant of the appearance it is drawn in.
    ///
    /// Without a bundle it is looked for in the program's own and in those of its packages. A colour that is not there
    /// is drawn in magenta and reported.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name, folder: bundle?.bundlePath))
    }
}

extension EnvironmentValues {
    /// What stands in place of a colour that is not there: magenta, which no design is likely to have chosen.
    private static var missingColor: Color.Resolved { Color.Resolved(red: 1, green: 0, blue: 1) }

    func color(named name: String, folder: String?) -> Color.Resolved {
        assetSource?.color(named: name, folder: folder, in: colorScheme) ?? Self.missingColor
    }

    /// The accent colour that the program's asset catalog sets, under the name that Xcode's templates give it.
    var accentColorOfAssets: Color.Resolved? { assetSource?.accentColor(in: colorScheme) }
}
