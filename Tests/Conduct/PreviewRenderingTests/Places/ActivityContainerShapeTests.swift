import ActivityKit
import Foundation
import HostProtocol
import Pixels
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Order: ActivityAttributes {
    struct ContentState: Codable, Hashable { var number = 1 }
}

private struct ShapedActivity: Widget {
    private var patch: some View { Color.red.background(.red, in: ContainerRelativeShape()).clipShape(ContainerRelativeShape()) }

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Order.self) { _ in
            patch.frame(height: 100).padding(8)
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { patch.frame(width: 50, height: 50) }
                DynamicIslandExpandedRegion(.bottom) { patch.frame(height: 40) }
            } compactLeading: {
                patch.frame(width: 26)
            } compactTrailing: {
                patch.frame(width: 26)
            } minimal: {
                patch
            }
            .contentMargins(.all, 6, for: .compactLeading)
            .contentMargins(.all, 4, for: .compactTrailing)
            .contentMargins(.all, 5, for: .minimal)
            .contentMargins(.all, 10, for: .expanded)
        }
    }
}

private struct BesideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Order.self) { _ in
            EmptyView()
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Color.blue.frame(width: 60, height: 60) }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Color.red.frame(minWidth: 200, minHeight: 30).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }
}

/// Shapes that follow their container do so in Live Activities, too.
@Suite("Container shapes of Live Activities") @MainActor struct ActivityContainerShapeTests {
    private func picture(
        _ kind: ActivityPreviewViewKind, of widget: @escaping () -> some Widget = { ShapedActivity() }, place: Place? = nil
    ) async throws -> Pixmap {
        let preview = Preview("Order", as: kind, using: Order(), widget: widget) { Order.ContentState() }
        var options = RenderOptions()
        options.scale = 3
        options.surroundings.place = place
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        let plan = try await planner.plan(
            CatalogedPreview(
                index: 0, name: "Order", title: nil, file: "", line: 0, entryNames: [nil], group: nil,
                subject: .surface(try #require(preview.content as? any SurfaceContent))))
        let film = try await PreviewRenderer(plan: plan, options: options).film(hasTransitions: false)
        // On a phone the camera alone stands first.
        let still = try #require(film.stills.first { $0.name != "camera" })
        return try #require(try await FrameRasterizer(scale: 3, jobs: 2).pixmaps(of: [still.list]).first)
    }

    /// The share of a box around all that is red in part of a picture that is red itself.
    private func fullness(_ picture: Pixmap, columns: Range<Int>, rows: Range<Int>? = nil) -> Double {
        var (left, right, top, bottom, count) = (Int.max, 0, Int.max, 0, 0)
        for y in rows ?? 0..<picture.heightInPixels {
            for x in columns where isRed(picture[x, y]) {
                (left, right, top, bottom, count) = (min(left, x), max(right, x), min(top, y), max(bottom, y), count + 1)
            }
        }
        guard count > 0 else { return 0 }
        return Double(count) / Double((right - left + 1) * (bottom - top + 1))
    }

    private func isRed(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool {
        pixel.red > 200 && pixel.green < 110 && pixel.alpha > 200
    }

    @Test("A banner") func banner() async throws {
        let picture = try await picture(.content)
        try Sheet.write(picture, as: "activity-shapes-banner")
        // 100 points high, corners of 24 - 8 points: they leave out 0.6 % of the box.
        let share = fullness(picture, columns: 0..<picture.widthInPixels)
        #expect(share > 0.985 && share < 0.9985)
    }

    @Test("Both sides of the compact island are round") func compact() async throws {
        let picture = try await picture(.dynamicIsland(.compact))
        try Sheet.write(picture, as: "activity-shapes-compact")
        let half = picture.widthInPixels / 2
        expect(fullness(picture, columns: 0..<half), near: .pi / 4, within: 0.05)
        expect(fullness(picture, columns: half..<picture.widthInPixels), near: .pi / 4, within: 0.07)
    }

    @Test("The minimal island") func minimal() async throws {
        let picture = try await picture(.dynamicIsland(.minimal))
        try Sheet.write(picture, as: "activity-shapes-minimal")
        let share = fullness(picture, columns: 0..<picture.widthInPixels)
        #expect(share > 0.7 && share < 0.9)
    }

    @Test("Regions of the expanded island") func expanded() async throws {
        let picture = try await picture(.dynamicIsland(.expanded))
        try Sheet.write(picture, as: "activity-shapes-expanded")
        #expect(!isRed(picture[33, 33]))
    }

    @Test("Regions side by side keep a stack's spacing") func beside() async throws {
        let picture = try await picture(.dynamicIsland(.expanded), of: { BesideActivity() })
        try Sheet.write(picture, as: "activity-beside")
        let y = 55 * 3
        let blue = (0..<picture.widthInPixels).last { picture[$0, y].blue > 200 && picture[$0, y].red < 100 }
        let red = (0..<picture.widthInPixels).first { isRed(picture[$0, y]) }
        let gap = try #require(red) - (try #require(blue)) - 1
        expect(gap, equals: 8 * 3)
    }

    @Test("The island on a phone") func placed() async throws {
        let picture = try await picture(.dynamicIsland(.compact), place: .homeScreen)
        try Sheet.write(picture, as: "activity-shapes-phone")
        // The camera's own black lies between the two.
        let half = picture.widthInPixels / 2
        expect(fullness(picture, columns: half - 300..<half, rows: 0..<200), near: .pi / 4, within: 0.05)
    }
}
