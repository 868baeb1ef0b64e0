import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// Plays the system's part for a widget that somebody touches: performs its intents, and brings the entries that follow.
///
/// An intent that a control carries is made anew from its parameters and performed. Until the next entry is there, what is
/// `invalidatableContent()` is dimmed and a toggle shows the value that it was given; then the provider's new timeline is shown
/// with the widget's default animation. An intent that fails brings back what was shown before.
///
/// Source: Apple, WWDC23 session 10028 "Bring widgets to life".
@MainActor
final class WidgetLife {
    /// Takes the intents of this widget alone.
    let runner = IntentRunner()

    private let renderer: PreviewRenderer
    private let touches = WidgetTouches()
    private var entry: PreviewPlan.Entry
    private var arrival: (time: Double, entry: PreviewPlan.Entry)?
    private var words: [String] = []

    init(of entry: PreviewPlan.Entry, in renderer: PreviewRenderer) {
        self.entry = entry
        self.renderer = renderer
    }

    /// What the author should know of what was touched.
    var remarks: [String] {
        words
            + touches.inert.map {
                "Touching \($0.isEmpty ? "a view" : "\"\($0)\"") does nothing: in a widget only links and controls with an "
                    + "intent can be touched. Give the control an intent: Button(intent:) or Toggle(isOn:intent:)."
            }
    }

    /// Lets the tree know that it is a widget's from a moment on.
    func begin(_ tree: ViewTree, at time: Double) throws {
        tree.environment.widgetTouches = touches
        tree.environment.openURL = OpenURLAction { [weak self] url in
            let words = "A tap here opens the app with \(url.absoluteString)."
            MainActor.assumeIsolated { self?.say(words) }
            return .handled
        }
        try tree.update(entry.makeView(), transaction: Transaction(), at: time)
    }

    /// Lets everything happen up to a moment: what the tree does by itself, intents, and the entry that follows them.
    func advance(_ tree: ViewTree, to time: Double) async throws {
        try await perform(tree)
        if let next = arrival, next.time <= time {
            try await renderer.advance(tree, to: next.time)
            arrival = nil
            entry = next.entry
            tree.environment.isAwaitingEntry = false
            tree.environment.widgetGeneration += 1
            tree.clock = ViewClock(date: max(entry.date, tree.clock.date(at: next.time)), time: next.time)
            try tree.update(
                entry.makeView(), transaction: Transaction(animation: renderer.plan.defaultAnimation), at: next.time)
        }
        try await renderer.advance(tree, to: time)
    }

    private func say(_ remark: String) {
        if !words.contains(remark) { words.append(remark) }
    }

    /// Performs what was started by a touch.
    private func perform(_ tree: ViewTree) async throws {
        guard runner.isBusy else { return }
        let touched = tree.now
        var next = arrival?.entry ?? entry
        do {
            next = try await performed(at: tree.clock.date(at: touched + renderer.options.latency)) ?? next
        } catch {
            say("The intent of the touched control failed, the widget shows what it showed: \(error)")
        }
        let time = touched + max(renderer.options.latency, 0)
        arrival = (time, next)
        tree.remind(at: time)
        tree.environment.isAwaitingEntry = true
        try tree.update(
            entry.makeView(), transaction: Transaction(animation: renderer.plan.defaultAnimation), at: touched)
    }

    /// The entry that is due at a moment once the intents have ended; nil if no provider gives one.
    private func performed(at date: Date) async throws -> PreviewPlan.Entry? {
        let (runner, seconds) = (runner, renderer.options.providerDeadline)
        guard try await AnswerDeadline.value(within: .seconds(seconds), of: { try await runner.finish() }) != nil else {
            throw IntentTooLate(seconds: seconds)
        }
        guard let reload = renderer.plan.reload else {
            say("The intent was performed; there is no provider here that gives a new timeline, so nothing changes.")
            return nil
        }
        let entries = try await reload()
        return entries.last { $0.date <= date } ?? entries.first
    }
}

/// An intent that does not end.
private struct IntentTooLate: Error, CustomStringConvertible {
    let seconds: Double
    var description: String { "it did not end within \(seconds) s." }
}
