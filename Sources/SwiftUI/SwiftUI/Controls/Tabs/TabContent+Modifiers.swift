nonisolated extension TabContent {
    private func changed<V: View>(_ change: (AnyView) -> V) -> TabContentList<TabValue> {
        TabContentList(_tabs: _tabs.map { AnyView(change($0)) })
    }

    /// Sets the number at the corner of the tab's symbol; 0 is none.
    public func badge(_ count: Int) -> some TabContent<TabValue> { changed { $0.badge(count) } }

    /// Sets the text at the corner of the tab's symbol; nil is none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { changed { $0.badge(label) } }

    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { changed { $0.badge(key) } }

    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource) -> some TabContent<TabValue> { changed { $0.badge(Text(resource)) } }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { changed { $0.badge(label) } }

    /// Takes the tab out of the tab view while a condition holds.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        TabContentList<TabValue>(_tabs: hidden ? [] : _tabs)
    }

    /// Sets whether the tab cannot be chosen: it is grey then.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { $0.modifier(TabItemModifier { $0.isDisabled = $0.isDisabled || disabled }) }
    }

    /// Sets by which name a person's customisation remembers the tab; on an iPhone tabs cannot be customised.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0 } }

    /// Sets how the tab can be customised; on an iPhone tabs cannot be.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { $0 } }

    /// Sets where the tab is to be seen before anybody has customised anything; this holds on an iPad only.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { changed { $0 } }

    /// Sets the place of the tab in the tab bar of an iPad and its sidebar; an iPhone's bar has all tabs.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        changed { $0.modifier(TabItemModifier { $0.isInSidebarAlone = placement == .sidebarOnly }) }
    }

    /// Adds a menu to the tab's row in a sidebar, which an iPhone does not have.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { changed { $0 } }

    /// Adds actions to the tab's row in a sidebar, which an iPhone does not have.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { changed { $0 } }

    /// Adds actions to the section in a sidebar, which an iPhone does not have.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> { changed { $0 } }

    /// Sets the identifier of the tab's button for tests.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changed { $0.modifier(TabItemModifier { if isEnabled { $0.identifier = identifier } }) }
    }

    /// Sets the spoken label of the tab's button.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        changed { $0.modifier(TabItemModifier { if isEnabled { $0.spokenLabel = label } }) }
    }

    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
}

/// The ways in which a tab can be customised.
///
/// Source: Apple, SwiftUI `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, reorderable, disabled }
    private let kind: Kind

    public static let automatic = TabCustomizationBehavior(kind: .automatic)
    public static let reorderable = TabCustomizationBehavior(kind: .reorderable)
    public static let disabled = TabCustomizationBehavior(kind: .disabled)
}

/// A place for a tab.
///
/// Source: Apple, SwiftUI `TabPlacement`.
public struct TabPlacement: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case automatic, pinned, sidebarOnly }
    private let kind: Kind

    public static let automatic = TabPlacement(kind: .automatic)
    public static let pinned = TabPlacement(kind: .pinned)
    public static let sidebarOnly = TabPlacement(kind: .sidebarOnly)
}
