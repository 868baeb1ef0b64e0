extension Text {
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    public func bold() -> Text { with(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
    public func italic() -> Text { with(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { with(.monospacedDigit) }
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    public func foregroundColor(_ color: Color?) -> Text {
        with(.foreground(color.map { TextForeground($0) }))
    }

    /// Sets the style that fills the text.
    ///
    /// A gradient spans the bounds of the whole text, as for a text of one run, and each run shows the part behind it. Apple documents no
    /// other behaviour, and a text of several runs has not been measured.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(.foreground(TextForeground(style)))
    }
}
