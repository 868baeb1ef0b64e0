nonisolated extension View {
    /// Sets the style of foreground elements in this view. Its levels are derived from it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = ForegroundStyles(style, over: $0) }
    }

    /// Sets the primary and secondary levels of the foreground style.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = ForegroundStyles(primary, secondary, over: $0) }
    }

    /// Sets the primary, secondary and tertiary levels of the foreground style.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.foregroundStyles) { $0 = ForegroundStyles(primary, secondary, tertiary, over: $0) }
    }

    /// Sets the colour of foreground elements in this view; nil restores the system's label colours.
    public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foregroundStyles) { styles in
            styles = color.map { ForegroundStyles($0, over: styles) }
        }
    }

    /// Sets the style of backgrounds in this view, to which `.background` refers.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
