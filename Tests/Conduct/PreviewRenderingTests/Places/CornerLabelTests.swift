import Drawing
import HostProtocol
import Raster
import SwiftUI
import Testing
import Typesetting

@testable import PreviewRendering
@testable import WidgetKit

/// What stands along the dial in the corner of a watch face.
@Suite("Labels of corner widgets") @MainActor struct CornerLabelTests {
    /// The angles, in degrees around the middle of the face from the right and clockwise, at which something of the label is drawn.
    private func angles(_ label: String, redacted: Bool = false) throws -> [Double] {
        try lit(redacted: redacted) { Text(label) }.map(\.angle)
    }

    /// The angles, and the colours there.
    private func lit(
        redacted: Bool = false, _ label: @escaping () -> some View
    ) throws -> [(angle: Double, red: UInt8, green: UInt8)] {
        var options = RenderOptions()
        options.scale = 1
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        var plan = try planner.widgetPlan(family: .accessoryCorner, hasMargins: true)
        plan.entries = [
            PreviewPlan.Entry(name: "entry1", redaction: redacted ? .placeholder : []) {
                Color.clear.widgetLabel(label: label).containerBackground(.clear, for: .widget)
            }
        ]
        plan = try planner.inPlace(plan)
        let stage = try #require(plan.stage)
        let film = try PreviewRenderer(plan: plan, options: options).still()
        let (bare, shown) = (
            try Rasterizer(scale: 1).render(DisplayList(size: stage.size, items: stage.behind)),
            try Rasterizer(scale: 1).render(film.stills[0].list)
        )
        return (0..<shown.heightInPixels).flatMap { y in
            (0..<shown.widthInPixels).compactMap { x -> (angle: Double, red: UInt8, green: UInt8)? in
                let place = (y * shown.widthInPixels + x) * 4
                guard Int(shown.bytes[place]) > Int(bare.bytes[place]) + 20 else { return nil }
                let angle = atan2(Double(y) - Double(stage.size.height) / 2, Double(x) - Double(stage.size.width) / 2) * 180 / .pi
                return (angle < 0 ? angle + 360 : angle, shown.bytes[place], shown.bytes[place + 1])
            }
        }
    }

    @Test("A label takes up a quarter of the face at most, with the corner in its middle") func reach() throws {
        let short = try angles("Water")
        let long = try angles("Water today of two thousand millilitres, which is plenty")
        #expect(!short.isEmpty && short.count < long.count)
        for reached in [short, long] {
            let (first, last) = (try #require(reached.min()), try #require(reached.max()))
            #expect(last - first < 93 && first > 180 && last < 290)
        }
    }

    @Test("A gauge's gradient follows the dial, and the words for its ends stand beside it") func gauge() throws {
        func gauge(_ hasEnds: Bool) -> some View {
            Gauge(value: 1) {
                Text("T")
            } currentValueLabel: {
                Text("60")
            } minimumValueLabel: {
                Text(hasEnds ? "0" : "")
            } maximumValueLabel: {
                Text(hasEnds ? "99" : "")
            }
            .tint(Gradient(colors: [.green, .red]))
        }
        let (bare, whole) = (try lit { gauge(false) }, try lit { gauge(true) })
        let bar = bare.map(\.angle)
        let (first, last) = (try #require(bar.min()), try #require(bar.max()))
        #expect(last - first > 36 && last - first < 46)
        // Green where it begins, red where it ends.
        for pixel in bare where pixel.angle < first + 5 && pixel.green > 120 { #expect(pixel.green > pixel.red) }
        #expect(bare.contains { $0.angle < first + 5 && $0.green > 150 } && bare.contains { $0.angle > last - 5 && $0.red > 150 })
        let words = whole.map(\.angle)
        #expect(try #require(words.min()) < first - 4 && #require(words.max()) > last + 6)
    }

    @Test("A placeholder's bar is bent along the dial") func placeholder() throws {
        let bar = try angles("Water today", redacted: true)
        let (first, last) = (try #require(bar.min()), try #require(bar.max()))
        #expect(last - first > 30 && last - first < 93)
    }
}
