nonisolated extension View {
    /// Sets the tint of this view: the style that `.tint` refers to and that controls use; nil restores the accent colour.
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of this view to a colour; nil restores the accent colour.
    @_disfavoredOverload
    public func tint(_ tint: Color?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the accent colour of this view, and with it the tint; nil restores the system's.
    public func accentColor(_ accentColor: Color?) -> some View {
        environment(\.accentColor, accentColor).environment(\.tint, nil)
    }
}
