nonisolated extension View {
    /// Sets the appearance of this view and of everything in it.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
