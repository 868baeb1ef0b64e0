/// The colour that a Live Activity requests for its background; the outer `nil` means that none is requested.
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
    /// Only a Live Activity that is swiped has such a button, and a render never swipes one: the picture is the same on a device, too.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
