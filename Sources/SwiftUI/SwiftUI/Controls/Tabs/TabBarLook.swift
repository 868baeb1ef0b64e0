import Foundation
@_spi(Nodes) import SwiftUICore

/// The bar of tabs of a system.
struct TabBarLook: LookSection {
    enum Form: Sendable {
        /// A material with a hairline, along the bottom of the screen.
        case flat
        /// A capsule of glass over the content.
        case floating
    }

    var form: Form
    /// The height of the bar, in points.
    var height: CGFloat
    /// The distance from a floating bar to the sides and to the bottom of the screen, and from the bar to its items.
    var margin: CGFloat
    var inset: CGFloat
    /// The size of a tab's symbol, and the height of its place.
    var symbolSize: CGFloat
    var symbolHeight: CGFloat
    /// The distance from the symbol to the title, in points.
    var titleDistance: CGFloat
    /// The height of a bar that content has made small, its distance to the sides and the bottom, and the way of content that does it; nil:
    /// the bar stays as it is.
    var minimizedHeight: CGFloat
    var minimizedMargin: CGFloat
    var minimizingDistance: CGFloat?

    /// Returns the extent to which content has made the bar small, 0 to 1.
    func minimizedShare(after distance: CGFloat) -> CGFloat {
        minimizingDistance.map { min(max(distance / $0, 0), 1) } ?? 0
    }

    /// UIKit's tab bar on an iPhone: 49 points high, titles of 10 points, medium.
    static let iOS18 = TabBarLook(
        form: .flat, height: 49, margin: 0, inset: 0, symbolSize: 20, symbolHeight: 26, titleDistance: 2,
        minimizedHeight: 49, minimizedMargin: 0, minimizingDistance: nil)

    /// Records `tab.capsule` and `tab.icon.label` of `bars26.json`: 62 points high, 21 from the sides and the bottom, the middle of a
    /// symbol 24 below the top and the baseline of its title 49. The small bar is by eye: as a circle of the bar at the bottom.
    static let iOS26 = TabBarLook(
        form: .floating, height: 62, margin: 21, inset: 4, symbolSize: 22, symbolHeight: 26, titleDistance: 2.5,
        minimizedHeight: 48, minimizedMargin: 28, minimizingDistance: 60)
}

extension SystemLook {
    var tabBar: TabBarLook { self[TabBarLook.self] }
}
