import Foundation
@_spi(Nodes) import SwiftUICore

/// The value of a menu picker with the chevrons beside it, on a system.
struct MenuValueLook: LookSection {
    /// The distance from the value to the chevrons, in points.
    var spacing: CGFloat
    var chevronSize: CGFloat

    /// By eye, after UIKit's pop-up buttons.
    static let iOS18 = MenuValueLook(spacing: 5, chevronSize: 12)
    /// Record `picker.menu.row` of the pictures of iOS 26.
    static let iOS26 = MenuValueLook(spacing: 8.667, chevronSize: 13)
}

extension SystemLook {
    var menuValue: MenuValueLook { self[MenuValueLook.self] }
}
