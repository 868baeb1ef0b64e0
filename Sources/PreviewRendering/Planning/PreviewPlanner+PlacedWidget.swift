import Foundation
import SwiftUI
import WidgetKit

/// How widgets without a preview are shown: what the system asks their providers for.
extension PreviewPlanner {
    /// The plan of a widget in one family: placeholder, snapshot and timeline. What its provider does not give is told, and the
    /// others are drawn.
    func plan(_ placed: PlacedWidget) async throws -> PreviewPlan {
        let description = try placed.widget.describe()
        var plan = try widgetPlan(family: placed.family, hasMargins: !description.areContentMarginsDisabled)
        plan.remarks.notes = placed.remarks
        plan.asides.append(placeholder(of: description, in: context(of: plan, family: placed.family, isPreview: false)))
        do {
            plan.asides.append(
                try await snapshot(of: description, in: context(of: plan, family: placed.family, isPreview: true)))
        } catch {
            plan.remarks.failures.append("\(error)")
        }
        do {
            plan.entries = try await timeline(
                of: description, in: context(of: plan, family: placed.family, isPreview: false), remarks: &plan.remarks)
        } catch {
            plan.remarks.failures.append("\(error)")
        }
        plan.reload = reloading(description, in: context(of: plan, family: placed.family, isPreview: false))
        plan.remarks.diagnostics += description.timelines.takeRemarks()
        // What is to be said of a provider is so for every family.
        plan.remarks.diagnostics = memory.untold(plan.remarks.diagnostics, kind: description.kind)
        plan.remarks.notes = memory.untold(plan.remarks.notes, kind: description.kind)
        return plan
    }

    /// What the provider is told. The system says that an entry is for its gallery when it asks for a snapshot there.
    private func context(of plan: PreviewPlan, family: WidgetFamily, isPreview: Bool) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family, isPreview: isPreview, displaySize: plan.size,
            environmentVariants: .init(displayScale: CGFloat(options.scale)))
    }

    /// What asks a provider for its entries once more. Of preview-listed entries, too, the provider's take their place.
    func reloading(
        _ description: WidgetDescription, in context: TimelineProviderContext
    ) -> @MainActor () async throws -> [PreviewPlan.Entry] {
        {
            let series = try await answer(of: "a request for a timeline", kind: description.kind) {
                try await description.timelines.timeline(for: nil, in: context)
            }
            guard !series.entries.isEmpty else { throw WidgetReadingError.noEntries(kind: description.kind) }
            return series.entries.sorted { $0.date < $1.date }.map { entry in
                PreviewPlan.Entry(name: "reload", date: entry.date) { try description.timelines.content(for: entry) }
            }
        }
    }

    private func placeholder(of description: WidgetDescription, in context: TimelineProviderContext) -> PreviewPlan.Entry {
        let entry = description.timelines.placeholder(in: context)
        return PreviewPlan.Entry(name: "placeholder", date: entry.date, redaction: .placeholder) {
            try description.timelines.content(for: entry)
        }
    }

    private func snapshot(
        of description: WidgetDescription, in context: TimelineProviderContext
    ) async throws -> PreviewPlan.Entry {
        let entry = try await answer(of: "a request for a snapshot", kind: description.kind) {
            try await description.timelines.snapshot(for: nil, in: context)
        }
        return PreviewPlan.Entry(name: "snapshot", date: entry.date) { try description.timelines.content(for: entry) }
    }

    private func timeline(
        of description: WidgetDescription, in context: TimelineProviderContext, remarks: inout PreviewPlan.Remarks
    ) async throws -> [PreviewPlan.Entry] {
        let series = try await answer(of: "a request for a timeline", kind: description.kind) {
            try await description.timelines.timeline(for: nil, in: context)
        }
        guard !series.entries.isEmpty else { throw WidgetReadingError.noEntries(kind: description.kind) }
        let entries = inOrder(series.entries, remarks: &remarks)
        if case .at(let date) = series.policy.moment, let last = entries.last?.date, date < last {
            let unseen = entries.count { $0.date >= date }
            remarks.notes.append(
                "the timeline asks to be replaced before it ends: the system may never show the last "
                    + "\(unseen == 1 ? "entry" : "\(unseen) entries").")
        }
        return try timeline(
            of: description, entries: entries, names: [], within: options.entries ?? RenderOptions.entriesByDefault,
            remarks: &remarks)
    }

    /// The entries by date, as the system shows them; those of one date stay as they are.
    private func inOrder(_ entries: [any TimelineEntry], remarks: inout PreviewPlan.Remarks) -> [any TimelineEntry] {
        guard zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) else { return entries }
        remarks.diagnostics.append("The timeline's entries are not in the order of their dates: they are shown by date.")
        return entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }
}
