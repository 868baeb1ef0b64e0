nonisolated extension ChartContent {
    /// Applies a Gaussian blur to this chart content; the radius in points.
    public func blur(radius: CGFloat) -> some ChartContent { wrapping { AnyView($0.blur(radius: radius)) } }

    /// Adds a shadow to this chart content.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        wrapping { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
    }

    /// Sets a clip shape for the chart content, in the bounds of each mark.
    public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        marks { mark in
            mark.attributes.clipShape = AnyShape(shape)
            mark.attributes.clipStyle = style
        }
    }
}

nonisolated extension ChartContent {
    /// Specifies whether to hide this chart content from system accessibility features.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        wrapping { AnyView($0.accessibilityHidden(hidden)) }
    }

    /// Adds an identifier string to the chart content.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        wrapping { AnyView($0.accessibilityIdentifier(identifier)) }
    }

    /// Adds a label to the chart content that describes its contents.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        wrapping { AnyView($0.accessibilityLabel(Text(labelKey))) }
    }

    /// Adds a label to the chart content that describes its contents.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        let label = String(label)
        return wrapping { AnyView($0.accessibilityLabel(Text(label))) }
    }

    /// Adds a label to the chart content that describes its contents.
    public func accessibilityLabel(_ label: Text) -> some ChartContent {
        wrapping { AnyView($0.accessibilityLabel(label)) }
    }

    /// Adds a description of the value that the chart content contains.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        wrapping { AnyView($0.accessibilityValue(Text(valueKey))) }
    }

    /// Adds a description of the value that the chart content contains.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        let value = String(value)
        return wrapping { AnyView($0.accessibilityValue(Text(value))) }
    }

    /// Adds a description of the value that the chart content contains.
    public func accessibilityValue(_ value: Text) -> some ChartContent {
        wrapping { AnyView($0.accessibilityValue(value)) }
    }
}
