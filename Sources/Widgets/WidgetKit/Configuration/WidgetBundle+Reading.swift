extension WidgetBundle {
    /// The widgets of the bundle, in the order in which its body lists them; nested lists are flattened.
    package var widgets: [any Widget] { Self.flattened(body) }

    private static func flattened(_ widget: any Widget) -> [any Widget] {
        guard let list = widget as? WidgetList else { return [widget] }
        return list.widgets.flatMap(flattened)
    }
}
