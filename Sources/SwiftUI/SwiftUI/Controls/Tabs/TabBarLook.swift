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
    /// True if the bar has its ground and its hairline over the end of its content, too.
    var hasGroundAtEdge = false
    /// The bar at the top of a tablet's screen; nil: a tablet's bar is at the bottom.
    var top: TopTabBarLook?

    /// Returns the extent to which content has made the bar small, 0 to 1.
    func minimizedShare(after distance: CGFloat) -> CGFloat {
        minimizingDistance.map { min(max(distance / $0, 0), 1) } ?? 0
    }

    /// UIKit's tab bar on an iPhone: 49 points high, titles of 10 points, medium.
    static let iOS18 = TabBarLook(
        form: .flat, height: 49, margin: 0, inset: 0, symbolSize: 20, symbolHeight: 26, titleDistance: 2,
        minimizedHeight: 49, minimizedMargin: 0, minimizingDistance: nil, top: TopTabBarLook(isGlass: false))

    /// The tabs of iPadOS 17 are at the bottom.
    static let iOS17: TabBarLook = {
        var look = iOS18
        look.top = nil
        return look
    }()

    /// A bar is transparent over the end of its content since iOS 15: Apple, UIKit `UITabBar.scrollEdgeAppearance`.
    static let iOS14: TabBarLook = {
        var look = iOS17
        look.hasGroundAtEdge = true
        return look
    }()

    /// Records `tab.capsule` and `tab.icon.label` of `bars26.json`: 62 points high, 21 from the sides and the bottom, the middle of a
    /// symbol 24 below the top and the baseline of its title 49. The small bar is by eye: as a circle of the bar at the bottom.
    static let iOS26 = TabBarLook(
        form: .floating, height: 62, margin: 21, inset: 4, symbolSize: 22, symbolHeight: 26, titleDistance: 2.5,
        minimizedHeight: 48, minimizedMargin: 28, minimizingDistance: 60, top: TopTabBarLook(isGlass: true))
}

/// A bar of titles in the middle of the row of a navigation bar, on a tablet.
///
/// Record `tab.top` of `bars26.json`: a capsule 44 points high, which begins where the row of the navigation bar does, around one of 36
/// points for the selected tab; titles of 17 points with 16 at both sides. No picture shows the material of iPadOS 18.
struct TopTabBarLook: Sendable {
    var isGlass: Bool
    let height: CGFloat = 44
    let inset: CGFloat = 4
    let titleInset: CGFloat = 16
    let titleSize: CGFloat = 17
    /// The size of a picture, beside a title in a sidebar the width of its place, and the distance from there to the title; by eye.
    static let symbolSize: CGFloat = 17
    static let pictureWidth: CGFloat = 28
    static let pictureDistance: CGFloat = 10
}

extension SystemLook {
    var tabBar: TabBarLook { self[TabBarLook.self] }
}
