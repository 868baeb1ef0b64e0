extension WidgetConfiguration {
    /// Sets the sizes that the widget supports.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changing { ($0.supportedFamilies, $0.namesFamilies) = (families, true) }
    }

    /// Extends the widget's content to its edges: no content margins are added.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changing { $0.areContentMarginsDisabled = true }
    }

    /// Sets whether the system may show the widget without its container background.
    ///
    /// - Parameter isRemovable: a widget that is not removable is not offered where backgrounds are removed.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changing { $0.isContainerBackgroundRemovable = isRemovable }
    }

    /// Names places for which the widget was not made, for some of its sizes.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        changing { $0.disfavoredLocations.append(.init(locations: locations, families: families)) }
    }

    /// Requests the widget's parameters as soon as it is added.
    public func promptsForUserConfiguration() -> some WidgetConfiguration {
        changing { $0.promptsForConfiguration = true }
    }
}
