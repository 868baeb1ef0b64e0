/// What a widget is: its kind, where its entries come from, how an entry looks, and the sizes it supports.
///
/// Source: Apple, SwiftUI `WidgetConfiguration`.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration

    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that describes itself instead of having a body.
@MainActor
protocol DescribedConfiguration: WidgetConfiguration where Body == Never {
    /// What this configuration describes; `nil` if it offers no widget.
    var widgetDescription: WidgetDescription? { get }
}

extension DescribedConfiguration {
    public var body: Never { fatalError("A widget configuration that describes itself has no body.") }
}

extension WidgetConfiguration {
    /// What this configuration describes, found at the end of its chain of bodies; `nil` if it offers no widget.
    package var resolvedDescription: WidgetDescription? {
        if let described = self as? any DescribedConfiguration { return described.widgetDescription }
        return body.resolvedDescription
    }
}
