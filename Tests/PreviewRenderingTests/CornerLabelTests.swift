import Drawing
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
        var options = RenderOptions()
        options.scale = 1
        let planner = PreviewPlanner(options: options, fonts: try FontLibrary.bundled())
        var plan = try planner.widgetPlan(family: .accessoryCorner, hasMargins: true)
        plan.entries = [
            PreviewPlan.Entry(name: "entry1", redaction: redacted ? .placeholder : []) {
                Color.clear.widgetLabel(label).containerBackground(.clear, for: .widget)
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
            (0..<shown.widthInPixels).compactMap { x -> Double? in
                let place = (y * shown.widthInPixels + x) * 4
                guard Int(shown.bytes[place]) > Int(bare.bytes[place]) + 20 else { return nil }
                let angle = atan2(Double(y) - Double(stage.size.height) / 2, Double(x) - Double(stage.size.width) / 2) * 180 / .pi
                return angle < 0 ? angle + 360 : angle
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

    @Test("A placeholder's bar is bent along the dial") func placeholder() throws {
        let bar = try angles("Water today", redacted: true)
        let (first, last) = (try #require(bar.min()), try #require(bar.max()))
        #expect(last - first > 30 && last - first < 93)
    }
}
