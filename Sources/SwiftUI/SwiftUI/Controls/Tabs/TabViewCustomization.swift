/// A person's changes to the tabs of a sidebar; on an iPhone a person cannot make any, so it keeps the values that a program writes.
///
/// Source: Apple, SwiftUI `TabViewCustomization`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    public init() {}

    /// The changes to the tab with an identifier.
    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    /// The changes to the section with an identifier.
    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    /// The changes to a tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        /// The visibility: 0 visible, 1 hidden, nil unset.
        private var sidebar: Int?

        /// The visibility of the tab in the sidebar; automatic until it is changed.
        public var sidebarVisibility: Visibility {
            get { sidebar.map { $0 == 0 ? .visible : .hidden } ?? .automatic }
            set { sidebar = newValue == .automatic ? nil : newValue == .visible ? 0 : 1 }
        }

        /// The visibility of the tab in the tab bar; it cannot be changed here.
        public var tabBarVisibility: Visibility { .automatic }
    }

    /// The changes to a section.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        /// The identifiers of the section's tabs in the order a person gave them; nil until then.
        public private(set) var tabOrder: [String]?

        /// Gives the tabs the order of the source again.
        public mutating func resetTabOrder() { tabOrder = nil }
    }
}
