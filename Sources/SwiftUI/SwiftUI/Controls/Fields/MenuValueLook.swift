import Foundation
@_spi(Nodes) import SwiftUICore

/// The value of a picker with the chevrons or the arrow beside it, on a system.
struct MenuValueLook: LookSection {
    /// The distance from the value to the chevrons, in points.
    var spacing: CGFloat
    var chevronSize: CGFloat
    /// The distance from a value to the arrow that leads to its choices, in points.
    var arrowDistance: CGFloat

    /// By eye, after UIKit's pop-up buttons.
    static let iOS18 = MenuValueLook(spacing: 5, chevronSize: 12, arrowDistance: 8)
    /// Records `picker.menu.row` and `ha.picker.row` of the pictures of iOS 26.
    static let iOS26 = MenuValueLook(spacing: 7, chevronSize: 13, arrowDistance: 10.667)
}

extension SystemLook {
    var menuValue: MenuValueLook { self[MenuValueLook.self] }
}
