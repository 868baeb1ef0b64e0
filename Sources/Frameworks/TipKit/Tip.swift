import Foundation
import RunContext
import SwiftUI

/// A hint at something that an app can do.
///
/// The rules and events that determine when a tip is shown are ignored: a tip that is in a view is drawn. Source: Apple, TipKit `Tip`.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Event = Tips.Event
    typealias Rule = Tips.Rule
    typealias Option = any TipOption
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    /// The buttons below the text.
    @Tips.ListBuilder<Tips.Action> var actions: [Tips.Action] { get }
    @Tips.ListBuilder<Tips.Rule> var rules: [Tips.Rule] { get }
    @Tips.ListBuilder<any TipOption> var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }

    public var shouldDisplay: Bool { true }
    public var status: Tips.Status { .available }

    /// Marks the tip as no longer needed, which is reported: a picture shows it as long as its view exists.
    public func invalidate(reason: Tips.InvalidationReason) {
        RunReports.note("Tip.invalidate(reason: .\(reason)) was called: tips are drawn wherever their view is.")
    }
}

/// An option for the frequency and the duration with which a tip is shown.
public protocol TipOption: Sendable {}

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

    /// Something that happened, which rules count.
    public struct Event: Identifiable, Sendable {
        public let id: String
        public init(id: String) { self.id = id }
        public func donate() async {}
        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { completion?() }
    }

    /// A rule for showing a tip. None can be created here: `#Rule` is absent.
    public struct Rule: Sendable { init() {} }

    public struct MaxDisplayCount: TipOption { public init(_ maxDisplayCount: Int) {} }
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignoresDisplayFrequency: Bool) {} }

    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }

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

    public static func configure(_ configuration: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    /// Reports the call: tips are drawn wherever their view is.
    public static func hideAllTipsForTesting() {
        RunReports.note("Tips.hideAllTipsForTesting() was called: tips are drawn wherever their view is.")
    }

    /// Combines the parts of a tip in a list.
    @resultBuilder
    public enum ListBuilder<Element> {
        public static func buildExpression(_ expression: Element) -> [Element] { [expression] }
        public static func buildExpression(_ expression: [Element]) -> [Element] { expression }
        public static func buildBlock(_ components: [Element]...) -> [Element] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [Element]?) -> [Element] { component ?? [] }
        public static func buildEither(first component: [Element]) -> [Element] { component }
        public static func buildEither(second component: [Element]) -> [Element] { component }
        public static func buildArray(_ components: [[Element]]) -> [Element] { components.flatMap { $0 } }
    }
}
