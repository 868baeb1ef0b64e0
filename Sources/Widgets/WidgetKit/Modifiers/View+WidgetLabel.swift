/// The label that a watch face shows beside an accessory widget.
package struct WidgetLabelKey: PreferenceKey {
    package static var defaultValue: AnyView? { nil }

    package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
        if value == nil { value = nextValue() }
    }
}

extension View {
    /// Gives an accessory widget a label, which places with room for one show outside the widget.
    ///
    /// Only watch faces have it among Apple's places; `EnvironmentValues.showsWidgetLabel` indicates whether this one does.
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        preference(key: WidgetLabelKey.self, value: AnyView(label()))
    }

    /// Gives an accessory widget a text as its label.
    public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(titleKey) }
    }

    /// Gives an accessory widget a text as its label, from a resource.
    @_disfavoredOverload
    public func widgetLabel(_ title: LocalizedStringResource) -> some View {
        widgetLabel { Text(title) }
    }

    /// Gives an accessory widget a text as its label, word for word.
    @_disfavoredOverload
    public func widgetLabel<S: StringProtocol>(_ title: S) -> some View {
        widgetLabel { Text(title) }
    }
}

extension View {
    /// Sets whether text follows the round edge of the screen in the corner of a watch face, the only place that has one.
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        modifier(CurvedContentModifier(isCurved: curvesContent))
    }
}
