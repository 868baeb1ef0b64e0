import AppIntents
import Foundation
import HostProtocol
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Beach: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Beach"
    @Parameter(title: "Name", default: "none") var name: String
    init() {}
    init(_ name: String) { self.name = name }
}

private struct Tide: RelevanceEntry { var text: String }

private struct NoTide: Error, CustomStringConvertible { var description: String { "no tide at \"dry\"" } }

private struct TideProvider: RelevanceEntriesProvider {
    var beaches = ["north", "south"]

    func relevance() async -> WidgetRelevance<Beach> {
        WidgetRelevance(
            beaches.enumerated().map { index, name in
                let start = ViewClock.start.date.addingTimeInterval(Double(index + 1) * 3600)
                return WidgetRelevanceAttribute(
                    configuration: Beach(name), context: .date(interval: DateInterval(start: start, duration: 600), kind: .scheduled))
            })
    }

    func placeholder(context: Context) -> Tide { Tide(text: "placeholder") }

    func entry(configuration: Beach, context: Context) async throws -> Tide {
        if configuration.name == "dry" { throw NoTide() }
        return Tide(text: configuration.name)
    }
}

/// Generic, so that no catalogue finds it by itself.
private struct TideWidget<Tag>: Widget {
    var provider = TideProvider()
    var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "tide", provider: provider) { entry in
            Text(verbatim: entry.text).containerBackground(.blue, for: .widget)
        }
        .configurationDisplayName("Tides").associatedKind("tides all day")
    }
}

@Suite("Widgets of a Smart Stack") @MainActor struct RelevanceWidgetTests {
    /// A provider's time is the clock's, and tests that run at once wait for one another.
    private static var unhurried: RenderOptions {
        var options = RenderOptions()
        options.providerDeadline = 900
        return options
    }

    private func plan(_ widget: TideWidget<Int>, _ change: (inout RenderOptions) -> Void = { _ in }) async throws -> PreviewPlan {
        var options = Self.unhurried
        (options.scale, options[.widgets]) = (2, true)
        change(&options)
        VirtualClock.start()
        defer { VirtualClock.stop() }
        return try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            PlacedWidget(widget: widget, family: .accessoryRectangular))
    }

    @Test("There is an entry for each time at which the widget matters, on a watch's card") func entries() async throws {
        let description = try TideWidget<Int>().describe()
        expect(description.supportedFamilies, equals: [.accessoryRectangular])
        let plan = try await plan(TideWidget())
        expect(plan.remarks.failures, equals: [])
        expect(plan.entries.map { $0.date.timeIntervalSince(ViewClock.start.date) }, equals: [3600, 7200])
        expect(plan.asides.map(\.name), equals: ["placeholder", "snapshot"])
        #expect(plan.size == WidgetDevice.watch.size(of: .accessoryRectangular) && plan.cornerRadius > 0)
        #expect(plan.remarks.notes.contains { $0.contains("tides all day") })
        #expect(plan.remarks.notes.contains { $0.contains("from 2025-09-09 10:41 to 10:51") })
        var options = RenderOptions()
        options.scale = 2
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        #expect(film.diagnostics == [] && film.stills.count == 4)
        guard ProcessInfo.processInfo.environment["DRAWING_SHEETS"] != nil else { return }
        for (index, picture) in try await FrameRasterizer(scale: 2, jobs: 1).pixmaps(of: film.stills.map(\.list)).enumerated() {
            try Sheet.write(picture, as: "relevance-\(index)")
        }
    }

    @Test("A parameter that somebody chooses is shown alone") func chosen() async throws {
        let plan = try await plan(TideWidget()) { $0.setParameters(["name": "east"]) }
        expect(plan.entries.count, equals: 1)
    }

    @Test("A provider that throws is told, with what it threw") func throwing() async throws {
        let plan = try await plan(TideWidget(provider: TideProvider(beaches: ["dry"])))
        #expect(plan.entries.isEmpty && plan.asides.map(\.name) == ["placeholder"])
        #expect(plan.remarks.failures.contains { $0.contains("entry(configuration:context:)") && $0.contains("no tide at \"dry\"") })
    }

    @Test("Previews list entries, or ask a provider", arguments: [0, 1, 2]) func previews(_ form: Int) async throws {
        let preview =
            switch form {
            case 0:
                Preview(
                    widget: { TideWidget<Int>() },
                    relevanceEntries: {
                        Tide(text: "one")
                        Tide(text: "two")
                    })
            case 1: Preview(widget: { TideWidget<Int>() }, relevanceProvider: { TideProvider() })
            default:
                Preview(
                    widget: { TideWidget<Int>() }, relevanceProvider: { TideProvider() },
                    relevance: {
                        await TideProvider(beaches: ["a", "b"]).relevance()
                    })
            }
        VirtualClock.start()
        defer { VirtualClock.stop() }
        let plan = try await PreviewPlanner(options: Self.unhurried, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "Tide", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .widget(try #require(preview.content as? WidgetPreviewContent))))
        expect(plan.entries.count, equals: 2)
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        #expect(film.stills.count == 2 && film.stills[0].list != film.stills[1].list)
    }
}
