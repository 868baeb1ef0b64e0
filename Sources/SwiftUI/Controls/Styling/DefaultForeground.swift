extension View {
    /// Sets the foreground style where nobody has set one further out: what a control's own colour is.
    func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = $0 ?? ForegroundStyles(style, over: nil) }
    }

    /// Sets the font where nobody has set one further out.
    func defaultFont(_ font: Font) -> some View {
        transformEnvironment(\.font) { $0 = $0 ?? font }
    }
}
