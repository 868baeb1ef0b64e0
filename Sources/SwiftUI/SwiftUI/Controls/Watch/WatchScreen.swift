import Foundation
@_spi(Nodes) import SwiftUICore

/// The places of the clock, the title and the round buttons on the screen of a watch, in points from its edges.
package struct WatchScreen: Hashable, Sendable {
    /// The width of the screen from which on these lengths apply.
    var leastWidth: CGFloat
    /// The baseline of the clock, and the distance from the trailing edge to it.
    var clockBaseline: CGFloat
    var clockMargin: CGFloat
    /// The diameter of a button in a corner, and the distances to it.
    var cornerDiameter: CGFloat
    var cornerMargin: CGFloat
    var cornerTop: CGFloat
    /// The place where content begins under a title.
    var contentTop: CGFloat

    /// Source: records `watch.time`, `watch.title.large` and `watch.corner.button.*` of the pictures of screens of 45 and 46 mm. The place
    /// of content on the latter is an assumption: it lies as far below the clock. Other screens have the lengths of the nearest.
    private static let screens = [
        WatchScreen(
            leastWidth: 0, clockBaseline: 29.5, clockMargin: 13, cornerDiameter: 36, cornerMargin: 12.5, cornerTop: 15, contentTop: 60),
        WatchScreen(
            leastWidth: 203, clockBaseline: 32, clockMargin: 15.5, cornerDiameter: 35, cornerMargin: 15, cornerTop: 18, contentTop: 62.5),
    ]

    static func of(_ size: CGSize) -> WatchScreen { screens.last { $0.leastWidth <= size.width } ?? screens[0] }

    /// The type size that a watch with a screen begins with.
    ///
    /// Source: Apple, Human Interface Guidelines, Typography: large on cases of 40, 41 and 42 mm, extra large on larger ones. The cases are
    /// known by the widths of their screens; that of 46 mm is an assumption.
    package static func typeSize(ofWidth width: CGFloat) -> DynamicTypeSize { [162, 176, 187].contains(width) ? .large : .xLarge }

    /// The space that the clock takes from pages without a title; 5 points under its baseline are an assumption.
    package static func safeArea(of size: CGSize) -> EdgeInsets {
        EdgeInsets(top: of(size).clockBaseline + 5, leading: 0, bottom: 0, trailing: 0)
    }
}
