import ActivityKit
import HostProtocol
import Pixels
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

/// An expanded island whose centre is as wide as it can be.
private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
            Text("Ride")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 60, height: 60) }
                DynamicIslandExpandedRegion(.trailing) { Color.blue.frame(width: 40, height: 60) }
                DynamicIslandExpandedRegion(.center) { Color.green.frame(maxWidth: .infinity).frame(height: 20) }
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
    }
}

private struct WordsActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
            Text("Ride")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    VStack(alignment: .leading) {
                        Image(systemName: "car.fill").font(.title)
                        Text("3 min").font(.title3)
                    }
                }
                DynamicIslandExpandedRegion(.trailing) {
                    VStack(alignment: .trailing) {
                        Text("EUR").font(.title3)
                        Text("12.40").font(.title2.bold())
                    }
                }
                DynamicIslandExpandedRegion(.center) {
                    HStack {
                        Text("Ada")
                        Spacer()
                        Text("arrives").foregroundStyle(.secondary)
                    }
                }
                DynamicIslandExpandedRegion(.bottom) { ProgressView(value: 0.6).tint(.yellow) }
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
    }
}

/// Regions beside the camera that take all the height that they can.
private struct GreedyActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { _ in
            Text("Ride")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("107").font(.largeTitle).frame(maxWidth: .infinity, maxHeight: .infinity) }
                DynamicIslandExpandedRegion(.trailing) { Text("-2").font(.title).frame(maxWidth: .infinity, maxHeight: .infinity) }
                DynamicIslandExpandedRegion(.bottom) { Color.green.frame(height: 70) }
            } compactLeading: {
            } compactTrailing: {
            } minimal: {
            }
        }
    }
}

@Suite("An expanded island") @MainActor struct ExpandedIslandTests {
    private func picture(scale: Double = 2, _ widget: @escaping () -> some Widget) async throws -> Pixmap {
        let preview = Preview("Ride", as: .dynamicIsland(.expanded), using: Ride(), widget: widget) { Ride.ContentState() }
        var options = RenderOptions()
        options.scale = scale
        let plan = try await PreviewPlanner(options: options, fonts: try FontLibrary.bundled()).plan(
            CatalogedPreview(
                index: 0, name: "Ride", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .surface(try #require(preview.content as? any SurfaceContent))))
        let film = try await PreviewRenderer(plan: plan, options: options).film()
        return try #require(try await FrameRasterizer(scale: scale, jobs: 1).pixmaps(of: film.stills.map(\.list)).first)
    }

    /// How many columns of a row are of a colour.
    private func columns(_ picture: Pixmap, y: Int, _ isWanted: ((red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) -> Bool) -> Int {
        (0..<picture.widthInPixels).count { isWanted(picture[$0, y]) }
    }

    @Test func aCentreThatFillsItsWidthLeavesRoomForTheSides() async throws {
        let picture = try await picture { RideActivity() }
        let y = 96
        let red = columns(picture, y: y) { $0.red > 200 && $0.green < 120 }
        let blue = columns(picture, y: y) { $0.blue > 200 && $0.red < 100 }
        let green = columns(picture, y: y) { $0.green > 150 && $0.red < 100 && $0.blue < 150 }
        #expect(red == 120 && blue == 80 && green > 300)
    }

    @Test func greedyRegionsLeaveTheBottomItsHeight() async throws {
        let picture = try await picture { GreedyActivity() }
        let middle = picture.widthInPixels / 2
        let rows = (0..<picture.heightInPixels).filter { y in
            let color = picture[middle, y]
            return color.green > 150 && color.red < 100
        }
        let (first, last) = (try #require(rows.first), try #require(rows.last))
        expect(rows.count, equals: 140)
        #expect(last - first == 139 && last < picture.heightInPixels - 8)
        // The numbers stand above the bar.
        let isWhite = { (y: Int) in (0..<picture.widthInPixels).contains { picture[$0, y].blue > 200 } }
        let words = (0..<picture.heightInPixels).filter(isWhite)
        #expect(try #require(words.first) > 8 && #require(words.last) < first)
    }

    @Test func wordsBesideTheCentreAreAsAccepted() async throws {
        try Sheet.check(try await picture(scale: 1) { WordsActivity() }, as: "ExpandedIslandTests/words")
    }
}
