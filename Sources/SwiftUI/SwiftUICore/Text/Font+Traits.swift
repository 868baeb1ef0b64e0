/// Traits that can be switched on or off, and sizes changed afterwards (iOS 26).
extension Font {
    /// Returns the font with bold on or off; off undoes `bold()`.
    public func bold(_ isActive: Bool) -> Font { with(.bold, isActive) }

    /// Returns the font with italic on or off; off undoes `italic()`.
    public func italic(_ isActive: Bool) -> Font { with(.italic, isActive) }

    /// Returns the font with the monospaced design of its family on or off.
    public func monospaced(_ isActive: Bool) -> Font { with(.monospaced, isActive) }

    /// Returns the font with small capitals on or off.
    public func smallCaps(_ isActive: Bool) -> Font { with(.capitals(.smallCaps), isActive) }

    /// Returns the font with small capitals for lowercase letters on or off.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { with(.capitals(.lowercaseSmallCaps), isActive) }

    /// Returns the font with small capitals for uppercase letters on or off.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { with(.capitals(.uppercaseSmallCaps), isActive) }

    /// Returns the font with a size in points that overrides the size of its style.
    public func pointSize(_ size: CGFloat) -> Font { with(.pointSize(size), true) }

    /// Returns the font with its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor), true) }

    private func with(_ modifier: Modifier, _ isActive: Bool) -> Font {
        var font = self
        if isActive { font.modifiers.append(modifier) } else { font.modifiers.removeAll { $0 == modifier } }
        return font
    }
}
