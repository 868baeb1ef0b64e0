import ActivityKit
import Drawing
import Foundation
import HostProtocol
import ImageCodecs
import Pixels
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Delivery: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stops: Int
        var arrival: String
    }

    var courier: String
}

private struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Delivery.self) { context in
            HStack(spacing: 12) {
                Image(systemName: "box.truck.fill").font(.title).foregroundStyle(.orange)
                VStack(alignment: .leading) {
                    Text(context.attributes.courier).font(.headline)
                    Text("\(context.state.stops) stops away").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Text(context.state.arrival).font(.title2.bold())
            }
            .padding()
            .activityBackgroundTint(Color.indigo.opacity(0.25))
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Label("\(context.state.stops)", systemImage: "box.truck.fill").foregroundStyle(.orange)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.arrival).bold()
                }
                DynamicIslandExpandedRegion(.center) {
                    Text(context.attributes.courier).font(.headline)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    HStack {
                        Capsule().fill(.orange).frame(height: 6)
                        Capsule().fill(.gray).frame(width: CGFloat(context.state.stops) * 40, height: 6)
                    }
                }
            } compactLeading: {
                Image(systemName: "box.truck.fill").foregroundStyle(.orange)
            } compactTrailing: {
                Text(context.state.arrival)
            } minimal: {
                Image(systemName: "box.truck.fill").foregroundStyle(.orange)
            }
            .keylineTint(.orange)
        }
        .supplementalActivityFamilies([.small])
    }
}

/// Live Activities and the Dynamic Island, as previews show them.
@Suite("Live Activities") @MainActor struct LiveActivityTests {
    private static let presentations: [(String, ActivityPreviewViewKind)] = [
        ("banner", .content), ("compact", .dynamicIsland(.compact)), ("minimal", .dynamicIsland(.minimal)),
        ("expanded", .dynamicIsland(.expanded)),
    ]

    private func plan(
        _ kind: ActivityPreviewViewKind, widget: @escaping () -> some Widget = { DeliveryActivity() },
        dark: Bool = false, place: Place? = nil
    ) async throws -> PreviewPlan {
        let preview = Preview("Delivery", as: kind, using: Delivery(courier: "Ada"), widget: widget) {
            Delivery.ContentState(stops: 3, arrival: "9:41")
            Delivery.ContentState(stops: 1, arrival: "9:50")
        }
        let content = try #require(preview.content as? any SurfaceContent)
        var options = RenderOptions()
        options.scale = 2
        options.colorScheme = dark ? .dark : .light
        options.surroundings.place = place
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        return try await planner.plan(
            CatalogedPreview(
                index: 0, name: "Delivery", title: nil, file: "", line: 0, entryNames: ["near", "here"], group: nil,
                subject: .surface(content)))
    }

    @Test(arguments: 0..<4)
    func everyPresentationHasAppleSize(_ index: Int) async throws {
        let sizes = [
            CGSize(width: 408, height: 84), CGSize(width: 250, height: 37), CGSize(width: 110.0 / 3, height: 37),
            CGSize(width: 408, height: 84),
        ]
        let plan = try await plan(Self.presentations[index].1)
        expect(plan.size.width, near: sizes[index].width, within: 0.01)
        #expect(plan.size.height >= sizes[index].height && plan.size.height <= 160)
        expect(plan.entries.map(\.name), equals: ["near", "here"])
        #expect(plan.family == nil)
    }

    @Test func statesAreFilmedLikeEntries() async throws {
        let plan = try await plan(.dynamicIsland(.expanded))
        let film = try await PreviewRenderer(plan: plan, options: RenderOptions()).film()
        expect(film.stills.map(\.name), equals: ["near", "here"])
        expect(film.transitions.first.map { $0.frames.count > 5 }, equals: true)
    }

    @Test func aWidgetThatIsNoActivityIsTold() async throws {
        struct Plain: Widget {
            var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
        }
        await #expect(throws: WidgetReadingError.noActivity(type: "Plain")) {
            _ = try await plan(.content, widget: { Plain() })
        }
    }

    @Test func theCompactIslandReachesAroundTheCamera() async throws {
        let picture = try await pictures(try await plan(.dynamicIsland(.compact)))[0]
        let (width, middle) = (picture.widthInPixels, picture.heightInPixels / 2)
        // The camera stands in the middle of the canvas, black on both sides of it.
        expect(picture[width / 2, middle].alpha, equals: 255)
        // Nothing lies outside the plate's round ends.
        expect(picture[0, 0].alpha, equals: 0)
    }

    @Test(arguments: [false, true]) func everyPresentationIsAsAccepted(isDark: Bool) async throws {
        for (name, kind) in Self.presentations {
            for (index, picture) in try await pictures(try await plan(kind, dark: isDark), scale: 1).enumerated() {
                try Sheet.check(picture, as: "LiveActivityTests/\(name)\(isDark ? "-dark" : "")-\(index + 1)")
            }
        }
    }

    @Test func standByIsAsAccepted() async throws {
        for (index, picture) in try await pictures(try await plan(.content, place: .standBy), scale: 1).enumerated() {
            try Sheet.check(picture, as: "LiveActivityTests/standby-\(index + 1)")
        }
    }

    private func pictures(_ plan: PreviewPlan, scale: Double = 2) async throws -> [Pixmap] {
        var options = RenderOptions()
        options.scale = scale
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        return try await FrameRasterizer(scale: scale, jobs: 2).pixmaps(of: film.stills.map(\.list))
    }
}
