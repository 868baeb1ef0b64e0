import AppIntents
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetKit

/// How widgets without a preview are shown: what the system asks their providers for.
extension PreviewPlanner {
    /// The plan of a widget in one family: placeholder, snapshot and timeline. The plan reports each one that the provider does not give,
    /// and the others are drawn.
    func plan(_ placed: PlacedWidget) async throws -> PreviewPlan {
        let center = WidgetCenter()
        return try await RunContext.with(\.widgetCenter, center) { try await plan(placed, knownTo: center) }
    }

    /// - Parameter center: knows the widget as the one in use.
    private func plan(_ placed: PlacedWidget, knownTo center: WidgetCenter) async throws -> PreviewPlan {
        let description = try placed.widget.describe()
        var plan = try widgetPlan(of: description, family: placed.family)
        // They have been said of one family alone already.
        let offers = plan.remarks.notes
        plan.remarks.notes = []
        let shown = context(of: plan, family: placed.family, isPreview: false)
        center.place([WidgetInfo(kind: description.kind, family: placed.family)])
        do {
            plan.asides.append(
                try await PreviewParts.attempt("placeholder", within: secondsForAnswer) { placeholder(of: description, in: shown) })
        } catch {
            plan.remarks.failures.append(error.words)
        }
        do {
            let intent = try await configuration(of: description, owner: placed.widget)
            center.place([WidgetInfo(kind: description.kind, family: placed.family, configuration: intent)])
            do {
                let gallery = context(of: plan, family: placed.family, isPreview: true)
                plan.asides.append(
                    try await PreviewParts.attempt("snapshot", within: secondsForAnswer) {
                        try await snapshot(of: description, for: intent, in: gallery)
                    })
            } catch {
                plan.remarks.failures.append(error.words)
            }
            var supply = supply(of: description, configuration: intent) {
                try await description.timelines.timeline(for: intent, in: shown)
            }
            let ask = supply.ask
            let series = try await PreviewParts.attempt("timeline", within: secondsForAnswer) { try await ask() }
            guard !series.entries.isEmpty else { throw WidgetReadingError.noEntries(kind: description.kind) }
            plan.entries = try await followed(series, by: &supply, of: description, names: [], remarks: &plan.remarks)
            plan.supply = supply
        } catch let PreviewError.noSuchEntries(first, count) {
            // A provider has the entries it has: a range that suits other providers is not a fault of this one.
            let end = options.providedEntries.upperBound
            let asked = end == .max ? first : end
            plan.remarks.notes.append(
                "the timeline has \(count == 1 ? "one entry" : "\(count) entries") and no entry \(first): none is drawn. "
                    + "For those up to \(asked), type --entries 1...\(asked).")
        } catch let error as WidgetReadingError where error.keepsPlaceholder && !plan.asides.isEmpty {
            plan.remarks.diagnostics.append(error.words)
        } catch {
            plan.remarks.failures.append(error.words)
        }
        plan.remarks.notes += await suggestions(of: description)
        plan.remarks.diagnostics += description.timelines.takeRemarks()
        // Messages about a provider hold for every family, so each is reported once.
        plan.remarks.diagnostics = memory.untold(plan.remarks.diagnostics, kind: description.kind)
        plan.remarks.notes = offers + memory.untold(plan.remarks.notes, kind: description.kind)
        return plan
    }

    /// Seconds after which the front ends a provider that keeps the whole process busy: a little more than those after which the
    /// host itself goes on without a provider's answer.
    private var secondsForAnswer: Double { options.providerDeadline + 2 }

    /// The plan of a widget in one family as it is on a screen: its timeline alone.
    ///
    /// - Throws: `WidgetReadingError`, `IntentParameterError`, or what user code throws.
    func plan(shownOf placed: PlacedWidget) async throws -> PreviewPlan {
        let center = WidgetCenter()
        return try await RunContext.with(\.widgetCenter, center) {
            try await VirtualRandom.fromStart { try await shownPlan(of: placed, knownTo: center) }
        }
    }

    private func shownPlan(of placed: PlacedWidget, knownTo center: WidgetCenter) async throws -> PreviewPlan {
        try await RunContext.with(\.locale, options.locale) {
            let description = try placed.widget.describe()
            var plan = try widgetPlan(of: description, family: placed.family)
            let context = context(of: plan, family: placed.family, isPreview: false)
            var supply = try await supply(of: description, owner: placed.widget, in: context)
            center.place([WidgetInfo(kind: description.kind, family: placed.family, configuration: supply.configuration)])
            let series = try await supply.ask()
            guard !series.entries.isEmpty else { throw WidgetReadingError.noEntries(kind: description.kind) }
            plan.entries = try await followed(series, by: &supply, of: description, names: [], remarks: &plan.remarks)
            plan.supply = supply
            return try inPlace(plan)
        }
    }

    /// Returns the context that the provider receives. The system marks an entry as a preview when it asks for a snapshot for its
    /// gallery.
    private func context(of plan: PreviewPlan, family: WidgetFamily, isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: plan.size,
            environmentVariants: .init(displayScale: CGFloat(options.scale)))
    }

    private func placeholder(of description: WidgetDescription, in context: TimelineProviderContext) -> PreviewPlan.Entry {
        let entry = description.timelines.placeholder(in: context)
        return PreviewPlan.Entry(name: "placeholder", date: entry.date, redaction: .placeholder) {
            try description.timelines.content(for: entry)
        }
    }

    private func snapshot(
        of description: WidgetDescription, for intent: ChosenConfiguration?, in context: TimelineProviderContext
    ) async throws -> PreviewPlan.Entry {
        let entry = try await answer(of: "a request for a snapshot", kind: description.kind) {
            try await description.timelines.snapshot(for: intent, in: context)
        }
        return PreviewPlan.Entry(name: "snapshot", date: entry.date) { try description.timelines.content(for: entry) }
    }

    /// When a provider says that its widget matters, and which configurations it recommends: for people who look for them.
    private func suggestions(of description: WidgetDescription) async -> [String] {
        guard options[.widgets] else { return [] }
        var notes: [String] = []
        let names = description.timelines.recommendations().map { $0.words(in: environment) }
        if !names.isEmpty { notes.append("the provider recommends \(names.map { "\"\($0)\"" }.joined(separator: ", ")).") }
        let timelines = description.timelines
        let times = try? await answer(of: "relevance()", kind: description.kind) { await timelines.relevance(in: options.timeZone) }
        if let times, !times.isEmpty {
            notes.append("the provider says that the widget is relevant to a Smart Stack \(times.joined(separator: ", and ")).")
        }
        return notes
    }
}
