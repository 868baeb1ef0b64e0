/// Toolbar content that a person can rearrange on an iPad; on other devices it keeps its initial arrangement.
///
/// Source: Apple, SwiftUI `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

nonisolated extension CustomizableToolbarContent {
    /// Sets how a person can customise the content of the bar; an iPhone has no such customisation.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        ToolbarContentList(pieces: [self])
    }

    /// Sets whether the content is in the bar before a person has arranged the bar.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        let isHidden = defaultVisibility == .hidden && !options.contains(.alwaysAvailable)
        return ToolbarContentList(pieces: isHidden ? [] : [self])
    }

    /// Sets whether glass lies behind the items.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ToolbarContentList(pieces: [self]) { $0.hidingGlass(visibility == .hidden) }
    }
}

nonisolated extension ToolbarContent {
    /// Sets whether glass lies behind the items.
    @_disfavoredOverload
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ToolbarContentList(pieces: [self]) { $0.hidingGlass(visibility == .hidden) }
    }

    /// Makes the items the source that another view grows out of.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
        ToolbarContentList(pieces: [self]) { entry in
            var entry = entry
            entry.content = AnyView(entry.content.matchedTransitionSource(id: id, in: namespace))
            return entry
        }
    }
}

extension ToolbarEntry {
    fileprivate func hidingGlass(_ hides: Bool) -> ToolbarEntry {
        var entry = self
        entry.hidesGlass = hides
        return entry
    }
}

/// The ways in which a person can change the content of a bar.
///
/// Source: Apple, SwiftUI `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// The options for the content of a bar that a person can rearrange.
///
/// Source: Apple, SwiftUI `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content is always in the bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
