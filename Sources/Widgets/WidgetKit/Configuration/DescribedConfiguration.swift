@_exported import SwiftUI
import AppIntents

/// A configuration that describes itself instead of having a body.
@MainActor
protocol DescribedConfiguration: WidgetConfiguration where Body == Never {
    /// The description that this configuration gives; `nil` if it offers no widget.
    var widgetDescription: WidgetDescription? { get }
}

extension DescribedConfiguration {
    public var body: Never { fatalError("A widget configuration that describes itself has no body.") }
}

extension WidgetConfiguration {
    /// The description found at the end of the configuration's chain of bodies; `nil` if it offers no widget.
    package var resolvedDescription: WidgetDescription? {
        if let described = self as? any DescribedConfiguration { return described.widgetDescription }
        return body.resolvedDescription
    }
}

extension EmptyWidgetConfiguration: DescribedConfiguration {
    var widgetDescription: WidgetDescription? { nil }
}
