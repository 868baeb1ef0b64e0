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

    /// UIKit's tab bar on an iPhone: 49 points high, titles of 10 points, medium.
    static let iOS18 = TabBarLook(form: .flat, height: 49, margin: 0, inset: 0, symbolSize: 20, symbolHeight: 26, titleDistance: 2)

    /// Records `tab.capsule` and `tab.icon.label` of `chrome26.json`: 62 points high, 21 from the sides and the bottom, the middle of a
    /// symbol 24 below the top and the baseline of its title 49.
    static let iOS26 = TabBarLook(form: .floating, height: 62, margin: 21, inset: 4, symbolSize: 21, symbolHeight: 26, titleDistance: 2.5)
}

extension SystemLook {
    var tabBar: TabBarLook { self[TabBarLook.self] }
}
