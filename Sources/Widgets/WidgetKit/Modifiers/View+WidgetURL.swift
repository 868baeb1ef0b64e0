/// The address that tapping a widget opens.
package struct WidgetURLKey: PreferenceKey {
    package static var defaultValue: URL? { nil }

    /// Apple leaves open which of several addresses counts; here it is the first in the order of the views.
    package static func reduce(value: inout URL?, nextValue: () -> URL?) {
        if value == nil { value = nextValue() }
    }
}

extension View {
    /// Sets the address that the widget's app gets when the widget is tapped.
    ///
    /// - Parameter url: the address; `nil` sets none.
    public func widgetURL(_ url: URL?) -> some View {
        transformPreference(WidgetURLKey.self) { $0 = url ?? $0 }
    }
}
