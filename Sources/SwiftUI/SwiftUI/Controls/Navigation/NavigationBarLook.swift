import Foundation
@_spi(Nodes) import SwiftUICore

/// The navigation bar of a system.
struct NavigationBarLook: LookSection {
    /// How the items of a bar stand on it.
    enum Items: Sendable {
        /// As they are, in the tint.
        case plain
        /// On pieces of glass.
        case glass
    }

    /// The layer under a bar while content scrolls beneath it.
    enum Ground: Sendable {
        /// A material that ends in a hairline.
        case material
        /// The scroll edge effect: content fades towards the edge of the screen.
        case edgeEffect
    }

    /// The lines of a title, with the distances around them in points.
    struct Title: Sendable {
        /// The space below a large title without a line under it.
        var below: CGFloat
        /// The space that a line under a large title adds to the bar.
        var subtitleHeight: CGFloat
        /// The space below that line, and between it and the title.
        var belowSubtitle: CGFloat
        var subtitleDistance: CGFloat
        /// The sizes of an inline title and of the line under it.
        var inlineSize: CGFloat
        var inlineSubtitleSize: CGFloat

        /// The space beside the line of a large title that fills its height. Measured in a picture of sample-json-app: at 56 points, whose
        /// line is 66.8 high, the title has 69.33.
        let leastSpace: CGFloat = 2.5
    }

    var items: Items
    var ground: Ground
    /// The height of the row of items, in points, and of the space under it.
    var rowHeight: CGFloat
    var belowRow: CGFloat
    var largeTitleHeight: CGFloat
    var title: Title
    /// The distance from an item to the side of the screen, in points; nil: the margins of the scene.
    var margin: CGFloat?
    /// The distance beside an area that the device keeps clear; nil: as elsewhere.
    var marginBesideInset: CGFloat?
    /// The distance between items, or between their pieces of glass.
    var itemSpacing: CGFloat
    /// True if the button that leads back has the title of the page that it leads to.
    var namesPageBelow: Bool
    /// Points over which the ground appears.
    var fadingDistance: CGFloat
    /// True if a bar without a large title has its ground and its hairline over the beginning of its content, too.
    var hasGroundAtEdge = false

    /// The height of the row of items with the space under it, in points.
    var wholeRow: CGFloat { rowHeight + belowRow }

    /// `fact.form` of the layout measurements: 96 points with a large title, of which the row takes 44; the title stands 16 points from
    /// the side and 7.67 from the bottom. In pictures of UIKit items stand 20 points from the side where that is UIKit's margin, and 16
    /// beside the cutout of a screen on its side. The fading distance is by eye.
    static let iOS18 = NavigationBarLook(
        items: .plain, ground: .material, rowHeight: 44, belowRow: 0, largeTitleHeight: 52,
        title: Title(
            below: 7.667, subtitleHeight: 20, belowSubtitle: 7.667, subtitleDistance: 0, inlineSize: 17, inlineSubtitleSize: 12),
        margin: nil, marginBesideInset: 16, itemSpacing: 16, namesPageBelow: true, fadingDistance: 16)

    /// A bar is transparent over the beginning of its content since iOS 15: Apple, UIKit `UINavigationBar.scrollEdgeAppearance`.
    static let iOS14: NavigationBarLook = {
        var look = iOS17
        look.hasGroundAtEdge = true
        return look
    }()

    /// Records `nav.*` of `bars26.json`: buttons of 44 points at the top of the safe area and 10 points below them, a large title in
    /// 52 points with its baseline 89 below the top, circles 12 apart. Record `ios26.misc_sizes`: beside a line of 12 points an inline
    /// title has 15. Record `nav.title.large.subtitle`: the baselines are 93 and 111.3 below the top.
    static let iOS26 = NavigationBarLook(
        items: .glass, ground: .edgeEffect, rowHeight: 44, belowRow: 10, largeTitleHeight: 52,
        title: Title(
            below: 8.667, subtitleHeight: 20, belowSubtitle: 9.333, subtitleDistance: -4.667, inlineSize: 15, inlineSubtitleSize: 12),
        margin: nil, itemSpacing: 12, namesPageBelow: false, fadingDistance: 16)
}

extension SystemLook {
    var navigationBar: NavigationBarLook { self[NavigationBarLook.self] }
}
