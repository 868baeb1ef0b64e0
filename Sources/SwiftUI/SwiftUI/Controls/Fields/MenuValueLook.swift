import Foundation
@_spi(Nodes) import SwiftUICore

/// The value of a picker with the chevrons or the arrow beside it, on a system.
struct MenuValueLook: LookSection {
    /// The distance from the value to the chevrons, in points.
    var spacing: CGFloat
    var chevronSize: CGFloat
    /// The distance from a value to the arrow that leads to its choices, in points.
    var arrowDistance: CGFloat
    /// The size of the tick beside a chosen option.
    var tickSize: CGFloat
    /// The space above and below a value that stands under its label; nil: the value stands at the end of the row.
    var stackedPadding: CGFloat? = nil

    /// By eye, after UIKit's pop-up buttons.
    static let iOS18 = MenuValueLook(spacing: 5, chevronSize: 12, arrowDistance: 8, tickSize: 17)
    /// Records `picker.menu.row`, `picker.inline` and `ha.picker.row` of the pictures of iOS 26.
    static let iOS26 = MenuValueLook(spacing: 7, chevronSize: 13, arrowDistance: 10.667, tickSize: 15.875)
    /// Record `watch.picker.navlink` of the pictures of watchOS 26: 68 points with a label of two lines.
    static let watchOS26: MenuValueLook = {
        var look = iOS26
        look.stackedPadding = 5.583
        return look
    }()
}

extension SystemLook {
    var menuValue: MenuValueLook { self[MenuValueLook.self] }
}
