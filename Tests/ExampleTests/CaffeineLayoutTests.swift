import Foundation
import PreviewRendering
import TestSupport
import Testing
import Typesetting
import WidgetKit

@testable import CaffeineTrackerExample

/// The caffeine widget's boxes: what is where in 170 by 170 points.
@Suite("Layout of the caffeine widget") @MainActor
struct CaffeineLayoutTests {
    @Test func boxes() throws {
        var environment = EnvironmentValues()
        environment.fontLibrary = try FontLibrary.bundled()
        environment.isInWidget = true
        let metrics = try #require(WidgetMetrics(family: .systemSmall))
        let tree = ViewTree(size: metrics.size, placement: .inset(metrics.contentMargins), environment: environment)
        try tree.update(CaffeineTrackerWidgetView(entry: .log1), transaction: Transaction(), at: 0)
        expect(
            tree.layoutDump(),
            equals: """
                ContainerLayer (16, 16) 138 x 138
                  ZStack (0, 0) 170 x 170
                    Shape<Rectangle> (0, 0) 170 x 170
                  VStack (16, 16) 138 x 138
                    FlexibleFrame (16, 16) 138 x 48.667
                      VStack (16, 16) 84 x 48.667
                        Text "Total Caffeine" (16, 16) 80.333 x 14.333
                        OpacityEffect (16, 31) 84 x 33.667
                          Text "95 mg" (16, 31) 84 x 33.667
                    Spacer (16, 64.667) 0 x 15.167
                    Transition (16, 79.833) 92 x 30.667
                      VStack (16, 79.833) 92 x 30.667
                        Text "Coffee" (16, 79.833) 39 x 14.333
                        Text "7:30\u{202F}AM · 95 mg" (16, 96.167) 92 x 14.333
                    Spacer (16, 110.5) 0 x 15.167
                    HStack (16, 125.667) 138 x 28.333
                      Spacer (16, 139.833) 21.5 x 0
                      Transition (37.5, 125.667) 95 x 28.333
                        Background (37.5, 125.667) 95 x 28.333
                          Transition (37.5, 125.667) 95 x 28.333
                            Background (37.5, 125.667) 95 x 28.333
                              ZStack (85, 139.833) 0 x 0
                              Shape<ButtonBorderShape> (37.5, 125.667) 95 x 28.333
                          Padding (37.5, 125.667) 95 x 28.333
                            HStack (49.5, 132.667) 71 x 14.333
                              Image (49.5, 134.092) 12.667 x 11.333
                              Text "Espresso" (70.167, 132.667) 50.333 x 14.333
                      Spacer (132.5, 139.833) 21.5 x 0

                """)
    }
}
