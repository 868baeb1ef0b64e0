nonisolated extension View {
    /// Sets the points between the icons and the titles of labels inside; styles of your own lay out as they like.
    ///
    /// Source: Apple, SwiftUI `labelIconToTitleSpacing(_:)`.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { environment(\.labelIconToTitleSpacing, value) }

    /// Sets the points of width that labels inside keep for their icons, so that titles below one another begin in line.
    ///
    /// Source: Apple, SwiftUI `labelReservedIconWidth(_:)`.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelReservedIconWidth, value) }
}

private enum LabelIconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private enum LabelReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelIconToTitleSpacingKey.self] }
        set { self[LabelIconToTitleSpacingKey.self] = newValue }
    }

    var labelReservedIconWidth: CGFloat? {
        get { self[LabelReservedIconWidthKey.self] }
        set { self[LabelReservedIconWidthKey.self] = newValue }
    }
}
