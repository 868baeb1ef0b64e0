private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}

private enum AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

private enum TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private enum HeldForegroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum ForegroundStylesKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles? { nil }
}

extension EnvironmentValues {
    /// The appearance that views adapt to; light unless set (probe on macOS 27).
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that people have asked for; standard unless set.
    public package(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// The style of backgrounds; nil for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The colour set by `accentColor(_:)`.
    package var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }

    /// The style set by `tint(_:)`.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The styles set by the modifiers `foregroundStyle` and `foregroundColor`; nil for the system's label colours.
    package var foregroundStyles: ForegroundStyles? {
        get { self[ForegroundStylesKey.self] }
        set { if !holdsForegroundStyles { self[ForegroundStylesKey.self] = newValue } }
    }

    /// True where neither modifiers nor texts change the foreground style, because a control takes only the words of a view.
    package var holdsForegroundStyles: Bool {
        get { self[HeldForegroundKey.self] }
        set { self[HeldForegroundKey.self] = newValue }
    }

    /// The environment in which the accent colour itself is resolved, so that it cannot refer to itself.
    var withoutAccentColor: EnvironmentValues {
        var outer = self
        outer.accentColor = nil
        return outer
    }
}

extension EnvironmentValues {
    /// Returns the foreground style at a level of the hierarchy (0 is primary).
    package func foregroundStyle(level: Int = 0) -> ResolvedStyle {
        guard let foregroundStyles else {
            return .color(SystemColor.label(level: level).resolved(in: self))
        }
        return foregroundStyles.resolvedStyle(in: self, level: level)
    }

    /// Returns the tint at a level of the hierarchy, by default the accent colour.
    package func tintStyle(level: Int = 0) -> ResolvedStyle {
        guard let tint else { return Color.accentColor.resolvedStyle(in: self, level: level) }
        var outer = self
        outer.tint = nil
        return tint.resolvedStyle(in: outer, level: level)
    }

    /// Returns the background style at a level of the hierarchy, by default the system's backgrounds.
    package func backgroundStyle(level: Int) -> ResolvedStyle {
        guard let backgroundStyle else {
            return .color(SystemColor.background(level: level).resolved(in: self))
        }
        var outer = self
        outer.backgroundStyle = nil
        return backgroundStyle.resolvedStyle(in: outer, level: level)
    }
}
