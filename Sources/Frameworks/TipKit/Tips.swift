import Foundation
import SwiftUI

/// The types and settings that all tips share.
///
/// Source: Apple, TipKit `Tips`.
public enum Tips {
    /// Something that can be done from a tip.
    public struct Action: Identifiable, Sendable {
        public let id: String
        public let index: Int?
        public let label: @Sendable () -> Text
        public let handler: @Sendable () -> Void

        public init(
            id: String = "", perform handler: @escaping @Sendable () -> Void = {}, _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, index, self.label, self.handler) = (id, nil, label, handler)
        }

        public init(id: String = "", title: some StringProtocol & Sendable, perform handler: @escaping @Sendable () -> Void = {}) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }
    }

    public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }

    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    public enum InvalidationReason: String, Hashable, Sendable, Codable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A setting for all tips.
    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            private init() {}
            public static let immediate = DisplayFrequency()
            public static let hourly = DisplayFrequency()
            public static let daily = DisplayFrequency()
            public static let weekly = DisplayFrequency()
            public static let monthly = DisplayFrequency()
        }

        public struct DatastoreLocation: Sendable {
            private init() {}
            public static let applicationDefault = DatastoreLocation()
            public static func groupContainer(identifier: String) -> DatastoreLocation { DatastoreLocation() }
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
    }

    /// Lets tips appear in popovers. A `TipView` shows its tip without it too, since a picture may be made without the app's start.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws { TipStore.shared.isConfigured = true }

    /// Forgets what has happened to tips: invalidations, parameters and donations.
    public static func resetDatastore() throws { TipStore.shared.reset() }

    /// Shows tips whatever their rules say, and those that have been invalidated.
    public static func showAllTipsForTesting() { TipStore.shared.override(nil, isShown: true) }
    public static func showTipsForTesting(_ tips: [any Tip.Type]) { tips.forEach { TipStore.shared.override($0, isShown: true) } }

    /// Hides tips whatever their rules say.
    public static func hideAllTipsForTesting() { TipStore.shared.override(nil, isShown: false) }
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) { tips.forEach { TipStore.shared.override($0, isShown: false) } }

    public typealias ActionBuilder = ListBuilder<Action>
    public typealias RuleBuilder = ListBuilder<Rule>
    public typealias OptionsBuilder = ListBuilder<any TipOption>

    /// Combines the parts of a tip in a list.
    @resultBuilder
    public enum ListBuilder<Element> {
        public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
        public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
        public static func buildBlock(_ components: [Element]...) -> [Element] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
        public static func buildEither(first component: [Element]) -> [Element] { component }
        public static func buildEither(second component: [Element]) -> [Element] { component }
        public static func buildLimitedAvailability(_ component: [Element]) -> [Element] { component }
        public static func buildArray(_ components: [[Element]]) -> [Element] { components.flatMap { $0 } }
    }
}
