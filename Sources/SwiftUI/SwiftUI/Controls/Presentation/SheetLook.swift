import Foundation
@_spi(Nodes) import SwiftUICore

/// The sheets of a system.
struct SheetLook: LookSection {
    /// The distance from the status bar to the highest sheet, and to one over another, in points.
    var distanceToStatusBar: CGFloat
    var distanceOverSheet: CGFloat
    /// The distance by which a covered sheet rises; it is scaled down by `RootNode.pushedScale`.
    var coveredRise: CGFloat
    /// True if a sheet at its greatest height pushes back the window behind it.
    var pushesWindow: Bool
    var cornerRadius: CGFloat
    /// The distance from a lower sheet to the sides and to the bottom of the screen, for which it is drawn smaller; 0: it stands on the
    /// bottom.
    var floatingMargin: CGFloat
    /// True if a lower sheet is of glass.
    var floatsOnGlass: Bool
    /// The distance from the top of a sheet to its navigation bar, in points.
    var distanceToBar: CGFloat
    /// True if a sheet is a page of its own over the whole screen, with a round button for leaving in its corner.
    var fillsScreen = false
    /// The darkness that a sheet casts on another, as a fraction of that on a window.
    var shadeOverSheet: Double

    /// UIKit's sheets.
    static let iOS18 = SheetLook(
        distanceToStatusBar: 10, distanceOverSheet: 10, coveredRise: 10, pushesWindow: true, cornerRadius: 10, floatingMargin: 0,
        floatsOnGlass: false, distanceToBar: 0, shadeOverSheet: 1)

    /// Records `sheet.full`, `sheet.stacked` and `sheet.medium` of `bars26.json`. The sheet of the last has a height of 430 points and the
    /// 34 of the safe area; it is drawn 451.7 points high, 391.3 of 402 wide, and its rows of 52 points are 50.67 apart. The
    /// lower of two sheets of white is #E0E0E0.
    static let iOS26 = SheetLook(
        distanceToStatusBar: 0, distanceOverSheet: 10, coveredRise: 0, pushesWindow: false, cornerRadius: 38, floatingMargin: 5.333,
        floatsOnGlass: true, distanceToBar: 20, shadeOverSheet: 0.6)

    /// Source: Apple, Human Interface Guidelines, Sheets, watchOS: a sheet covers the screen, with a round button for closing it at the top
    /// leading corner.
    static let watchOS26: SheetLook = {
        var look = iOS26
        (look.fillsScreen, look.distanceToBar) = (true, 0)
        return look
    }()
}

extension SystemLook {
    var sheet: SheetLook { self[SheetLook.self] }
}
