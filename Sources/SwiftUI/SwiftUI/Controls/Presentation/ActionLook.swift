import Foundation
@_spi(Nodes) import SwiftUICore

/// The alerts, dialogs and menus of a system.
struct ActionLook: LookSection {
    enum Form: Sendable {
        /// Rows over the whole width, with hairlines between them.
        case rows
        /// Capsules with space around them.
        case capsules
        /// Capsules on a page over the whole screen, under words in its middle.
        case page
    }

    /// The measures of a plate with buttons, in points.
    struct Plate: Sendable {
        var width: CGFloat
        var cornerRadius: CGFloat
        var rowHeight: CGFloat
        var titleSize: CGFloat
        var messageSize: CGFloat
        /// The space around the words.
        var words: EdgeInsets
        /// The distance from the title to the message.
        var messageDistance: CGFloat
    }

    /// The measures of a menu, in points.
    struct Menu: Sendable {
        var cornerRadius: CGFloat
        var rowHeight: CGFloat
        /// The space above the first row and below the last.
        var padding: CGFloat
        /// The distance from one section to the next, and from the sides to a line between them; nil: a band fills the distance, and lines
        /// divide rows.
        var sectionDistance: CGFloat
        var lineInset: CGFloat?
        /// The distance from the side to the words.
        var margin: CGFloat
        /// True if the icon stands before the title.
        var leadsWithIcon: Bool
    }

    var form: Form
    /// True if a dialog is a plate beside the view that presents it.
    var pointsToSource: Bool
    var alert: Plate
    var dialog: Plate
    var menu: Menu
    /// The distance from capsules to the sides of their plate, and from one to the next (record `alert`).
    var capsuleInset: CGFloat = 16
    var capsuleDistance: CGFloat = 8

    /// UIKit's alert controllers and menus: alerts are 270 points wide, with words 16 points from the sides and 20 from above and below;
    /// rows are 44 points high, in dialogs 57; bands in menus are 8 points high.
    static let iOS18 = ActionLook(
        form: .rows, pointsToSource: false,
        alert: Plate(
            width: 270, cornerRadius: 14, rowHeight: 44, titleSize: 17, messageSize: 13,
            words: EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16), messageDistance: 3),
        dialog: Plate(
            width: 414, cornerRadius: 14, rowHeight: 57, titleSize: 13, messageSize: 13,
            words: EdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16), messageDistance: 12),
        menu: Menu(cornerRadius: 13, rowHeight: 44, padding: 0, sectionDistance: 8, lineInset: nil, margin: 16, leadsWithIcon: false))

    /// Records `alert`, `confirmationdialog` and `menu` of `bars26.json`. The space between the words and the buttons is by eye.
    static let iOS26 = ActionLook(
        form: .capsules, pointsToSource: true,
        alert: Plate(
            width: 320, cornerRadius: 33, rowHeight: 48, titleSize: 17, messageSize: 15,
            words: EdgeInsets(top: 21, leading: 30, bottom: 20, trailing: 30), messageDistance: 6),
        dialog: Plate(
            width: 240, cornerRadius: 33, rowHeight: 48, titleSize: 17, messageSize: 15,
            words: EdgeInsets(top: 21, leading: 30, bottom: 20, trailing: 30), messageDistance: 6),
        menu: Menu(cornerRadius: 31, rowHeight: 42, padding: 10, sectionDistance: 21, lineInset: 24, margin: 24, leadsWithIcon: true))

    /// Source: Apple, Human Interface Guidelines, Alerts, watchOS: an alert fills the screen, its buttons under one another. They are as wide
    /// and as far apart as those of record `watch.button.prominent`; the words are by eye.
    static let watchOS26: ActionLook = {
        var look = iOS26
        look.alert = Plate(
            width: 0, cornerRadius: 0, rowHeight: 54, titleSize: 17, messageSize: 15,
            words: EdgeInsets(top: 8, leading: 12.5, bottom: 12, trailing: 12.5), messageDistance: 4)
        (look.form, look.pointsToSource, look.dialog) = (.page, false, look.alert)
        (look.capsuleInset, look.capsuleDistance) = (12.5, 5)
        return look
    }()

    func plate(of form: ActionPlate.Form) -> Plate { form == .dialog ? dialog : alert }
}

extension SystemLook {
    var actions: ActionLook { self[ActionLook.self] }
}
