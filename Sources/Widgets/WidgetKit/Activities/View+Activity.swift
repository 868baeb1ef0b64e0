/// The colour that a Live Activity asks for behind it; the outer `nil` where nobody asks.
struct ActivityBackgroundTintKey: PreferenceKey {
    static var defaultValue: Color?? { nil }

    static func reduce(value: inout Color??, nextValue: () -> Color??) {
        if value == nil { value = nextValue() }
    }
}

extension View {
    /// Colours the background of a Live Activity on the Lock Screen.
    ///
    /// - Parameter color: `nil` for the system's background.
    public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityBackgroundTintKey.self, value: .some(color))
    }

    /// Colours the words of the button that the system shows beside a Live Activity when people swipe it.
    ///
    /// A Live Activity that nobody swipes, which is what is drawn, has no such button: the picture is the same on a device, too.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
