extension View {
    /// Puts this view into the accented group of a widget drawn in the mode `accented`; other modes do not look at it.
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(ToneGroupModifier(isAccented: accentable))
    }
}
