extension EmptyControlWidgetConfiguration: DescribedControlConfiguration {
    var controlDescription: ControlDescription? { nil }
}

/// A configuration that describes itself instead of having a body.
@MainActor
protocol DescribedControlConfiguration: ControlWidgetConfiguration where Body == Never {
    /// The description that this configuration gives; `nil` if it offers no control.
    var controlDescription: ControlDescription? { get }
}

extension DescribedControlConfiguration {
    public var body: Never { fatalError("A control configuration that describes itself has no body.") }
}

extension ControlWidgetConfiguration {
    /// The description found at the end of the configuration's chain of bodies; `nil` if it offers no control.
    package var resolvedControl: ControlDescription? {
        if let described = self as? any DescribedControlConfiguration { return described.controlDescription }
        return body.resolvedControl
    }
}
