nonisolated extension View {
    /// Sets the foreground style where no style is set further out: a control's own colour.
    func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = $0 ?? ForegroundStyles(style, over: nil) }
    }

    /// Sets the colour of a button's title: its own where none is set further out, and the tertiary label colour while the button is
    /// disabled (UIKit's button configurations). Either way it is the same view, which keeps its place and changes its colour.
    func buttonForeground<S: ShapeStyle>(_ style: S, isEnabled: Bool) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            if isEnabled {
                styles = styles ?? ForegroundStyles(style, over: nil)
            } else {
                styles = ForegroundStyles(HierarchicalShapeStyle.tertiary, over: styles)
            }
        }
    }

    /// Sets the font where none is set further out.
    func defaultFont(_ font: Font) -> some View {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
