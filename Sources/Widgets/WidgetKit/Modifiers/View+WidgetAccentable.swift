extension View {
    /// Adds this view to the accented group of a widget drawn in the mode `accented`; other modes ignore it.
    ///
    /// - Parameter accentable: `false` has no effect: a view inside the accented group cannot leave it.
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(ToneGroupModifier(accentable ? .accented : .standard))
    }
}
