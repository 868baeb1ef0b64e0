import Drawing
import Foundation
import HostProtocol
import Raster
import SwiftUI
import TestSupport
import Testing
import Typesetting
import WidgetKit

@testable import PreviewRendering

/// The system takes one image and one text out of the view of an inline accessory, and sets them in its own font and colour.
@Suite("Inline accessories") @MainActor struct InlineAccessoryTests {
    private func film(_ view: some View) async throws -> PreviewFilm {
        var options = RenderOptions()
        options.scale = 2
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try planner.plan(viewInWidget: { view }, family: .accessoryInline)
        return try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
    }

    private func dump(_ view: some View) async throws -> String {
        try #require(try await film(view).stills.first).list.dump()
    }

    @Test("The first image and the first text, on one line, without styles of their own") func first() async throws {
        let plain = try await dump(Label("Hello", systemImage: "flame.fill").containerBackground(.clear, for: .widget))
        let busy = VStack {
            HStack {
                Image(systemName: "flame.fill").resizable().frame(width: 60, height: 60).foregroundStyle(.red)
                Text("Hello").font(.largeTitle.bold()).foregroundStyle(.orange).italic()
            }
            Image(systemName: "star")
            Text("Second")
        }
        try await expect(dump(busy.containerBackground(.blue, for: .widget)), equals: plain)
    }

    @Test("Nothing is said of a container that it has no use for") func container() async throws {
        #expect(try await film(Text("Hello")).notes.isEmpty)
    }

    @Test("On a Lock Screen the day stands before it, and both are centred together") func day() async throws {
        var options = RenderOptions()
        (options.scale, options.surroundings.place) = (2, .lockScreen)
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let view = Label("Hello", systemImage: "flame.fill").containerBackground(.clear, for: .widget)
        let plan = try planner.inPlace(planner.plan(viewInWidget: { view }, family: .accessoryInline))
        let origin = try #require(plan.stage?.origin)
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        let list = try #require(film.stills.first).list
        guard case .transform(_, let items)? = list.items.last else { Issue.record("\(list.dump())"); return }
        let box = DisplayList(size: plan.size, items: items).extent(of: items)
        #expect(abs(box.midX - plan.size.width / 2) < 6 && box.width > 90, "\(box) in \(plan.size) at \(origin)")
    }

    @Test("Words that are joined stay, their sizes go") func joined() async throws {
        let plain = try await dump(Text("37 sat").containerBackground(.clear, for: .widget))
        let styled = Text("37").font(.system(.body, weight: .bold)) + Text(" sat").font(.caption).foregroundColor(.red)
        try await expect(dump(styled.containerBackground(.clear, for: .widget)), equals: plain)
    }

    @Test("A view that fits is chosen first, and what is hidden does not count") func chosen() async throws {
        let fitting = ViewThatFits {
            Text("A sentence that is far too long for the line above the clock of any phone")
            Text("Short")
        }
        let plain = try await dump(Text("Short").containerBackground(.clear, for: .widget))
        try await expect(dump(fitting.containerBackground(.clear, for: .widget)), equals: plain)
        let hidden = VStack {
            Text("Hidden").hidden()
            Text("Clear").opacity(0)
            Text("Short")
        }
        try await expect(dump(hidden.containerBackground(.clear, for: .widget)), equals: plain)
    }

    @Test("What is left out is told; what has neither text nor image, too") func told() async throws {
        let busy = VStack {
            Text("One")
            Text("Two")
        }
        #expect(
            try await film(busy.containerBackground(.clear, for: .widget)).diagnostics.contains {
                $0.contains("shows only the first image and the first text of its view")
            })
        let empty = Circle().containerBackground(.clear, for: .widget)
        #expect(try await film(empty).diagnostics.contains { $0.contains("shows only a text and an image, and its view has neither") })
        let label = Label("Hello", systemImage: "flame.fill").containerBackground(.clear, for: .widget)
        try await expect(film(label).diagnostics, equals: [])
    }

    /// On a Lock Screen it is a golden of the examples.
    @Test func oneAloneAndOneOnAWatchFaceAreAsAccepted() async throws {
        for place in [nil, Place.watchFace] {
            var options = RenderOptions()
            options.scale = 1
            options.surroundings.place = place
            let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
            var plan = try planner.plan(
                viewInWidget: {
                    VStack {
                        HStack {
                            Image(systemName: "flame.fill").font(.largeTitle).foregroundStyle(.red)
                            Text("412 kcal").font(.largeTitle.bold()).foregroundStyle(.orange)
                        }
                        Text("of 600")
                    }
                    .containerBackground(.blue, for: .widget)
                }, family: .accessoryInline)
            plan = try planner.inPlace(plan)
            let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
            let picture = try await FrameRasterizer(scale: 1, jobs: 1).pixmaps(of: film.stills.map(\.list))[0]
            try Sheet.check(picture, as: "InlineAccessoryTests/\(place.map { "\($0)" } ?? "alone")")
        }
    }

    @Test("The widget's address stays") func address() async throws {
        var options = RenderOptions()
        options.scale = 2
        options.steps = [.tap(.point(CGPoint(x: 5, y: 5)), count: 1)]
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try planner.plan(
            viewInWidget: { Text("Hello").containerBackground(.clear, for: .widget).widgetURL(URL(string: "inline://here")) },
            family: .accessoryInline)
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        expect(film.scenes.first?.openedURLs.map(\.absoluteString), equals: ["inline://here"])
    }
}
