import AppIntents
import Foundation
import HostProtocol
import RunContext
import SwiftUI
import WidgetKit

/// How widgets that previews show are shown.
extension PreviewPlanner {
    /// The plan of a preview of a widget: the entries that the author listed, or those of a provider.
    func plan(_ content: WidgetPreviewContent, entryNames: [String?]) async throws -> PreviewPlan {
        let family = options.widgetFamily ?? content.family
        let description = try content.widget().describe()
        var plan = try widgetPlan(of: description, family: family)
        if options.widgetFamily == nil, let words = Self.words(onUnsupported: family, by: description) {
            plan.remarks.diagnostics.append(words)
        }
        let context = TimelineProviderContext(
            family: family, isPreview: true, displaySize: plan.size,
            environmentVariants: .init(displayScale: CGFloat(options.scale)))
        let center = WidgetCenter()
        center.place([WidgetInfo(kind: description.kind, family: family, configuration: content.configuration)])
        let series = try await RunContext.with(\.widgetCenter, center) {
            try await answer(of: "a timeline", kind: description.kind, hasDeadline: !content.isListed) {
                try await content.entries(context)
            }
        }
        guard !series.entries.isEmpty else { throw PreviewError.noEntries }
        if content.isListed {
            // The entries that an author lists are the widget's until somebody touches it: then those of its provider follow.
            let listed = try ListedTimeline(series.entries, names: entryNames)
            plan.supply = try await supply(of: description, owner: content.widget(), in: context)
            plan.entries = try timeline(
                of: description, entries: listed.entries, names: listed.names, steps: listed.steps, within: options.entries,
                remarks: &plan.remarks)
            plan.listedSteps = PreviewPlan.listedSteps(after: plan.entries.map(\.steps))
            return plan
        }
        var supply = supply(of: description, configuration: content.configuration) { try await content.entries(context) }
        plan.entries = try await followed(series, by: &supply, of: description, names: entryNames, remarks: &plan.remarks)
        plan.supply = supply
        return plan
    }

    /// Returns the message about a preview in a family that its widget does not support.
    private static func words(onUnsupported family: WidgetFamily, by description: WidgetDescription) -> String? {
        let supported = description.supportedFamilies
        // A widget that names no families may be a watch's, where accessories are those that it has.
        guard !supported.contains(family), description.namesFamilies || !family.isAccessory else { return nil }
        return "The preview shows the widget as \(family), a family that it does not support. It supports "
            + supported.map(\.description).joined(separator: ", ") + ": preview one of these, or add \(family) to supportedFamilies(_:)."
    }

    /// The plan of a view that the older form of previews shows in a widget.
    func plan(viewInWidget view: @escaping @MainActor () throws -> any View, family: WidgetFamily) throws -> PreviewPlan {
        var plan = try widgetPlan(family: family, hasMargins: true)
        plan.entries = [PreviewPlan.Entry(name: "entry1", makeView: view)]
        plan.isViewAlone = true
        return plan
    }

    /// The plan of a widget without entries: everything that its family and its configuration decide.
    func widgetPlan(of description: WidgetDescription, family: WidgetFamily) throws -> PreviewPlan {
        var plan = try widgetPlan(
            family: family, hasMargins: !description.areContentMarginsDisabled,
            isBackgroundRemovable: description.isContainerBackgroundRemovable, isInStack: description.isRelevanceWidget)
        if let kind = description.associatedKind {
            plan.remarks.notes += memory.untold(
                ["associatedKind: while it is relevant, a Smart Stack shows it in place of the widget of kind \"\(kind)\"."],
                kind: description.kind)
        }
        (plan.title, plan.summary) = (description.displayName, description.summary)
        plan.remarks.notes += memory.untold(offers(of: description), kind: description.kind)
        return plan
    }

    /// The plan of a widget without entries: everything that its family decides.
    ///
    /// - Parameter isInStack: whether it stands in the Smart Stack of a watch, on its background, and nowhere else.
    func widgetPlan(
        family: WidgetFamily, hasMargins: Bool, isBackgroundRemovable: Bool = true, isInStack: Bool = false
    ) throws -> PreviewPlan {
        let place = isInStack ? nil : options.surroundings.place?.nearest(for: family, isBackgroundRemovable: isBackgroundRemovable)
        let isOnWatch = isInStack || place == .watchFace || family == .accessoryCorner
        let asked = options.surroundings.widgetDevice
        let device = isOnWatch ? asked.flatMap { $0.isWatch ? $0 : nil } ?? .watch : asked ?? .standard
        guard let metrics = WidgetMetrics(family: family, device: device) else {
            throw PreviewError.unknownSize(family.description, device: device.name)
        }
        var environment = environment
        environment.isInWidget = true
        environment.widgetFamily = family
        environment.widgetContentMargins = metrics.contentMargins
        environment.containerShape = ContainerShape(
            shape: RoundedRectangle(cornerRadius: metrics.cornerRadius, style: .continuous),
            frame: CGRect(origin: .zero, size: metrics.size))
        var plan = PreviewPlan(
            entries: [], size: metrics.size,
            placement: .inset(hasMargins ? metrics.contentMargins : EdgeInsets()), cornerRadius: metrics.cornerRadius,
            backdrop: Color(.sRGB, white: options.colorScheme == .dark ? 0.11 : 1), environment: environment,
            defaultAnimation: .default)
        plan.container = .widget
        plan.isOneLine = family == .accessoryInline
        plan.place = place
        let look = options.look ?? (family.isAccessory && !device.isWatch ? .vibrant : .fullColor)
        let keepsBackground = !isBackgroundRemovable && !family.isAccessory
        switch look {
        case .fullColor where isInStack: plan.moveToStack()
        case .fullColor where device.isWatch || place == .standBy: if !keepsBackground { plan.moveToBlack() }
        case .fullColor: break
        case .accented: plan.tint(on: Color(.sRGB, white: 0.11), keepsBackground: keepsBackground)
        case .clear:
            plan.tint(on: PreviewPlan.wallpaper, keepsBackground: keepsBackground)
            plan.look = .clear
        case .vibrant: if !keepsBackground { plan.moveToLockScreen() }
        }
        if keepsBackground, let words = Self.words(onKeptBackgroundIn: look, atWatch: device.isWatch) { plan.remarks.notes.append(words) }
        if device.isWatch { plan.environment.showsWidgetLabel = family == .accessoryCorner && place != .gallery }
        return plan
    }

    /// Returns the message about a Home Screen widget that keeps its background where other widgets lose theirs.
    ///
    /// Source: Apple, SwiftUI `containerBackgroundRemovable(_:)`: the system does not remove the background, and the widget is ineligible
    /// where it has to be removable, as on the Lock Screen of an iPad and in StandBy. The source does not describe how a tinted Home
    /// Screen colours a background that stays.
    private static func words(onKeptBackgroundIn look: WidgetLook, atWatch isOnWatch: Bool) -> String? {
        switch look {
        case .vibrant:
            "containerBackgroundRemovable(false): the system does not offer the widget where backgrounds are removed, as on the Lock "
                + "Screen. It is drawn in full colour."
        case .accented, .clear:
            "containerBackgroundRemovable(false): the background stays. It is drawn in its own colours; Apple does not document how a "
                + "device tints it."
        case .fullColor where isOnWatch:
            "containerBackgroundRemovable(false): the background stays, and the system does not offer the widget where backgrounds are "
                + "removed."
        case .fullColor: nil
        }
    }

    /// Entries as parts of a plan: those of a range, under the names that the source gives them.
    func timeline(
        of description: WidgetDescription, entries: [any TimelineEntry], names: [String?], steps: [[PreviewStep]] = [],
        within limit: ClosedRange<Int>?,
        remarks: inout PreviewPlan.Remarks
    ) throws -> [PreviewPlan.Entry] {
        // Names count only if they are those of all entries: a loop in the source makes more entries than names.
        let known = names.count == entries.count ? names : []
        var unique = UniqueNames()
        let all = entries.enumerated().map { index, entry in
            let name = index < known.count ? known[index] : nil
            var shown = PreviewPlan.Entry(name: unique.unique(name ?? "entry\(index + 1)"), date: entry.date) {
                try description.timelines.content(for: entry)
            }
            if index < steps.count { shown.steps = steps[index] }
            return shown
        }
        guard let limit else {
            remarks.notes += relevance(of: zip(all, entries).map { ($0.name, $1) })
            return all
        }
        let taken = limit.clamped(to: 1...all.count)
        guard limit.contains(taken.lowerBound) else {
            throw PreviewError.noSuchEntries(first: limit.lowerBound, count: all.count)
        }
        if taken.count < all.count {
            let next = taken.upperBound < all.count ? taken.upperBound + 1 : 1
            remarks.notes.append(
                "the timeline has \(all.count) entries; \(taken.lowerBound) to \(taken.upperBound) are drawn. "
                    + "Ask for others with --entries \(next)...")
        }
        let range = taken.lowerBound - 1...taken.upperBound - 1
        remarks.notes += relevance(of: zip(all[range], entries[range]).map { ($0.name, $1) })
        return Array(all[range])
    }

    /// Returns notes on the relevance of the entries. No picture shows it, and a Smart Stack turns to a widget by it.
    private func relevance(of entries: [(name: String, entry: any TimelineEntry)]) -> [String] {
        let scores = entries.compactMap { name, entry in
            entry.relevance.map { "\(name) \($0.score)" + ($0.duration > 0 ? " for \($0.duration) s" : "") }
        }
        guard !scores.isEmpty else { return [] }
        let left = scores.count - Self.mostScores
        return [
            "relevance of the entries to a Smart Stack: " + scores.prefix(Self.mostScores).joined(separator: ", ")
                + (left > 0 ? ", and \(left) more." : ".")
        ]
    }

    private static let mostScores = 8

    /// Returns notes on the configuration's rules for where and how the widget is added, which no picture shows.
    func offers(of description: WidgetDescription) -> [String] {
        var notes = description.disfavoredLocations.map { disfavored in
            "disfavoredLocations: the system offers \(disfavored.families.map(\.description).joined(separator: ", ")) last on "
                + "\(disfavored.locations.map(\.description).joined(separator: ", "))."
        }
        if description.promptsForConfiguration { notes.append("promptsForUserConfiguration: adding the widget asks for its parameters.") }
        return notes
    }

    /// Returns the answer of a provider, unless it takes too long. A provider that exceeded its time is not asked again.
    func answer<Answer>(
        of method: String, kind: String, hasDeadline: Bool = true, _ ask: @escaping @MainActor () async throws -> Answer
    ) async throws -> Answer {
        let seconds = options.providerDeadline
        guard hasDeadline else { return try await ask() }
        let late = WidgetReadingError.providerTooLate(kind: kind, method: method, seconds: seconds)
        guard !memory.isLate(kind, method) else { throw late }
        guard let answer = try await AnswerDeadline.value(within: .seconds(seconds), of: ask) else {
            memory.noteLate(kind, method)
            throw late
        }
        return answer
    }
}

/// A memory of providers, kept across the families for which they are asked.
@MainActor
final class ProviderMemory {
    private var late: Set<String> = []
    private var told: Set<String> = []

    nonisolated init() {}

    /// Returns true if a provider did not answer in its time. It would not for another family either, and each wait is long.
    func isLate(_ kind: String, _ method: String) -> Bool { late.contains("\(kind) \(method)") }
    func noteLate(_ kind: String, _ method: String) { late.insert("\(kind) \(method)") }

    /// The parameters of what has been drawn, by its type and kind, in the order in which they were drawn.
    private(set) var configurable: [(owner: String, names: [String])] = []
    private var kinds: [String: String] = [:]

    func note(_ parameters: [String], of owners: [String]) {
        guard !parameters.isEmpty, !configurable.contains(where: { $0.owner == owners[0] }) else { return }
        configurable.append((owners[0], parameters))
        for other in owners.dropFirst() { kinds[other] = owners[0] }
    }

    /// Returns true if a rendered widget or control has the requested parameter.
    func knows(_ wish: ParameterWish) -> Bool {
        let owner = wish.owner.map { kinds[$0] ?? $0 }
        return configurable.contains { (owner == nil || $0.owner == owner) && $0.names.contains(wish.name) }
    }

    /// Returns the messages about a provider that have not been reported yet.
    func untold(_ words: [String], kind: String) -> [String] { words.filter { told.insert("\(kind) \($0)").inserted } }
}

extension PreviewPlan {
    /// Shows the widget as a tinted Home Screen does: without its container's background, dark, in two colours.
    ///
    /// Source: Apple, WidgetKit "Optimizing your widget for accented rendering mode and Liquid Glass": the container background is
    /// removed, each group is one colour, and opacity stays. The tint, which people choose, is one of ours.
    fileprivate mutating func tint(on ground: Color, keepsBackground: Bool) {
        look = .accented
        if !keepsBackground { container = .removed }
        backdrop = ground
        roundCanvas()
        environment.colorScheme = .dark
        environment.widgetRenderingMode = .accented
        environment.showsWidgetContainerBackground = keepsBackground
    }

    /// Shows the widget as a Lock Screen does: without its container's background, dark, vibrant, on a wallpaper.
    ///
    /// Source: Apple, WidgetKit "Creating accessory widgets and watch complications": the container background is removed, and
    /// the system draws in the mode vibrant. The wallpaper is a plain one of ours.
    fileprivate mutating func moveToLockScreen() {
        look = .vibrant
        container = .removed
        backdrop = Self.wallpaper
        roundCanvas()
        environment.colorScheme = .dark
        environment.widgetRenderingMode = .vibrant
        environment.showsWidgetContainerBackground = false
    }

    /// Shows the widget as a watch face and StandBy do: in its colours on black, without its container's background.
    ///
    /// Source: Apple, WidgetKit "Displaying the right widget background".
    fileprivate mutating func moveToBlack() {
        container = .removed
        backdrop = .black
        environment.colorScheme = .dark
        environment.showsWidgetContainerBackground = false
    }

    /// Shows the widget as the Smart Stack of a watch does: on its background, dark, with the corners of a card.
    fileprivate mutating func moveToStack() {
        backdrop = Color(.sRGB, white: 0.13)
        environment.colorScheme = .dark
        cornerRadius = Self.cardRadius
    }

    /// The corner radius of a Live Activity's card in the Smart Stack here.
    private static let cardRadius: CGFloat = 20

    /// A piece of wallpaper.
    fileprivate static let wallpaper = Color(.sRGB, red: 0.22, green: 0.27, blue: 0.36)

    /// Cuts off the corners of an accessory's canvas: they are those of a piece of wallpaper, which no system shows. A line
    /// has letters up to its ends.
    private mutating func roundCanvas() {
        cornerRadius = max(cornerRadius, min(isOneLine ? Self.lineRadius : Self.wallpaperRadius, size.height / 2))
    }

    private static let wallpaperRadius: CGFloat = 22
    private static let lineRadius: CGFloat = 6
}
