import Observation
import SwiftUI

/// Tips of which views show one at a time.
///
/// Source: Apple, TipKit `TipGroup`.
public final class TipGroup: Observable, Sendable {
    /// The tip that follows: the first that is available, or the first that nothing has ended, once its rules hold.
    public enum Priority: Hashable, Sendable { case firstAvailable, ordered }

    private let priority: Priority
    private let tips: [any Tip]

    public init(_ priority: Priority = .firstAvailable, @Tips.ListBuilder<any Tip> _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip to show now; nil if there is none.
    public var currentTip: (any Tip)? {
        switch priority {
        case .firstAvailable:
            return tips.first(where: \.shouldDisplay)
        case .ordered:
            let next = tips.first { if case .invalidated = $0.status { false } else { true } }
            return next?.shouldDisplay == true ? next : nil
        }
    }
}

/// A tip of any type.
public struct AnyTip: Tip {
    let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Tips.Action] { tip.actions }
    public var rules: [Tips.Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}
