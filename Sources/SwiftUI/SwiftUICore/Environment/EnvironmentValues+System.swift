private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}

private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar.zoetropeDefault }
}

private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
}

private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
}

private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 3 }
}

private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum AccessibilityReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum StackAxisKey: EnvironmentKey {
    static var defaultValue: Axis? { nil }
}

private enum IsInWidgetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

/// Values that the system sets.
extension EnvironmentValues {
    /// The locale in which values are formatted.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The calendar in which dates are counted.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// The time zone in which dates are formatted.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// The direction of the layout, which determines the leading side.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// A Boolean value that indicates whether controls respond.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the user prefers reduced motion, which turns transitions into fades.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }

    /// The axis of the stack that contains a spacer or divider.
    package var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the tree shows a widget.
    package var isInWidget: Bool {
        get { self[IsInWidgetKey.self] }
        set { self[IsInWidgetKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// The side of a pixel, in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}

extension Calendar {
    /// The Gregorian calendar, whatever the settings of the machine.
    static var zoetropeDefault: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = .gmt
        return calendar
    }
}
