/// Traits that are put on or taken off, and sizes changed after the fact (iOS 26).
extension Font {
    /// Bold, or not: without what `bold()` has made of it.
    public func bold(_ isActive: Bool) -> Font { with(.bold, isActive) }

    /// Italic, or not: without what `italic()` has made of it.
    public func italic(_ isActive: Bool) -> Font { with(.italic, isActive) }

    /// In the monospaced design of its family, or not.
    public func monospaced(_ isActive: Bool) -> Font { with(.monospaced, isActive) }

    /// With small capitals, or not.
    public func smallCaps(_ isActive: Bool) -> Font { with(.capitals(.smallCaps), isActive) }

    /// With small capitals for small letters, or not.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.capitals(.lowercaseSmallCaps), isActive) }

    /// With small capitals for capitals, or not.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.capitals(.uppercaseSmallCaps), isActive) }

    /// The font in a size of its own, in points, whatever its style says.
    public func pointSize(_ size: CGFloat) -> Font { with(.pointSize(size), true) }

    /// The font in a multiple of its size.
    public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor), true) }

    private func with(_ modifier: Modifier, _ isActive: Bool) -> Font {
        var font = self
        if isActive { font.modifiers.append(modifier) } else { font.modifiers.removeAll { $0 == modifier } }
        return font
    }
}
