import ActivityKit
import Drawing
import Foundation
import HostProtocol
import Pixels
import SwiftUI
import TestSupport
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
}

private struct RideActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ride.self) { context in
            Text("\(context.state.minutes) min").padding()
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes) minutes to go") }
            } compactLeading: {
                Image(systemName: "car.fill")
            } compactTrailing: {
                Text("\(context.state.minutes)")
            } minimal: {
                Image(systemName: "car.fill")
            }
        }
    }
}

/// Where widgets, Live Activities and controls stand, and what they are told of that.
@Suite("Places") @MainActor struct PlacesTests {
    private func planner(_ change: (inout RenderOptions) -> Void) throws -> PreviewPlanner {
        var options = RenderOptions()
        options.scale = 1
        change(&options)
        return PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
    }

    /// A widget's plan in its place, showing a view.
    private func plan(
        _ family: WidgetFamily, by planner: PreviewPlanner, _ view: @escaping @MainActor () -> any View
    ) throws -> PreviewPlan {
        var plan = try planner.widgetPlan(family: family, hasMargins: true)
        plan.entries = [PreviewPlan.Entry(name: "entry1", makeView: view)]
        return try planner.inPlace(plan)
    }

    private func picture(_ plan: PreviewPlan, _ planner: PreviewPlanner) throws -> Pixmap {
        let film = try PreviewRenderer(plan: plan, options: planner.options).still()
        return try FrameRasterizer(scale: 1, jobs: 1).pixmap(of: film.stills[0].list)
    }

    private func pixel(_ x: Int, _ y: Int, of picture: Pixmap) -> [UInt8] {
        Array(picture.bytes[(y * picture.widthInPixels + x) * 4..<(y * picture.widthInPixels + x) * 4 + 4])
    }

    private func activity(_ kind: ActivityPreviewViewKind, by planner: PreviewPlanner) async throws -> PreviewPlan {
        let preview = Preview("Ride", as: kind, using: Ride(), widget: { RideActivity() }) {
            Ride.ContentState(minutes: 9)
            Ride.ContentState(minutes: 4)
        }
        let content = try #require(preview.content as? any SurfaceContent)
        return try await planner.plan(
            CatalogedPreview(
                index: 0, name: "Ride", title: nil, file: "", line: 0, entryNames: [], group: nil, subject: .surface(content)))
    }

    @Test(
        "An iPad, an iPhone with a home button and one with a notch have no island",
        arguments: [
            ("iPad Air", WidgetFamily.systemSmall, false), ("iPhone SE", .systemSmall, false), ("iPhone SE", .accessoryCircular, false),
            ("iPhone 13", .systemSmall, false), ("iPhone 15", .systemSmall, true), ("iPhone 15", .accessoryCircular, true),
        ] as [(String, WidgetFamily, Bool)])
    func island(_ device: String, _ family: WidgetFamily, _ hasIsland: Bool) throws {
        let device = try #require(WidgetDevice(called: device))
        let planner = try planner {
            $0.surroundings.device = device.name
            $0.surroundings.place = .homeScreen
        }
        let plan = try plan(family, by: planner) { Color.red.containerBackground(.red, for: .widget) }
        let picture = try picture(plan, planner)
        // The pill reaches from 11 to 47 points below the edge; a notch ends above that.
        let below = pixel(picture.widthInPixels / 2, 44, of: picture)
        expect(below.prefix(3).allSatisfy { $0 == 0 }, equals: hasIsland)
    }

    @Test("An iPad shows a widget smaller than it was laid out, among six columns of apps") func pad() throws {
        let planner = try planner {
            $0.surroundings.device = "iPad Air"
            $0.surroundings.place = .homeScreen
        }
        let plan = try plan(.systemMedium, by: planner) { Color.red.containerBackground(.red, for: .widget) }
        let stage = try #require(plan.stage)
        #expect(stage.size == CGSize(width: 1180, height: 820) && abs(stage.scale - 136.0 / 155) < 1e-9)
        let picture = try picture(plan, planner)
        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool {
            let place = pixel(Int(stage.origin.x + x), Int(stage.origin.y + y), of: picture)
            return place[0] > 200 && place[1] < 90
        }
        #expect(isRed(150, 60) && isRed(298, 68) && !isRed(304, 68) && !isRed(150, 140))
    }

    @Test("What a phone does not have no place shows; what a watch has is shown on one") func families() {
        var surroundings = Surroundings()
        (surroundings.place, surroundings.device) = (.homeScreen, "iPhone SE")
        expect(surroundings.familyDevice?.name, equals: "375x667")
        surroundings.device = WidgetDevice.watch.name
        expect(surroundings.familyDevice, equals: .watch)
        surroundings.device = "iPad Air"
        #expect(surroundings.familyDevice == nil)
    }

    @Test(
        "A widget stands on the nearest place that shows its family",
        arguments: [
            (WidgetFamily.systemSmall, Place.lockScreen, Place.homeScreen), (.accessoryCircular, .homeScreen, .lockScreen),
            (.systemMedium, .standBy, .homeScreen), (.systemSmall, .standBy, .standBy), (.accessoryCorner, .lockScreen, .watchFace),
            (.accessoryRectangular, .watchFace, .watchFace), (.systemLarge, .gallery, .gallery),
        ])
    func nearest(_ family: WidgetFamily, _ asked: Place, _ place: Place) throws {
        expect(asked.nearest(for: family), equals: place)
        let planner = try planner { $0.surroundings.place = asked }
        let plan = try plan(family, by: planner) { Text("9") }
        #expect(plan.place == place && plan.stage != nil)
        expect(plan.remarks.notes.isEmpty, equals: asked == place)
    }

    @Test("StandBy shows no widget whose background cannot be removed") func standBy() {
        expect(Place.standBy.nearest(for: .systemSmall, isBackgroundRemovable: false), equals: .homeScreen)
    }

    /// Generic, so that no catalogue finds it.
    private struct Framed<Tag>: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "framed", provider: PlacedProvider()) { _ in
                Color.clear.overlay { Color.white.frame(width: 20, height: 20) }.containerBackground(.red, for: .widget)
            }
            .supportedFamilies([.systemSmall, .systemMedium])
            .containerBackgroundRemovable(false)
            .disfavoredLocations([.standBy, .carPlay], for: [.systemMedium])
            .promptsForUserConfiguration()
        }
    }

    @Test(
        "A background that is not removable stays in every look, in its own colours, and that is told",
        arguments: [
            (WidgetLook.accented, "the background stays"), (.clear, "the background stays"), (.vibrant, "drawn in full colour"),
        ])
    func keptBackground(_ look: WidgetLook, _ words: String) throws {
        let planner = try planner { $0.look = look }
        let description = try Framed<Int>().describe()
        var plan = try planner.widgetPlan(of: description, family: .systemSmall)
        plan.entries = [PreviewPlan.Entry(name: "entry1") { try description.timelines.content(for: PlacedEntry(date: .now, text: "")) }]
        #expect(plan.container == .widget && plan.environment.showsWidgetContainerBackground)
        #expect(plan.remarks.notes.contains { $0.hasPrefix("containerBackgroundRemovable(false)") && $0.contains(words) })
        let picture = try picture(plan, planner)
        let red = Color.red.resolve(in: plan.environment).rgba
        expect(pixel(85, 20, of: picture)[0], equals: UInt8((red.red * 255).rounded()))
        expect(pixel(85, 85, of: picture), equals: [255, 255, 255, 255])
    }

    @Test("Where a widget is offered last and that adding it asks for parameters are told, once for all families") func offers() throws {
        let planner = try planner { _ in }
        let notes = try [WidgetFamily.systemSmall, .systemMedium].flatMap {
            try planner.widgetPlan(of: Framed<Int>().describe(), family: $0).remarks.notes
        }
        expect(
            notes,
            equals: [
                "disfavoredLocations: the system offers systemMedium last on standBy, carPlay.",
                "promptsForUserConfiguration: adding the widget asks for its parameters.",
            ])
    }

    @Test("In StandBy a Live Activity fills the screen, its tint up to the edges; its island is on a phone in use")
    func standByActivity() async throws {
        let planner = try planner { $0.surroundings.place = .standBy }
        let plan = try await activity(.content, by: planner)
        #expect(plan.place == .standBy && plan.size == CGSize(width: 932, height: 430) && plan.remarks.notes.isEmpty)
        expect(plan.entries.count, equals: 2)
        let picture = try picture(plan, planner)
        #expect((picture.widthInPixels, picture.heightInPixels) == (932, 430))
        // The corner and the middle of an edge.
        expect(pixel(2, 2, of: picture), equals: pixel(466, 2, of: picture))
        let island = try await activity(.dynamicIsland(.compact), by: planner)
        #expect(island.place == nil && island.remarks.notes.count == 1)
    }

    @Test("On a Home Screen the widget stands in the grid, with its own pixels") func homeScreen() throws {
        let planner = try planner { $0.surroundings.place = .homeScreen }
        let plan = try plan(.systemSmall, by: planner) { Color.clear.containerBackground(.red, for: .widget) }
        let picture = try picture(plan, planner)
        #expect((picture.widthInPixels, picture.heightInPixels) == (430, 932))
        let red = Color.red.resolve(in: EnvironmentValues()).rgba
        expect(pixel(33 + 85, 80 + 85, of: picture)[0], equals: UInt8((red.red * 255).rounded()))
        #expect(pixel(33 + 1, 80 + 1, of: picture)[2] > 150)
    }

    @Test("What stands behind is the same in every frame") func wallpaperIsDrawnOnce() async throws {
        let planner = try planner { $0.surroundings.place = .lockScreen }
        var plan = try plan(.accessoryCircular, by: planner) { Text("1").id(0) }
        plan.entries.append(PreviewPlan.Entry(name: "entry2") { Text("2").id(0) })
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        let behind = try #require(plan.stage).behind
        #expect(film.transitions[0].frames.count > 2)
        #expect(film.transitions[0].frames.allSatisfy { Array($0.items.prefix(behind.count)) == behind })
    }

    @Test(
        "Devices are called by model or by screen",
        arguments: [
            ("iPhone 15 Pro", "393x852"), ("393x852", "393x852"), ("Apple Watch 41mm", "watch 176x215"),
            ("Apple Watch Series 9 (45mm)", "watch 198x242"), ("iPad Air", "iPad 820x1180"),
        ])
    func devices(_ called: String, _ name: String) {
        expect(WidgetDevice(called: called)?.name, equals: name)
    }

    @Test("A device decides the sizes of widgets") func deviceSizes() throws {
        let planner = try planner { $0.surroundings.device = "iPhone 15 Pro" }
        try expect(planner.widgetPlan(family: .systemSmall, hasMargins: true).size, equals: CGSize(width: 158, height: 158))
        let error = try #require(throws: PreviewError.self) { try planner.widgetPlan(family: .systemExtraLarge, hasMargins: true) }
        #expect("\(error)".contains("393x852") && "\(error)".contains("--device"))
    }

    @Test func unknownWordsAreTold() throws {
        for request in [
            Surroundings(device: "Toaster"), Surroundings(tint: .named("#12")),
        ] {
            #expect(throws: RequestError.self) { try request.check() }
        }
        expect(Surroundings(tint: .named("#FF8000")).accent, equals: RGBA(red: 1, green: 128.0 / 255, blue: 0))
    }

    @Test("Dimmed, private and simplified are told to views") func told() throws {
        let planner = try planner {
            $0[.alwaysOn] = true
            $0[.privacy] = true
            $0[.simplified] = true
        }
        let environment = try planner.widgetPlan(family: .systemSmall, hasMargins: true).environment
        #expect(environment.isLuminanceReduced && environment.redactionReasons.contains(.privacy))
        expect(environment.levelOfDetail, equals: .simplified)
    }

    @Test("A dimmed display keeps three fifths of the light") func dimmed() throws {
        let planner = try planner { $0[.alwaysOn] = true }
        let plan = try plan(.systemSmall, by: planner) { Color.clear.containerBackground(.white, for: .widget) }
        expect(pixel(85, 85, of: try picture(plan, planner))[0], equals: 153)
    }

    @Test("Tinted: the tint that is asked for, accented views stay accented, full-colour pictures keep theirs") func tones() throws {
        let planner = try planner {
            $0.look = .accented
            $0.surroundings.tint = .components(red: 0, green: 1, blue: 0, alpha: 1)
        }
        let square = SolidPicture.solid(red: 255, green: 0, blue: 0)
        let plan = try plan(.systemSmall, by: planner) {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 40).widgetAccentable(false).widgetAccentable()
                square.resizable().widgetAccentedRenderingMode(.fullColor).frame(width: 40, height: 40)
                square.resizable().widgetAccentedRenderingMode(.desaturated).frame(width: 40, height: 40)
            }
            .containerBackground(.blue, for: .widget)
        }
        let picture = try picture(plan, planner)
        expect(pixel(85, 45, of: picture), equals: [0, 255, 0, 255])
        expect(pixel(85, 85, of: picture), equals: [255, 0, 0, 255])
        let grey = pixel(85, 125, of: picture)
        #expect(grey[0] == grey[1] && grey[1] == grey[2] && grey[0] > 60 && grey[0] < 110)
    }

    @Test("The corner of a watch face shows the label, bent around the dial") func corner() throws {
        let planner = try planner { _ in }
        let labelled = try plan(.accessoryCorner, by: planner) { Text("7").widgetLabel("Seven") }
        #expect(labelled.size == CGSize(width: 38, height: 38) && labelled.environment.showsWidgetLabel)
        let plain = try plan(.accessoryCorner, by: planner) { Text("7") }
        #expect(try picture(labelled, planner) != picture(plain, planner))
        try expect(#require(labelled.stage).size, equals: CGSize(width: 198, height: 242))
    }

    @Test("A gauge in a corner's label bends, whatever style it asks for") func cornerGauge() throws {
        let planner = try planner { _ in }
        func label(_ value: Double) throws -> Pixmap {
            try picture(
                plan(.accessoryCorner, by: planner) {
                    Text("7").widgetLabel { Gauge(value: value) { Text("Water") }.gaugeStyle(.accessoryLinear) }
                }, planner)
        }
        let (full, empty) = (try label(1), try label(0))
        // How far around the dial the two differ.
        let changed = (0..<121).filter { y in (0..<99).contains { x in pixel(x, y, of: full) != pixel(x, y, of: empty) } }
        #expect((changed.last ?? 0) - (changed.first ?? 0) > 40)
    }

    @Test("On a phone the island opens, shows each state and closes") func island() async throws {
        let planner = try planner { $0.surroundings.place = .homeScreen }
        let plan = try await activity(.dynamicIsland(.expanded), by: planner)
        expect(plan.entries.map(\.name), equals: ["compact", "state1", "state2", "compact-after"])
        let film = try await PreviewRenderer(plan: plan, options: planner.options).film()
        let opening = try #require(film.transitions.first).frames
        let rasterizer = FrameRasterizer(scale: 1, jobs: 1)
        // How far down the black plate reaches beside the camera's own pill.
        let heights = try stride(from: 0, to: opening.count, by: 3).map { index in
            let picture = try rasterizer.pixmap(of: opening[index])
            return (11..<170).count { pixel(215, $0, of: picture)[0..<3] == [0, 0, 0] }
        }
        #expect(heights.first! < 45 && heights.last! > 60)
        #expect(Set(heights).count > 3)
        // What was in the compact island goes before our eyes: the plate is behind it.
        let leaving = try rasterizer.pixmap(of: opening[1])
        #expect(
            (100..<160).contains { x in (15..<45).contains { y in pixel(x, y, of: leaving)[0] > 60 && pixel(x, y, of: leaving)[2] < 200 } })
    }

    @Test("Compact, the island comes out of the camera") func compactIsland() async throws {
        let planner = try planner { $0.surroundings.place = .homeScreen }
        let plan = try await activity(.dynamicIsland(.compact), by: planner)
        expect(plan.entries.map(\.name), equals: ["camera", "state1", "state2", "camera-after"])
    }

    @Test("A banner stands above the buttons of the Lock Screen, and on a watch as its compact views") func banner() async throws {
        let phone = try planner { $0.surroundings.place = .lockScreen }
        let plan = try await activity(.content, by: phone)
        try expect(#require(plan.stage).size, equals: CGSize(width: 430, height: 932))
        let watch = try planner { $0.surroundings.place = .watchFace }
        let small = try await activity(.content, by: watch)
        try expect(#require(small.stage).size, equals: CGSize(width: 198, height: 242))
        expect(small.size.width, equals: 184)
    }

    @Test("What is not shown where it was asked for is told", arguments: Place.allCases) func told(_ place: Place) async throws {
        let planner = try planner { $0.surroundings.place = place }
        let banner = try await activity(.content, by: planner)
        expect(banner.remarks.notes.isEmpty, equals: [.lockScreen, .standBy, .watchFace].contains(place))
        let island = try await activity(.dynamicIsland(.expanded), by: planner)
        expect(island.remarks.notes.isEmpty, equals: place == .homeScreen)
    }

    @Test("A view of an app stands in no place, and that is told") func app() async throws {
        let planner = try planner { $0.surroundings.place = .homeScreen }
        let plan = try await planner.plan(
            CatalogedPreview(
                index: 0, name: "View", title: nil, file: "", line: 0, entryNames: [], group: nil,
                subject: .view(attributes: PreviewAttributes(), view: { Text("Hello") })))
        #expect(plan.stage == nil && plan.remarks.notes.count == 1)
    }
}

/// A picture of one colour.
private enum SolidPicture {
    static func solid(red: UInt8, green: UInt8, blue: UInt8) -> Image {
        var pixmap = Pixmap(widthInPixels: 4, heightInPixels: 4)
        for index in 0..<16 { pixmap.bytes.replaceSubrange(index * 4..<index * 4 + 4, with: [red, green, blue, 255]) }
        return Image(ImageSource(pixmap), scale: 1)
    }
}
