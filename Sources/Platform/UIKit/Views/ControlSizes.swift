import Appearance
import CoreGraphics
import RunContext

/// The sizes of UIKit's controls on a system, in points.
struct ControlSizes {
    var toggle: CGSize
    var sliderHeight: CGFloat
    var table: TableSizes

    /// The sizes on the system that is drawn.
    static var current: ControlSizes {
        switch RunContext.current.systemRelease {
        // `fact.toggle_size` and `fact.controls` of the layout measurements.
        case .iOS14: ControlSizes(toggle: CGSize(width: 51, height: 31), sliderHeight: 33, table: .former(fillsScreen: true))
        case .iOS17, .iOS18: ControlSizes(toggle: CGSize(width: 51, height: 31), sliderHeight: 33, table: .former(fillsScreen: false))
        // Records `toggle.size` and `slider` of the pictures of iOS 26.
        case .iOS26, .watchOS26: ControlSizes(toggle: CGSize(width: 63, height: 28), sliderHeight: 34, table: .iOS26)
        }
    }
}

/// The lengths of tables on a system, in points.
struct TableSizes {
    /// The least height of a row, and the space above and below its texts together.
    var leastHeight: CGFloat
    var around: CGFloat
    /// The corners of an inset group.
    var groupRadius: CGFloat
    /// The space beside the texts of a row where UIKit's margins are 16 points; nil: those margins.
    var rowMargin: CGFloat?
    /// True if empty rows fill the screen below the last one.
    var fillsScreen: Bool

    /// Source: pictures of UIKit's tables on iOS 13. Tables without empty rows: Apple, UIKit `UITableView.fillerRowHeight`, since iOS 15.
    static func former(fillsScreen: Bool) -> TableSizes {
        TableSizes(leastHeight: 44, around: 22, groupRadius: 10, rowMargin: nil, fillsScreen: fillsScreen)
    }

    /// Source: the rows of SwiftUI's lists of iOS 26, which are drawn alike.
    static let iOS26 = TableSizes(leastHeight: 52, around: 24, groupRadius: 26, rowMargin: 20, fillsScreen: false)

    /// Returns the space beside the texts of a row.
    func margin(ofRowIn width: CGFloat) -> CGFloat { rowMargin ?? Self.margin(in: width) }

    /// Returns UIKit's margin at the sides of a width: 16 points on narrow telephones, 20 from 414 points on.
    static func margin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
