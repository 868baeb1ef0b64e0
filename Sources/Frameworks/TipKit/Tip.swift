import Foundation
import SwiftUI

/// A hint at something that an app can do.
///
/// A view shows it while all of its rules hold and nothing has invalidated it. Source: Apple, TipKit `Tip`.
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

    /// True if views show the tip.
    public var shouldDisplay: Bool { status == .available }

    /// The state of the rules, and the reason for which the tip has ended.
    public var status: Tips.Status { TipStore.shared.status(of: self) }

    /// The status now, and each time it changes.
    public var statusUpdates: AsyncStream<Tips.Status> { TipStore.shared.updates { status } }

    /// True now if views show the tip, and again each time this changes.
    public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

    /// Ends the tip: no view shows it until the data of tips are reset.
    public func invalidate(reason: Tips.InvalidationReason) { TipStore.shared.invalidate(id, reason) }

    /// Lets a tip be shown that has been invalidated. Source: Apple, TipKit `resetEligibility()` of iOS 26.
    public func resetEligibility() async { TipStore.shared.forgetInvalidation(of: id) }
}

/// An option for the frequency and the duration with which a tip is shown.
public protocol TipOption: Sendable {}
