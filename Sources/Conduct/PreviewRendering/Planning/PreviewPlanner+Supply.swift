import AppIntents
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetKit

/// Requests to providers, and the rules for following their timelines.
extension PreviewPlanner {
    /// The parameters of a widget, with the values that the options give them.
    ///
    /// - Throws: `IntentParameterError`, or what a query throws.
    func configuration(of description: WidgetDescription, owner: any Widget) async throws -> ChosenConfiguration? {
        let owners = ["\(type(of: owner))", description.kind]
        memory.note(description.timelines.parameterNames, of: owners)
        let wishes = options.parameterWishes.filter { wish in wish.owner.map(owners.contains) ?? true }
        let timelines = description.timelines
        return try await answer(of: "a request for parameters", kind: description.kind) { try await timelines.configuration(wishes) }
    }

    /// Asks a widget's provider.
    func supply(
        of description: WidgetDescription, configuration: ChosenConfiguration? = nil,
        _ ask: @escaping @MainActor () async throws -> EntrySeries
    ) -> WidgetSupply {
        WidgetSupply(
            kind: description.kind, configuration: configuration,
            ask: { try await answer(of: "a request for a timeline", kind: description.kind, ask) },
            content: { entry in
                try RunContext.with(\.locale, options.locale) { try description.timelines.content(for: entry) }
            })
    }

    /// The same, with the widget's parameters as the options give them.
    func supply(
        of description: WidgetDescription, owner: any Widget, in context: TimelineProviderContext
    ) async throws -> WidgetSupply {
        let intent = try await configuration(of: description, owner: owner)
        return supply(of: description, configuration: intent) {
            try await description.timelines.timeline(for: intent, in: context)
        }
    }

    /// The entries of a provider as the system shows them: by date, and through its reloads as far as the options allow.
    func followed(
        _ first: EntrySeries, by supply: inout WidgetSupply, of description: WidgetDescription, names: [String?],
        remarks: inout PreviewPlan.Remarks
    ) async throws -> [PreviewPlan.Entry] {
        let start = ViewClock.start.date
        var entries = inOrder(first.entries, remarks: &remarks)
        supply.reloadDate = WidgetSupply.reloadDate(after: first, askedAt: start)
        if let end = options.until?.date(from: start) {
            let timeline = await FollowedTimeline(first, from: start, until: end, supply: supply, inOrder: Self.byDate)
            entries = timeline.entries
            if let note = timeline.note(from: start, in: options.timeZone) { remarks.notes.append(note) }
            if let failure = timeline.failure { remarks.failures.append(failure) }
        } else if case .at(let date) = first.policy.moment, let last = entries.last?.date, date < last {
            let unseen = entries.count { $0.date >= date }
            remarks.notes.append(
                "the timeline asks to be replaced before it ends: the system may never show the last "
                    + "\(unseen == 1 ? "entry" : "\(unseen) entries"). Follow it with --until.")
        }
        return try timeline(
            of: description, entries: entries, names: names, within: options.providedEntries, remarks: &remarks)
    }

    /// The entries by date, as the system shows them; those of one date stay as they are.
    private func inOrder(_ entries: [any TimelineEntry], remarks: inout PreviewPlan.Remarks) -> [any TimelineEntry] {
        guard zip(entries, entries.dropFirst()).contains(where: { $0.date > $1.date }) else { return entries }
        remarks.diagnostics.append("The timeline's entries are not in the order of their dates: they are shown by date.")
        return Self.byDate(entries)
    }

    static func byDate(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
        entries.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    }

    /// The places of the parameters that something drawn has.
    func foundParameters() -> [Int] { options.parameterWishes.enumerated().filter { memory.knows($0.element) }.map(\.offset) }

    /// Returns messages about requested parameters that no rendered widget or control has.
    ///
    /// - Parameter found: the places of those that something has which an earlier host drew.
    func unknownParameters(besides found: [Int]) -> [String] {
        options.parameterWishes.enumerated().compactMap { place, wish in
            guard !found.contains(place), !memory.knows(wish) else { return nil }
            let known = memory.configurable.map { "\($0.owner): \($0.names.joined(separator: ", "))" }
            let asked = wish.owner.map { "\($0).\(wish.name)" } ?? wish.name
            return "No rendered widget or control has a parameter \"\(asked)\". "
                + (known.isEmpty
                    ? "No rendered widget or control can be "
                        + "configured\(options[.widgets] ? "." : ": a preview shows the entries that it lists. --widgets renders the widgets themselves.")"
                    : "There are \(known.joined(separator: "; ")).")
        }
    }
}
