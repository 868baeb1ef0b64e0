extension WidgetConfiguration {
    /// Sets the title that the widget gallery shows.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changing { $0.displayName = displayName }
    }

    /// Sets the title that the widget gallery shows, from a strings table.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the title that the widget gallery shows, from a resource.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the title that the widget gallery shows, word for word.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the sentence that the widget gallery shows.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changing { $0.summary = description }
    }

    /// Sets the sentence that the widget gallery shows, from a strings table.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the sentence that the widget gallery shows, from a resource.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the sentence that the widget gallery shows, word for word.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }
}
